import { toEntryContent } from "../model/entry-content.ts";
import type { Explanation } from "../model/explanation.ts";
import type { FrontMatter } from "../model/front-matter.ts";
import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import type { Skill, SkillFile } from "../model/skill.ts";
import type { ExceededLimit } from "../model/skill-source.ts";
import { comparePaths, toTreeDigest } from "../model/tree-digest.ts";
import type { ReadFile, TreeEntry } from "../model/tree-entry.ts";
import { lastSegment, relativeTo } from "../model/tree-path.ts";
import { decodeText } from "../text/decode-text.ts";
import { exceededInYaml, exceededSizes } from "./exceeded-limits.ts";
import { readFrontMatter } from "./read-front-matter.ts";
import { filesOfSkill, isPytestSuite, type SkillBounds } from "./skill-files.ts";

/** A skill, or why nobody knows what an agent would get of it; then its tests are unverified. */
export type SkillReading =
  | { readonly kind: "skill"; readonly skill: Skill }
  /** A limit of security.md FS-1: lint says SK091. */
  | { readonly kind: "over-limit"; readonly exceeded: readonly ExceededLimit[] }
  | UnreadMember;

/** One entry of a skill that is in the way, why, and what to do about it. */
type UnreadMember = {
  /** It cannot be read as what the tree calls it, or agents and installers take no such entry along. */
  readonly kind: "unreadable" | "not-copied";
  readonly path: string;
} & Explanation;

export interface SkillRequest extends SkillBounds {
  readonly entries: readonly TreeEntry[];
  readonly files: Files;
}

/**
 * Reads a skill from one tree: its name, the files that an agent gets, and their digest
 * (design.md §6). Nothing is read from a skill whose sizes are over a limit. A symbolic link counts with
 * its target as content and is never followed: what it leads to does not travel with the skill.
 */
export async function readSkill(request: SkillRequest): Promise<SkillReading> {
  const { folder, entries, files } = request;
  const skillMdPath = folder === "." ? "SKILL.md" : `${folder}/SKILL.md`;
  const members = filesOfSkill(entries, request);
  const exceeded = exceededSizes(skillMdPath, members);
  if (exceeded.length > 0) return { kind: "over-limit", exceeded };
  let top: FrontMatter = { kind: "undecodable", bodyOffset: 0 };
  const skillFiles: SkillFile[] = [];
  for (const entry of members) {
    const read = await readMember(entry, files);
    if ("what" in read) return read;
    const { bytes, digest: sha256 } = read;
    if (entry.path === skillMdPath) top = readFrontMatter(decodeText(bytes).text);
    const path = relativeTo(folder, entry.path);
    if (isPytestSuite(path, () => decodeText(bytes).text)) continue;
    skillFiles.push({ path, mode: entry.mode, size: bytes.length, sha256 });
  }
  const exceededYaml = exceededInYaml(skillMdPath, top);
  if (exceededYaml.length > 0) return { kind: "over-limit", exceeded: exceededYaml };
  const name = nameOf(top) ?? lastSegment(folder);
  skillFiles.sort((left, right) => comparePaths(left.path, right.path));
  const digest = await toTreeDigest(skillFiles);
  return { kind: "skill", skill: { folder, name, files: skillFiles, digest } };
}

async function readMember(entry: TreeEntry, files: Files): Promise<ReadFile | UnreadMember> {
  const refusal = toRefusal(entry);
  if (refusal !== null) return { kind: "not-copied", path: entry.path, ...refusal };
  const content = await files.read(entry.path, LIMITS.skillBytes);
  const read = await toEntryContent(entry, content);
  return "what" in read ? { kind: "unreadable", path: entry.path, ...read } : read;
}

/** Why an entry makes a skill unusable whatever it holds, or null. */
function toRefusal(entry: TreeEntry): Explanation | null {
  if (entry.mode === "120000" && lastSegment(entry.path) === "SKILL.md") {
    return {
      what: "SKILL.md is a symbolic link, which agents and installers do not follow",
      remedy: "put the file itself there",
    };
  }
  if (entry.mode !== "160000") return null;
  return {
    what: "a submodule lies in the skill; its files are not in this tree",
    remedy: "copy its files in, or move it out of the skill's folder",
  };
}

/** `name` of the front matter when it is text and not blank. */
function nameOf(frontMatter: FrontMatter): string | null {
  const name = frontMatter.kind === "read" ? frontMatter.fields.get("name")?.value : null;
  return typeof name === "string" && name.trim() !== "" ? name : null;
}
