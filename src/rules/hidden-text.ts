import type { MarkdownDocument } from "../model/skill-source.ts";
import { cutCharacters } from "../text/cut.ts";
import { toVisibleEscape } from "../text/invisible.ts";
import { createRedactor } from "../text/redactor.ts";
import { lineAt, placeAt, toTextLines } from "../text/text-lines.ts";
import { defineRule, type Fact } from "./rule.ts";

interface HiddenFact extends Fact {
  readonly count: number;
  /** `U+202E`, each once, in order of their numbers. */
  readonly codePoints: readonly string[];
  readonly shown: string;
}

/** Bidirectional controls, zero width characters, byte order marks, tag characters (lint.md §4.5). */
const HIDDEN = /[\u200b-\u200d\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
const EVERY_HIDDEN = new RegExp(HIDDEN, "gu");

/** UTS #51, ED-15: an emoji with its presentation or skin colour, joined to the next one. */
const ELEMENT = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?`;
/** Where the block of tag characters begins, which repeats ASCII. */
const TAGS = 0xe0000;
/** The three flags with tags that Unicode recommends (England, Scotland, Wales). */
const FLAGS = ["gbeng", "gbsct", "gbwls"].map((code) => `\u{1f3f4}${toTags(code)}\u{e007f}`);
/** Letters that take another shape where a joiner stands. */
const JOINED = ["Arabic", "Syriac", "Nko", "Mongolian", "Mandaic"];
const INDIC =
  "Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan".split(
    " ",
  );
/** Scripts without blanks between words, which mark where a line may break (UAX #14, class ZW). */
const UNSPACED = ["Thai", "Lao", "Khmer", "Myanmar", "Tibetan"];

const letters = (scripts: readonly string[]) =>
  `[${scripts.map((script) => String.raw`\p{Script_Extensions=${script}}`).join("")}]`;

/** What is meant to be there; everything hidden outside of it is reported. One joiner at a time. */
const MEANT = new RegExp(
  [
    // Keeps a fence that is shown inside another one from closing it.
    "(?<=^[ \\t]{0,20})\u200b(?=```|~~~)",
    `${ELEMENT}(?:\u200d${ELEMENT})+`,
    ...FLAGS,
    `(?<=${letters(JOINED)})[\u200c\u200d](?=${letters(JOINED)})`,
    `(?<=${letters(INDIC)})[\u200c\u200d](?!${HIDDEN.source})`,
    `(?<=${letters(UNSPACED)})\u200b(?=${letters(UNSPACED)})`,
  ].join("|"),
  "gmu",
);

/** One of them says nothing by itself: where the line speaks of it, it is shown. */
const ZERO_WIDTH = /^[\u200b-\u200d\u2060\ufeff]$/;
const ABOUT_ZERO_WIDTH = /zero[- ]width|U\+(?:200[B-D]|2060|FEFF)/i;

const MOST_NAMES = 6;
const CHARACTERS_BEFORE = 20;
const SHOWN_CHARACTERS = 160;
const REDACTOR = createRedactor([]);

/** Characters that agents read and people do not see. One finding a line. */
export const hiddenText = defineRule<HiddenFact>({
  id: "SK080",
  slug: "hidden-text",
  severity: "error",
  summary: "A text holds invisible or reordering characters.",
  source: "lint.md §4.5; https://www.unicode.org/reports/tr36/; security.md JU-2",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => source.documents.flatMap(factsOf),
  message: ({ count, codePoints, line, column, shown }) =>
    `${count} invisible character${count === 1 ? "" : "s"} (${codePoints.join(", ")}) at ${line}:${column}. Agents read them, people do not: ${shown}. Remove them.`,
});

function factsOf({ path, text }: MarkdownDocument): readonly HiddenFact[] {
  if (!HIDDEN.test(text)) return [];
  const lines = toTextLines(text);
  const byLine = new Map<number, { column: number; found: string[] }>();
  for (const offset of hiddenOffsets(text)) {
    const { line, column } = placeAt(lines, offset);
    const known = byLine.get(line) ?? { column, found: [] };
    byLine.set(line, known);
    known.found.push(String.fromCodePoint(text.codePointAt(offset) ?? 0));
  }
  return [...byLine].map(([line, { column, found }]) => {
    const around = lineAt(lines, line - 1);
    const isShown = ZERO_WIDTH.test(found.join("")) && ABOUT_ZERO_WIDTH.test(around);
    return {
      path,
      line,
      column,
      ...(isShown ? { severity: "info" as const } : {}),
      count: found.length,
      codePoints: toCodePoints(found),
      shown: toShown(around, column - 1),
    };
  });
}

/** Offsets of hidden characters that no defined sequence needs. */
function hiddenOffsets(text: string): readonly number[] {
  const meant = new Set<number>();
  for (const match of text.matchAll(MEANT)) {
    for (const inside of match[0].matchAll(EVERY_HIDDEN)) meant.add(match.index + inside.index);
  }
  return [...text.matchAll(EVERY_HIDDEN)].map(({ index }) => index).filter((at) => !meant.has(at));
}

function toCodePoints(characters: readonly string[]): readonly string[] {
  const codes = [...new Set(characters.map((character) => character.codePointAt(0) ?? 0))];
  const sorted = codes.sort((left, right) => left - right);
  const names = sorted.map((code) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`);
  if (names.length <= MOST_NAMES) return names;
  return [...names.slice(0, 2), `… ${names.at(-1) ?? ""}`];
}

/** The surroundings of the first one; tag characters as the letters that they spell. */
function toShown(line: string, at: number): string {
  const start = Math.max(0, at - CHARACTERS_BEFORE);
  const piece = line.slice(start, start + 2 * SHOWN_CHARACTERS).replace(/^[\udc00-\udfff]/, "");
  const spelt = piece.replace(
    /[\u{e0020}-\u{e007e}]+/gu,
    (tags) => `\\u{tags: ${[...tags].map(toLetter).join("")}}`,
  );
  const visible = spelt.replace(EVERY_HIDDEN, toVisibleEscape).trim();
  return `"${cutCharacters(REDACTOR.redact(visible), SHOWN_CHARACTERS)}"`;
}

function toLetter(tag: string): string {
  return String.fromCodePoint((tag.codePointAt(0) ?? TAGS) - TAGS);
}

function toTags(word: string): string {
  return [...word].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + TAGS)).join("");
}
