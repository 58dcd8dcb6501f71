import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { lintFolder } from "./lint-folder.ts";

const ROOT = path.resolve("tests/rules/fixtures");

/** lint.md §9, restricted to the rules that exist: `line rule severity`. What is not here gives nothing. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  "l01-missing": ["9 SK009 error"],
  "l08-ref-style": ["11 SK009 error"],
  "l10-html-href": ["9 SK009 error"],
  "l11-image": ["9 SK009 error"],
  "l15-anchor-self-missing": ["9 SK033 warning"],
  "l19-case": ["9 SK030 error"],
  "l20-escape": ["9 SK031 warning"],
  "l21-abs": ["9 SK032 warning"],
  "l31-backslash": ["9 SK043 warning"],
  "l32-code-path-missing": ["9 SK034 warning"],
  "y02-crlf": ["1 SK013 info"],
  "y03-unquoted-colon": ["3 SK014 error"],
  "y04-space-hash": ["3 SK015 warning"],
  "y05-tab-indent": ["5 SK014 error"],
  "y06-flow-list": ["4 SK019 info"],
  "y07-block-list": ["5 SK019 info"],
  "y08-argument-hint-flow": ["4 SK015 warning"],
  "y09-argument-hint-two-brackets": ["4 SK014 error"],
  "y13-plain-multiline-unindented": ["4 SK014 error"],
  "y14-leading-backtick": ["3 SK014 error"],
  "y16-quote-then-text": ["3 SK014 error"],
  "y17-single-quote-apostrophe": ["3 SK014 error"],
  "y18-duplicate-key": ["4 SK016 error"],
  "y19-triple-dash-in-value": ["3 SK015 warning"],
  "y21-open-trailing-space": ["1 SK017 warning"],
  "y22-close-trailing-space": ["4 SK017 warning"],
  "y23-blank-line-first": ["1 SK017 error"],
  "y24-comment-first": ["1 SK017 error"],
  "y25-no-close": ["1 SK002 error"],
  "y26-four-dashes": ["1 SK017 error"],
  "y29-fence-wrapped": ["1 SK017 error"],
  "y30-name-number": ["2 SK015 warning"],
  "y31-desc-bool": ["3 SK015 warning"],
  "y32-desc-null": ["3 SK004 error"],
  "y33-metadata-number": ["5 SK019 warning"],
  "y34-metadata-string": ["4 SK019 error"],
  "y36-glob-star": ["4 SK014 error"],
  "y39-claude-ext": ["4 SK060 info"],
  "y40-bool-yes": ["4 SK060 info"],
  "y41-angle": ["3 SK020 info"],
  "y42-angle-compare": ["3 SK020 info"],
  "y44-utf16": ["1 SK013 error"],
  "y45-latin1": ["3 SK013 error"],
  "y46-uppercase-name": ["2 SK006 error"],
  "y48-multidoc": ["1 SK004 error"],
};

it("gives every shared fixture exactly its findings", async () => {
  const found: Record<string, readonly string[]> = {};
  const skills = await lintFolder(ROOT);
  for (const [folder, { result }] of skills) {
    expect(result.faults).toEqual([]);
    if (result.findings.length === 0) continue;
    found[folder] = result.findings.map(
      ({ line, rule, severity }) => `${line} ${rule} ${severity}`,
    );
  }
  expect(skills.size).toBe(80);
  expect(found).toEqual(EXPECTED);
});

it("agrees with expect.json at default level", () => {
  const expected: unknown = JSON.parse(readFileSync(path.join(ROOT, "expect.json"), "utf8"));
  const fires = Object.entries(expected as Readonly<Record<string, 0 | 1>>)
    .filter(([, value]) => value === 1)
    .map(([name]) => name);
  const atDefault = Object.entries(EXPECTED)
    .filter(([, lines]) => lines.some((line) => !line.endsWith(" info")))
    .map(([name]) => name);
  expect(atDefault.sort()).toEqual(fires.sort());
});
