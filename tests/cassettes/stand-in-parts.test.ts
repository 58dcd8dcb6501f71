import { expect, test } from "vitest";
import { toRunKey } from "../../src/cassettes/run-key.ts";
import type { DescribedStandIn, StandIn } from "../../src/model/stand-in.ts";
import { makeInputs, makeSkill } from "./make-cassette.ts";

const says = (stdout: string) => ({ stdout, stderr: "", exit: 0, writes: [] });
const rule = (pattern: string, ...texts: readonly string[]) => ({
  pattern,
  answers: texts.map(says),
});
const body = (text: string) => ({ body: text, status: 200, headers: [] });

function described(changed: Partial<DescribedStandIn> = {}): DescribedStandIn {
  return {
    kind: "described",
    command: "gh",
    match: "prefix",
    commands: [],
    repos: null,
    urls: null,
    ...changed,
  };
}

async function keyOf(standIns: readonly StandIn[]): Promise<string> {
  const key = await toRunKey(makeInputs(await makeSkill(), { standIns }));
  return key.fields.fakes;
}

/** No two of these answer alike. */
const DIFFERENT: readonly (readonly StandIn[])[] = [
  [],
  [described()],
  [described({ command: "g" })],
  [described({ match: "exact" })],
  [described(), described({ command: "hub" })],
  [described({ commands: [rule("a", "1"), rule("b", "2")] })],
  // formats.md §3.8: order decides which pattern answers.
  [described({ commands: [rule("b", "2"), rule("a", "1")] })],
  [described({ commands: [rule("a", "1", "b", "2")] })],
  [described({ commands: [rule("a", "1", "2")] })],
  [described({ commands: [rule("a", "12")] })],
  [described({ commands: [rule("a1", "2")] })],
  [described({ commands: [{ pattern: "a", answers: [{ ...says("1"), exit: 1 }] }] })],
  [described({ commands: [{ pattern: "a", answers: [{ ...says(""), stderr: "1" }] }] })],
  [described({ commands: [{ pattern: "a", answers: [{ ...says(""), writes: [["1", "2"]] }] }] })],
  [described({ commands: [{ pattern: "a", answers: [{ ...says(""), writes: [["12", ""]] }] }] })],
  [described({ repos: [] })],
  [described({ repos: [["a/b", { visibility: "PUBLIC" }]] })],
  [described({ repos: [["a/b", { visibility: "PRIVATE" }]] })],
  [described({ urls: [] })],
  [described({ urls: [{ pattern: "a", answers: [body("1")] }] })],
  [described({ urls: [{ pattern: "a", answers: [{ ...body("1"), status: 201 }] }] })],
  [described({ urls: [{ pattern: "a", answers: [{ ...body("1"), headers: [["x", "y"]] }] }] })],
  [{ kind: "script", command: "gh", text: "exit 0" }],
  [{ kind: "script", command: "gh", text: "exit 1" }],
  [{ kind: "script", command: "g", text: "exit 0" }],
];

test("CA-1: stand-ins that answer otherwise give another field, and equal ones the same", async () => {
  const fields = await Promise.all(DIFFERENT.map(keyOf));
  expect(new Set(fields).size).toBe(DIFFERENT.length);
  expect(await keyOf(structuredClone(DIFFERENT[5] ?? []))).toBe(fields[5]);
});

test("CA-1: is pinned: another version of skillcheck must compute the same field from the same stand-ins", async () => {
  const standIns: readonly StandIn[] = [
    { kind: "script", command: "aws", text: "exit 0" },
    described({
      commands: [rule("a", "1", "2")],
      repos: [["a/b", { visibility: "PUBLIC" }]],
      urls: [{ pattern: "POST x", answers: [{ body: "y", status: 201, headers: [["z", "1"]] }] }],
    }),
  ];
  expect(await keyOf(standIns)).toMatchInlineSnapshot(
    `"58584830cd6b31a3efc3f69ebd759d71bbe25e176a7df9878e6686042ad88b99"`,
  );
});
