/** Reads a script file and names every problem at once: a typing mistake in a script must not look like a silent model. */

import type { ModelScript } from "./script.ts";

/** The scripts, or all problems, each with the place in the document. */
export type ReadScripts =
  | { readonly ok: true; readonly scripts: readonly ModelScript[] }
  | { readonly ok: false; readonly problems: readonly string[] };

type Rule = (value: unknown, path: string) => readonly string[];

const wrong = (path: string, wanted: string) => [`${path}: must be ${wanted}`];
const text: Rule = (value, path) => (typeof value === "string" ? [] : wrong(path, "a string"));
const word: Rule = (value, path) =>
  typeof value === "string" && value !== "" ? [] : wrong(path, "a string that is not empty");
const flag: Rule = (value, path) =>
  typeof value === "boolean" ? [] : wrong(path, "true or false");
const count: Rule = (value, path) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? [] : wrong(path, "a whole number, 0 or more");
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const pattern: Rule = (value, path) => {
  if (typeof value !== "string") return wrong(path, "a regular expression");
  try {
    new RegExp(value, "su");
    return [];
  } catch (error) {
    return [`${path}: ${error instanceof Error ? error.message : "bad pattern"}`];
  }
};

const listOf =
  (rule: Rule): Rule =>
  (value, path) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((item, place) => rule(item, `${path}[${place}]`))
      : wrong(path, "a list that is not empty");

/** An object with these keys and no others; keys in `required` must be there. */
const shape =
  (keys: Readonly<Record<string, Rule>>, required: readonly string[] = []): Rule =>
  (value, path) => {
    if (!isRecord(value)) return wrong(path, "an object");
    const rules = new Map(Object.entries(keys));
    const known = [...rules.keys()].join(", ");
    const missing = required
      .filter((key) => !(key in value))
      .map((key) => `${path}.${key}: is missing`);
    const found = Object.entries(value).flatMap(
      ([key, item]) =>
        rules.get(key)?.(item, `${path}.${key}`) ?? [
          `${path}.${key}: is no key here; known: ${known}`,
        ],
    );
    return [...missing, ...found];
  };

const words = new Set(["missing", "null", "zero", "enormous"]);
const usage: Rule = (value, path) =>
  typeof value === "string" && words.has(value)
    ? []
    : shape({ input: count, cached: count, output: count }, ["input", "cached", "output"])(
        value,
        path,
      );

const common = { kind: text, times: count, from: count };
const faultShapes: ReadonlyMap<unknown, Rule> = new Map([
  ["status", shape({ ...common, status: count, message: text, retry_after: count }, ["status"])],
  ["model-not-found", shape(common)],
  ["broken-json", shape(common)],
  ["cut", shape(common)],
  ["close", shape(common)],
  ["empty", shape(common)],
  ["hang", shape(common)],
  ["hang-after-headers", shape(common)],
  ["delay", shape({ ...common, delay_ms: count }, ["delay_ms"])],
  ["trickle", shape({ ...common, bytes: count, delay_ms: count })],
  ["huge-text", shape({ ...common, bytes: count })],
  ["huge-input", shape({ ...common, bytes: count })],
  ["unknown-event", shape(common)],
  ["usage", shape({ ...common, usage }, ["usage"])],
  ["model-name", shape({ ...common, model: text }, ["model"])],
]);

const fault: Rule = (value, path) => {
  const kind = isRecord(value) ? value["kind"] : undefined;
  const known = [...faultShapes.keys()].join(", ");
  return faultShapes.get(kind)?.(value, path) ?? [`${path}.kind: is no fault; known: ${known}`];
};

const functionInput: Rule = (value, path) =>
  isRecord(value)
    ? []
    : wrong(path, 'an object; only a call with "type": "custom" has another input, a string');
const functionCall = shape({ name: word, namespace: word, input: functionInput }, [
  "name",
  "input",
]);
const customWord: Rule = (value, path) =>
  value === "custom" ? [] : wrong(path, '"custom", or left out for an input that is an object');
const customCall = shape({ type: customWord, name: word, namespace: word, input: text }, [
  "name",
  "input",
]);

const tool: Rule = (value, path) =>
  (isRecord(value) && "type" in value ? customCall : functionCall)(value, path);

const step = shape({
  thinking: text,
  text,
  tools: listOf(tool),
  text_after: text,
  model: text,
  usage,
  fault,
});

const scriptShape = shape({
  name: text,
  match: pattern,
  side: flag,
  steps: listOf(step),
  variants: listOf(listOf(step)),
  fault,
});

const script: Rule = (value, path) => {
  const problems = scriptShape(value, path);
  const lists = isRecord(value) ? ["steps", "variants"].filter((key) => key in value) : [];
  return lists.length === 1 ? problems : [...problems, `${path}: needs either steps or variants`];
};

/** Reads `{"scripts": […]}`. */
export function readScripts(json: string): ReadScripts {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch (error) {
    return {
      ok: false,
      problems: [`not JSON: ${error instanceof Error ? error.message : "unknown"}`],
    };
  }
  const problems = shape({ scripts: listOf(script) }, ["scripts"])(document, "$");
  if (problems.length > 0) return { ok: false, problems };
  // The shape was checked by hand just above.
  return { ok: true, scripts: (document as { scripts: readonly ModelScript[] }).scripts };
}
