// npm run bench [start-up | replay | comment | lint | live]: numbers against their targets, each as ratios of one run, so that a slow
// machine tells itself from slow code. Exit code 1 where a target is missed. Outside `npm run check` (style.md §5.2).
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { importBundled } from "./bench/bundle.mjs";

const root = path.resolve(import.meta.dirname, "..");
const scratch = mkdtempSync(path.join(tmpdir(), "skillcheck-bench-"));
const missed = [];
/** What a runner has. A variable such as NODE_EXTRA_CA_CERTS would double the time of an empty script. */
const ENVIRONMENT = { PATH: process.env.PATH, HOME: process.env.HOME, CI: "true" };
/** What starting Node costs here and now: the yardstick. */
const EMPTY = path.join(scratch, "empty.mjs");
writeFileSync(EMPTY, "");

function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Prints a number with its target; `limit` in the unit of `value`. */
function hold(name, value, { limit, unit, detail = "" }) {
  const met = value <= limit;
  if (!met) missed.push(name);
  say(
    `${met ? "✓" : "✗"} ${name}: ${value.toFixed(1)} ${unit} (at most ${limit} ${unit})${detail === "" ? "" : `, ${detail}`}`,
  );
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const ms = (value) => `${value.toFixed(1)} ms`;

function timeRun(command, args, environment) {
  const started = process.hrtime.bigint();
  const { status, stderr } = spawnSync(command, args, { env: environment, encoding: "utf8" });
  const time = Number(process.hrtime.bigint() - started) / 1e6;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: exit ${status}: ${stderr}`);
  return time;
}

const WARM_UPS = 3;
const ROUNDS = 25;

/** Empty script and action in turn, so that both meet the same machine. */
function compareStartUp(node) {
  const times = { empty: [], action: [] };
  const environment = { ...ENVIRONMENT, STATE_finished: "true" };
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    const bare = timeRun(node, [EMPTY], environment);
    const action = timeRun(node, [path.join(root, "dist/action.js")], environment);
    if (round < WARM_UPS) continue;
    times.empty.push(bare);
    times.action.push(action);
  }
  return {
    empty: median(times.empty),
    action: median(times.action),
    added: median(times.action) - median(times.empty),
    least: Math.min(...times.action) - Math.min(...times.empty),
  };
}

function installNode24() {
  const installer = path.join(root, ".ci/install-node24.mjs");
  return execFileSync(process.execPath, [installer], { encoding: "utf8" }).trim();
}

const versionOf = (node) => execFileSync(node, ["--version"], { encoding: "utf8" }).trim();

/** Start-up of the action doing nothing (its post step with nothing left to do) over an empty script. */
function benchStartUp() {
  for (const [node, limit] of [
    [installNode24(), 80],
    [process.execPath, null],
  ]) {
    const version = versionOf(node);
    const { empty, action, added, least } = compareStartUp(node);
    const detail = `${ms(empty)} empty, ${ms(action)} action, ratio ${(action / empty).toFixed(2)}, minima ${ms(least)} apart`;
    if (limit === null) say(`  start-up on ${version}: ${ms(added)} added, ${detail}`);
    else hold(`start-up on ${version}, added`, added, { limit, unit: "ms", detail });
  }
}

/** Prints the peak memory of the whole process, its worker included, when it ends. */
const MEASURE = `data:text/javascript,${encodeURIComponent(
  'import { writeFileSync } from "node:fs"; import { isMainThread } from "node:worker_threads"; if (isMainThread) process.on("exit", () => writeFileSync(process.env.BENCH_RSS, String(process.resourceUsage().maxRSS)));',
)}`;

/** One `skillcheck test` over a repository: milliseconds and peak MB; all its tests must pass. */
function replayOnce(node, folder, tests) {
  const rss = path.join(scratch, "rss");
  const report = path.join(scratch, "report.json");
  const cli = path.join(root, "dist/cli.js");
  const args = ["--import", MEASURE, cli, "test", folder, "--format", `json=${report}`];
  // A recording that no commit holds is told apart, not refused: the desk counts every sound one.
  const time = timeRun(node, args, { ...ENVIRONMENT, BENCH_RSS: rss });
  const { counts } = JSON.parse(readFileSync(report, "utf8"));
  if (counts.passed !== tests) throw new Error(`${counts.passed} of ${tests} tests passed`);
  const empty = timeRun(node, [EMPTY], ENVIRONMENT);
  return { time, empty, memory: Number(readFileSync(rss, "utf8")) / 1024 };
}

function best(rounds, run) {
  const results = Array.from({ length: rounds }, run);
  return {
    time: Math.min(...results.map(({ time }) => time)),
    empty: Math.min(...results.map(({ empty }) => empty)),
    memory: Math.min(...results.map(({ memory }) => memory)),
  };
}

async function makeCommitted(name, sizes) {
  const { makeRepository } = await importBundled("make-repository", scratch);
  const folder = path.join(scratch, name);
  mkdirSync(folder);
  const git = (...args) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  git("init", "-q", "-b", "main");
  const recordings = await makeRepository(folder, sizes);
  git("add", "-A");
  git("-c", "user.name=bench", "-c", "user.email=bench@localhost", "commit", "-qm", "bench");
  return { folder, recordings };
}

/** Replay of recordings of 50 events with 5 checks each, through the command line. */
async function benchReplay() {
  const few = await makeCommitted("few", { skills: 20, tests: 10, samples: 5 });
  for (const node of [installNode24(), process.execPath]) holdReplay(node, few);
  const many = await makeCommitted("many", { skills: 200, tests: 10, samples: 5 });
  const one = best(3, () => replayOnce(process.execPath, few.folder, 200));
  const ten = best(3, () => replayOnce(process.execPath, many.folder, 2000));
  const detail = `${ms(ten.time)}, ${ten.memory.toFixed(0)} MB`;
  hold(`replay of ${many.recordings}, times that of ${few.recordings}`, ten.time / one.time, {
    limit: 11,
    unit: "×",
    detail,
  });
}

function holdReplay(node, { folder, recordings }) {
  const one = best(9, () => replayOnce(node, folder, 200));
  const version = versionOf(node);
  hold(`replay of ${recordings} recordings on ${version}`, one.time, {
    limit: 1500,
    unit: "ms",
    detail: `an empty script takes ${ms(one.empty)}`,
  });
  // 1.5 s on a machine that starts an empty script in 29 ms, as the one of actions.md §2.2 does.
  hold("the same over an empty script", one.time / one.empty, { limit: 52, unit: "×" });
  hold("memory of it", one.memory, { limit: 300, unit: "MB" });
}

/** Drawing the comment of 40 skills and 300 tests. */
async function benchComment() {
  const { timeComments } = await importBundled("render-comment", scratch);
  for (const { name, times } of timeComments(15)) {
    const detail = `first ${ms(times[0])}, median ${ms(median(times))}`;
    hold(`comment of 300 tests, ${name}`, Math.min(...times), { limit: 50, unit: "ms", detail });
  }
}

/** Linting 6,000 skills of real shape at least three times as fast as the fastest peer; growth with their number. */
async function benchLint() {
  const { timeLint } = await import("./bench/lint-times.mjs");
  const environment = { ...ENVIRONMENT, NO_COLOR: "1" };
  const times = await timeLint({ root, scratch, measure: MEASURE, environment });
  const { ours, peer, small, large } = times;
  hold("lint of 6,000 skills over a third of skill-check 1.2.0", ours / (peer / 3), {
    limit: 1,
    unit: "×",
    detail: `${ms(ours)}, skill-check ${ms(peer)} and ${times.peerMemory.toFixed(0)} MB`,
  });
  hold("memory of it", times.memory, { limit: 250, unit: "MB" });
  hold("6,000 skills over 600", ours / small, { limit: 11, unit: "×", detail: ms(small) });
  const detail = `${ms(large)}, ${times.largeMemory.toFixed(0)} MB`;
  hold("60,000 skills over 6,000", large / ours, { limit: 11, unit: "×", detail });
}

/** A scripted model in a process of its own, as a real one is elsewhere. */
async function startModel(name, script) {
  const file = path.join(scratch, `${name}.json`);
  writeFileSync(file, JSON.stringify({ scripts: [script] }));
  const args = [path.join(root, "dist/demo.js"), "model", "--port", "0", "--script", file];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  return { url: String(line).trim(), end: () => child.kill() };
}

const PAIRS = 9;
const TOGETHER = 8;

/** Runs of the real CLIs through workspace, cage, gateway and recording over the bare CLI; then many at once. */
async function benchLive() {
  const { timePairs, timeTogether, toScript } = await importBundled("live-runs", scratch);
  const installer = path.join(root, ".ci/install-agents.mjs");
  for (const name of ["claude", "codex"]) {
    const line = execFileSync(process.execPath, [installer, name], { encoding: "utf8" }).trim();
    const program = line.slice(line.lastIndexOf(" ") + 1);
    const place = { program, dist: path.join(root, "dist"), scratch };
    for (const delay of [0, 500]) {
      const model = await startModel(`${name}-${delay}`, toScript(name, delay));
      try {
        const pairs = await timePairs(name, { ...place, url: model.url }, PAIRS);
        holdPairs(`${name}, a model that answers after ${delay} ms`, pairs);
        if (delay > 0) {
          holdTogether(name, await timeTogether(name, { ...place, url: model.url }, TOGETHER));
        }
      } finally {
        model.end();
      }
    }
  }
}

/** At most 3 % and 150 ms more, pair by pair: the median pair decides. */
function holdPairs(name, pairs) {
  const over = pairs.map(({ bare, ours }) => ours - 1.03 * bare);
  const bare = median(pairs.map((pair) => pair.bare));
  const ours = median(pairs.map((pair) => pair.ours));
  const detail = `bare ${ms(bare)}, ours ${ms(ours)}, least ${ms(Math.min(...over))}, most ${ms(Math.max(...over))}`;
  hold(`${name}: a run over the bare CLI and 3 %`, median(over), {
    limit: 150,
    unit: "ms",
    detail,
  });
}

function holdTogether(name, { alone, work, together, ideal }) {
  const detail = `${ms(together)}, ideal ${ms(ideal)}, one run ${ms(alone)} with ${ms(work)} of processor`;
  hold(`${name}: ${TOGETHER} runs at once over the ideal`, together / ideal, {
    limit: 1.3,
    unit: "×",
    detail,
  });
}

const BENCHES = new Map([
  ["start-up", benchStartUp],
  ["replay", benchReplay],
  ["comment", benchComment],
  ["lint", benchLint],
  ["live", benchLive],
]);

try {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !BENCHES.has(name));
  if (unknown !== undefined)
    throw new Error(`${unknown}: one of ${[...BENCHES.keys()].join(", ")}`);
  for (const [name, bench] of BENCHES) {
    if (named.length === 0 || named.includes(name)) await bench();
  }
  if (missed.length > 0) say(`${missed.length} above target`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
