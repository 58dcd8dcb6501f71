// Runs of the real CLIs, bare and through workspace, cage, gateway and recording. Imports the source itself, so it is bundled
// before it runs (bench.mjs).
import { type ChildProcess, spawn } from "node:child_process";
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
import type { ModelScript } from "../../fakes/servers/model/script.ts";
import claude from "../../src/agents/claude.ts";
import codex from "../../src/agents/codex.ts";
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
const SUBJECTS = {
  claude: { agent: claude, model: "claude-sonnet-4-5", calls: CALLS.claude },
  codex: { agent: codex, model: "gpt-5.4", calls: CALLS.codex },
};
const PROMPT = "Greet me.";
const REPLY = "Yes.";
const SKILL = "---\nname: greeter\ndescription: Greets.\n---\nSay ahoy.\n";

type SubjectName = keyof typeof SUBJECTS;

/** What the runs of one agent need to know of it. */
function toSubject(name: SubjectName) {
  const { agent, model, calls } = SUBJECTS[name];
  const provider = agent.provider(model);
  if (provider === null || calls === undefined || agent.way.kind !== "process") {
    throw new Error(`${name} cannot be started here`);
  }
  return { agent, model, calls, provider, argumentsOf: agent.way.arguments };
}

/** Where the runs of one agent find what they need. */
interface BenchPlace {
  /** The CLI. */
  readonly program: string;
  /** Address of the scripted model. */
  readonly url: string;
  /** Where the relay and the stand-ins lie. */
  readonly dist: string;
  readonly scratch: string;
}

/** Two turns of two answers each: a tool call, a question, another tool call, the end. */
export function toScript(name: SubjectName, delayMs: number): ModelScript {
  const shell = toSubject(name).calls.shell("echo ahoy > ahoy.txt");
  const steps = [
    { tools: [shell] },
    { text: "Shall I go on?" },
    { tools: [shell] },
    { text: "Done." },
  ];
  return { steps, ...(delayMs > 0 ? { fault: { kind: "delay", delay_ms: delayMs } } : {}) };
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
}

/** One turn of the CLI as its user would start it: prompt in a file, stream into a file. */
async function startBare(
  program: string,
  args: readonly string[],
  run: { folder: string; environment: NodeJS.ProcessEnv; prompt: string },
): Promise<readonly string[]> {
  const { folder, environment, prompt } = run;
  const input = join(dirname(folder), "stdin");
  const output = join(dirname(folder), "stdout");
  writeFileSync(input, prompt);
  const from = openSync(input, "r");
  const to = openSync(output, "w");
  const code = await exitOf(
    spawn(program, args, { cwd: folder, env: environment, stdio: [from, to, "ignore"] }),
  );
  closeSync(from);
  closeSync(to);
  if (code !== 0) throw new Error(`${program}: exit ${code}: ${readFileSync(output, "utf8")}`);
  return readFileSync(output, "utf8").trimEnd().split("\n");
}

/** Home and workspace as the CLI gets them from us, and its environment. */
function fillBare(
  name: SubjectName,
  root: string,
  url: string,
): { home: string; environment: NodeJS.ProcessEnv } {
  const { agent, model, provider } = toSubject(name);
  const home = join(root, "home");
  const { basePath, keyVariables } = provider;
  const keyVariable = keyVariables[0] ?? "";
  const access = { address: `${url}${basePath}`, key: KEY, keyVariable };
  const place = { home, isRoot: process.getuid?.() === 0, model, access };
  const files = {
    ...agent.homeFiles(place),
    [`../workspace/${agent.skillFolder}/greeter/SKILL.md`]: SKILL,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  const fixed = { PATH: process.env.PATH, TERM: "dumb", CI: "1" };
  return { home, environment: { ...fixed, ...agent.settings, ...agent.environment(place) } };
}

/** Milliseconds of both turns without anything of ours around them. */
async function timeBare(name: SubjectName, { program, url, scratch }: BenchPlace): Promise<number> {
  const { agent, model, argumentsOf } = toSubject(name);
  const root = realpathSync(mkdtempSync(join(scratch, "bare-")));
  const folder = join(root, "workspace");
  const { home, environment } = fillBare(name, root, url);
  await exitOf(spawn("git", ["init", "--quiet"], { cwd: folder, stdio: "ignore" }));
  const started = performance.now();
  const run = (session: string | null, prompt: string) => {
    const args = typeof argumentsOf === "function" ? argumentsOf({ model, session }) : argumentsOf;
    return startBare(program, args, {
      folder,
      environment: { ...environment, HOME: home },
      prompt,
    });
  };
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
function processorMs(): number {
  const [line = ""] = readFileSync("/proc/stat", "latin1").split("\n", 1);
  const fields = line.split(/ +/).slice(1);
  // user, nice, system; then idle and iowait are no work; irq, softirq, steal.
  return [0, 1, 2, 5, 6].reduce((sum, at) => sum + Number(fields[at]), 0) * 10;
}

/** A machine, and runs of one agent on it. */
function openRuns(name: SubjectName, { program, url, dist }: BenchPlace) {
  const { agent, model, provider } = toSubject(name);
  const machine = openMachine(
    { PATH: process.env.PATH, HOME: process.env.HOME },
    { relay: join(dist, "relay.js"), standIn: join(dist, "stand-in.js") },
  );
  const settings = {
    ...toRunSettings(program, machine, () => undefined),
    agent,
    agentVersion: agent.testedVersion,
    upstream: {
      provider,
      address: `${url}${provider.basePath}`,
      key: KEY,
      keyHeader: "own" as const,
    },
    isolation: { kind: "cage" as const },
  };
  const play = record({
    live: live(settings),
    store: openMemoryStore(null),
    redactor: createRedactor([KEY]),
  });
  const run = async (): Promise<number> => {
    const call = await toCall({
      agent: name,
      model,
      test: { prompts: [PROMPT], answers: { kind: "list", replies: [REPLY] } },
      from: [fileOf("notes.txt", "keep\n")],
    });
    const started = performance.now();
    const played = await play(call);
    const time = performance.now() - started;
    const outcome =
      played.kind === "played"
        ? readRun(played.cassette).outcome
        : "reason" in played
          ? played.reason
          : played.kind;
    if (outcome !== "completed") throw new Error(`${name}: ${outcome}`);
    return time;
  };
  return { machine, run };
}

/** Bare and ours in turn, so that both meet the same machine; milliseconds. */
export async function timePairs(
  name: SubjectName,
  place: BenchPlace,
  pairs: number,
): Promise<readonly { bare: number; ours: number }[]> {
  const { machine, run } = openRuns(name, place);
  const problem = await machine.proveCage();
  if (problem !== null) throw new Error(problem);
  const times: { bare: number; ours: number }[] = [];
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
export async function timeTogether(
  name: SubjectName,
  place: BenchPlace,
  count: number,
): Promise<{ alone: number; work: number; together: number; ideal: number }> {
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
