import { describe, expect, it } from "vitest";
import { CHECK_VOCABULARY } from "../../src/checks/index.ts";
import { readSuite } from "../../src/suites/read-suite.ts";
import { scaffoldSuite } from "../../src/suites/scaffold-suite.ts";
import { lintSuiteText } from "../rules/lint-suite-text.ts";

describe("scaffoldSuite", () => {
  it.each([
    ["a plain skill", { name: "tidy-branches", description: "Deletes merged branches." }],
    ["no description", { name: "x", description: "" }],
    ["a hostile name", { name: 'a: "b" #\n- c', description: "line\n---\nversion: 2\0\u001b[31m" }],
    ["a long description", { name: "x", description: "word ".repeat(500) }],
  ])("is valid when read back, and lint finds nothing in it: %s", async (_name, input) => {
    const text = scaffoldSuite(input);
    const reading = readSuite(text, "skills/x/skillcheck.yaml", { vocabulary: CHECK_VOCABULARY });
    if (reading.kind === "problems") throw new Error(JSON.stringify(reading.problems));
    expect(reading.suite.tests).toHaveLength(1);
    expect(await lintSuiteText(text)).toEqual([]);
    expect(reading.suite.tests[0]?.checks.map(({ key }) => key)).toEqual([
      "loaded_skill",
      "untouched",
    ]);
  });

  it("stays valid when its commented lines are used", () => {
    const text = scaffoldSuite({ name: "x", description: "" }).replace(/# (- |answers)/g, "$1");
    const reading = readSuite(text, "s.yaml", { vocabulary: CHECK_VOCABULARY });
    if (reading.kind === "problems") throw new Error(JSON.stringify(reading.problems));
    expect(reading.suite.tests[0]?.checks).toHaveLength(6);
    expect(reading.suite.tests[0]?.answers).toEqual({ kind: "list", replies: ["Yes, go ahead."] });
  });
});
