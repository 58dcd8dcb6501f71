import { expect, test } from "vitest";
import { asks } from "../../src/patterns/asks.ts";

test.each([
  ["Confirm that I should proceed.", true],
  ["Please confirm", true],
  ["Confirm", false],
  ["confirmed", false],
  ["Reconfirm the order", true],
  ["I should infer", true],
  ["Tell me to go ahead", false],
  ["tell me which repo", true],
  ["See https://x/y?a=1", true],
  [`Q?${"\nline".repeat(14)}`, true],
  [`Q?${"\nline".repeat(15)}`, false],
  [`\n\n  Q?${"\r\nline".repeat(14)}\n\n`, true],
  ["", false],
  ["Which graveyard.", false],
  ["Which one?", true],
  ["Waiting for you.", true],
])("%j asks: %s", (text, expected) => {
  expect(asks(text)).toBe(expected);
});
