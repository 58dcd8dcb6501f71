import { expect, it } from "vitest";
import { explainRule } from "../../src/rules/explain-rule.ts";
import { REPOSITORY_RULES, RULES } from "../../src/rules/index.ts";

it("every rule is explained in whole sentences", () => {
  for (const { id } of [...RULES, ...REPOSITORY_RULES]) {
    const { why, mend } = explainRule(id) ?? { why: "", mend: "" };
    expect(why, id).toMatch(/^\S.*[^.]\.$/);
    expect(mend, id).toMatch(/^\S.*[^.]\.$/);
  }
});

it("nothing else is", () => {
  expect(explainRule("SK999")).toBeNull();
  expect(explainRule("constructor")).toBeNull();
});

it("what is called fixable is what --fix mends", () => {
  const called = RULES.filter(({ id }) => explainRule(id)?.fix === "fix");
  const mended = RULES.filter(({ findRepairs }) => findRepairs !== null);
  expect(mended.map(({ id }) => id)).toEqual(called.map(({ id }) => id));
});
