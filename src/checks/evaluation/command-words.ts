import { z } from "zod";
import { type Explanation, explain } from "../../model/explanation.ts";

type Splitting =
  | { readonly ok: true; readonly words: readonly string[] }
  | { readonly ok: false; readonly problem: Explanation };

interface Reading {
  readonly text: string;
  at: number;
  readonly words: string[];
  /** The word being read; null between words. */
  word: string | null;
}

/** Characters that a shell takes for something else than text. */
const OPERATORS = ";&|<>()`\n";
const LIST = "write the words as a list";

function append(reading: Reading, text: string): void {
  reading.word = `${reading.word ?? ""}${text}`;
}

function endWord(reading: Reading): void {
  if (reading.word !== null) reading.words.push(reading.word);
  reading.word = null;
}

/** Reads up to the closing quote; false when there is none. */
function readQuoted(reading: Reading, quote: string): boolean {
  append(reading, "");
  for (reading.at += 1; reading.at < reading.text.length; reading.at += 1) {
    const character = reading.text[reading.at] ?? "";
    if (character === quote) return true;
    const next = reading.text[reading.at + 1] ?? "";
    const isEscape = quote === '"' && character === "\\" && '"\\$`'.includes(next) && next !== "";
    if (isEscape) reading.at += 1;
    append(reading, isEscape ? next : character);
  }
  return false;
}

/** Takes one character, or says why it cannot stand there. */
function take(reading: Reading, character: string): string | null {
  if (character === "'" || character === '"') {
    return readQuoted(reading, character) ? null : "has a quote that is not closed";
  }
  if (OPERATORS.includes(character)) return `holds ${JSON.stringify(character)} outside quotes`;
  if (character === "\\") {
    reading.at += 1;
    if (reading.at >= reading.text.length) return "ends with a backslash";
    append(reading, reading.text[reading.at] ?? "");
  } else if (character === " " || character === "\t") endWord(reading);
  else append(reading, character);
  return null;
}

/** Words of a command line as a shell splits them; nothing is expanded (suite.md §4 `called`). */
function splitWords(text: string): Splitting {
  const reading: Reading = { text, at: 0, words: [], word: null };
  for (; reading.at < text.length; reading.at += 1) {
    const what = take(reading, text[reading.at] ?? "");
    if (what !== null) return { ok: false, problem: { what, remedy: LIST } };
  }
  endWord(reading);
  return reading.words.length > 0
    ? { ok: true, words: reading.words }
    : { ok: false, problem: { what: "names no command", remedy: "write one, such as gh" } };
}

const line = z.string().superRefine((text, context) => {
  const split = splitWords(text);
  if (split.ok) return;
  const { what, remedy } = split.problem;
  context.addIssue({ code: "custom", message: explain(what, remedy) });
});

/** A command and its first arguments: one line, split as a shell splits it, or a list of words. */
export const commandSchema = z.union([line, z.array(z.string()).min(1)]);

export type CommandValue = z.infer<typeof commandSchema>;

/** Command and first arguments of a value that passed the schema. */
export function toCommand(value: CommandValue): {
  readonly command: string;
  readonly args: readonly string[];
} {
  const split = typeof value === "string" ? splitWords(value) : { ok: true as const, words: value };
  if (!split.ok) throw new Error(`command ${value} passed its schema: ${split.problem.what}`);
  const [command = "", ...args] = split.words;
  return { command, args };
}
