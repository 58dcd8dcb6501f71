import { expect, it } from "vitest";
import { lintRepository, toListing } from "../../src/rules/lint-repository.ts";
import { readSkillSource } from "../../src/skills/read-skill-source.ts";
import { readSourceTree } from "../../src/skills/read-source-tree.ts";
import { memoryFiles } from "../skills/memory-files.ts";
import { DEFAULT_LINT_SETTINGS } from "./lint-memory.ts";

function skillMd(name: string, body = ""): string {
  return `---\nname: ${name}\ndescription: Sorts ${name}. Use when asked to.\n---\n${body}`;
}

/** What is said of unknown siblings among three skills, one of which is called otherwise than its folder. */
async function found(body: string): Promise<readonly string[]> {
  const files = memoryFiles({
    "skills/mail/SKILL.md": skillMd("mail", body),
    "skills/mail/references/a.md": "Use the `nowhere` skill.\n",
    "skills/post/SKILL.md": skillMd("parcel-post"),
  });
  const tree = await readSourceTree(files);
  const folders = ["skills/mail", "skills/post"];
  const bounds = { folders: new Set(folders), namedPaths: [] };
  const sources = await Promise.all(
    folders.map((folder) => readSkillSource({ ...bounds, folder, tree, files })),
  );
  const { findings, faults } = lintRepository(
    { skills: sources.map((one) => toListing(one, DEFAULT_LINT_SETTINGS)), manifests: [] },
    () => true,
    DEFAULT_LINT_SETTINGS,
  );
  expect(faults).toEqual([]);
  return findings
    .filter(({ finding }) => finding.rule === "SK072")
    .map(({ folder, finding: { path, line, column, severity, message } }) => {
      return `${folder} ${path}:${line}:${column} ${severity} ${message}`;
    });
}

const ELSEWHERE =
  "skills/mail skills/mail/references/a.md:1:10 info There is no skill nowhere here.";

it("SK072 names the skill at its first place in each file", async () => {
  const body =
    "# Mail\n\nThen use the `stamp-shop` skill.\nInvoke `stamp-shop` skill; run the `letters` skill.\n";
  expect(await found(body)).toEqual([
    "skills/mail skills/mail/SKILL.md:7:15 info There is no skill stamp-shop here.",
    "skills/mail skills/mail/SKILL.md:8:37 info There is no skill letters here.",
    ELSEWHERE,
  ]);
});

it.each([
  [
    "the folder's name and the skill's own",
    "Use the `post` skill, or use the `parcel-post` skill.",
  ],
  ["another plugin's", "Use the `superpowers:debugging` skill."],
  ["built-in ones", "Use the `pdf` skill."],
  ["placeholders", "Use the `my-skill` skill. See the `skill-name` skill."],
  ["examples", "Say what is meant, e.g. use the `stamp-shop` skill."],
  ["what may not be installed", "Use the `stamp-shop` skill if available."],
  ["code", "```\nUse the `stamp-shop` skill.\n```"],
  ["a name that nobody is sent to", "The `stamp-shop` skill is older."],
])("SK072 is silent for %s", async (_what, body) => {
  expect(await found(`# Mail\n\n${body}\n`)).toEqual([ELSEWHERE]);
});
