import { z } from "zod";
import { type Explanation, explain } from "../../model/explanation.ts";
import type { JsonValue } from "../../model/json-value.ts";

type Operator = "==" | "!=" | ">=" | "<=" | ">" | "<";
type Literal = string | number | boolean | null;

/** One condition on the input of a call: `path op literal` or `path exists` (suite.md §4 `tool_call`). */
export type Where =
  | { readonly kind: "exists"; readonly path: readonly string[] }
  | {
      readonly kind: "compare";
      readonly path: readonly string[];
      readonly operator: Operator;
      readonly literal: Literal;
    };

type ReadWhere =
  | { readonly ok: true; readonly where: Where }
  | { readonly ok: false; readonly problem: Explanation };

/** Two-character operators first, so that `>=` is not read as `>`. */
const OPERATORS: readonly Operator[] = ["==", "!=", ">=", "<=", ">", "<"];
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function notCondition(source: string): ReadWhere {
  const remedy = "write `path == value`, `path > 3` or `path exists`";
  return { ok: false, problem: { what: `\`${source}\` is not a condition`, remedy } };
}

function readPath(text: string): readonly string[] | null {
  const path = text.trim().replace(/^input\./, "");
  if (path === "" || /\s/.test(path)) return null;
  const segments = path.split(".");
  return segments.includes("") ? null : segments;
}

function readLiteral(text: string): Literal {
  const literal = text.trim();
  const [first] = literal;
  const quoted = (first === '"' || first === "'") && literal.length > 1 && literal.endsWith(first);
  // A quoted literal stays a string: `"118"` is not 118 (formats.md §7.2).
  if (quoted) return literal.slice(1, -1);
  if (literal === "true") return true;
  if (literal === "false") return false;
  if (literal === "null") return null;
  return NUMBER.test(literal) ? Number(literal) : literal;
}

function findOperator(source: string): { operator: Operator; at: number } | null {
  for (let at = 0; at < source.length; at += 1) {
    const operator = OPERATORS.find((candidate) => source.startsWith(candidate, at));
    if (operator !== undefined) return { operator, at };
  }
  return null;
}

/** Reads one condition, or says what is wrong with it. */
export function readWhere(source: string): ReadWhere {
  const found = findOperator(source);
  if (found === null) {
    const path = /\sexists\s*$/.test(source) ? readPath(source.replace(/\sexists\s*$/, "")) : null;
    return path === null ? notCondition(source) : { ok: true, where: { kind: "exists", path } };
  }
  const { operator, at } = found;
  const path = readPath(source.slice(0, at));
  const right = source.slice(at + operator.length);
  if (path === null || right.trim() === "") {
    return notCondition(source);
  }
  const literal = readLiteral(right);
  if (operator !== "==" && operator !== "!=" && typeof literal !== "number") {
    return {
      ok: false,
      problem: { what: `\`${operator}\` compares numbers`, remedy: "write a number after it" },
    };
  }
  return { ok: true, where: { kind: "compare", path, operator, literal } };
}

/** Schema of one condition; parsing yields the source. */
export const whereSchema = z.string().superRefine((source, context) => {
  const read = readWhere(source);
  if (read.ok) return;
  const { what, remedy } = read.problem;
  context.addIssue({ code: "custom", message: explain(what, remedy) });
});

/** What is at the end of a path; undefined = nothing. `*` fans out over a list. */
function* walk(
  value: JsonValue | undefined,
  path: readonly string[],
): Generator<JsonValue | undefined> {
  const [segment, ...rest] = path;
  if (segment === undefined) {
    yield value;
  } else if (segment === "*") {
    if (isList(value)) for (const item of value) yield* walk(item, rest);
  } else {
    yield* walk(readMember(value, segment), rest);
  }
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function readMember(value: JsonValue | undefined, segment: string): JsonValue | undefined {
  if (value === undefined || value === null || typeof value !== "object") return undefined;
  if (isList(value)) return /^\d+$/.test(segment) ? value[Number(segment)] : undefined;
  return Object.hasOwn(value, segment) ? value[segment] : undefined;
}

const COMPARISONS: Readonly<
  Record<Exclude<Operator, "==" | "!=">, (value: number, literal: number) => boolean>
> = {
  ">=": (value, literal) => value >= literal,
  "<=": (value, literal) => value <= literal,
  ">": (value, literal) => value > literal,
  "<": (value, literal) => value < literal,
};

function compare(value: JsonValue | undefined, operator: Operator, literal: Literal): boolean {
  if (operator === "==") return value === literal;
  if (operator === "!=") return value !== literal;
  return (
    typeof value === "number" &&
    typeof literal === "number" &&
    COMPARISONS[operator](value, literal)
  );
}

/** True when one of the values at the path holds; of an empty list none does. */
export function holdsWhere(where: Where, input: JsonValue): boolean {
  for (const value of walk(input, where.path)) {
    const holds =
      where.kind === "exists" ? value !== undefined : compare(value, where.operator, where.literal);
    if (holds) return true;
  }
  return false;
}
