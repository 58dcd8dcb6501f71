import type { z } from "zod";
import type { JsonValue } from "../model/json-value.ts";
import type { StandIn } from "../model/stand-in.ts";
import { nearestWord } from "../text/edit-distance.ts";
import { explainIssue } from "../text/explain-issue.ts";
import { readCommandRules, readUrlRules } from "./stand-in-answers.ts";
import { commandsSchema, longFormSchema, RESERVED_KEYS } from "./stand-in-schema.ts";
import { addProblem, type SuiteContext } from "./suite-context.ts";
import { isTextFile, readNamedFile } from "./text-file.ts";
import { toProblems } from "./to-problems.ts";
import { isMap, keysAt, type Path, valueAt } from "./yaml-source.ts";

type LongForm = z.infer<typeof longFormSchema>;

/** The grammars of single commands: the key that holds one, and whose it is. */
const GRAMMARS: readonly (readonly [key: string, command: string])[] = [
  ["repos", "gh"],
  ["urls", "curl"],
];
const ANSWER_KEYS = ["stdout", "stderr", "exit", "writes"];

/** One command of a `fakes`. */
interface Place {
  readonly command: string;
  readonly path: Path;
  readonly context: SuiteContext;
}

/**
 * Every stand-in of one `fakes`, by command; read from the raw data, so that a mistake elsewhere hides none of theirs. What is
 * wrong with the map itself, and with the names of its commands, is said by the schema of the file.
 */
export function readStandIns(path: Path, context: SuiteContext): ReadonlyMap<string, StandIn> {
  const read = keysAt(context.source, path).flatMap((command) => {
    const standIn = readStandIn({ command, path: [...path, command], context });
    return standIn === null ? [] : [[command, standIn] as const];
  });
  return new Map(read);
}

function readStandIn(place: Place): StandIn | null {
  const { command, path, context } = place;
  const value = valueAt(context.source, path);
  const isLong = isMap(value) && RESERVED_KEYS.some((key) => Object.hasOwn(value, key));
  if (isLong) return readLongForm(place);
  if (isMap(value) && refuseNearlyReserved(value, place)) return null;
  const written = parse(commandsSchema, place);
  if (written === null) return null;
  const commands = readCommandRules(written, path, context);
  return { kind: "described", command, match: "prefix", commands, repos: null, urls: null };
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  { path, context }: Place,
): z.infer<Schema> | null {
  const parsed = schema.safeParse(valueAt(context.source, path), { error: explainIssue });
  if (parsed.success) return parsed.data;
  context.problems.push(...toProblems(parsed.error.issues, { ...context, schema, prefix: path }));
  return null;
}

/** A map behind a key that is nearly reserved is no answer; its own keys would be told as unknown otherwise. */
function refuseNearlyReserved(value: Readonly<Record<string, unknown>>, place: Place): boolean {
  const misspelt = Object.entries(value).flatMap(([key, inner]) => {
    const near = nearestWord(key, RESERVED_KEYS);
    const isOther = isMap(inner) && !isTextFile(inner) && !ANSWER_KEYS.some((one) => one in inner);
    return near !== null && isOther ? [{ key, near }] : [];
  });
  for (const { key, near } of misspelt) {
    const what = "is not a key that can stand here";
    addKeyProblem(place, key, { what, remedy: `did you mean \`${near}\`?` });
  }
  return misspelt.length > 0;
}

function addKeyProblem(
  { path, context }: Place,
  key: string,
  explanation: { readonly what: string; readonly remedy: string },
): void {
  addProblem(context, { path: [...path, key], at: "key" }, explanation);
}

function readLongForm(place: Place): StandIn | null {
  const { command, path, context } = place;
  const form = parse(longFormSchema, place);
  if (form === null || refuseForm(form, place)) return null;
  if (form.script !== undefined) {
    const text = readNamedFile(form.script, [...path, "script"], context);
    return { kind: "script", command, text };
  }
  const { commands = {}, repos, urls, match = "prefix" } = form;
  return {
    kind: "described",
    command,
    match,
    commands: readCommandRules(commands, [...path, "commands"], context),
    repos: repos === undefined ? null : Object.entries<JsonValue>(repos),
    urls: urls === undefined ? null : readUrlRules(urls, [...path, "urls"], context),
  };
}

/** Keys that mean nothing together, or nothing to this command; whether there are some. */
function refuseForm(form: LongForm, place: Place): boolean {
  const keys = keysAt(place.context.source, place.path);
  if (form.script !== undefined) {
    const others = keys.filter((key) => key !== "script");
    for (const key of others) {
      const remedy = "remove it: the script answers every call itself";
      addKeyProblem(place, key, { what: "cannot stand beside `script`", remedy });
    }
    return others.length > 0;
  }
  const foreign = GRAMMARS.filter(([key, owner]) => keys.includes(key) && place.command !== owner);
  for (const [key, owner] of foreign) {
    const remedy = "write patterns and answers under `commands`";
    addKeyProblem(place, key, { what: `is the grammar of ${owner}`, remedy });
  }
  const isMatchAlone =
    form.match !== undefined && !keys.some((key) => /^(commands|urls)$/.test(key));
  if (isMatchAlone) {
    const remedy = "write `commands`, or remove it";
    addKeyProblem(place, "match", { what: "has no patterns beside it", remedy });
  }
  return foreign.length > 0 || isMatchAlone;
}
