import { describe, expect, it } from "vitest";
import {
  judgeStream,
  type StreamEnd,
  type StreamFailure,
} from "../../../src/transcripts/stream/stream-outcome.ts";

const FINE: StreamEnd = {
  ended: true,
  failure: null,
  saidNothing: false,
  lineCount: 9,
  isCut: false,
};
const EXITED = { exit: 0, signal: null, timedOut: false };
const BROKEN: StreamFailure = { text: "it broke" };

it.each([
  {
    rule: "time-out before all",
    end: { failure: BROKEN },
    process: { timedOut: true },
    outcome: "timed-out",
    errorKind: "timeout",
  },
  {
    rule: "empty",
    end: { saidNothing: true },
    process: {},
    outcome: "empty",
    errorKind: "empty-answer",
  },
  {
    rule: "empty before a bad exit",
    end: { saidNothing: true },
    process: { exit: 1 },
    outcome: "empty",
    errorKind: "empty-answer",
  },
  {
    rule: "silent without its end is not empty",
    end: { saidNothing: true, ended: false },
    process: {},
    outcome: "truncated",
    errorKind: "cut-off",
  },
  {
    rule: "failure before silence",
    end: { saidNothing: true, failure: BROKEN },
    process: {},
    outcome: "error",
    errorKind: "unknown",
  },
  {
    rule: "failure before a cut",
    end: { failure: BROKEN, ended: false, isCut: true },
    process: {},
    outcome: "error",
    errorKind: "unknown",
  },
  {
    rule: "nothing at all",
    end: { lineCount: 0, ended: false, saidNothing: true },
    process: { exit: 1 },
    outcome: "error",
    errorKind: "no-output",
  },
  {
    rule: "no end",
    end: { ended: false },
    process: {},
    outcome: "truncated",
    errorKind: "cut-off",
  },
  {
    rule: "a line cut",
    end: { isCut: true },
    process: {},
    outcome: "truncated",
    errorKind: "cut-off",
  },
  {
    rule: "a cut before a bad exit",
    end: { ended: false },
    process: { exit: 1 },
    outcome: "truncated",
    errorKind: "cut-off",
  },
  { rule: "a bad exit", end: {}, process: { exit: 1 }, outcome: "error", errorKind: "unknown" },
  {
    rule: "a signal",
    end: {},
    process: { exit: null, signal: "SIGKILL" },
    outcome: "error",
    errorKind: "unknown",
  },
  {
    rule: "no exit at all",
    end: {},
    process: { exit: null },
    outcome: "completed",
    errorKind: null,
  },
  { rule: "completed", end: {}, process: {}, outcome: "completed", errorKind: null },
] as const)("agents.md §8.1: $rule", ({ end, process, outcome, errorKind }) => {
  expect(judgeStream({ ...FINE, ...end }, { ...EXITED, ...process })).toEqual({
    outcome,
    errorKind,
  });
});

describe("kind of a failure", () => {
  const kindOf = (failure: StreamFailure) => judgeStream({ ...FINE, failure }, EXITED).errorKind;

  it.each([
    ["API Error: 400 prompt is too long", "context-length"],
    ["ContextOverflowError: x", "context-length"],
    ["unexpected status 401 Unauthorized", "auth"],
    ["API Error: 403 forbidden", "auth"],
    ["exceeded retry limit, last status: 429 Too Many Requests", "rate-limit"],
    ['[API Error: {"error":{"code":529,"message":"Overloaded"}}]', "overloaded"],
    ['429 {"type":"error"}\nExec failed', "rate-limit"],
    ["API Error: 503", "server"],
    ["API Error: 404", "bad-request"],
    ["Invalid API key · Fix external API key", "auth"],
    ["Not logged in · Please run /login", "auth"],
    ["Missing environment variable: `KEY`", "auth"],
    ["We’re currently experiencing high demand", "server"],
    ["stream disconnected before completion", "connection"],
    ["Cannot connect to API: closed", "connection"],
    ["Unable to connect to API (ECONNRESET)", "connection"],
    ["exception TypeError: fetch failed sending request", "connection"],
    ["Connection error.", "connection"],
    ["failed due to network issues", "connection"],
    ["x\nCould not parse message into JSON", "malformed"],
    ["UnknownError: JSON parsing failed: Text", "malformed"],
    ["Unterminated string in JSON at position 21", "malformed"],
    ['{"code":null}', "unknown"],
    ["API Error: 200", "unknown"],
    ["error 404 in a text", "unknown"],
    ["", "unknown"],
  ])("%j is %s", (text, kind) => {
    expect(kindOf({ text })).toBe(kind);
  });

  it("a status in a field comes before the text, a word of the stream before all, a guess last", () => {
    expect(kindOf({ text: "API Error: 500", status: 429 })).toBe("rate-limit");
    expect(kindOf({ text: "prompt is too long", status: 400 })).toBe("context-length");
    expect(kindOf({ text: "API Error: 500", kind: "max-turns" })).toBe("max-turns");
    expect(kindOf({ text: "API Error: 500", otherwise: "auth" })).toBe("server");
    expect(kindOf({ text: "odd", status: null, otherwise: "auth" })).toBe("auth");
  });
});
