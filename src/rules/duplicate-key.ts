import { skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

interface DuplicateFact extends Fact {
  readonly key: string;
  readonly firstLine: number;
}

/** The same key twice in one map of the front matter. */
export const duplicateKey = defineRule<DuplicateFact>({
  id: "SK016",
  slug: "duplicate-key",
  severity: "error",
  summary: "A key of the front matter occurs twice in one map.",
  source: "https://yaml.org/spec/1.2.2/#3213-node-comparison",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const found = source.frontMatter;
    if (found.kind !== "duplicate-keys") return [];
    const path = skillMdPath(source);
    return found.duplicates.map((duplicate) => ({ path, ...duplicate }));
  },
  message: ({ key, firstLine, line }) =>
    `${key} is set on lines ${firstLine} and ${line}. Most parsers refuse the file, PyYAML keeps the last. Keep one.`,
});
