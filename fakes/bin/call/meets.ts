/** Patterns of a stand-in: RE2, as the suite's reader checked them. */

import type { Match } from "./fixture.ts";

/** Longest text that a pattern is held against, in UTF-16 units; the suite's own patterns have the same limit. */
export const LONGEST_TEXT = 256 * 1024;

/** Characters that stand for themselves: such a pattern needs no RE2, whose code takes longer to load than all else. */
const PLAIN = /^[\w \-/:=,@%"'~<>#&;!]*$/;

function meetsPlain(pattern: string, text: string, match: Match): boolean {
  switch (match) {
    case "exact":
      return text === pattern;
    case "prefix":
      return text.startsWith(pattern);
    case "search":
      return text.includes(pattern);
  }
}

/** Whether a text meets a pattern. */
export async function meets(pattern: string, text: string, match: Match): Promise<boolean> {
  if (PLAIN.test(pattern)) return meetsPlain(pattern, text, match);
  const { meetsRe2 } = await import("./re2.ts");
  return meetsRe2(pattern, text, match);
}
