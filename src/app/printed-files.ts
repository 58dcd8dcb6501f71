import { markdownTable } from "markdown-table";
import { CHECK_VOCABULARY } from "../checks/index.ts";
import { toConfigSchema, toSuiteSchema } from "../suites/index.ts";
import { inputFacts, outputFacts, toActionYml } from "./to-action-yml.ts";
import { toLintSchema, toReportSchema } from "./to-report-schema.ts";
import { toRulesPage } from "./to-rules-page.ts";

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** A table of the README: inputs of one group. */
function toInputTable(group: string): string {
  const rows = inputFacts()
    .filter(({ table }) => table === group)
    .map((input) => [
      `\`${input.name}\``,
      input.default === null ? "unset" : `\`${input.default}\``,
      cell(input.description),
    ]);
  return markdownTable([["Input", "Default", "Meaning"], ...rows]);
}

function toOutputTable(): string {
  const rows = outputFacts().map(({ name, description }) => [`\`${name}\``, cell(description)]);
  return markdownTable([["Output", "Meaning"], ...rows]);
}

/** Replaces what stands between `<!-- name-start -->` and `<!-- name-end -->`; throws without them. */
export function fillSection(text: string, name: string, content: string): string {
  const start = `<!-- ${name}-start -->`;
  const end = `<!-- ${name}-end -->`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md lacks the markers ${start} and ${end}`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}

/** Every file that is printed from the code, with its text; `readme` is the README as it stands. */
export function printFiles(readme: string): readonly (readonly [file: string, text: string])[] {
  const sections: readonly (readonly [name: string, content: string])[] = [
    ["inputs", toInputTable("main")],
    ["more-inputs", toInputTable("more")],
    ["outputs", toOutputTable()],
  ];
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return [
    ["action.yml", toActionYml()],
    [
      "README.md",
      sections.reduce((text, [name, content]) => fillSection(text, name, content), readme),
    ],
    ["docs/rules.md", toRulesPage()],
    ["dist/suite.schema.json", json(toSuiteSchema(CHECK_VOCABULARY))],
    ["dist/config.schema.json", json(toConfigSchema())],
    ["dist/report.schema.json", json(toReportSchema())],
    ["dist/lint.schema.json", json(toLintSchema())],
  ];
}
