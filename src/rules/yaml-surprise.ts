import { cutCharacters } from "../text/cut.ts";
import { skillMdPath } from "./front-matter-field.ts";
import { replaceAt } from "./repair.ts";
import { defineRule, type Fact } from "./rule.ts";
import { quoteYaml } from "./yaml-quote.ts";
import { findSurprises, type Surprise } from "./yaml-surprises.ts";

const TAIL_CHARACTERS = 24;

interface SurpriseFact extends Fact {
  readonly surprise: Surprise;
}

/** A value that parses to something else than what was written. */
export const yamlSurprise = defineRule<SurpriseFact>({
  id: "SK015",
  slug: "yaml-surprise",
  severity: "warning",
  summary: "A value of the front matter parses, but not to what was written.",
  source: "lint.md §5.2; https://yaml.org/spec/1.2.2/#66-comments",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    if (source.frontMatter.kind !== "read") return [];
    return findSurprises(source.frontMatter.fields).map((surprise) => ({
      path: skillMdPath(source),
      ...surprise.field.place,
      fix: surprise.fixedLine ?? undefined,
      surprise,
    }));
  },
  message: ({ surprise }) => {
    const { field, shape, readAs } = surprise;
    switch (shape) {
      case "cut-by-comment": {
        const tail = [...field.source.replace(/\s+/g, " ")].slice(-TAIL_CHARACTERS).join("");
        return `${field.key} ends at "${tail}": " #" starts a YAML comment. Put the value in quotes.`;
      }
      case "not-text":
        return `${field.key}: ${cutCharacters(field.source, 40)} is ${readAs} to some YAML readers; Codex and OpenCode drop what is no text. Put the value in quotes.`;
      case "dashes":
        return `${field.key} holds " --- ", where skills-ref ends the front matter and drops the rest. Write another dash.`;
      case "list":
        return `${field.key} is a list to YAML, where a text is expected. Put the value in quotes.`;
      case "map":
        return `${field.key} is a map to YAML, where a text is expected. Put the value in quotes.`;
      case "empty":
        return `${field.key} has no value: some tools read the text "null". Write a value or remove the key.`;
    }
  },
  repair: ({ path, surprise: { field, intended } }, { source }) =>
    intended === null
      ? null
      : replaceAt(source, path, {
          place: field.place,
          written: intended,
          text: quoteYaml(intended),
        }),
});
