import { expect, it } from "vitest";
import { EVERY_RULE } from "../../src/rules/every-rule.ts";
import { RULE_BOUNDS } from "../../src/rules/explain-bounds.ts";
import { explainRule } from "../../src/rules/explain-rule.ts";
import { RULES } from "../../src/rules/index.ts";

it("every rule is explained in whole sentences", () => {
  for (const { id } of EVERY_RULE) {
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

it("what is said of bounds is of a rule that there is, in whole sentences", () => {
  const ids = EVERY_RULE.map(({ id }) => id);
  for (const [id, { silent, agents }] of Object.entries(RULE_BOUNDS)) {
    expect(ids).toContain(id);
    for (const text of [silent, agents]) expect(text ?? "So.", id).toMatch(/^\S.*[^.]\.$/);
  }
});
