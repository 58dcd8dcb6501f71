import { describe, expect, it } from "vitest";
import { readLines } from "./read-lines.ts";

describe("numbers of tokens and money", () => {
  const usage = (input: unknown, output: unknown) =>
    readLines("droid", [
      { type: "completion", finalText: "x", usage: { input_tokens: input, output_tokens: output } },
    ]).usage;

  it.each([
    [-1, 34],
    [1e300, 34],
    ["1200", 34],
    [1.5, 34],
    [null, 34],
    [undefined, 34],
  ])("%s is no count", (input, output) => {
    expect(usage(input, output)).toEqual({
      inputTotal: 0,
      cacheRead: null,
      cacheWrite: null,
      output: 34,
    });
  });

  it("all zero is nothing reported", () => {
    expect(usage(0, 0)).toBeNull();
  });

  it("more cached than there is in all is nothing reported", () => {
    const line = {
      type: "turn.completed",
      usage: { input_tokens: 100, cached_input_tokens: 101, output_tokens: 5 },
    };
    expect(readLines("codex", [line]).usage).toBeNull();
  });

  it("never makes a negative price", () => {
    const line = { type: "result", subtype: "success", result: "x", total_cost_usd: -3 };
    expect(readLines("claude", [line]).costUsd).toBeNull();
  });
});
