import type { Files } from "../model/ports.ts";
import type { SkillSource } from "../model/skill-source.ts";
import type { FileContent } from "../model/tree-entry.ts";
import { lastSegment } from "../model/tree-path.ts";
import { explainUnread } from "../model/unread-content.ts";
import { readSkillSource } from "../skills/read-skill-source.ts";
import type { SkillBounds } from "../skills/skill-files.ts";
import type { Side } from "./open-side.ts";
import type { LintedUnit } from "./skill-unit.ts";
import type { UnreadSkill } from "./unread-skill.ts";

/** A skill's source with its suite, and what decides which files are its own. */
export interface UnitSource {
  readonly source: SkillSource;
  readonly bounds: SkillBounds;
  readonly suite: Pick<LintedUnit, "suitePath" | "suite" | "written" | "problems">;
}

/** Reads what every use of a skill begins with. */
export async function readUnitSource(
  side: Side,
  folder: string,
  files: Files = side.files,
): Promise<UnitSource> {
  const file = await side.suiteOf(folder);
  const namedPaths = file?.suite?.namedPaths ?? [];
  const bounds = { folder, folders: side.skillFolderSet, namedPaths };
  const misnamed = side.places.misnamed.find((one) => one.folder === folder)?.path;
  const source = await readSkillSource({
    ...bounds,
    tree: side.tree,
    files,
    hasSuite: file !== null,
    hasGitModes: side.hasGitModes,
    ...(misnamed === undefined ? {} : { misnamed }),
  });
  const { path: suitePath = null, suite = null, written = null, problems = [] } = file ?? {};
  return { source, bounds, suite: { suitePath, suite, written, problems } };
}

/**
 * Reads one skill of a tree as far as lint looks at it: SKILL.md, Markdown and scripts, and no digest of
 * anything. Thousands of skills are linted by one command.
 */
export async function readLintedUnit(side: Side, folder: string): Promise<LintedUnit> {
  const unread: UnreadSkill[] = [];
  const read: Files["read"] = async (path, limit) => {
    const content = await side.files.read(path, limit);
    if (isFailure(content)) unread.push(toUnread(path, content));
    return content;
  };
  const { source, suite } = await readUnitSource(side, folder, { ...side.files, read });
  return { folder, name: toUnitName(source), source, unread: unread[0] ?? null, ...suite };
}

/** Name in the front matter, else that of the folder. */
export function toUnitName(source: SkillSource): string {
  const { frontMatter, folder, folderName } = source;
  const name = frontMatter.kind === "read" ? frontMatter.fields.get("name")?.value : null;
  if (typeof name === "string" && name.trim() !== "") return name;
  return folderName ?? (folder === "." ? "skill" : lastSegment(folder));
}

type Failure = Extract<FileContent, { readonly kind: "missing" | "refused" }>;

/** A link and a file that is too large are findings of lint. */
function isFailure(content: FileContent): content is Failure {
  return content.kind === "missing" || content.kind === "refused";
}

function toUnread(file: string, content: Failure): UnreadSkill {
  const problem = { file, line: 1, column: 1, key: "", ...explainUnread(content) };
  return { why: "unreadable", problem };
}
