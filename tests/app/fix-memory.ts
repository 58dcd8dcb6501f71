import { withDraft } from "../../src/app/fix-draft.ts";
import { fixSkills } from "../../src/app/fix-skills.ts";
import { openSide } from "../../src/app/open-side.ts";
import { readRootConfig } from "../../src/app/read-root-config.ts";
import type { Files } from "../../src/model/ports.ts";
import type { Severity } from "../../src/model/severity.ts";
import { type MemoryFile, memoryFiles } from "../skills/memory-files.ts";

const SAYS = "Sorts letters by postcode. Use when somebody brings letters.";

/** A SKILL.md with these lines as its front matter. */
export function withTop(...lines: readonly string[]): string {
  return ["---", ...lines, "---", "# Letters", ""].join("\n");
}

/** A description without a fault, and a SKILL.md without one whose body begins on line 6. */
export const DESCRIPTION = `description: ${SAYS}`;
export const SOUND = withTop("name: x", DESCRIPTION);

export type MemoryTree = Readonly<Record<string, MemoryFile>>;

/** What `--fix` makes of a tree in memory: the files that it changes, and what it mended. */
export async function fixMemory(
  tree: MemoryTree,
  level: Severity = "warning",
): Promise<{
  /** The whole tree afterwards. */
  readonly tree: MemoryTree;
  /** `path:line rule` of what was mended, in order. */
  readonly fixed: readonly string[];
}> {
  const files = memoryFiles(tree);
  const side = await openSide(files);
  const { config } = await readRootConfig(files, null);
  const misnamed = side.places.misnamed.map(({ folder }) => folder);
  const folders = [...side.places.folders, ...misnamed];
  const request = { side, folders, includes: () => true, config, level };
  const { draft, fixed } = await fixSkills(request);
  return {
    tree: await toTree(withDraft(files, draft)),
    fixed: fixed.map(({ path, line, rule }) => `${path}:${line} ${rule}`),
  };
}

async function toTree(files: Files): Promise<MemoryTree> {
  const tree: Record<string, MemoryFile> = {};
  for (const { path, mode } of await files.list()) {
    const content = await files.read(path, Number.POSITIVE_INFINITY);
    if (content.kind === "link") tree[path] = { link: content.target };
    if (content.kind !== "file") continue;
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(content.bytes);
    const isText = Buffer.from(text).equals(Buffer.from(content.bytes));
    if (mode === "100755") tree[path] = { mode, text };
    else tree[path] = isText ? text : content.bytes;
  }
  return tree;
}
