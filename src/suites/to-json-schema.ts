import { z } from "zod";
import type { CheckVocabularyEntry } from "../model/check-spec.ts";
import { configSchema } from "../model/config.ts";
import type { JsonValue } from "../model/json-value.ts";
import { standInSchema } from "./stand-in-schema.ts";
import { checkSchema, suiteSchema } from "./suite-schema.ts";

type JsonMap = { readonly [key: string]: JsonValue };

/** JSON Schema (draft 7, which editors read) of the suite file with this vocabulary. */
export function toSuiteSchema(vocabulary: readonly CheckVocabularyEntry[]): JsonValue {
  const schema = toJsonSchema(
    suiteSchema(checkSchema(vocabulary), standInSchema),
    "skillcheck suite",
  );
  const definitions = asMap(schema["definitions"]);
  const check = asMap(definitions["check"]);
  const properties = mapValues(asMap(check["properties"]), (value, key) =>
    vocabulary.some((entry) => entry.key === key) ? allowTextFile(value) : value,
  );
  return { ...schema, definitions: { ...definitions, check: { ...check, properties } } };
}

/** JSON Schema of `.skillcheck.yml`. */
export function toConfigSchema(): JsonValue {
  return toJsonSchema(configSchema, "skillcheck settings");
}

function toJsonSchema(schema: z.ZodType, title: string): JsonMap {
  const json = z.toJSONSchema(schema, { target: "draft-7", io: "input", unrepresentable: "any" });
  // through text: what zod returns carries hidden functions
  return { title, ...JSON.parse(JSON.stringify(json)) };
}

const TEXT_FILE: JsonMap = {
  type: "object",
  properties: { file: { type: "string", description: "Path of a file that holds the text." } },
  required: ["file"],
  additionalProperties: false,
};

/** In a check every text may be `{file: path}`, which the reader replaces before the check's schema sees it. */
function allowTextFile(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(allowTextFile);
  if (!isJsonMap(value)) return value;
  if (value["type"] === "string" && value["enum"] === undefined && value["const"] === undefined) {
    const { description, ...text } = value;
    const described = description === undefined ? {} : { description };
    return { ...described, anyOf: [text, TEXT_FILE] };
  }
  return mapValues(value, (inner, key) => {
    if (key === "properties") return mapValues(asMap(inner), allowTextFile);
    return INSIDE.has(key) ? allowTextFile(inner) : inner;
  });
}

const INSIDE: ReadonlySet<string> = new Set([
  "items",
  "anyOf",
  "oneOf",
  "allOf",
  "additionalProperties",
]);

function isJsonMap(value: JsonValue | undefined): value is JsonMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asMap(value: JsonValue | undefined): JsonMap {
  return isJsonMap(value) ? value : {};
}

function mapValues(map: JsonMap, change: (value: JsonValue, key: string) => JsonValue): JsonMap {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)]));
}
