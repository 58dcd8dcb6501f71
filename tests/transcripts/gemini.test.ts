import { describe, expect, it } from "vitest";
import { outline } from "./outline.ts";
import { readLines } from "./read-lines.ts";

function piece(content: string) {
  return { type: "message", role: "assistant", content, delta: true };
}

const FAILED = { type: "result", status: "error", error: { message: "[API Error: it broke]" } };

it("joins the pieces of what it says until something else happens", () => {
  const { events, finalText } = readLines("gemini", [
    piece("One "),
    piece("two."),
    { type: "tool_use", tool_name: "read_file", tool_id: "1", parameters: { file_path: "a" } },
    { type: "tool_result", tool_id: "1", status: "success", output: "" },
    piece("Three "),
    piece("four."),
    { type: "result", status: "success" },
  ]);
  expect(outline(events)).toEqual([
    "1.1 message assistant: One two.",
    '1.2 tool_call read/read_file true {"file_path":"a"}',
    "1.3 tool_result true: ",
    "1.4 message assistant: Three four.",
  ]);
  expect(finalText).toBe("Three four.");
});

describe("exit code of a failure that names no status", () => {
  it.each([
    [145, "auth"],
    [147, "auth"],
    [41, "auth"],
    [144, "bad-request"],
    [173, "rate-limit"],
    [244, "server"],
    [247, "server"],
    [17, "overloaded"],
    [53, "max-turns"],
    [1, "unknown"],
  ])("%i is %s", (exit, errorKind) => {
    const process = { exit, signal: null, timedOut: false };
    expect(readLines("gemini", [piece("x"), FAILED], { process })).toMatchObject({
      outcome: "error",
      errorKind,
    });
  });
});

it("names the one model that answered, not the router that chose it", () => {
  const model = (models: unknown) =>
    readLines("gemini", [
      { type: "init", session_id: "s", model: "auto" },
      { type: "result", status: "success", stats: { models } },
    ]).model;
  expect(model({ "gemini-x": {} })).toBe("gemini-x");
  expect(model({ "gemini-x": {}, "gemini-y": {} })).toBe("auto");
});

it("is empty when it says so, also without its result", () => {
  const error = {
    type: "error",
    severity: "error",
    message: "The model returned an empty response",
  };
  expect(readLines("gemini", [error])).toMatchObject({
    outcome: "empty",
    errorKind: "empty-answer",
  });
});

it("is an error with its own words when it ends without a result", () => {
  const error = { type: "error", severity: "error", message: "Loop detected" };
  expect(readLines("gemini", [piece("x"), error])).toMatchObject({
    outcome: "error",
    errorKind: "unknown",
  });
});
