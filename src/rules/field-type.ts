import type { FrontMatterField } from "../model/front-matter.ts";
import type { JsonValue } from "../model/json-value.ts";
import type { Severity } from "../model/severity.ts";
import { countCodePoints } from "../text/cut.ts";
import { BOOLEAN_FIELDS, readersOf, selectedAgents } from "./agent-fields.ts";
import { toBoolean } from "./boolean-value.ts";
import { readFields, showShort, skillMdPath } from "./front-matter-field.ts";
import { joinTools } from "./join-tools.ts";
import { mendFieldType } from "./mend-field-type.ts";
import { findMetadataPlace } from "./metadata-place.ts";
import { textOf } from "./repair.ts";
import { defineRule, type Fact, type RuleContext } from "./rule.ts";
import { quoteYaml } from "./yaml-quote.ts";

/** Longest `compatibility` of the standard, in code points. */
const LONGEST_COMPATIBILITY = 500;
/** So many wrong values of `metadata` are named. */
const NAMED_VALUES = 5;

interface TypeFact extends Fact {
  readonly sentence: string;
  readonly field: FrontMatterField;
}

/** A field whose value is of another type than agents expect. SK003, SK004 and SK015 have the other fields. */
export const fieldType = defineRule<TypeFact>({
  id: "SK019",
  slug: "field-type",
  severity: "error",
  summary: "A field of the front matter has a value of the wrong type.",
  source: "https://agentskills.io/specification#frontmatter; lint.md §2.2, §2.3",
  verified: "2026-08-31",
  level: "MUST",
  check: (context) => readFields(context.source).flatMap((field) => factsOf(field, context)),
  message: ({ sentence }) => sentence,
  repair: ({ path, field }, { source }) => {
    const edits = mendFieldType(textOf(source, path) ?? "", field);
    return edits === null ? null : { kind: "edit", path, edits };
  },
});

function factsOf(field: FrontMatterField, context: RuleContext): readonly TypeFact[] {
  const path = skillMdPath(context.source);
  const fact: ToFact = (severity, sentence, more = {}) => [
    { path, ...field.place, severity, sentence, field, ...more },
  ];
  switch (field.key) {
    case "compatibility": {
      const what = wrongCompatibility(field.value);
      const sentence = `compatibility must be a text of at most 500 characters, here ${what}; validators refuse the skill. Shorten it.`;
      return what === null ? [] : fact("error", sentence);
    }
    case "metadata":
      return metadataFacts(field, fact);
    case "allowed-tools":
      return toolsFacts(field, context, fact);
    default: {
      const { key, value } = field;
      if (!BOOLEAN_FIELDS.includes(key) || toBoolean(value) !== null) return [];
      if (readersOf(key, selectedAgents(context.targets)).length === 0) return [];
      const written = typeof value === "object" ? kindOf(value) : showShort(String(value));
      const sentence = `${key} is ${written}, neither true nor false, so agents fall back to what holds without it. Write true or false.`;
      return fact("warning", sentence);
    }
  }
}

type ToFact = (severity: Severity, sentence: string, more?: Partial<Fact>) => readonly TypeFact[];

function wrongCompatibility(value: JsonValue): string | null {
  if (typeof value !== "string") return kindOf(value);
  const length = countCodePoints(value);
  return length > LONGEST_COMPATIBILITY ? `${length} characters` : null;
}

/** Nothing at all below `metadata:` is an empty map to Codex too. */
function metadataFacts(field: FrontMatterField, fact: ToFact): readonly TypeFact[] {
  const { value, style } = field;
  if (style === "empty") return [];
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return fact(
      "error",
      'metadata must be a map of text; Codex does not load the skill. Write key: "value" below it.',
    );
  }
  const wrong = Object.entries(value).filter(([, one]) => typeof one !== "string");
  const [first] = wrong;
  if (first === undefined) return [];
  const named = wrong
    .slice(0, NAMED_VALUES)
    .map(([key, one]) => `${showShort(key)} is ${kindOf(one)}`);
  const place = findMetadataPlace(field, first[0]);
  const fix = place === null || typeof first[1] === "object" ? undefined : quoteYaml(place.source);
  return fact(
    "warning",
    `metadata must be a map of text, but ${named.join(", ")}; typed loaders refuse that. Write the value as a text in quotes.`,
    { ...(place === null ? {} : { line: place.line, column: place.column }), fix },
  );
}

/** Claude Code takes a list too. */
function toolsFacts(
  field: FrontMatterField,
  { targets }: RuleContext,
  fact: ToFact,
): readonly TypeFact[] {
  if (!Array.isArray(field.value)) return [];
  const isElsewhere = targets.some((target) => target !== "claude");
  const joined = joinTools(field.value);
  const remedy = joined === null ? "Write one text." : `Write allowed-tools: ${joined}`;
  return fact(
    isElsewhere ? "warning" : "info",
    `allowed-tools is a list, which Claude Code reads; the standard knows one text with blanks between the tools. ${remedy}`,
    { fix: joined === null ? undefined : `allowed-tools: ${joined}` },
  );
}

function kindOf(value: JsonValue): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a map";
  return typeof value === "string" ? "a text" : `a ${typeof value}`;
}
