import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../src/model/json-value.ts";
import { toConfigSchema, toSuiteSchema } from "../../src/suites/to-json-schema.ts";
import { vocabulary } from "./vocabulary.ts";

type Json = { readonly [key: string]: JsonValue };
const at = (value: JsonValue, path: string): JsonValue | undefined =>
  path
    .split("/")
    .reduce<JsonValue | undefined>((inner, key) => (inner as Json | undefined)?.[key], value);

describe("JSON Schema of the suite", () => {
  const schema = toSuiteSchema(vocabulary);
  const check = "definitions/check";

  it("explains every key, in tests and checks too", () => {
    const unexplained = ["properties", "properties/tests/items/properties", `${check}/properties`]
      .flatMap((path) => Object.entries(at(schema, path) as Json))
      .filter(([, value]) => (value as Json)["description"] === undefined)
      .map(([key]) => key);
    expect(unexplained).toEqual([]);
  });

  it("holds the whole vocabulary and every modifier, and asks for one check", () => {
    const names = [...vocabulary.map(({ key }) => key), "turn", "scope", "count", "name"];
    expect(Object.keys(at(schema, `${check}/properties`) as Json).sort()).toEqual(names.sort());
    expect(at(schema, `${check}/oneOf`)).toEqual(
      vocabulary.map(({ key }) => ({ required: [key] })),
    );
    expect(at(schema, `${check}/additionalProperties`)).toBe(false);
  });

  it("nests checks by reference", () => {
    expect(at(schema, `${check}/properties/not`)).toMatchObject({
      allOf: [{ $ref: "#/definitions/check" }],
    });
    expect(at(schema, `${check}/properties/all/items`)).toEqual({ $ref: "#/definitions/check" });
  });

  it("lets every text of a check be a file", () => {
    expect(at(schema, `${check}/properties/ran`)).toEqual({
      description: "What ran means.",
      anyOf: [
        { type: "string", minLength: 1 },
        {
          type: "object",
          properties: {
            file: { type: "string", description: "Path of a file that holds the text." },
          },
          required: ["file"],
          additionalProperties: false,
        },
      ],
    });
  });

  it("knows no key of a later version", () => {
    const text = JSON.stringify(schema);
    for (const key of ["triggers", "arms", "weight"]) {
      expect(text).not.toContain(`"${key}"`);
    }
  });
});

describe("JSON Schema of fakes", () => {
  const validate = new Ajv({ strict: false }).compile(
    toSuiteSchema(vocabulary) as Readonly<Record<string, unknown>>,
  );
  const fits = (fakes: unknown) =>
    validate({ version: 1, fakes, tests: [{ name: "a", prompt: "b", fakes }] });

  it.each([
    { tool: { "get pods": "x", b: { stdout: { file: "f" }, exit: 1, writes: { a: "b" } } } },
    { tool: { a: ["x", { stderr: "y" }], b: { file: "f" } }, empty: {} },
    { gh: { repos: { "a/b": { c: [1, { d: null }] } }, commands: { e: "f" } } },
    { curl: { match: "exact", urls: { "POST https://a": { body: "x", status: 201 }, b: ["c"] } } },
    { aws: { script: "evals/aws.sh" } },
  ])("accepts %j", (fakes) => {
    expect(fits(fakes)).toBe(true);
  });

  it.each([
    { tool: "x" },
    { tool: { a: 1 } },
    { tool: { a: { exit: 256 } } },
    { tool: { a: [] } },
    { gh: { repos: { x: {} } } },
    { curl: { match: "begin", urls: {} } },
  ])("refuses %j", (fakes) => {
    expect(fits(fakes)).toBe(false);
  });
});

describe("JSON Schema of the settings", () => {
  it("explains every key", () => {
    const schema = toConfigSchema();
    const properties = at(schema, "properties") as Json;
    expect(Object.keys(properties)).toEqual([
      "version",
      "agents",
      "agent_settings",
      "model",
      "isolation",
      "containers",
      "extra_hosts",
      "max_cost",
      "prices",
      "fail_on",
      "store",
      "lint",
    ]);
    const unexplained = Object.entries(properties).filter(
      ([, value]) => (value as Json)["description"] === undefined,
    );
    expect(unexplained).toEqual([]);
    expect(at(schema, "additionalProperties")).toBe(false);
  });
});
