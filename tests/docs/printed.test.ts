import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { fillSection, printFiles } from "../../src/app/printed-files.ts";
import { inputsSchema, outputsSchema } from "../../src/model/inputs.ts";
import { scaffoldSuite } from "../../src/suites/index.ts";
import { readDoc } from "./read-docs.ts";

const INPUT_KEYS = ["description", "required", "default", "deprecationMessage"];

test("action.yml, the README's tables, the page of rules and the schemas in dist are what the code prints", () => {
  const printed = printFiles(readDoc("README.md"));
  expect(printed.map(([file]) => file)).toEqual([
    "action.yml",
    "README.md",
    "docs/rules.md",
    "dist/suite.schema.json",
    "dist/config.schema.json",
    "dist/report.schema.json",
    "dist/lint.schema.json",
  ]);
  for (const [file, text] of printed) expect(readDoc(file), file).toBe(text);
});

test("a table that was edited by hand is noticed", () => {
  const edited = readDoc("README.md").replace("Token for the comment", "Token for a comment");
  expect(edited).not.toBe(readDoc("README.md"));
  expect(printFiles(edited).find(([file]) => file === "README.md")?.[1]).not.toBe(edited);
  expect(() => fillSection("no markers", "inputs", "x")).toThrow(
    "README.md lacks the markers <!-- inputs-start --> and <!-- inputs-end -->",
  );
});

test("every input and output of the code is in action.yml, and the reverse, with no misspelt key", () => {
  const action = parse(readDoc("action.yml"));
  expect(Object.keys(action.inputs)).toEqual(Object.keys(inputsSchema.shape));
  expect(Object.keys(action.outputs)).toEqual(Object.keys(outputsSchema.shape));
  const keys = Object.values<object>(action.inputs).flatMap(Object.keys);
  expect(keys.filter((key) => !INPUT_KEYS.includes(key))).toEqual([]);
  expect(Object.values<object>(action.outputs).flatMap(Object.keys)).toEqual(
    Object.keys(action.outputs).map(() => "description"),
  );
  expect(action.runs).toEqual({
    using: "node24",
    main: "dist/action.js",
    post: "dist/action.js",
    "post-if": "always()",
  });
});

test("every default in action.yml is one that the input takes", () => {
  const action = parse(readDoc("action.yml"));
  const defaults = Object.fromEntries(
    Object.entries<{ default?: string }>(action.inputs).flatMap(([name, input]) =>
      input.default === undefined ? [] : [[name, input.default]],
    ),
  );
  expect(inputsSchema.safeParse(defaults).error?.issues ?? []).toEqual([]);
});

test("a suite's schema is that of this major version, in the README, the examples and what new-test writes", () => {
  const major = String(JSON.parse(readDoc("package.json")).version).split(".")[0];
  const suites = readdirSync("examples")
    .map((name) => `examples/${name}/skills/${name}/skillcheck.yaml`)
    .filter((file) => existsSync(file));
  expect(suites.length).toBeGreaterThan(2);
  const texts = [
    readDoc("README.md"),
    ...suites.map((file) => readDoc(file)),
    scaffoldSuite({ name: "greeter", description: "" }),
  ];
  const named = texts.map((text) =>
    [...text.matchAll(/skillcheck@([^/]+)\/dist\/suite\.schema\.json/g)].map(([, one]) => one),
  );
  expect(named).toEqual(texts.map(() => [major]));
});
