import { cutCharacters } from "../text/cut.ts";
import { skillMdPath } from "./front-matter-field.ts";
import { lineRange, textOf } from "./repair.ts";
import { defineRule, type Fact } from "./rule.ts";
import { diagnoseYaml } from "./yaml-diagnosis.ts";

interface YamlFact extends Fact {
  readonly what: string;
  readonly remedy: string;
  readonly fixedLine: number | null;
}

const SHOWN_CHARACTERS = 160;

/** Strict YAML 1.2 fails. One finding, at the first cause: the parser's later errors are consequences. */
export const yamlInvalid = defineRule<YamlFact>({
  id: "SK014",
  slug: "yaml-invalid",
  severity: "error",
  summary: "The front matter is not valid YAML 1.2.",
  source: "https://yaml.org/spec/1.2.2/; lint.md §5.1",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const found = source.frontMatter;
    if (found.kind !== "invalid") return [];
    const { place, fix, ...rest } = diagnoseYaml(found.block, found.faults);
    return [{ path: skillMdPath(source), ...place, ...rest, fix: fix ?? undefined }];
  },
  message: ({ line, what, remedy, fix }) =>
    fix === undefined
      ? `Line ${line}: ${what}. ${remedy}.`
      : `Line ${line}: ${what}. ${remedy}: ${cutCharacters(fix, SHOWN_CHARACTERS)}`,
  repair: ({ path, fix, fixedLine }, { source }) => {
    if (fix === undefined || fixedLine === null) return null;
    const { start, end } = lineRange(textOf(source, path) ?? "", fixedLine);
    return { kind: "edit", path, edits: [{ start, end, text: fix }] };
  },
});
