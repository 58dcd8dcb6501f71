import { compilePattern, type PatternFlags } from "../../patterns/compile-pattern.ts";

/** Where something was found in a text, in UTF-16 units. */
export interface Place {
  readonly index: number;
  readonly length: number;
}

/** Looks for one thing in texts. */
export interface TextFinder {
  readonly find: (text: string) => { readonly place: Place | null; readonly cut: boolean };
  /** Occurrences that do not overlap. */
  readonly count: (text: string) => number;
}

/** Finds a pattern that its check's schema accepted before. */
export function toPatternFinder(source: string, flags: PatternFlags = {}): TextFinder {
  const compiled = compilePattern(source, flags);
  if (!compiled.ok) throw new Error(`pattern ${source} passed its schema: ${compiled.what}`);
  const { pattern } = compiled;
  return {
    find: (text) => {
      const { match, cut } = pattern.search(text);
      return { place: match, cut };
    },
    count: pattern.count,
  };
}

function countPlain(text: string, word: string): number {
  let found = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found += 1;
  return found;
}

/** Finds plain text, any of several. Lower-casing is how case is ignored (formats.md §15). */
export function toPlainFinder(words: readonly string[], ignoreCase: boolean): TextFinder {
  const fold = (text: string): string => (ignoreCase ? text.toLowerCase() : text);
  const folded = words.map(fold);
  return {
    find: (text) => {
      const haystack = fold(text);
      for (const word of folded) {
        const index = haystack.indexOf(word);
        if (index >= 0) return { place: { index, length: word.length }, cut: false };
      }
      return { place: null, cut: false };
    },
    count: (text) => {
      const haystack = fold(text);
      return folded.reduce((sum, word) => sum + countPlain(haystack, word), 0);
    },
  };
}
