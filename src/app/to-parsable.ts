import { UsageError } from "../model/usage-error.ts";
import type { VerbOption } from "./verbs/verb.ts";

/**
 * Arguments as Node's parser is to read them, which would take the next word for the value of an option that may stand
 * alone, and explains a value that begins with "-" in words of its own. Throws UsageError for an option without its value.
 */
export function toParsable(
  args: readonly string[],
  options: Readonly<Record<string, VerbOption>>,
): string[] {
  const words: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? "";
    // Behind -- every word is a path.
    if (word === "--") return [...words, ...args.slice(at)];
    const option = word.startsWith("--") ? options[word.slice(2)] : undefined;
    if (option?.type !== "string") words.push(word);
    else if (option.alone !== undefined) words.push(`${word}=${option.alone}`);
    else {
      at += 1;
      words.push(`${word}=${toValue(word, args[at])}`);
    }
  }
  return words;
}

/** A number below 0 is a value, which its reader refuses by what it may be; any other word with "-" is an option. */
function toValue(option: string, next: string | undefined): string {
  if (next === undefined || next === "--") {
    throw new UsageError(`${option}: its value is missing: write ${option} VALUE`);
  }
  if (!next.startsWith("-") || next === "-" || /^-[.,]?\d/.test(next)) return next;
  throw new UsageError(
    `${option} ${next}: its value is missing; one that begins with - is written ${option}=${next}`,
  );
}
