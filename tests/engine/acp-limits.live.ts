import { expect, it, vi } from "vitest";
import { live } from "../../src/engine/live.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { openCagedMachine } from "../agents/real-agent.ts";
import { messagesOf, playAcp, toAcpSettings } from "./acp-run.ts";
import { cassetteOf, openTestMachine, toCall, type Wanted } from "./live-run.ts";
import { running, toWord } from "./running.ts";

vi.setConfig({ testTimeout: 90_000 });

const MIB = 1024 * 1024;
const done = [{ say: "Done." }, { end: {} }];
const yes: NonNullable<Wanted["test"]> = { answers: { kind: "list", replies: ["Yes."] } };

function factsOf(cassette: Cassette) {
  const run = readRun(cassette);
  const bytes = cassette.turns.flatMap(({ stdout }) => stdout).join("\n").length;
  return {
    outcome: run.outcome,
    ended: cassette.turns.map(({ ended }) => ended),
    isWithin: bytes <= 4 * MIB,
  };
}

it.each<[string, readonly unknown[], string, string]>([
  ["silence until the deadline", [{ say: "Wait" }, { silent: true }], "timed-out", "timeout"],
  ["nothing at all", [{ silent: true }], "timed-out", "timeout"],
  ["an answer after the deadline", [{ wait: 6000 }, ...done], "timed-out", "timeout"],
  ["a line without an end", [{ partial: '{"jsonrpc"' }, { silent: true }], "timed-out", "timeout"],
  ["a huge line", [{ huge: 5 * MIB }, { silent: true }], "too-much-output", "output"],
  [
    "a huge line without an end",
    [{ partial: "x".repeat(100) }, { huge: 5 * MIB }, ...done],
    "too-much-output",
    "output",
  ],
  [
    "more than a run may hold",
    [...Array.from({ length: 5 }, () => ({ huge: MIB })), ...done],
    "too-much-output",
    "output",
  ],
])("holds its limits: %s", async (...row) => {
  const [, steps, outcome, ended] = row;
  const began = performance.now();
  const { played, warnings } = await playAcp(
    { turns: [steps], eof: "stay" },
    { test: { ...yes, timeoutMs: 3000 } },
  );
  expect(factsOf(cassetteOf(played))).toEqual({ outcome, ended: [ended], isWithin: true });
  expect(warnings).toEqual([]);
  expect(performance.now() - began).toBeLessThan(20_000);
});

it("ends one that stays when its stdin is closed", async () => {
  const { played, warnings } = await playAcp({ turns: [done], eof: "stay" });
  expect(factsOf(cassetteOf(played)).outcome).toBe("completed");
  expect(warnings).toEqual([]);
});

it("AG-1 ends what it left behind in a session of its own", async () => {
  const word = toWord(97541);
  const script = `trap '' TERM; setsid sleep ${word} & exec "$0" "$@"`;
  const { settings, warnings } = toAcpSettings([], {});
  const command = ["-c", script, settings.program, ...toAcpArguments({ turns: [done] })];
  const { way } = settings.agent;
  if (way.kind !== "dialogue") throw new Error("no dialogue");
  const agent = { ...settings.agent, way: { ...way, arguments: command } };
  const call = await toCall({ agent: "acp-scripted", model: "" });
  const played = await live({ ...settings, agent, program: "/bin/sh" })(call);
  expect(factsOf(cassetteOf(played)).outcome).toBe("completed");
  expect(warnings).toEqual([]);
  expect(running(word)).toEqual([]);
});

/** Arguments of node for the scripted agent. */
function toAcpArguments(script: object): readonly string[] {
  return [new URL("./scripted-acp-agent.mjs", import.meta.url).pathname, JSON.stringify(script)];
}

it("an interrupted command ends it", async () => {
  const machine = openTestMachine({});
  const word = toWord(97542);
  const playing = playAcp(
    { turns: [[{ say: "Go on?" }, { silent: true }]], eof: "stay", initialize: { title: word } },
    { settings: { machine } },
  );
  await vi.waitFor(() => expect(running(word)).not.toEqual([]), 10_000);
  await machine.close();
  expect((await playing).played).toMatchObject({ kind: "void", reason: "interrupted" });
  expect(running(word)).toEqual([]);
});

it("in a cage: the same dialogue through the relay, without a model and without a network", async () => {
  const machine = await openCagedMachine();
  const turns = [
    [{ write: ["a.txt", "1"] }, { say: "Go on?" }, { end: {} }],
    [{ say: "Done." }, { end: {} }],
  ];
  const { played, warnings } = await playAcp(
    { turns, eof: "stay" },
    { settings: { machine, isolation: { kind: "cage" } }, test: yes },
  );
  const cassette = cassetteOf(played);
  expect(factsOf(cassette)).toEqual({
    outcome: "completed",
    ended: ["by-itself", "by-itself"],
    isWithin: true,
  });
  expect(cassette.turns.map(({ changes }) => changes.map(({ path }) => path))).toEqual([
    ["a.txt"],
    [],
  ]);
  expect(messagesOf(cassette.turns[1]?.stdout ?? [])[0]).toBe("client session/prompt");
  expect([cassette.isolation, cassette.gateway, warnings]).toEqual(["cage", undefined, []]);
});

it.each<[string, readonly unknown[], string]>([
  ["silence", [{ silent: true }], "timed-out"],
  ["an exit in mid-turn", [{ exit: 7 }], "cut-off"],
  ["a huge line", [{ huge: 5 * MIB }, { silent: true }], "too-much-output"],
])("in a cage: %s", async (_name, steps, outcome) => {
  const machine = await openCagedMachine();
  const { played } = await playAcp(
    { turns: [steps], eof: "stay" },
    { settings: { machine, isolation: { kind: "cage" } }, test: { ...yes, timeoutMs: 3000 } },
  );
  expect(factsOf(cassetteOf(played)).outcome).toBe(outcome);
});
