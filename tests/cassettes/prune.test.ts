import { expect, test } from "vitest";
import { toPruned } from "../../src/cassettes/prune.ts";

const KEPT = "a".repeat(12);
const GONE = "b".repeat(12);

function pathOf(key: string, second: number, folder = "x"): string {
  const stamp = `20261130T1200${String(second).padStart(2, "0")}Z`;
  return `.skillcheck/cassettes/${folder}/test/claude-${key}/${stamp}-abcdef.json`;
}

test("what no reachable run key asks for goes; foreign files are never named", () => {
  const paths = [
    pathOf(GONE, 1),
    pathOf(KEPT, 1),
    ".skillcheck/results.json",
    ".skillcheck/cassettes/claude/x-1.json",
  ];
  expect(toPruned(paths, new Set([KEPT.padEnd(64, "0")]))).toEqual([
    { path: pathOf(GONE, 1), reason: "unreachable" },
  ]);
});

test("of each key the 50 newest stay, counted over all test folders", () => {
  const paths = Array.from({ length: 53 }, (_, at) =>
    pathOf(KEPT, at).replace("/test/", at % 2 === 0 ? "/test/" : "/renamed/"),
  );
  const other = pathOf(KEPT, 0, "other-skill");
  const pruned = toPruned([...paths, other], new Set([KEPT.padEnd(64, "0")]));
  const stamps = pruned.map(({ path, reason }) => [path.slice(-20, -12), reason]);
  expect(stamps.sort()).toEqual([
    ["T120000Z", "over-limit"],
    ["T120001Z", "over-limit"],
    ["T120002Z", "over-limit"],
  ]);
});
