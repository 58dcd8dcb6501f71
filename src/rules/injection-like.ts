import type { Place } from "../model/front-matter.ts";
import type { Severity } from "../model/severity.ts";
import type { MarkdownDocument, SkillSource } from "../model/skill-source.ts";
import { placeAt, toTextLines } from "../text/text-lines.ts";
import { mayHold, type WordGroup } from "../text/word-groups.ts";
import { readField } from "./front-matter-field.ts";
import { type MarkdownLine, toMarkdownLines } from "./markdown-lines.ts";
import { defineRule, type Fact } from "./rule.ts";
import { toShownText } from "./shown-text.ts";

interface InjectionFact extends Fact {
  readonly text: string;
  readonly isEncoded: boolean;
}

const BLANK = String.raw`\s{1,20}`;
const words = (...parts: readonly string[]) => parts.join(BLANK);

/** Phrases of lint.md §4.6 and their kin. Every repetition is bounded. */
const PHRASE = [
  words(
    "(?:ignore|disregard|forget)",
    `(?:(?:all|any|every|of|the|these|your|my|our)${BLANK}){0,3}(?:previous|prior|above|preceding|earlier)`,
    "(?:instructions?|prompts?|messages|rules|directions)",
  ),
  words("disregard", `(?:(?:the|your|any|all)${BLANK})?system`, "(?:prompt|message|instruction)s?"),
  // "do not tell the user to restart" is about what to say, not about what to hide.
  words(
    "(?:do not|don['’]t)",
    "(?:tell|inform|mention (?:this |it |that )?to|reveal (?:this|it|that) to)",
    `the${BLANK}users?\\b(?!${BLANK}(?:to|how|which|what|when|where|why|whether|if|who|about${BLANK}(?:each|every))\\b)`,
  ),
  words("you", "are", "now", `(?:DAN|jailbroken|in${BLANK}(?:developer|god)${BLANK}mode)`),
  words(
    "(?:hide|conceal|keep)",
    "(?:this|it|that)",
    `(?:(?:secret|hidden)${BLANK})?from`,
    "the",
    "user",
  ),
].join("|");
const EVERY_PHRASE = new RegExp(String.raw`\b(?:${PHRASE})\b`, "gi");
/** Cheap: a word that every phrase has. */
const POSSIBLE = /ignore|disregard|forget|the\s+user|you\s+are\s+now/i;

/** One start a run; line ends inside, as tools break it. */
const BASE64 = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{32,}(?:\r?\n[A-Za-z0-9+/]{4,})*={0,2}/g;
const MOST_BASE64 = 64 * 1024;

/** What a sentence about such attacks says beside the phrase. */
const ABOUT_ATTACKS =
  /injection|inject(?:s|ed)\b|untrusted|malicious|adversar|attack|jailbreak|hijack|suspicious|phish|red.?flag/i;
const ABOUT_SECURITY =
  /secur(?:e|ity)|injection|jailbreak|red.?team|threat|vulnerab|attack|adversar|guardrail|malicious|phishing|exploit|pentest|penetration|moderation/i;

/** A phrase, or a run of base64 that holds one, and where it begins. */
interface Found {
  readonly offset: number;
  readonly found: string;
}

/** Words that try to override the user: in prose, in comments, in base64. */
export const injectionLike = defineRule<InjectionFact>({
  id: "SK082",
  slug: "injection-like",
  severity: "warning",
  summary: "A phrase reads as an attempt to override the user.",
  source: "lint.md §4.5, §4.6; security.md JU-2",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const aboutSecurity = isAboutSecurity(source);
    return source.documents.flatMap((document) => factsOf(document, aboutSecurity));
  },
  message: ({ text, isEncoded }) =>
    isEncoded
      ? `This base64 says "${text}", which reads as an attempt to override the user. Reword or remove it.`
      : `"${text}" reads as an attempt to override the user. Reword or remove it.`,
});

function isAboutSecurity(source: SkillSource): boolean {
  return (["name", "description"] as const).some((key) => {
    const field = readField(source, key);
    return field.kind === "text" && ABOUT_SECURITY.test(field.text);
  });
}

function factsOf(document: MarkdownDocument, aboutSecurity: boolean): readonly InjectionFact[] {
  const { path, text } = document;
  const phrases = mayHoldPhrase(document.words) ? findPhrases(text) : [];
  const encoded = document.mayHoldBase64 ? findEncoded(text) : [];
  if (phrases.length === 0 && encoded.length === 0) return [];
  const textLines = toTextLines(text);
  const lines = toMarkdownLines(textLines);
  const toFact = (found: Found, isEncoded: boolean): InjectionFact => {
    const place = placeAt(textLines, found.offset);
    // Nobody reads base64 as prose: only a skill about security shows it.
    const severity =
      isEncoded && !aboutSecurity
        ? "warning"
        : severityAt(lines, { ...place, ...found }, aboutSecurity);
    return { path, ...place, severity, text: toShownText(found.found), isEncoded };
  };
  const facts = [
    ...phrases.map((phrase) => toFact(phrase, false)),
    ...encoded.map((run) => toFact(run, true)),
  ];
  return facts.sort((left, right) => left.line - right.line || left.column - right.column);
}

/** False where words are missing that every phrase has. */
function mayHoldPhrase(words: MarkdownDocument["words"]): boolean {
  const holds = (group: WordGroup) => mayHold(words, group);
  return (
    holds("override") || (holds("user") && holds("told")) || (holds("now") && holds("persona"))
  );
}

function findPhrases(text: string): readonly Found[] {
  if (!POSSIBLE.test(text)) return [];
  return [...text.matchAll(EVERY_PHRASE)].map(({ index, 0: found }) => ({ offset: index, found }));
}

/** Info where the phrase is shown, not said (lint.md §4.5). */
function severityAt(
  lines: readonly MarkdownLine[],
  at: Found & Place,
  aboutSecurity: boolean,
): Severity {
  const line = lines[at.line - 1];
  if (line === undefined) return "warning";
  const start = at.column - 1;
  const before = line.text.slice(Math.max(0, start - SURROUNDINGS), start);
  const after = line.text.slice(start + at.found.length).slice(0, SURROUNDINGS);
  const isShown = line.kind === "fence" || line.kind === "table";
  if (aboutSecurity && isShown) return "info";
  const isTold = line.kind === "quote" || ABOUT_ATTACKS.test(`${before} ${after}`);
  return isTold || isQuoted(before, after) ? "info" : "warning";
}

/** Characters of the same line that are looked at on either side. */
const SURROUNDINGS = 300;

const QUOTES: readonly (readonly [opening: string, closing: string])[] = [
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
  ["`", "`"],
];

/** Whether a mark of quotation opens before and closes behind. */
function isQuoted(before: string, after: string): boolean {
  const inMarks = QUOTES.some(([opening, closing]) => {
    if (!after.includes(closing)) return false;
    if (opening === closing) return before.split(opening).length % 2 === 0;
    return before.lastIndexOf(opening) > before.lastIndexOf(closing);
  });
  // An apostrophe is a quotation only where no letter stands before it, but for those that Python puts there.
  return inMarks || (/(?:^|[\s([{,:=])[rbfu]{0,2}['‘][^'’]*$/i.test(before) && /['’]/.test(after));
}

function findEncoded(text: string): readonly Found[] {
  return [...text.matchAll(BASE64)].flatMap(({ index, 0: run }) => {
    const found = new RegExp(EVERY_PHRASE.source, "i").exec(decodeBase64(run))?.[0];
    return found === undefined ? [] : [{ offset: index, found }];
  });
}

/** As Latin letters: the phrases need no others. */
function decodeBase64(run: string): string {
  const digits = run.slice(0, MOST_BASE64).replace(/[\s=]/g, "");
  return atob(digits.slice(0, digits.length - (digits.length % 4 === 1 ? 1 : 0)));
}
