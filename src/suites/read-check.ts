import type { CheckModifiers, CheckSpec, CheckVocabularyEntry } from "../model/check-spec.ts";
import type { Explanation } from "../model/explanation.ts";
import { explainIssue, nameOf } from "../text/explain-issue.ts";
import { isModifier, MODIFIERS, pickModifiers, readModifiers } from "./check-modifiers.ts";
import { addProblem, type SuiteContext } from "./suite-context.ts";
import { fillTexts } from "./text-file.ts";
import { toProblems } from "./to-problems.ts";
import { explainUnknownKey } from "./unknown-key.ts";
import { isMap, type Path, spotAt } from "./yaml-source.ts";

/** One entry of `expect`, or what is nested in one. */
interface WrittenCheck {
  readonly value: unknown;
  readonly path: Path;
  /** 1-based number of the step, or null. */
  readonly step: number | null;
  /** Modifiers written around it: defaults. */
  readonly around: CheckModifiers;
  /** Commands that the test has a stand-in for. */
  readonly commands: ReadonlySet<string>;
}

/** The checks of one `expect`, in file order; anything but a list of checks adds problems. */
export function readChecks(
  value: unknown,
  { path, step, commands }: Pick<WrittenCheck, "path" | "step" | "commands">,
  context: SuiteContext,
): readonly CheckSpec[] {
  // that it is a list with entries is said by the schema of the file
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) => {
    const check = { value: item, path: [...path, index], step, around: {}, commands };
    return readCheck(check, context) ?? [];
  });
}

/** One check and what is nested in it, or null after problems were added. */
function readCheck(written: WrittenCheck, context: SuiteContext): CheckSpec | null {
  const { value, path, step, commands } = written;
  if (!isMap(value)) {
    const remedy = "write a map such as `contains: text`";
    addProblem(context, { path }, { what: `is ${nameOf(value)}, not a check`, remedy });
    return null;
  }
  const before = context.problems.length;
  const entry = findEntry(value, path, context);
  const own = readModifiers(value, { path, entry: entry ?? undefined }, context);
  if (entry === null) return null;
  const inside = [...path, entry.key];
  const around = { ...written.around, ...own };
  const inner = { value: value[entry.key], path: inside, step, around, commands };
  const parsed =
    entry.nests === "none" ? readValue(entry, inner, context) : readNested(entry, inner, context);
  if (context.problems.length > before) return null;
  return {
    ...(entry.nests === "none" ? pickModifiers(around, entry) : {}),
    ...(own.name === undefined ? {} : { name: own.name }),
    key: entry.key,
    value: parsed,
    ...spotAt(context.source, inside).keyPlace,
    step,
  };
}

/** The one key that is a check; every other key is a modifier or a problem. */
function findEntry(
  value: Readonly<Record<string, unknown>>,
  path: Path,
  context: SuiteContext,
): CheckVocabularyEntry | null {
  const keys = Object.keys(value).filter((key) => !isModifier(key));
  const [first, second] = keys.filter((key) => context.vocabulary.has(key));
  const unknown = keys.filter((key) => !context.vocabulary.has(key));
  const here = [...context.vocabulary.keys(), ...MODIFIERS];
  for (const key of unknown) {
    const explanation = explainUnknownKey(key, { here, ...context.words });
    addProblem(context, { path: [...path, key], at: "key" }, explanation);
  }
  if (second !== undefined) {
    const what = `is a second check beside \`${first}\``;
    const remedy = "write it as an entry of its own";
    addProblem(context, { path: [...path, second], at: "key" }, { what, remedy });
  }
  if (first === undefined && unknown.length === 0) {
    const remedy = "write one, such as `contains: text`";
    addProblem(context, { path }, { what: "has no check", remedy });
  }
  return first === undefined ? null : (context.vocabulary.get(first) ?? null);
}

function readValue(
  entry: CheckVocabularyEntry,
  { value, path, commands }: WrittenCheck,
  context: SuiteContext,
): unknown {
  const before = context.problems.length;
  const filled = fillTexts(value, path, context);
  if (context.problems.length > before) return null;
  const parsed = entry.schema.safeParse(filled, { error: explainIssue });
  if (parsed.success) {
    const unseen = explainUnseen(entry.standInOf?.(parsed.data), commands);
    if (unseen !== null) addProblem(context, { path }, unseen);
    return parsed.data;
  }
  context.problems.push(
    ...toProblems(parsed.error.issues, { ...context, schema: entry.schema, prefix: path }),
  );
  return null;
}

/** What is called without a stand-in is seen by nobody: a check on it could never learn anything. */
function explainUnseen(
  command: string | null | undefined,
  commands: ReadonlySet<string>,
): Explanation | null {
  if (command === undefined || (command === null ? commands.size > 0 : commands.has(command))) {
    return null;
  }
  const what = command === null ? "asks about stand-ins" : `asks about calls of ${command}`;
  const missing = command === null ? "a command" : command;
  return { what: `${what}, but there are none`, remedy: `describe ${missing} under \`fakes\`` };
}

function readNested(
  entry: CheckVocabularyEntry,
  written: WrittenCheck,
  context: SuiteContext,
): CheckSpec | readonly CheckSpec[] | null {
  if (entry.nests === "one") return readCheck(written, context);
  const { value, path } = written;
  if (!Array.isArray(value) || value.length === 0) {
    const what = Array.isArray(value) ? "is an empty list" : `is ${nameOf(value)}`;
    addProblem(context, { path }, { what, remedy: "write a list of checks" });
    return null;
  }
  return value.flatMap(
    (item, index) => readCheck({ ...written, value: item, path: [...path, index] }, context) ?? [],
  );
}
