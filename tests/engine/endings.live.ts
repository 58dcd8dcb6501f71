import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Step } from "../../fakes/agent/scenario.ts";
import { record } from "../../src/cassettes/record.ts";
import { systemClock } from "../../src/host/clock.ts";
import { createRedactor } from "../../src/text/redactor.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { memoryStore } from "../cassettes/make-cassette.ts";
import { buildAgent } from "../fakes/scripted-agent.ts";
import { makeScratch } from "../host/scratch.ts";
import { cassetteOf, playTurns, prepare, toCall } from "./live-run.ts";
import { running, toWord } from "./running.ts";

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;
beforeAll(async () => {
  agent = await buildAgent();
});
afterAll(() => agent.dispose());

const TIMEOUT_MS = 2000;

it.each<[string, string, readonly Step[], string, readonly unknown[]]>([
  [
    "AG-2 hangs after a good word",
    "",
    [{ do: "text", text: "Done." }, { do: "hang" }],
    "timed-out",
    [],
  ],
  [
    "SB-9: ignores SIGTERM, its tool in a session of its own",
    toWord(97531),
    [
      { do: "ignore-signals" },
      { do: "bash", command: `trap '' TERM; sleep ${toWord(97531)}` },
      { do: "hang" },
    ],
    "timed-out",
    [],
  ],
  [
    "AG-1 its tool ignores SIGTERM and starts another session",
    toWord(97535),
    [
      {
        do: "bash",
        command: `trap '' TERM; setsid sleep ${toWord(97535)} & sleep ${toWord(97535)}`,
      },
      { do: "hang" },
    ],
    "timed-out",
    [],
  ],
  [
    "AG-1 its tool has ended and left a session that ignores SIGTERM",
    toWord(97536),
    [
      { do: "bash", command: `trap '' TERM; setsid sleep ${toWord(97536)} & sleep 0.5` },
      { do: "text", text: "Done." },
    ],
    "completed",
    ["greeter › greets, claude, sample 1: ended what the agent left running: sleep"],
  ],
  [
    "SB-9: leaves a double-forked daemon",
    toWord(97532),
    [
      { do: "daemon", command: `exec sleep ${toWord(97532)}` },
      { do: "text", text: "Done." },
    ],
    "completed",
    // Its shell may not have become the program yet.
    [
      expect.stringMatching(
        /^greeter › greets, claude, sample 1: ended what the agent left running: (sh|sleep)$/,
      ),
    ],
  ],
  [
    "SB-9: leaves a daemon without our marker",
    toWord(97533),
    [
      { do: "bash", command: `env -i setsid sleep ${toWord(97533)} & sleep 0.5` },
      { do: "text", text: "Done." },
    ],
    "completed",
    ["greeter › greets, claude, sample 1: ended what the agent left running: sleep"],
  ],
  [
    "SB-9: leaves a child that holds stdout",
    toWord(97534),
    [
      { do: "hold-stdout", seconds: Number(toWord(97534)) },
      { do: "text", text: "Done." },
    ],
    "completed",
    ["greeter › greets, claude, sample 1: ended what the agent left running: sleep"],
  ],
])("%s: everything is ended in time", async (...row) => {
  const [, word, steps, outcome, expected] = row;
  const began = performance.now();
  const { played, warnings } = await playTurns(agent, [steps], {
    test: { timeoutMs: outcome === "timed-out" ? TIMEOUT_MS : 60_000 },
  });
  const cassette = cassetteOf(played);
  expect([readRun(cassette).outcome, warnings]).toEqual([outcome, expected]);
  expect(performance.now() - began).toBeLessThan(TIMEOUT_MS + 10_000);
  expect(word === "" ? [] : running(word)).toEqual([]);
});

it("AG-2 is timed-out whatever the stream says", async () => {
  const result = {
    type: "result",
    subtype: "success",
    is_error: false,
    result: "Done.",
    session_id: "s",
  };
  const steps = [
    { do: "text", text: "Done." },
    { do: "line", line: JSON.stringify(result) },
    { do: "hang" },
  ] as const;
  const { played } = await playTurns(agent, [steps], {
    test: { timeoutMs: TIMEOUT_MS, answers: { kind: "list", replies: ["a"] } },
  });
  const cassette = cassetteOf(played);
  expect([readRun(cassette).outcome, cassette.turns.map(({ ended }) => ended)]).toEqual([
    "timed-out",
    ["timeout"],
  ]);
});

it("lets the run's own limit end a turn, and starts none after it", async () => {
  const turns = [
    [
      { do: "bash", command: "sleep 0.2" },
      { do: "text", text: "One?" },
    ],
    [{ do: "hang" }],
  ] as const;
  const answers = { kind: "list", replies: ["a", "b"] } as const;
  const { played } = await playTurns(agent, turns, { test: { answers, runTimeoutMs: 6000 } });
  const cassette = cassetteOf(played);
  expect(cassette.turns.map(({ ended }) => ended)).toEqual(["by-itself", "timeout"]);
  expect(cassette.turns.reduce((sum, turn) => sum + turn.duration_ms, 0)).toBeLessThan(8000);
  let now = 0;
  // Each look at the clock is two seconds later: the second turn begins after the end.
  const clock = {
    ...systemClock,
    now: () => (now += 2000),
    timestamp: () => "2026-11-30T09:12:44Z",
  };
  const late = await playTurns(agent, [[{ do: "text", text: "One?" }]], {
    test: { answers, runTimeoutMs: 3000 },
    settings: { clock },
  });
  const [, second] = cassetteOf(late.played).turns;
  expect(second).toEqual({
    user: "a",
    source: "answer",
    stdout: [],
    stderr: [],
    exit: null,
    signal: null,
    ended: "timeout",
    started_at: "2026-11-30T09:12:44Z",
    duration_ms: 0,
    changes: [],
  });
  expect(readRun(cassetteOf(late.played)).outcome).toBe("timed-out");
});

const LIMIT = 4 * 1024 * 1024;
const bytesOf = (lines: readonly string[]) => lines.join("\n").length;
const padding = (bytes: number): Step => ({
  do: "bash",
  command: `exec 1>&2; head -c ${bytes} /dev/zero | tr '\\0' a | fold -w 4000 > /proc/$PPID/fd/1`,
});

it("SB-11: cuts a stream at 4 MiB, ends the agent and the conversation", async () => {
  const steps = [padding(LIMIT + 100_000), { do: "text", text: "Done." }, { do: "hang" }] as const;
  const { played } = await playTurns(agent, [steps], {
    test: { answers: { kind: "list", replies: ["a"] } },
  });
  const cassette = cassetteOf(played);
  expect(cassette.turns.map(({ ended, stdout }) => [ended, bytesOf(stdout)])).toEqual([
    ["output", LIMIT],
  ]);
  expect([readRun(cassette).outcome, readRun(cassette).badLines > 0]).toEqual([
    "too-much-output",
    true,
  ]);
});

it("SB-11: cuts a stream that ended by itself before anybody looked", async () => {
  const steps = [padding(LIMIT + 1), { do: "exit", code: 0 }] as const;
  const { played } = await playTurns(agent, [steps]);
  expect(cassetteOf(played).turns.map(({ ended }) => ended)).toEqual(["output"]);
});

it("SB-11: keeps nothing of a flood of lines: yes", async () => {
  const store = memoryStore();
  const { play } = prepare(agent, { cases: [{ turns: [[{ do: "flood" }]] }] });
  const played = await record({ live: play, store, redactor: createRedactor([]) })(await toCall());
  expect([played, [...store.texts]]).toEqual([
    { kind: "void", reason: "too much output", costUsd: null },
    [],
  ]);
});

it("SE-2 keeps nothing of a run that shows the key, SE-1 redacts what looks like one", async () => {
  // The agent is given none; without a cage it can find one on the machine.
  const key = "sk-fake-key-0123456789";
  const found = join(await makeScratch(), "key");
  await writeFile(found, key);
  const store = memoryStore();
  const recorded = async (command: string) => {
    const { play } = prepare(agent, {
      cases: [
        {
          turns: [
            [
              { do: "bash", command },
              { do: "text", text: "." },
            ],
          ],
        },
      ],
    });
    return record({ live: play, store, redactor: createRedactor([key]) })(await toCall());
  };
  const observed = { kind: "void", reason: "secret observed", costUsd: null };
  expect(await recorded(`rev < ${found}`)).toEqual(observed);
  expect(await recorded(`touch key-$(cat ${found})`)).toEqual(observed);
  expect(await recorded(`cp ${found} f; git add f; git commit -qm $(cat ${found}); rm f`)).toEqual(
    observed,
  );
  expect([...store.texts]).toEqual([]);
  const token = `ghp_${"A1b2".repeat(9)}`;
  const played = await recorded(`echo ${token}; echo ${token} > token.txt; echo ${token} >&2`);
  const [text = ""] = [...store.texts.values()];
  expect([text.includes(token), text.includes("[redacted]")]).toEqual([false, true]);
  expect(JSON.stringify(cassetteOf(played))).not.toContain(token);
});

it("leaves alone a process of ours that does not belong to the run", async () => {
  const other = spawn("sleep", ["97540"], { detached: true, stdio: "ignore" });
  try {
    await playTurns(agent, [[{ do: "hang" }]], { test: { timeoutMs: 500 } });
    expect([existsSync(`/proc/${other.pid}`), other.exitCode, other.signalCode]).toEqual([
      true,
      null,
      null,
    ]);
  } finally {
    other.kill("SIGKILL");
  }
});
