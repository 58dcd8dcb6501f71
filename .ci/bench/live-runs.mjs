// Runs of the real CLIs, bare and through workspace, cage, gateway and recording. Imports the source itself, so it is bundled
// before it runs (bench.mjs).
import { spawn } from "node:child_process";
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { AGENTS } from "../../src/agents/index.ts";
import { openMemoryStore } from "../../src/cassettes/memory-store.ts";
import { record } from "../../src/cassettes/record.ts";
import { live } from "../../src/engine/live.ts";
import { schedule } from "../../src/engine/schedule.ts";
import { openMachine } from "../../src/host/open-machine.ts";
import { createRedactor } from "../../src/text/redactor.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { CALLS } from "../../tests/agents/scripted-calls.ts";
import { fileOf, toCall, toRunSettings } from "../../tests/engine/run-call.ts";

const KEY = "sk-bench-0123456789";
const MODELS = { claude: "claude-sonnet-4-5", codex: "gpt-5.4" };
const PROMPT = "Greet me.";
const REPLY = "Yes.";
const SKILL = "---\nname: greeter\ndescription: Greets.\n---\nSay ahoy.\n";

/** Two turns of two answers each: a tool call, a question, another tool call, the end. */
export function toScript(name, delayMs) {
  const shell = CALLS[name].shell("echo ahoy > ahoy.txt");
  const steps = [
    { tools: [shell] },
    { text: "Shall I go on?" },
    { tools: [shell] },
    { text: "Done." },
  ];
  return { steps, ...(delayMs > 0 ? { fault: { kind: "delay", delay_ms: delayMs } } : {}) };
}

function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
}

/** One turn of the CLI as its user would start it: prompt in a file, stream into a file. */
async function startBare(program, args, { folder, environment, prompt }) {
  const [input, output] = ["stdin", "stdout"].map((name) => join(dirname(folder), name));
  writeFileSync(input, prompt);
  const files = [openSync(input, "r"), openSync(output, "w"), "ignore"];
  const code = await exitOf(spawn(program, args, { cwd: folder, env: environment, stdio: files }));
  closeSync(files[0]);
  closeSync(files[1]);
  if (code !== 0) throw new Error(`${program}: exit ${code}: ${readFileSync(output, "utf8")}`);
  return readFileSync(output, "utf8").trimEnd().split("\n");
}

/** Milliseconds of both turns without anything of ours around them. */
async function timeBare(name, { program, url, scratch }) {
  const agent = AGENTS.find((agent) => agent.name === name);
  const model = MODELS[name];
  const root = realpathSync(mkdtempSync(join(scratch, "bare-")));
  const [folder, home] = ["workspace", "home"].map((one) => join(root, one));
  const place = {
    home,
    isRoot: process.getuid() === 0,
    model,
    access: {
      address: `${url}${agent.provider(model).basePath}`,
      key: KEY,
      keyVariable: agent.provider(model).keyVariables[0],
    },
  };
  const files = {
    ...agent.homeFiles(place),
    [`../workspace/${agent.skillFolder}/greeter/SKILL.md`]: SKILL,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  const environment = {
    PATH: process.env.PATH,
    HOME: home,
    TERM: "dumb",
    CI: "1",
    ...agent.settings,
    ...agent.environment(place),
  };
  await exitOf(spawn("git", ["init", "--quiet"], { cwd: folder, stdio: "ignore" }));
  const started = performance.now();
  const run = (session, prompt) =>
    startBare(program, agent.way.arguments({ model, session }), { folder, environment, prompt });
  const lines = await run(null, PROMPT);
  const process_ = { exit: 0, signal: null, timedOut: false };
  const { sessionId } = agent.stream.read(lines, { process: process_, stderr: "", after: null });
  const last = await run(sessionId, REPLY);
  const time = performance.now() - started;
  if (!last.join("").includes("Done.")) throw new Error(`${name}: the bare run did not end well`);
  rmSync(root, { recursive: true, force: true });
  return time;
}

/** What all cores together have worked so far, in milliseconds: a cage that is killed tells nobody what it took. */
function processorMs() {
  const [, ...fields] = readFileSync("/proc/stat", "latin1").split("\n", 1)[0].split(/ +/);
  // user, nice, system; then idle and iowait are no work; irq, softirq, steal.
  return [0, 1, 2, 5, 6].reduce((sum, at) => sum + Number(fields[at]), 0) * 10;
}

/** A machine, and runs of one agent on it. */
function openRuns(name, { program, url, dist }) {
  const agent = AGENTS.find((agent) => agent.name === name);
  const machine = openMachine(
    { PATH: process.env.PATH, HOME: process.env.HOME },
    { relay: join(dist, "relay.js"), standIn: join(dist, "stand-in.js") },
  );
  const provider = agent.provider(MODELS[name]);
  const settings = {
    ...toRunSettings(program, machine, () => undefined),
    agent,
    agentVersion: agent.testedVersion,
    upstream: { provider, address: `${url}${provider.basePath}`, key: KEY, keyHeader: "own" },
    isolation: { kind: "cage" },
  };
  const play = record({
    live: live(settings),
    store: openMemoryStore(null),
    redactor: createRedactor([KEY]),
  });
  const run = async () => {
    const call = await toCall({
      agent: name,
      model: MODELS[name],
      test: { prompts: [PROMPT], answers: { kind: "list", replies: [REPLY] } },
      from: [fileOf("notes.txt", "keep\n")],
    });
    const started = performance.now();
    const played = await play(call);
    const time = performance.now() - started;
    const outcome = played.kind === "played" ? readRun(played.cassette).outcome : played.reason;
    if (outcome !== "completed") throw new Error(`${name}: ${outcome}`);
    return time;
  };
  return { machine, run };
}

/** Bare and ours in turn, so that both meet the same machine; milliseconds. */
export async function timePairs(name, place, pairs) {
  const { machine, run } = openRuns(name, place);
  const problem = await machine.proveCage();
  if (problem !== null) throw new Error(problem);
  const times = [];
  try {
    // The first of each reads programs from the disk.
    await timeBare(name, place);
    await run();
    for (let pair = 0; pair < pairs; pair += 1) {
      times.push({ bare: await timeBare(name, place), ours: await run() });
    }
  } finally {
    await machine.close();
  }
  return times;
}

/** One run alone, then eight at once. The ideal is what the cores allow: the longest of one run and all their work on them. */
export async function timeTogether(name, place, count) {
  const { machine, run } = openRuns(name, place);
  try {
    await run();
    const before = processorMs();
    const alone = await run();
    const work = processorMs() - before;
    const started = performance.now();
    const runs = Array.from({ length: count }, () => ({
      memoryBytes: 1,
      lane: name,
      exclusive: null,
      start: run,
    }));
    await schedule(runs, {
      jobs: count,
      memoryBytes: count,
      mayStart: () => true,
      isLimited: () => false,
    });
    const together = performance.now() - started;
    const cores = Math.min(2, cpus().length);
    return { alone, work, together, ideal: Math.max(alone, (count * work) / cores) };
  } finally {
    await machine.close();
  }
}
