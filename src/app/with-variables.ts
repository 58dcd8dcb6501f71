import type { Desk } from "../model/desk.ts";
import type { VerbOption } from "./verbs/verb.ts";

/** Variables of pytest-skillcheck: said so, not obeyed (suite.md §7). */
const FOREIGN = ["HARNESS", "RECORD", "REPLAY", "CASSETTES", "CONTAINER", "JUDGE_MODEL"].map(
  (name) => `SKILLCHECK_${name}`,
);
/** Options that a variable may set in any verb; a variable of another verb's option is no mistake. */
const KNOWN = [
  "AGENT",
  "FILTER",
  "SAMPLES",
  "BASE",
  "MIN_PASS_RATE",
  "FAIL_ON",
  "FORMAT",
  "ISOLATION",
  "MAX_COST",
  "MAX_RUNS",
].map((name) => `SKILLCHECK_${name}`);

/** Flags win over `SKILLCHECK_*`, which win over everything in files (design.md §10). */
export function withVariables(
  values: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, VerbOption>>,
  desk: Desk,
): Readonly<Record<string, unknown>> {
  const set: Record<string, unknown> = Object.assign(Object.create(null), values);
  for (const [variable, value] of Object.entries(desk.environment)) {
    if (!variable.startsWith("SKILLCHECK_") || value === undefined) continue;
    const warning = toWarning(variable);
    if (warning !== null) desk.log(warning);
    const option = variable.slice("SKILLCHECK_".length).toLowerCase().replaceAll("_", "-");
    const known = options[option];
    if (warning !== null || known?.type !== "string") continue;
    set[option] ??= known.multiple === true ? [value] : value;
  }
  return set;
}

function toWarning(variable: string): string | null {
  if (FOREIGN.includes(variable)) {
    return `${variable} belongs to pytest-skillcheck and is not obeyed here`;
  }
  return KNOWN.includes(variable) ? null : `${variable} is not a variable of skillcheck`;
}
