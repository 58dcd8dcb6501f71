import { expect, it } from "vitest";
import { toAnnotations } from "../../src/reports/check-run/annotations.ts";
import markdown from "../../src/reports/markdown.ts";
import plain from "../../src/reports/plain.ts";
import pretty from "../../src/reports/pretty.ts";
import {
  context,
  deskContext,
  passingTest,
  rate,
  report,
  skill,
  unverifiedTest,
} from "./build-report.ts";

const FAILS = { status: "fail", rate: rate(0, 5), base: null, comparison: "no-base" } as const;
const CODEX = { agent: "codex", requestedModel: "" };
const HAIKU = { requestedModel: "claude-haiku-4-5" };

/** Headings of the failing tests, as each renderer writes them. */
function headings(...tests: Parameters<typeof skill>[1]) {
  const told = report([skill("greeter", tests)], { mode: "live" });
  const title = (text: string) =>
    [...text.matchAll(/^ {2}greeter › (.+?) {2}/gm)].map(([, name]) => name);
  return {
    plain: [...plain.render(told, deskContext).matchAll(/^fail greeter › (.+?), 0\/5/gm)].map(
      ([, name]) => name,
    ),
    below: title(plain.render(told, deskContext)),
    pretty: title(pretty.render(told, deskContext)),
    markdown: [...markdown.render(told, context()).matchAll(/<b>(.+?)<\/b>: fail/g)].map(
      ([, name]) => name,
    ),
    annotation: toAnnotations(told, null)[0]?.title,
  };
}

it("one agent with one model needs no name", () => {
  expect(headings(passingTest("a", FAILS), passingTest("b", FAILS))).toEqual({
    plain: ["a (claude)", "b (claude)"],
    below: ["a", "b"],
    pretty: ["a", "b"],
    markdown: ["a", "b"],
    annotation: "greeter › a: failed, and 1 more like it",
  });
});

it("rows of several agents bear their agent, of several models their model, wherever a test is named", () => {
  const names = ["a (claude, claude-sonnet-5)", "a (claude, claude-haiku-4-5)", "a (codex)"];
  const rows = [{}, HAIKU, CODEX].map((row) => passingTest("a", { ...FAILS, ...row }));
  expect(headings(...rows)).toEqual({
    plain: names,
    below: names,
    pretty: names,
    markdown: names,
    annotation: `greeter › ${names[0]}: failed, and 2 more like it`,
  });
  const models = ["a (claude-sonnet-5)", "a (its own model)"];
  const two = [{}, { requestedModel: "" }].map((row) => passingTest("a", { ...FAILS, ...row }));
  expect(headings(...two)).toMatchObject({ below: models, pretty: models, markdown: models });
});

it("tests without evidence are told once for each reason", () => {
  const next = "install codex";
  const tests = [
    unverifiedTest("a", "stale"),
    unverifiedTest("b", "stale"),
    unverifiedTest("a", "unrecorded", {
      ...CODEX,
      reason: "not run: codex is not installed",
      next,
    }),
  ];
  const text = plain.render(report([skill("greeter", tests)]), deskContext);
  expect(text.split("\n").filter((one) => /unverified:|next:/.test(one))).toEqual([
    "  greeter  2 tests unverified: SKILL.md changed since it was recorded",
    "    next: npx skillcheck record skills/greeter",
    "  greeter  1 test unverified: not run: codex is not installed",
    `    next: ${next}`,
  ]);
});
