import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { LINT_TARGETS } from "../../src/model/lint-target.ts";
import type { Files } from "../../src/model/ports.ts";
import { SEVERITIES } from "../../src/model/severity.ts";
import type { SkillSource } from "../../src/model/skill-source.ts";
import { type LintResult, lintSkill } from "../../src/rules/lint-skill.ts";
import type { LintSettings } from "../../src/rules/rule.ts";
import { findSkillFolders } from "../../src/skills/find-skill-folders.ts";
import { readSkillSource } from "../../src/skills/read-skill-source.ts";
import { readSourceTree } from "../../src/skills/read-source-tree.ts";
import { diskFiles } from "../skills/disk-files.ts";

/** What a fixture may say about the circumstances, in options.json beside its SKILL.md. */
const optionsSchema = z.strictObject({
  declaredIn: z.string().optional(),
  hasSuite: z.boolean().optional(),
  targets: z.array(z.enum(LINT_TARGETS)).default([]),
  extraFields: z.array(z.string()).default([]),
  rules: z.record(z.string(), z.enum([...SEVERITIES, "off"])).default({}),
  /** Path inside the skill → bytes that it counts for. */
  sizes: z.record(z.string(), z.number()).default({}),
});

/** A skill that was linted, and with which settings. */
interface LintedFixture {
  readonly source: SkillSource;
  readonly settings: LintSettings;
  readonly result: LintResult;
}

/** Every skill of a folder of fixtures, with its findings; the folder is the root of the tree. */
export async function lintFolder(root: string): Promise<ReadonlyMap<string, LintedFixture>> {
  const files = withSizes(diskFiles(root), root);
  const tree = await readSourceTree(files);
  const places = findSkillFolders(tree.entries);
  const folders = new Set(places.folders);
  const declared = tree.entries
    .filter(({ path: entry }) => entry.endsWith("/options.json"))
    .map(({ path: entry }) => path.posix.dirname(entry));
  const all = [...folders, ...places.misnamed.map(({ folder }) => folder), ...declared];
  const results = new Map<string, LintedFixture>();
  for (const folder of new Set(all)) {
    const options = readOptions(path.join(root, folder, "options.json"));
    const misnamed = places.misnamed.find((place) => place.folder === folder)?.path;
    const source = await readSkillSource({
      folder,
      folders: folders.has(folder) ? folders : new Set([...folders, folder]),
      namedPaths: [],
      tree,
      files,
      hasSuite: options.hasSuite ?? null,
      ...(misnamed === undefined ? {} : { misnamed }),
      ...(options.declaredIn === undefined ? {} : { declaredIn: options.declaredIn }),
    });
    const rules = new Map(Object.entries(options.rules));
    const extraFields = new Set(options.extraFields);
    const settings = { targets: options.targets, extraFields, rules, ignore: null };
    results.set(folder, { source, settings, result: lintSkill(source, settings) });
  }
  return results;
}

/** The files with the sizes that options.json gives them: no fixture holds megabytes. */
function withSizes(files: Files, root: string): Files {
  return {
    ...files,
    list: async () => {
      const entries = await files.list();
      const sizes = new Map(
        entries
          .filter(({ path: entry }) => path.basename(entry) === "options.json")
          .flatMap(({ path: entry }) =>
            Object.entries(readOptions(path.join(root, entry)).sizes).map(
              ([name, size]) => [path.posix.join(path.posix.dirname(entry), name), size] as const,
            ),
          ),
      );
      return entries.map((entry) => ({ ...entry, size: sizes.get(entry.path) ?? entry.size }));
    },
  };
}

function readOptions(file: string) {
  return optionsSchema.parse(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
}
