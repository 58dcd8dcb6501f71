import type { SkillSource } from "../model/skill-source.ts";
import { lastSegment, relativeTo } from "../model/tree-path.ts";
import { defineRule, type Fact } from "./rule.ts";

interface JunkFact extends Fact {
  readonly junk: string;
}

const JUNK_FOLDERS: ReadonlySet<string> = new Set(["__pycache__", "node_modules"]);
const JUNK_FILE = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|.+\.py[cod])$/i;
const ARCHIVE = /\.(?:zip|7z|rar|tgz|tbz2?|txz|tar(?:\.(?:gz|bz2|xz|zst))?)$/i;

/** Files that tools leave behind, and archives that nothing names. */
export const junkFile = defineRule<JunkFact>({
  id: "SK044",
  slug: "junk-file",
  severity: "warning",
  summary:
    "The skill ships a file that no agent reads: a cache, a folder of dependencies, an archive.",
  source: "https://agentskills.io/specification; lint.md §4.2",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const found = new Map<string, string>();
    for (const { path } of source.files) {
      const junk = junkOf(source, path);
      // The first file of a folder stands for all of it.
      if (junk !== null && !found.has(junk)) found.set(junk, path);
    }
    return [...found].map(([junk, path]) => ({ path, line: 1, column: 1, junk }));
  },
  message: ({ junk }) =>
    `${junk} travels with every install and no agent reads it. Delete it and add it to .gitignore.`,
});

/** The folder or file that should not be there, or null. */
function junkOf(source: SkillSource, path: string): string | null {
  const segments = relativeTo(source.folder, path).split("/");
  const at = segments.slice(0, -1).findIndex((segment) => JUNK_FOLDERS.has(segment));
  if (at !== -1) {
    const inside = segments.slice(0, at + 1).join("/");
    return source.folder === "." ? inside : `${source.folder}/${inside}`;
  }
  const name = lastSegment(path);
  if (JUNK_FILE.test(name)) return path;
  return ARCHIVE.test(name) && !isNamed(source, name) ? path : null;
}

function isNamed({ documents, scripts }: SkillSource, name: string): boolean {
  return [...documents, ...scripts].some(({ text }) => text.includes(name));
}
