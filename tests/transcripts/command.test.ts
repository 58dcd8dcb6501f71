import { expect, it } from "vitest";
import { command } from "../../src/transcripts/command.ts";
import { findStreamReader } from "../../src/transcripts/index.ts";

function read(lines: readonly string[], process: Partial<{ exit: number; signal: string }> = {}) {
  const end = { exit: 0, signal: null, timedOut: false, ...process };
  const exit = end.signal === null ? end.exit : null;
  return command.read(lines, { process: { ...end, exit }, stderr: "words\n", after: null });
}

it("takes the whole of stdout for the answer, whatever looks like JSON in it (agents.md §3.8)", () => {
  const lines = ["Done.", '{"type":"result"}', "", "[1]"];
  expect(read(lines)).toEqual({
    sessionId: null,
    turns: 1,
    events: [
      {
        type: "message",
        role: "assistant",
        text: lines.join("\n"),
        nested: false,
        turn: 1,
        event: 1,
      },
    ],
    skillLoads: [],
    finalText: lines.join("\n"),
    usage: null,
    usageIsLowerBound: false,
    modelCalls: null,
    costUsd: null,
    totals: { usageReported: null, costUsdReported: null },
    model: null,
    cliVersion: null,
    outcome: "completed",
    errorKind: null,
    badLines: 0,
    unknownTypes: [],
  });
});

it.each<[string, readonly string[], Parameters<typeof read>[1], string, string | null, unknown]>([
  ["exit 1 with words", ["Half"], { exit: 1 }, "error", "unknown", "exit 1: words"],
  ["exit 1 without", [], { exit: 1 }, "error", "unknown", "exit 1: words"],
  ["exit 127", [], { exit: 127 }, "error", "unknown", "exit 127, not installed: words"],
  ["a signal", ["x"], { signal: "SIGSEGV" }, "error", "unknown", "SIGSEGV: words"],
  ["an empty answer", [], {}, "empty", "empty-answer", undefined],
  ["a blank answer", ["", "  "], {}, "empty", "empty-answer", undefined],
])("%s", (...row) => {
  const [, lines, process, outcome, errorKind, error] = row;
  const reading = read(lines, process);
  const errors = reading.events.flatMap((event) => (event.type === "error" ? [event.text] : []));
  expect([reading.outcome, reading.errorKind, errors[0]]).toEqual([outcome, errorKind, error]);
});

it("reads 4 MiB of anything at once", () => {
  const lines = Array.from({ length: 2 * 1024 * 1024 }, () => "{");
  const began = performance.now();
  expect(read(lines).finalText).toHaveLength(2 * lines.length - 1);
  expect(performance.now() - began).toBeLessThan(3000);
});

it.each([
  ["command", "command"],
  ["command-mine", "command"],
  ["acp", "acp"],
  ["acp-codex", "acp"],
  ["claude", "claude"],
  ["commander", undefined],
  ["acpx", undefined],
])("the stream of %s is read by %s", (agent, reader) => {
  expect(findStreamReader(agent)?.name).toBe(reader);
});
