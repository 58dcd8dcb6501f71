/** Arguments as gh reads them: flags anywhere, `--flag value`, `--flag=value`, `-f value`, `-fvalue`, `-f=value`. */

/** A flag that is known: with a value, without, or known and not answered here. */
type FlagKind = "value" | "switch" | "refused";

/** Flags of a command by their long names, and the letters that stand for some of them. */
export interface FlagTable {
  readonly flags: Readonly<Record<string, FlagKind>>;
  readonly letters: Readonly<Record<string, string>>;
}

/** What was written, or why it cannot be answered. */
export type Arguments =
  | {
      readonly kind: "arguments";
      readonly words: readonly string[];
      /** Values of each flag in their order; of a switch "true" or what stands behind `=`. */
      readonly values: ReadonlyMap<string, readonly string[]>;
    }
  | { readonly kind: "refused"; readonly why: string };

interface Reading {
  readonly words: string[];
  readonly values: Map<string, string[]>;
  why: string | null;
}

/** A flag as it stands in one argument. */
interface Written {
  readonly name: string;
  readonly shown: string;
  /** What stands behind it in the same argument, or null. */
  readonly value: string | null;
}

function toWritten(word: string, table: FlagTable): Written {
  if (word.startsWith("--")) {
    const [shown = ""] = word.split("=", 1);
    const value = shown.length === word.length ? null : word.slice(shown.length + 1);
    return { name: shown.slice(2), shown, value };
  }
  const shown = word.slice(0, 2);
  const rest = word.slice(2).replace(/^=/, "");
  return { name: table.letters[shown.slice(1)] ?? "", shown, value: rest === "" ? null : rest };
}

/** Takes one flag in; true when it took the next argument too. */
function takeFlag(
  word: string,
  next: string | undefined,
  at: { reading: Reading; table: FlagTable },
): boolean {
  const { name, shown, value } = toWritten(word, at.table);
  const kind = Object.hasOwn(at.table.flags, name) ? at.table.flags[name] : undefined;
  const given = kind === "switch" ? (value ?? "true") : (value ?? next);
  if (kind === undefined || kind === "refused") at.reading.why = `${shown} is not answered here`;
  else if (given === undefined) at.reading.why = `${shown} needs a value`;
  else at.reading.values.set(name, [...(at.reading.values.get(name) ?? []), given]);
  return kind === "value" && value === null;
}

/** Reads the arguments behind the name of a command. */
export function readArguments(argv: readonly string[], table: FlagTable): Arguments {
  const reading: Reading = { words: [], values: new Map(), why: null };
  for (let at = 0; at < argv.length && reading.why === null; at += 1) {
    const word = argv[at] ?? "";
    if (word === "--") {
      reading.words.push(...argv.slice(at + 1));
      break;
    }
    if (!word.startsWith("-") || word === "-") reading.words.push(word);
    else if (takeFlag(word, argv[at + 1], { reading, table })) at += 1;
  }
  return reading.why === null
    ? { kind: "arguments", words: reading.words, values: reading.values }
    : { kind: "refused", why: reading.why };
}
