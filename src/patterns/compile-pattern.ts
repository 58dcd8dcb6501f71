import { RE2JS, RE2JSSyntaxException } from "re2js";
import { LIMITS } from "../model/limits.ts";
import {
  explainSyntaxError,
  findRefusedConstruct,
  type PatternRefusal,
} from "./refused-construct.ts";

/** How a pattern is read. Flags differ per check and are fixed by it (formats.md §9). */
export interface PatternFlags {
  /** Upper and lower case are the same. */
  readonly ignoreCase?: boolean;
  /** `^` and `$` also hold at line ends. */
  readonly multiline?: boolean;
  /** `.` also matches a line end. */
  readonly dotAll?: boolean;
}

/** The leftmost place where a pattern was found. */
export interface PatternMatch {
  /** In UTF-16 units from the start of the text. */
  readonly index: number;
  /** In UTF-16 units. */
  readonly length: number;
  readonly text: string;
}

/** A search that says how much of the text it saw. */
export interface PatternSearch {
  readonly match: PatternMatch | null;
  /** True when the text is longer than LIMITS.patternTextBytes and only its head was searched. */
  readonly cut: boolean;
}

/** A compiled RE2 pattern. Time is linear in the text, but not cheap: see security.md §10. */
export interface Pattern {
  readonly source: string;
  /** True when it is found in the empty text, and so in every text that it is not anchored to. */
  readonly matchesEmpty: boolean;
  /** Searches the first 256 KiB of the text. */
  readonly find: (text: string) => PatternMatch | null;
  /** Like `find`, and says whether the text was cut. */
  readonly search: (text: string) => PatternSearch;
  /** Number of matches in the first 256 KiB that do not overlap. */
  readonly count: (text: string) => number;
}

export type CompiledPattern =
  | { readonly ok: true; readonly pattern: Pattern }
  | ({ readonly ok: false } & PatternRefusal);

/** Patterns kept compiled in this process; a suite of 200 tests seldom has more. */
const CACHE_ENTRIES = 500;

const cache = new Map<string, CompiledPattern>();
const encoder = new TextEncoder();
const scratch = new Uint8Array(LIMITS.patternTextBytes);

/** A UTF-16 unit is at most three bytes of UTF-8, so shorter texts need no measuring. */
const SURELY_SHORT = Math.floor(LIMITS.patternTextBytes / 3);

/** What one pattern may see of a text. */
interface Head {
  /** Of a text that was cut, one character more than the limit: `$` and `\b` at the cut look at it. */
  readonly text: string;
  readonly cut: boolean;
}

/** Cuts between characters. */
function toHead(text: string): Head {
  if (text.length <= SURELY_SHORT) return { text, cut: false };
  const { read } = encoder.encodeInto(text, scratch);
  if (read === text.length) return { text, cut: false };
  const next = (text.codePointAt(read) ?? 0) > 0xffff ? 2 : 1;
  return { text: text.slice(0, read + next), cut: true };
}

/** The pattern in group 1 with one more character behind it; null where it cannot be wrapped (an open `\Q`). */
function toFollowed(source: string, bits: number): RE2JS | null {
  try {
    return RE2JS.compile(`(${source})(?s:.)`, bits);
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) return null;
    throw error;
  }
}

/**
 * Places that do not overlap. The end of a head that was cut is no end of the text: a match that
 * reaches it is looked for once more with a character behind it, where `$` cannot hold by the cut.
 */
function* placesIn(head: Head, compiled: RE2JS, toLonger: () => RE2JS | null) {
  const matcher = compiled.matcher(head.text);
  while (matcher.find()) {
    const [index, end] = [matcher.start(), matcher.end()];
    if (!head.cut || end < head.text.length) {
      yield { index, length: end - index };
      continue;
    }
    const longer = toLonger()?.matcher(head.text);
    if (longer?.find(index)) {
      yield { index: longer.start(1), length: longer.end(1) - longer.start(1) };
    }
    return;
  }
}

function toPattern(source: string, bits: number, compiled: RE2JS): Pattern {
  let followed: RE2JS | null | undefined;
  const toLonger = (): RE2JS | null => {
    followed ??= toFollowed(source, bits);
    return followed;
  };
  const search = (text: string): PatternSearch => {
    const head = toHead(text);
    for (const place of placesIn(head, compiled, toLonger)) {
      const { index, length } = place;
      return { match: { ...place, text: head.text.slice(index, index + length) }, cut: head.cut };
    }
    return { match: null, cut: head.cut };
  };
  return {
    source,
    matchesEmpty: compiled.matcher("").find(),
    search,
    find: (text) => search(text).match,
    count: (text) => {
      let found = 0;
      for (const _place of placesIn(toHead(text), compiled, toLonger)) found += 1;
      return found;
    },
  };
}

function toFlagBits(flags: PatternFlags): number {
  return (
    (flags.ignoreCase ? RE2JS.CASE_INSENSITIVE : 0) |
    (flags.multiline ? RE2JS.MULTILINE : 0) |
    (flags.dotAll ? RE2JS.DOTALL : 0)
  );
}

function compile(source: string, bits: number): CompiledPattern {
  if (source === "") {
    return { ok: false, what: "the pattern is empty", remedy: "write what must be found" };
  }
  const bytes = encoder.encode(source).length;
  if (bytes > LIMITS.patternBytes) {
    return {
      ok: false,
      what: `the pattern has ${bytes} bytes, at most ${LIMITS.patternBytes} are allowed`,
      remedy: "split it with any or all",
    };
  }
  const refusal = findRefusedConstruct(source);
  if (refusal !== null) return { ok: false, ...refusal };
  try {
    const compiled = RE2JS.compile(source, bits);
    const size = compiled.programSize();
    if (size > LIMITS.patternProgram) {
      return {
        ok: false,
        what: `the pattern compiles to ${size} instructions, at most ${LIMITS.patternProgram} are allowed`,
        remedy: "write smaller repeat counts",
      };
    }
    return { ok: true, pattern: toPattern(source, bits, compiled) };
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    return { ok: false, ...explainSyntaxError(error.error, error.input ?? "") };
  }
}

/**
 * Compiles a pattern in RE2 syntax (Go flavour) under the limits of security.md RX-1:
 * 1000 bytes, 10,000 instructions. What RE2 cannot do is refused in plain words, never "no match".
 */
export function compilePattern(source: string, flags: PatternFlags = {}): CompiledPattern {
  const bits = toFlagBits(flags);
  const key = `${bits}/${source}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const compiled = compile(source, bits);
  if (cache.size >= CACHE_ENTRIES) {
    for (const oldest of cache.keys()) {
      cache.delete(oldest);
      break;
    }
  }
  cache.set(key, compiled);
  return compiled;
}
