import { type Inputs, inputsSchema } from "../model/inputs.ts";

export type InputsReading =
  | { readonly kind: "inputs"; readonly inputs: Inputs }
  /** Every problem at once; exit 2. */
  | { readonly kind: "problems"; readonly problems: readonly string[] };

/** `INPUT_FAIL-ON` → `fail-on`; dashes stay (actions.md §4.2). */
function toName(variable: string): string {
  return variable.slice("INPUT_".length).toLowerCase().replaceAll("_", " ");
}

/** Reads all inputs from `INPUT_*`: trimmed, empty = unset, unknown ones refused. Pure. */
export function readInputs(
  environment: Readonly<Record<string, string | undefined>>,
): InputsReading {
  const given = Object.entries(environment)
    .filter(([name, value]) => name.startsWith("INPUT_") && value !== undefined)
    .map(([name, value]) => [toName(name), (value ?? "").trim()] as const)
    // These two mean something when they are empty; all others are then unset.
    .filter(
      ([name, value]) => value !== "" || name === "report-artifact" || name === "github-token",
    );
  const read = inputsSchema.safeParse(Object.fromEntries(given));
  if (read.success) return { kind: "inputs", inputs: read.data };
  const known = Object.keys(inputsSchema.shape);
  return {
    kind: "problems",
    problems: read.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => `input ${key}: unknown${nearest(key, known)}`)
        : [`input ${issue.path.join(".")}: ${issue.message}`],
    ),
  };
}

/** A renamed or misspelt input: same letters but for `_`, blanks and `-`. */
function nearest(name: string, known: readonly string[]): string {
  const letters = (text: string) => text.replaceAll(/[-_ ]/g, "");
  const near = known.find((candidate) => letters(candidate) === letters(name));
  return near === undefined ? "" : `: did you mean ${near}?`;
}
