/** Why a pattern cannot be used, and what to write instead. */
export interface PatternRefusal {
  readonly what: string;
  readonly remedy: string;
}

const LOOK_AHEAD: PatternRefusal = {
  what: "look-ahead is not part of RE2",
  remedy: "use all / not: two checks, one of them under not",
};
const LOOK_BEHIND: PatternRefusal = {
  what: "look-behind is not part of RE2",
  remedy: "use all / not: two checks, one of them under not",
};
const BACK_REFERENCE: PatternRefusal = {
  what: "a back-reference is not part of RE2",
  remedy: "use tool_call with where to compare values",
};

function refuse(construct: string, remedy: string): PatternRefusal {
  return { what: `\`${construct}\` is not part of RE2`, remedy };
}

/** Letters after a backslash that other dialects know (formats.md §15). */
const ESCAPES = new Map<string, PatternRefusal>([
  ["Z", refuse("\\Z", "use `\\z` (or `\\n?\\z`)")],
  ["k", BACK_REFERENCE],
  ["u", refuse("\\u", "write `\\x{41}` with the number of the character")],
  ["N", refuse("\\N", "write `\\x{41}` with the number of the character")],
  ["c", refuse("\\c", "write `\\x{01}` with the number of the control character")],
  ["h", refuse("\\h", "write `[ \\t]`")],
  ["e", refuse("\\e", "write `\\x1b`")],
  ["q", refuse("\\q", "write the character itself")],
  ["R", refuse("\\R", "write `\\r?\\n`")],
  ["X", refuse("\\X", "write `.`")],
  ["K", refuse("\\K", "leave it out: the place of a match does not matter")],
  ["G", refuse("\\G", "leave it out, or use `\\A` for the start")],
  ["C", refuse("\\C", "write `(?s:.)`")],
]);

/** What follows `(?`, longest first. */
const GROUPS: readonly (readonly [opening: string, refusal: PatternRefusal])[] = [
  ["<=", LOOK_BEHIND],
  ["<!", LOOK_BEHIND],
  ["P=", BACK_REFERENCE],
  ["=", LOOK_AHEAD],
  ["!", LOOK_AHEAD],
  ["#", refuse("(?#", "leave the comment out, and write it in YAML")],
  [">", refuse("(?>", "write `(?:`: RE2 never backtracks")],
  ["(", refuse("(?(", "write both cases with any")],
  ["|", refuse("(?|", "write `(?:`")],
];

/** Flags that change how RE2 would read the pattern, or that it does not know. */
const FLAGS = new Map<string, string>([
  ["x", "leave it out, and write the pattern without spaces and comments"],
  ["u", "leave it out: patterns see Unicode characters"],
  ["a", "leave it out: `\\w`, `\\d` and `\\b` are ASCII anyway"],
  ["L", "leave it out"],
  ["U", "write `*?`, `+?` or `??` where the shortest match is meant"],
]);

const REPEAT_FROM_NOTHING = /^\{,(\d+)\}/;
const REPEAT = /^(?:[*+?]|\{\d+(?:,\d*)?\})/;
const BRACED_ESCAPE = /^\\[pPx]\{[^}]*\}/;
const LONGEST_ESCAPE = 100;
const FLAG_LETTERS = /^[A-Za-z-]+(?=[:)])/;

interface Step {
  readonly length: number;
  readonly refusal: PatternRefusal | null;
}

function readEscape(source: string, index: number): Step {
  const letter = source[index + 1] ?? "";
  if (letter === "Q") {
    const end = source.indexOf("\\E", index + 2);
    return { length: end < 0 ? source.length - index : end + 2 - index, refusal: null };
  }
  if (letter >= "1" && letter <= "9") return { length: 2, refusal: BACK_REFERENCE };
  const braced = BRACED_ESCAPE.exec(source.slice(index, index + LONGEST_ESCAPE));
  return { length: braced?.[0].length ?? 2, refusal: ESCAPES.get(letter) ?? null };
}

function readGroup(source: string, index: number): Step {
  const rest = source.slice(index + 2);
  for (const [opening, refusal] of GROUPS) {
    if (rest.startsWith(opening)) return { length: 2, refusal };
  }
  for (const letter of FLAG_LETTERS.exec(rest)?.[0] ?? "") {
    const remedy = FLAGS.get(letter);
    if (remedy !== undefined) return { length: 2, refusal: refuse(`(?${letter})`, remedy) };
  }
  return { length: 2, refusal: null };
}

function readRepeat(source: string, index: number): Step {
  const rest = source.slice(index);
  const open = REPEAT_FROM_NOTHING.exec(rest);
  if (open !== null) {
    const what = `\`${open[0]}\` would be read as plain text`;
    return { length: open[0].length, refusal: { what, remedy: `write \`{0,${open[1]}}\`` } };
  }
  const repeat = REPEAT.exec(rest)?.[0];
  if (repeat === undefined) return { length: 1, refusal: null };
  const possessive = rest[repeat.length] === "+";
  return {
    length: repeat.length,
    refusal: possessive ? refuse(`${repeat}+`, `write \`${repeat}\`: RE2 never backtracks`) : null,
  };
}

function readClassItem(source: string, index: number): Step {
  if (source[index] === "\\") return readEscape(source, index);
  const end = source.startsWith("[:", index) ? source.indexOf(":]", index + 2) : -1;
  return { length: end < 0 ? 1 : end + 2 - index, refusal: null };
}

/** Reads a class that begins at `index`; a `]` right after the opening belongs to it. */
function readClass(source: string, index: number): Step {
  const first = index + (source[index + 1] === "^" ? 2 : 1);
  let at = first;
  while (at < source.length && (source[at] !== "]" || at === first)) {
    const { length, refusal } = readClassItem(source, at);
    if (refusal !== null) return { length, refusal };
    at += length;
  }
  const unclosed = at >= source.length && source.startsWith("[^]", index);
  return {
    length: at + 1 - index,
    refusal: unclosed ? refuse("[^]", "write `(?s:.)` for any character") : null,
  };
}

function readStep(source: string, index: number): Step {
  switch (source[index]) {
    case "\\":
      return readEscape(source, index);
    case "[":
      return readClass(source, index);
    case "(":
      return source[index + 1] === "?" ? readGroup(source, index) : { length: 1, refusal: null };
    case "*":
    case "+":
    case "?":
    case "{":
      return readRepeat(source, index);
    default:
      return { length: 1, refusal: null };
  }
}

/**
 * The first construct of other dialects that RE2 refuses, or reads as something else (formats.md §15).
 * Null when there is none; the pattern may still have a plain mistake.
 */
export function findRefusedConstruct(source: string): PatternRefusal | null {
  let index = 0;
  while (index < source.length) {
    const { length, refusal } = readStep(source, index);
    if (refusal !== null) return refusal;
    index += length;
  }
  return null;
}

/** Words of re2js → what to do. */
const REMEDIES = new Map<string, string>([
  ["missing closing )", "close the group, or write `\\(` for the character"],
  ["unexpected )", "open the group, or write `\\)` for the character"],
  ["missing closing ]", "close the class, or write `\\[` for the character"],
  ["missing argument to repetition operator", "write what is repeated before it, or escape it"],
  ["invalid nested repetition operator", "write one repetition, or a group around the first"],
  ["invalid repeat count", "counts go up to 1000, also multiplied where repeats are nested"],
  ["trailing backslash at end of expression", "write `\\\\` for a backslash"],
  ["duplicate capture group name", "give each group its own name, or none"],
  ["invalid named capture", "write `(?P<name>…)`"],
  [
    "invalid character class range",
    "write a range from low to high, or a class such as `\\p{L}`, `\\p{Greek}`, `[[:alpha:]]`",
  ],
  ["invalid escape sequence", "write the character itself, or `\\x{41}` with its number"],
  [
    "invalid or unsupported Perl syntax",
    "write `(?:…)` for a group, `(?i)`, `(?m)` or `(?s)` for a flag",
  ],
]);

/** Turns a syntax error of re2js into our words. `input` is the part of the pattern it names. */
export function explainSyntaxError(error: string, input: string): PatternRefusal {
  const where = input === "" ? "" : ` at \`${input}\``;
  return {
    what: `${error}${where}`,
    remedy: REMEDIES.get(error) ?? "write the pattern in RE2 syntax",
  };
}
