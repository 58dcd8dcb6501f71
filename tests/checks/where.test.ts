import { expect, test } from "vitest";
import { holdsWhere, readWhere, whereSchema } from "../../src/checks/evaluation/where.ts";
import type { JsonValue } from "../../src/model/json-value.ts";

const input: JsonValue = {
  order: 118,
  s: "118",
  a: { b: null },
  p: [{ i: 1 }, { i: 123 }],
  e: [],
  ok: true,
  text: "two words",
};

function holds(source: string): boolean | string {
  const read = readWhere(source);
  return read.ok ? holdsWhere(read.where, input) : read.problem.what;
}

test.each([
  ["input.order == 118", true],
  ["order == 118", true],
  ["order==118", true],
  ['input.order == "118"', false],
  ['input.s == "118"', true],
  ["input.s == '118'", true],
  ["input.s == 118", false],
  ["input.x != null", true],
  ["input.x == null", false],
  ["input.a.b == null", true],
  ["input.a.b exists", true],
  ["input.x exists", false],
  ["input.p.1.i == 123", true],
  ["input.p.*.i == 123", true],
  ["input.p.*.i != 1", true],
  ["input.p.*.i > 123", false],
  ["input.p.*.i >= 123", true],
  ["input.e.*.i != 1", false],
  ["input.order.*.i != 1", false],
  ["input.order < 118.5", true],
  ["input.order <= 1e2", false],
  ["input.s > 1", false],
  ["input.ok == true", true],
  ["input.ok == false", false],
  ["input.text == two words", true],
  ["input.text == 'a == b'", false],
  ["input.constructor exists", false],
  ["input.s.length exists", false],
  ["input.p.length exists", false],
])("%s is %s", (source, expected) => {
  expect(holds(source)).toBe(expected);
});

test.each([
  ['input.order >= "x"', "`>=` compares numbers\nwrite a number after it"],
  ["order", "`order` is not a condition\nwrite `path == value`, `path > 3` or `path exists`"],
  ["order ==", "`order ==` is not a condition\nwrite `path == value`, `path > 3` or `path exists`"],
  ["== 3", "`== 3` is not a condition\nwrite `path == value`, `path > 3` or `path exists`"],
  [
    "a..b == 3",
    "`a..b == 3` is not a condition\nwrite `path == value`, `path > 3` or `path exists`",
  ],
  [
    "a b exists",
    "`a b exists` is not a condition\nwrite `path == value`, `path > 3` or `path exists`",
  ],
  ["exists", "`exists` is not a condition\nwrite `path == value`, `path > 3` or `path exists`"],
])("%s is refused in plain words", (source, words) => {
  expect(whereSchema.safeParse(source).error?.issues.map(({ message }) => message)).toEqual([
    words,
  ]);
});
