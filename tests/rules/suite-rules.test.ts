import { expect, it } from "vitest";
import { inSuite } from "../suites/stand-in-suite.ts";
import { lintSuiteText } from "./lint-suite-text.ts";

const late = (place: string, earlier: string, later: string) =>
  `${place} SK107 "${earlier}" comes first and answers "${later}" too. End it with $ or move it down.`;

it.each<[string, readonly string[]]>([
  ["tool: { get pods: a, get podsecurity: b }", [late("3:24", "get pods", "get podsecurity")]],
  ["tool: { get pods$: a, get podsecurity: b }", []],
  ["tool: { get podsecurity: a, get pods: b }", []],
  ["tool: { '.*': a, b: c, d: e }", [late("3:20", ".*", "b"), late("3:26", ".*", "d")]],
  ["tool: { match: exact, commands: { get pods: a, get pods -w: b } }", []],
  [
    "tool: { match: exact, commands: { 'get .*': a, get pods: b } }",
    [late("3:50", "get .*", "get pods")],
  ],
  [
    "tool: { match: search, commands: { pods: a, get pods: b } }",
    [late("3:47", "pods", "get pods")],
  ],
  // A key without a method answers reads alone.
  ["curl: { urls: { 'https://a': x, 'POST https://a': y } }", []],
  [
    "curl: { urls: { 'https://a': x, 'GET https://a/b': y, 'HEAD https://a': z } }",
    [
      late("3:35", "https://a", "GET https://a/b"),
      late("3:57", "https://a", "HEAD https://a"),
    ],
  ],
  [
    "curl: { urls: { 'ANY https://a': x, 'POST https://a': y, 'https://a/b': z } }",
    [
      late("3:39", "ANY https://a", "POST https://a"),
      late("3:60", "ANY https://a", "https://a/b"),
    ],
  ],
  ["curl: { urls: { 'https://a': x, 'ANY https://a': y } }", []],
  ["curl: { urls: { 'POST https://a': x, 'https://a': y } }", []],
  ["curl: { urls: { 'GET https://a': x, 'POST https://a': y } }", []],
])("SK107 patterns that come too late: %s", async (fakes, findings) => {
  expect(await lintSuiteText(inSuite(fakes))).toEqual(findings);
});

it("FS-1 a suite full of patterns takes no minutes", async () => {
  const patterns = Array.from({ length: 1500 }, (_, at) => `    (a|b)*c${at}: x`);
  const started = performance.now();
  await lintSuiteText(inSuite(`tool:\n${patterns.join("\n").replace(/^ {2}/gm, "")}`));
  expect(performance.now() - started).toBeLessThan(20_000);
}, 60_000);
