/** The command line of curl: combined letters (`-fsSL`, `-so f`, `-XPOST`), long options, also as `--output=f`. */

import { LETTERS, OPTIONS } from "./options.ts";

/** One option as it was written. */
export interface WrittenOption {
  /** Long name. */
  readonly name: string;
  /** Of a switch "" or, behind `--no-`, "off". */
  readonly value: string;
}

/** The options and the words between them, or why they cannot be read. */
export type OptionReading =
  | {
      readonly kind: "options";
      readonly options: readonly WrittenOption[];
      readonly words: readonly string[];
    }
  | { readonly kind: "refused"; readonly why: string };

interface Reading {
  readonly argv: readonly string[];
  at: number;
  readonly options: WrittenOption[];
  readonly words: string[];
  why: string | null;
}

/** An option whose value, if it has one in the same argument, is `inside`; it takes the next argument when it needs one. */
function take(reading: Reading, name: string, at: { shown: string; inside: string | null }): void {
  const kind = OPTIONS.get(name);
  if (kind === undefined) {
    reading.why = `${at.shown} is not an option that is known here`;
  } else if (kind === "refused" || kind === "refused-value") {
    reading.why = `${at.shown} is not answered here`;
  } else if (kind === "switch") {
    if (at.inside === null) reading.options.push({ name, value: "" });
    else reading.why = `${at.shown} takes no value`;
  } else {
    if (at.inside === null) reading.at += 1;
    const value = at.inside ?? reading.argv[reading.at];
    if (value === undefined) reading.why = `${at.shown} needs a value`;
    else reading.options.push({ name, value });
  }
}

function takeLong(reading: Reading, word: string): void {
  const [shown = ""] = word.split("=", 1);
  const name = shown.slice(2);
  const inside = shown.length === word.length ? null : word.slice(shown.length + 1);
  const off = name.replace(/^no-/, "");
  const isOff = !OPTIONS.has(name) && off !== name && OPTIONS.get(off) === "switch";
  if (isOff) reading.options.push({ name: off, value: "off" });
  else take(reading, name, { shown, inside });
}

function takeLetters(reading: Reading, word: string): void {
  for (let at = 1; at < word.length && reading.why === null; at += 1) {
    const letter = word.slice(at, at + 1);
    const name = Object.hasOwn(LETTERS, letter) ? (LETTERS[letter] ?? "") : "";
    const takesValue = OPTIONS.get(name) === "value";
    const rest = word.slice(at + 1);
    take(reading, name, { shown: `-${letter}`, inside: takesValue && rest !== "" ? rest : null });
    if (takesValue) return;
  }
}

/** Reads all arguments, up to the first that cannot be read. */
export function readOptions(argv: readonly string[]): OptionReading {
  const reading: Reading = { argv, at: 0, options: [], words: [], why: null };
  for (; reading.at < argv.length && reading.why === null; reading.at += 1) {
    const word = argv[reading.at] ?? "";
    if (word.startsWith("--") && word !== "--") takeLong(reading, word);
    else if (word.startsWith("-") && word !== "-" && word !== "--") takeLetters(reading, word);
    else if (word !== "--") reading.words.push(word);
  }
  return reading.why === null
    ? { kind: "options", options: reading.options, words: reading.words }
    : { kind: "refused", why: reading.why };
}
