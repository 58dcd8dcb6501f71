import { splitExplanation } from "../model/explanation.ts";
import { type Inputs, inputsSchema } from "../model/inputs.ts";
import { nearestWord } from "../text/edit-distance.ts";
import { explainIssue } from "../text/explain-issue.ts";

export type InputsReading =
  | { readonly kind: "inputs"; readonly inputs: Inputs }
  /** Every problem at once; exit 2. */
  | { readonly kind: "problems"; readonly problems: readonly string[] };

const PREFIX = "INPUT_";
/** These two mean something when they are empty; all others are then unset. */
const MEANT_EMPTY: ReadonlySet<string> = new Set(["github-token", "report-artifact"]);
const LONGEST_SHOWN = 80;

/** `INPUT_FAIL-ON` → `fail-on`; dashes stay, and blanks have become `_` (actions.md §4.2). */
function toName(variable: string): string {
  return variable.slice(PREFIX.length).toLowerCase();
}

/** What the runner fills in for an input that is not given; an expression of GitHub's is none of ours. */
function toDefault(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return value.startsWith("${{") ? "" : value;
}

function readGiven(environment: Readonly<Record<string, string | undefined>>) {
  const given = new Map<string, string>();
  for (const [variable, value] of Object.entries(environment)) {
    if (!variable.startsWith(PREFIX) || variable === PREFIX || value === undefined) continue;
    given.set(toName(variable), value.trim());
  }
  return given;
}

/**
 * Reads all inputs from `INPUT_*`: trimmed; empty = unset, which is the default of action.yml; unknown
 * ones are refused. Pure.
 */
export function readInputs(
  environment: Readonly<Record<string, string | undefined>>,
): InputsReading {
  const given = readGiven(environment);
  for (const [name, schema] of Object.entries(inputsSchema.shape)) {
    const value = given.get(name);
    if (value !== undefined && (value !== "" || MEANT_EMPTY.has(name))) continue;
    const standard = toDefault(schema.meta()?.["default"]);
    if (standard === undefined) given.delete(name);
    else given.set(name, standard);
  }
  const read = inputsSchema.safeParse(Object.fromEntries(given), { error: explainIssue });
  if (read.success) return { kind: "inputs", inputs: read.data };
  const problems = read.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") return issue.keys.map(toUnknown);
    const name = String(issue.path[0]);
    const { what, remedy } = splitExplanation(issue.message);
    const said = `input ${name}: ${what}${remedy === "" ? "" : `: ${remedy}`}`;
    // Words of our own patterns do not show what was given; all others do.
    return [issue.code === "invalid_format" ? `${said} (given ${toShown(given.get(name))})` : said];
  });
  return { kind: "problems", problems: [...new Set(problems)] };
}

function toShown(value = ""): string {
  const shown = JSON.stringify(value);
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
}

function toUnknown(name: string): string {
  const near = nearestWord(name, Object.keys(inputsSchema.shape));
  const offer = near === null ? "" : `; did you mean ${near}?`;
  return `input ${name}: there is no such input${offer}`;
}
