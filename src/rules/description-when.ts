import { toBoolean } from "./boolean-value.ts";
import { hasPlaceholder } from "./description-placeholder.ts";
import { readField, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

/** Wordings that say when (lint.md §4.6), with those that peers miss: "Triggers on", "any time", "for requests", "ideal for", "before making". */
const SAYS_WHEN =
  /\b(?:use|used|when|whenever|if the user|if you|triggers?|triggered|asks?|asked|invoked?|activate|any ?time|for (?:requests|questions|tasks)|(?:ideal|perfect|suited|suitable|best) for|(?:before|after|while) (?:making|starting|beginning|writing|creating|editing|changing|committing|merging|deploying))\b/i;

/** A sentence of its own: "For structural biology.", "Not for images." */
const SAYS_FOR_WHAT = /[.!?]\s+(?:For|Not for)\s/;

/** Words that every English description of some length has, and those of its neighbours. */
const ENGLISH = new Set(
  "a an and are as at by for from in into is it of on or that the this to with".split(" "),
);
const OTHER_LANGUAGES = new Set(
  "der die das und für mit von zum zur ein eine le la les des et pour une un el los las y para con del il di e per che het een en voor van met o os um uma do da och att av för på".split(
    " ",
  ),
);
const ENOUGH_WORDS = 6;
/** Above this share of letters outside Latin a text is not English. */
const FOREIGN_LETTERS = 0.2;

/** The description does not say when to use the skill. A placeholder is SK021's. */
export const descriptionWhen = defineRule<Fact>({
  id: "SK008",
  slug: "description-when",
  severity: "warning",
  summary: "The description says what the skill does but not when to use it.",
  source: "https://agentskills.io/specification#description-field",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const description = readField(source, "description");
    if (description.kind !== "text" || hasPlaceholder(source)) return [];
    const { text } = description;
    if (SAYS_WHEN.test(text) || SAYS_FOR_WHAT.test(text) || !isEnglish(text)) return [];
    if (readField(source, "when_to_use").kind === "text") return [];
    const { frontMatter } = source;
    const manual =
      frontMatter.kind === "read" && frontMatter.fields.get("disable-model-invocation")?.value;
    if (toBoolean(manual) === true) return [];
    return [{ path: skillMdPath(source), ...description.field.place }];
  },
  message: () =>
    'description says what the skill does but not when to use it. Add "Use when …" with the words users say.',
});

/** Whether a text is English, judged by its commonest words. A short text without foreign letters counts as English: there is too little to say otherwise. */
export function isEnglish(text: string): boolean {
  if (hasForeignLetters(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < ENOUGH_WORDS) return true;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return english >= words.filter((word) => OTHER_LANGUAGES.has(word)).length;
}

/** Whether many letters of a text are none of the Latin alphabet. */
export function hasForeignLetters(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  return foreign > letters.length * FOREIGN_LETTERS;
}
