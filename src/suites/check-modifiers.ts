import type { CheckModifiers, CheckVocabularyEntry } from "../model/check-spec.ts";
import { explainIssue } from "../text/explain-issue.ts";
import { addProblem, type SuiteContext } from "./suite-context.ts";
import { modifiersSchema } from "./suite-schema.ts";
import { toProblems } from "./to-problems.ts";
import { isMap, type Path } from "./yaml-source.ts";

type Modifier = keyof CheckModifiers;

export const MODIFIERS = Object.keys(modifiersSchema.shape) as readonly Modifier[];

export function isModifier(key: string): boolean {
  return (MODIFIERS as readonly string[]).includes(key);
}

/** The modifiers beside a check key, validated; each must mean something to the check or to one inside it. */
export function readModifiers(
  value: Readonly<Record<string, unknown>>,
  { path, entry }: { readonly path: Path; readonly entry: CheckVocabularyEntry | undefined },
  context: SuiteContext,
): CheckModifiers {
  const written = MODIFIERS.filter((key) => Object.hasOwn(value, key));
  const parsed = modifiersSchema.safeParse(
    Object.fromEntries(written.map((key) => [key, value[key]])),
    { error: explainIssue },
  );
  if (!parsed.success) {
    context.problems.push(
      ...toProblems(parsed.error.issues, { ...context, schema: modifiersSchema, prefix: path }),
    );
    return {};
  }
  if (entry === undefined) return parsed.data;
  for (const key of written) {
    if (key === "name" || isHonoured(key, { [entry.key]: value[entry.key] }, context)) continue;
    const taken = entry.modifiers.filter((modifier) => modifier !== "name");
    addProblem(
      context,
      { path: [...path, key], at: "key" },
      {
        what: `means nothing beside \`${entry.key}\``,
        remedy: taken.length === 0 ? "remove it" : `remove it; ${taken.join(", ")} may stand there`,
      },
    );
  }
  return parsed.data;
}

/** Whether the check in this map, or one nested in it, takes a modifier. */
function isHonoured(modifier: Modifier, check: unknown, context: SuiteContext): boolean {
  if (!isMap(check)) return false;
  return Object.entries(check).some(([key, value]) => {
    const entry = context.vocabulary.get(key);
    if (entry === undefined) return false;
    if (entry.nests === "none") return entry.modifiers.includes(modifier);
    const inner: readonly unknown[] = Array.isArray(value) ? value : [value];
    return inner.some((one) => isHonoured(modifier, one, context));
  });
}

/** Only what the check takes; `name` belongs to the map that it is written in. */
export function pickModifiers(
  modifiers: CheckModifiers,
  entry: CheckVocabularyEntry,
): CheckModifiers {
  const taken = MODIFIERS.filter((key) => key !== "name" && entry.modifiers.includes(key))
    .filter((key) => modifiers[key] !== undefined)
    .map((key) => [key, modifiers[key]]);
  return Object.fromEntries(taken);
}
