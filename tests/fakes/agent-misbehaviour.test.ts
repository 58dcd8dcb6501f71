import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  type AgentPlace,
  buildAgent,
  eventsOf,
  oneTurn,
  type StartedAgent,
} from "./scripted-agent.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;

beforeAll(async () => {
  agent = await buildAgent();
});

afterAll(() => agent.dispose());

/** Waits until something is so; the test's own limit ends a wait for nothing. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(10);
}

const printed = (started: StartedAgent, words: string) =>
  until(() => started.stdout().includes(words));

/** A process that a step left behind wrote its id there. */
async function pidFrom(place: AgentPlace, name: string): Promise<number> {
  const file = join(place.workspace, name);
  await until(() => existsSync(file) && readFileSync(file, "utf8").endsWith("\n"));
  return Number(readFileSync(file, "utf8"));
}

/** Parent, group and session of a process, from /proc. */
function family(pid: number): { parent: number; group: number; session: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [, parent, group, session] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  return { parent: parent ?? 0, group: group ?? 0, session: session ?? 0 };
}

test("hang: nothing after the first line; SIGTERM ends it with 143 and no result", async () => {
  const started = agent.place(oneTurn({ do: "hang" })).start();
  await printed(started, '"init"');
  started.child.kill("SIGTERM");
  const run = await started.ended;
  expect([run.code, eventsOf(run).map((line) => line["type"])]).toEqual([143, ["system"]]);
});

test("SIGTERM during a tool: the tool is ended and told as failed, exit 143", async () => {
  const place = agent.place(
    oneTurn({ do: "bash", command: "echo $$ > pid; echo started; sleep 300" }),
  );
  const started = place.start();
  const pid = await pidFrom(place, "pid");
  started.child.kill("SIGTERM");
  const run = await started.ended;
  const last = eventsOf(run).at(-1) as {
    message: { content: readonly { content: string; is_error: boolean }[] };
  };
  expect([run.code, last.message.content[0]?.content, last.message.content[0]?.is_error]).toEqual([
    143,
    "Exit code 137\nstarted",
    true,
  ]);
  await until(() => !existsSync(`/proc/${pid}`));
});

test("SIGINT during a tool: rejected, a result that says so, exit 0", async () => {
  const place = agent.place(oneTurn({ do: "bash", command: "echo $$ > pid; sleep 300" }));
  const started = place.start();
  await pidFrom(place, "pid");
  started.child.kill("SIGINT");
  const run = await started.ended;
  expect(run.code).toBe(0);
  expect(eventsOf(run).at(-1)).toMatchObject({
    subtype: "error_during_execution",
    terminal_reason: "aborted_tools",
    num_turns: 3,
  });
});

test("ignore-signals: SIGTERM and SIGINT do nothing", async () => {
  const place = agent.place(
    oneTurn(
      { do: "ignore-signals" },
      { do: "bash", command: "echo $$ > pid; until test -e go; do sleep 0.01; done" },
      { do: "text", text: "Still here." },
    ),
  );
  const started = place.start();
  await pidFrom(place, "pid");
  started.child.kill("SIGTERM");
  started.child.kill("SIGINT");
  writeFileSync(join(place.workspace, "go"), "");
  const run = await started.ended;
  expect([run.code, eventsOf(run).at(-1)?.["result"]]).toEqual([0, "Still here."]);
});

test("daemon: a process of its own session and group outlives the agent, its parent is gone", async () => {
  const command = "echo $(exec sh -c 'echo $PPID') > pid; exec sleep 1000";
  const place = agent.place(oneTurn({ do: "daemon", command }, { do: "text", text: "Done." }));
  const started = place.start();
  const run = await started.ended;
  expect(run.code).toBe(0);
  const pid = await pidFrom(place, "pid");
  const { group, session } = family(pid);
  try {
    expect([group, session]).not.toContain(family(process.pid).group);
    expect(session).not.toBe(started.child.pid);
    // The shell that led the session has ended: only /proc finds the process now.
    expect(existsSync(`/proc/${session}`)).toBe(false);
  } finally {
    process.kill(pid, "SIGKILL");
  }
});

test("hold-stdout: the agent ends, its stdout stays open in another process", async () => {
  const place = agent.place(
    oneTurn({ do: "hold-stdout", seconds: 1000 }, { do: "text", text: "Done." }),
  );
  const run = await place.run();
  expect([run.code, eventsOf(run).at(-1)?.["result"]]).toEqual([0, "Done."]);
  const file = join(place.workspace, "..", "1.out");
  const holders = readdirSync("/proc")
    .filter((name) => /^[0-9]+$/.test(name) && name !== String(process.pid))
    .filter((pid) => holds(pid, file));
  for (const pid of holders) process.kill(Number(pid), "SIGKILL");
  expect(holders).toHaveLength(1);
});

/** Is the process a sleep whose stdout is this file? */
function holds(pid: string, file: string): boolean {
  try {
    const sleeps = readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("sleep");
    return sleeps && readlinkSync(`/proc/${pid}/fd/1`) === realpathSync(file);
  } catch {
    return false;
  }
}

test("garbage, foreign lines and secrets are printed as they stand", async () => {
  const line = '{"type":"telepathy","secret":"ghp_planted"}';
  const run = await agent
    .place(
      oneTurn(
        { do: "garbage", lines: 2 },
        { do: "line", line },
        { do: "stderr", text: "oops" },
        { do: "text", text: "Done." },
      ),
    )
    .run();
  expect(run.stderr).toBe("oops");
  const garbage = Buffer.from([0xff, 0xfe, 0x00]);
  expect(
    run.stdout.filter((_, place) => run.stdout.subarray(place, place + 3).equals(garbage)).length,
  ).toBe(2);
  expect(run.stdout.toString("latin1").split("\n")).toContain(line);
});

test("flood: as many bytes as asked for, or far beyond any limit", async () => {
  const bounded = await agent
    .place(oneTurn({ do: "flood", bytes: 100_001 }, { do: "text", text: "Done." }))
    .run();
  expect(bounded.stdout.filter((byte) => byte === 0x79).length).toBeGreaterThanOrEqual(50_001);
  const started = agent.place(oneTurn({ do: "flood" })).start();
  await until(() => started.printed() > 5 * 1024 * 1024);
  started.child.kill("SIGKILL");
  expect((await started.ended).signal).toBe("SIGKILL");
});

test("cut: the last line ends in its middle, exit 0", async () => {
  const run = await agent.place(oneTurn({ do: "text", text: "Hello." }, { do: "cut" })).run();
  const lines = run.stdout.toString().split("\n");
  expect([run.code, lines.length]).toEqual([0, 3]);
  expect(lines[2]).toMatch(/^\{"duration_api_ms":/);
  expect(() => JSON.parse(lines[2] ?? "") as unknown).toThrow(SyntaxError);
});

test("exit and kill: an end without a result", async () => {
  const exited = await agent
    .place(oneTurn({ do: "text", text: "x" }, { do: "exit", code: 7 }))
    .run();
  const killed = await agent.place(oneTurn({ do: "kill", signal: "SIGSEGV" })).run();
  expect([exited.code, eventsOf(exited).at(-1)?.["type"], killed.signal]).toEqual([
    7,
    "assistant",
    "SIGSEGV",
  ]);
});
