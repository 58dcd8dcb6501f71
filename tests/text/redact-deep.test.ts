import { expect, test } from "vitest";
import { redactDeep } from "../../src/text/redact-deep.ts";
import { createRedactor } from "../../src/text/redactor.ts";

const SECRET = "correct-horse-battery";
const redactor = createRedactor([SECRET]);

test("keys and values at any depth are redacted, the shape stays", () => {
  const value = {
    a: [1, null, true, `x ${SECRET}`],
    [SECRET]: { b: "\\u0063orrect-horse-battery" },
  };
  expect(redactDeep(value, redactor)).toEqual({
    a: [1, null, true, "x [redacted]"],
    "[redacted]": { b: "[redacted]" },
  });
});

test("a value without secrets comes back itself", () => {
  const value = { a: ["x", { b: 1 }] };
  expect(redactDeep(value, redactor)).toBe(value);
});

test("the same value is redacted once for each redactor, and what came out is not looked at again", () => {
  const value = { a: SECRET };
  const redacted = redactDeep(value, redactor);
  expect(redactDeep(value, redactor)).toBe(redacted);
  expect(redactDeep(redacted, redactor)).toBe(redacted);
  expect(redactDeep(value, createRedactor([]))).toBe(value);
  expect(redactDeep({ a: SECRET }, redactor)).toEqual({ a: "[redacted]" });
});
