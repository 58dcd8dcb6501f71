import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import type { SkillScript } from "../model/skill-source.ts";
import type { TreeEntry } from "../model/tree-entry.ts";
import { lastSegment } from "../model/tree-path.ts";
import { decodeText } from "../text/decode-text.ts";

const SCRIPT = /\.(?:sh|bash|zsh|fish|py|[cm]?js|[cm]?ts|rb|pl|php|lua|r)$/i;

/** Reads the scripts among the files of a skill: by their ending, or executable and without any. Binary files are left out. */
export async function readScripts(
  files: Files,
  entries: readonly TreeEntry[],
): Promise<readonly SkillScript[]> {
  const scripts: SkillScript[] = [];
  for (const { path, mode } of entries) {
    if (mode === "120000" || mode === "160000") continue;
    const isExecutable = mode === "100755";
    const name = lastSegment(path);
    if (!SCRIPT.test(name) && (!isExecutable || name.includes("."))) continue;
    const content = await files.read(path, LIMITS.skillMdBytes);
    if (content.kind !== "file") continue;
    const { encoding, text } = decodeText(content.bytes);
    if (encoding.kind === "utf-8") scripts.push({ path, isExecutable, text });
  }
  return scripts;
}
