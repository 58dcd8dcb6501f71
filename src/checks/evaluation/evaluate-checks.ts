import { showsTools } from "../../model/agent-kind.ts";
import type { CheckModifiers, CheckSpec } from "../../model/check-spec.ts";
import type { Run } from "../../model/run.ts";
import type { CheckVerdict } from "../../model/verdict.ts";
import { CHECKS } from "../index.ts";
import { chooseTurns, toTurnText } from "./choose-turns.ts";
import { toCountText } from "./count.ts";
import type { Check, CheckFinding, ReadCheck } from "./define-check.ts";
import { invalid } from "./finding.ts";
import { readCheckSpec } from "./nested-check.ts";
import { findNotCompleted } from "./not-completed.ts";

const registry: ReadonlyMap<string, Check> = new Map(CHECKS.map((check) => [check.key, check]));

/** Checks inside each other; more is malformed. */
const DEPTH = 32;

/** By the outer and then the nested check, so that all runs of a test share what is prepared for it. */
const inherited = new WeakMap<CheckSpec, WeakMap<CheckSpec, CheckSpec>>();

/** Modifiers beside `not`, `all` and `any` are defaults for what is inside (suite.md §4). */
function inherit(nested: CheckSpec, outer: CheckSpec): CheckSpec {
  const ofOuter = inherited.get(outer) ?? new WeakMap<CheckSpec, CheckSpec>();
  inherited.set(outer, ofOuter);
  const spec = ofOuter.get(nested) ?? {
    ...nested,
    step: nested.step ?? outer.step,
    turn: nested.turn ?? outer.turn,
    scope: nested.scope ?? outer.scope,
    count: nested.count ?? outer.count,
  };
  ofOuter.set(nested, spec);
  return spec;
}

function toModifierText(spec: CheckSpec, honoured: readonly (keyof CheckModifiers)[]): string {
  const { turn, scope, count } = spec;
  const parts = [
    honoured.includes("scope") && scope !== undefined ? `in ${scope.join(", ")}` : "",
    honoured.includes("count") && count !== undefined ? toCountText(count) : "",
    honoured.includes("turn") && turn !== undefined ? toTurnText(turn) : "",
  ];
  return parts
    .filter((part) => part !== "")
    .map((part) => `, ${part}`)
    .join("");
}

interface Prepared {
  readonly spec: CheckSpec;
  readonly check: Check;
  readonly read: ReadCheck;
}

const preparedChecks = new WeakMap<CheckSpec, Prepared | "malformed">();

/** Reads a check once for all runs of a test; null when it is malformed or nobody knows it. */
function prepare(spec: CheckSpec): Prepared | null {
  const known = preparedChecks.get(spec);
  if (known !== undefined) return known === "malformed" ? null : known;
  const check = registry.get(spec.key);
  const read = check?.read(spec.value) ?? null;
  const wellFormed = check !== undefined && read !== null && readCheckSpec(spec) !== null;
  const prepared = wellFormed ? { spec, check, read } : null;
  preparedChecks.set(spec, prepared ?? "malformed");
  return prepared;
}

const texts = new WeakMap<CheckSpec, string>();

/** The same for every run of a test. */
function textOf(spec: CheckSpec): string {
  const text = texts.get(spec) ?? toText(spec, 0);
  texts.set(spec, text);
  return text;
}

/** The check in one line as people read it: "not: ran `git push`, turn 1". */
function toText(spec: CheckSpec, depth: number): string {
  const prepared = depth > DEPTH ? null : prepare(spec);
  if (prepared === null) return spec.key;
  const { check, read } = prepared;
  const value = read.toText((nested) => toText(inherit(nested, spec), depth + 1));
  // A check that holds others names its modifiers in their text.
  const modifiers = check.nests === "none" ? toModifierText(spec, check.modifiers) : "";
  const separator = check.nests === "none" ? " " : ": ";
  const text = `${spec.key}${value === "" ? "" : `${separator}${value}`}${modifiers}`;
  return spec.name === undefined ? text : `${spec.name} (${text})`;
}

function toScope({ spec, check }: Prepared): readonly string[] {
  return check.modifiers.includes("scope") ? (spec.scope ?? []) : [];
}

function find(prepared: Prepared, run: Run, depth: number): CheckFinding {
  const notCompleted = findNotCompleted(run);
  if (notCompleted !== null) return invalid(notCompleted);
  const { spec, check, read } = prepared;
  const looksAtTools = check.looksAtTools || toScope(prepared).includes("tools");
  if (looksAtTools && !showsTools(run.agent)) {
    return invalid(`${run.agent} does not show its tool calls: only its answer is known`);
  }
  const turn = check.modifiers.includes("turn") ? spec.turn : undefined;
  const chosen = chooseTurns({ turn, step: spec.step }, run);
  if (!chosen.ok) return invalid(chosen.reason);
  return read.evaluate({
    run,
    turns: chosen.turns,
    spec,
    evaluate: (nested) => evaluateCheck(inherit(nested, spec), run, depth + 1),
  });
}

function evaluateCheck(spec: CheckSpec, run: Run, depth: number): CheckVerdict {
  const prepared = depth > DEPTH ? null : prepare(spec);
  const finding =
    prepared === null
      ? invalid(`the check \`${spec.key}\` is malformed or not known`)
      : find(prepared, run, depth);
  return { key: spec.key, text: textOf(spec), line: spec.line, ...finding };
}

/**
 * Evaluates checks on one run, in order, one verdict each. Only a completed run can pass: on any
 * other every check is invalid. Synchronous and pure; throws only for a fault of skillcheck.
 */
export function evaluateChecks(checks: readonly CheckSpec[], run: Run): readonly CheckVerdict[] {
  return checks.map((spec) => evaluateCheck(spec, run, 0));
}
