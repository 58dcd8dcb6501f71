/**
 * Filters of `--jq` that are paths: `.`, `.a.b`, `."a b"`, `.a[0]`, `.[-1]`, `.["a"]`, `.[]`, `.[].name`, `.a?`, and pipes of them.
 * Everything else is refused: half a jq would answer what the real one does not.
 */

import { toGoJson } from "./go-json.ts";

type Reach =
  | { readonly kind: "field"; readonly name: string }
  | { readonly kind: "index"; readonly index: number }
  | { readonly kind: "each" };

/** `?` behind a step: where it cannot be taken, nothing comes of it. */
type Step = Reach & { readonly isOptional: boolean };

/** A filter that can be run, or the part of it that cannot. */
export type Filter =
  | { readonly kind: "filter"; readonly steps: readonly Step[] }
  | { readonly kind: "unsupported"; readonly part: string };

/** What a filter gives: results up to the first error, and its message as gh prints it. */
export interface Filtered {
  readonly results: readonly unknown[];
  readonly error: string | null;
}

const FIELD = /^\.([A-Za-z_]\w*)/;
const OPTIONAL = /^\?*/;
const QUOTED = /^(?:\.("(?:[^"\\]|\\.)*")|\.?\[\s*("(?:[^"\\]|\\.)*")\s*\])/;
const INDEX = /^\.?\[\s*(-?\d+)\s*\]/;
const EACH = /^\.?\[\s*\]/;

/** The step at the beginning of a text and its length, or null. The first begins with a point; of the others only names do. */
function readReach(
  text: string,
  isFirst: boolean,
): { readonly reach: Reach; readonly length: number } | null {
  if (isFirst && !text.startsWith(".")) return null;
  const field = FIELD.exec(text);
  if (field !== null) {
    return { reach: { kind: "field", name: field[1] ?? "" }, length: field[0].length };
  }
  const quoted = QUOTED.exec(text);
  if (quoted !== null) {
    const name = toName(quoted[1] ?? quoted[2] ?? "");
    return name === null ? null : { reach: { kind: "field", name }, length: quoted[0].length };
  }
  const index = INDEX.exec(text);
  if (index !== null) {
    return { reach: { kind: "index", index: Number(index[1]) }, length: index[0].length };
  }
  const each = EACH.exec(text);
  return each === null ? null : { reach: { kind: "each" }, length: each[0].length };
}

/** jq's strings are JSON's but for `\(…)`, which puts something in. */
function toName(quoted: string): string | null {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return null;
  }
}

/** The steps of one path and what stands behind it; null where no path begins. */
function readPath(text: string): { readonly steps: readonly Step[]; readonly rest: string } | null {
  if (!text.startsWith(".")) return null;
  const steps: Step[] = [];
  let rest = text;
  for (;;) {
    const read = readReach(rest, steps.length === 0);
    if (read === null) break;
    const behind = rest.slice(read.length);
    rest = behind.replace(OPTIONAL, "");
    steps.push({ ...read.reach, isOptional: rest.length < behind.length });
  }
  return { steps, rest: steps.length === 0 ? rest.slice(1) : rest };
}

/** Reads a filter. A pipe hands every result on, so a pipe of paths is one longer path. */
export function readFilter(text: string): Filter {
  const steps: Step[] = [];
  for (let rest = text.trim(); ; ) {
    const path = readPath(rest);
    if (path === null) return { kind: "unsupported", part: rest };
    steps.push(...path.steps);
    rest = path.rest.trim();
    if (rest === "") return { kind: "filter", steps };
    if (!rest.startsWith("|")) return { kind: "unsupported", part: rest };
    rest = rest.slice(1).trim();
  }
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

/** "string (\"x\")", cut as gojq cuts it. */
function show(value: unknown): string {
  if (value === null) return "null";
  const text = toGoJson(value, false);
  return `${typeOf(value)} (${text.length > 30 ? `${text.slice(0, 26)} ...` : text})`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeOf(value) === "object";
}

function takeField(value: unknown, name: string): unknown {
  if (value === null) return null;
  if (!isObject(value)) throw new Error(`expected an object but got: ${show(value)}`);
  return Object.hasOwn(value, name) ? value[name] : null;
}

function takeIndex(value: unknown, index: number): unknown {
  if (value === null) return null;
  if (!Array.isArray(value)) throw new Error(`expected an array but got: ${show(value)}`);
  return value.at(index) ?? null;
}

function takeEach(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) throw new Error(`cannot iterate over: ${show(value)}`);
  return Object.keys(value)
    .sort()
    .map((key) => value[key]);
}

/** What a step reaches; an error that it is allowed gives nothing. */
function take(value: unknown, step: Step): readonly unknown[] {
  try {
    switch (step.kind) {
      case "field":
        return [takeField(value, step.name)];
      case "index":
        return [takeIndex(value, step.index)];
      case "each":
        return takeEach(value);
    }
  } catch (error) {
    if (step.isOptional) return [];
    throw error;
  }
}

function* walk(value: unknown, steps: readonly Step[]): Generator<unknown> {
  const [step, ...rest] = steps;
  if (step === undefined) yield value;
  else for (const item of take(value, step)) yield* walk(item, rest);
}

/** Runs a filter. */
export function runFilter(value: unknown, steps: readonly Step[]): Filtered {
  const results: unknown[] = [];
  try {
    for (const result of walk(value, steps)) results.push(result);
    return { results, error: null };
  } catch (error) {
    return { results, error: error instanceof Error ? error.message : String(error) };
  }
}
