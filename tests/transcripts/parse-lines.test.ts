import fc from "fast-check";
import { expect, test } from "vitest";
import { parseLines } from "../../src/transcripts/stream/parse-lines.ts";

/** What a line is when it is parsed without a look at it first. */
function kindOf(line: string): "record" | "stray" | "bad" {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? "record"
      : "stray";
  } catch {
    return "bad";
  }
}

function readKind(line: string): "record" | "stray" | "bad" {
  const { records, strays, badLines } = parseLines([line]);
  expect(records.length + strays.length + badLines).toBe(1);
  if (badLines === 1) return "bad";
  return records.length === 1 ? "record" : "stray";
}

const long = "k".repeat(300);
const JSONS = [
  ...["true", "false", "null", "-0", "0", "10", "-1.50e+10", "1E5", "0.1"],
  ...['""', '"\\u00e9\\n\\"\\\\"', '"\u2028"', '"\ud800"', `"${"x".repeat(70_000)}"`],
  ...["[]", "[ ]", "[\t1 , 2]", '["a"]', "[[]]", "[null]", `[${" ".repeat(300)}1]`],
  ...[`[${"1".repeat(300)}]`, `[1${" ".repeat(300)}]`],
  ...["{}", "{\t}", '{"a":1}', '{ "a" : {}}', '{"\\"":[]}', '{"":-1}', `{"${long}" : null}`],
  ...['{"a\\\\":"b"}', `{"${"\\u0041".repeat(120)}":1}`, '{"\u2028":1}'],
];

test("all that is JSON is read, whatever its first look", () => {
  for (const line of JSONS) expect([line, readKind(line)]).toEqual([line, kindOf(line)]);
  for (const line of JSONS) expect(kindOf(line)).not.toBe("bad");
});

test("every line is what JSON.parse says of it", () => {
  const spaced = fc
    .tuple(fc.json(), fc.nat(3))
    .map(([text, spaces]) => JSON.stringify(JSON.parse(text), null, spaces).replace(/\n/g, " "));
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom("", '"', "}", "]", ",", ":", "x", "\\", "0"))
    .map(([text, at, put]) => {
      const place = at % text.length;
      return text.slice(0, place) + put + text.slice(place + 1);
    });
  const lines = fc.oneof(spaced, broken).filter((line) => line.trim() !== "");
  fc.assert(
    fc.property(lines, (line) => {
      expect(readKind(line)).toBe(kindOf(line.trim()));
    }),
    { numRuns: 2000 },
  );
});

test("a stack is taken again for errors of our own", () => {
  const before = Error.stackTraceLimit;
  parseLines(["{x}", '{"a":0:0}']);
  expect(Error.stackTraceLimit).toBe(before);
});
