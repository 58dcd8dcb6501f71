import { EXCHANGED } from "../model/entry-content.ts";
import type { FrontMatter } from "../model/front-matter.ts";
import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import type {
  ExceededLimit,
  MarkdownDocument,
  SkillMd,
  SkillSource,
  SkillSymlink,
} from "../model/skill-source.ts";
import { comparePaths } from "../model/tree-digest.ts";
import type { TreeEntry } from "../model/tree-entry.ts";
import { ancestorFolders, joinPath, lastSegment, parentFolder } from "../model/tree-path.ts";
import { decodeText } from "../text/decode-text.ts";
import { decodeDocument } from "./decode-document.ts";
import { exceededInYaml, exceededSizes } from "./exceeded-limits.ts";
import { readFrontMatter } from "./read-front-matter.ts";
import { readScripts } from "./read-scripts.ts";
import { filesOfSkill, findOwner, type SkillBounds } from "./skill-files.ts";
import { entriesBelow, resolvePath, type SourceTree } from "./source-tree.ts";
import { toMarkdownDocument } from "./to-markdown-document.ts";

export interface SkillSourceRequest extends SkillBounds {
  readonly tree: SourceTree;
  readonly files: Files;
  /** Path of a SKILL.md under another spelling, when the folder has no SKILL.md. */
  readonly misnamed?: string;
  /** What calls the folder a skill when it holds no SKILL.md at all: "the command line", a manifest's path. */
  readonly declaredIn?: string;
  /** Name of the root folder when the root is not a repository's (command line); null otherwise. */
  readonly rootName?: string | null;
  readonly hasSuite?: boolean | null;
  /** Absent where the modes are those of git. */
  readonly hasGitModes?: boolean;
}

const UNREAD: FrontMatter = { kind: "undecodable", bodyOffset: 0 };

/** Reads from one tree everything that the lint rules look at. Never throws for content. */
export async function readSkillSource(request: SkillSourceRequest): Promise<SkillSource> {
  const { folder, tree } = request;
  const files = filesOfSkill(entriesBelow(tree, folder), request);
  const skillMdPath = folder === "." ? "SKILL.md" : `${folder}/SKILL.md`;
  const pluginRoot = manifestRoot(tree, folder, ".claude-plugin/plugin.json");
  const sizes = exceededSizes(skillMdPath, files);
  const skillMd = await readSkillMd(request, skillMdPath);
  const frontMatter = readTopOf(skillMd);
  const documents = await readDocuments(request, {
    skillMd,
    frontMatter,
    pluginRoot,
    files,
    sizes,
  });
  return {
    folder,
    folderName: requiredName(request, pluginRoot),
    skillMd,
    frontMatter,
    documents,
    files,
    symlinks: files
      .filter((file) => file.mode === "120000")
      .map((file) => toSymlink(request, file.path)),
    // A skill over its limits is not read further.
    scripts: sizes.length > 0 ? [] : await readScripts(request.files, files),
    outerSkill: findOwner(folder, request.folders),
    hasGitModes: request.hasGitModes ?? true,
    pluginRoot,
    marketplaceRoot: manifestRoot(tree, folder, ".claude-plugin/marketplace.json"),
    exceeded: [...sizes, ...exceededInYaml(skillMdPath, frontMatter)],
    hasSuite: request.hasSuite ?? null,
  };
}

/** The part of a skill's source that lists it among others; nothing but SKILL.md is read. */
export async function readListedSource(
  request: Pick<SkillSourceRequest, "folder" | "tree" | "files">,
): Promise<Pick<SkillSource, "folder" | "skillMd" | "frontMatter" | "pluginRoot">> {
  const { folder, tree } = request;
  const skillMd = await readSkillMd(request, joinPath(folder, "SKILL.md") ?? "SKILL.md");
  const pluginRoot = manifestRoot(tree, folder, ".claude-plugin/plugin.json");
  return { folder, skillMd, frontMatter: readTopOf(skillMd), pluginRoot };
}

function manifestRoot(tree: SourceTree, folder: string, manifest: string): string | null {
  const candidates = folder === "." ? ["."] : [folder, ...ancestorFolders(folder)];
  const isThere = (root: string) =>
    tree.byPath.has(root === "." ? manifest : `${root}/${manifest}`);
  return candidates.find(isThere) ?? null;
}

function requiredName(request: SkillSourceRequest, pluginRoot: string | null): string | null {
  if (request.folder === ".") return request.rootName ?? null;
  return request.folder === pluginRoot ? null : lastSegment(request.folder);
}

async function readSkillMd(
  request: Pick<SkillSourceRequest, "tree" | "files" | "misnamed" | "declaredIn">,
  path: string,
): Promise<SkillMd> {
  if (request.misnamed !== undefined) return readMisnamed(request.files, request.misnamed);
  const content = await request.files.read(path, LIMITS.skillMdBytes);
  switch (content.kind) {
    case "file":
      return { kind: "read", path, ...decodeDocument(content.bytes) };
    case "link":
      return isListedAsFile(request.tree, path)
        ? { kind: "unreadable", path, reason: EXCHANGED }
        : { kind: "link", path, target: content.target };
    case "missing":
      return { kind: "absent", declaredIn: request.declaredIn ?? "the list of skills" };
    case "too-large":
      return { kind: "unreadable", path, reason: `${content.size} bytes` };
    case "refused":
      return { kind: "unreadable", path, reason: content.reason };
  }
}

/** Listed as a file: where a link is read, somebody exchanged it since (security.md FS-3). */
function isListedAsFile(tree: SourceTree, path: string): boolean {
  const mode = tree.byPath.get(path)?.mode;
  return mode === "100644" || mode === "100755";
}

/** A file called skill.md may be anything; with a front matter it is meant for agents. */
async function readMisnamed(files: Files, path: string): Promise<SkillMd> {
  const content = await files.read(path, LIMITS.skillMdBytes);
  const top = content.kind === "file" ? readFrontMatter(decodeText(content.bytes).text) : UNREAD;
  const hasFrontMatter = top.kind !== "missing" && top.kind !== "undecodable";
  return { kind: "misnamed", path, hasFrontMatter };
}

function readTopOf(skillMd: SkillMd): FrontMatter {
  if (skillMd.kind !== "read" || skillMd.encoding.kind !== "utf-8") return UNREAD;
  return readFrontMatter(skillMd.text);
}

interface ReadSoFar {
  readonly skillMd: SkillMd;
  readonly frontMatter: FrontMatter;
  readonly pluginRoot: string | null;
  readonly files: readonly TreeEntry[];
  readonly sizes: readonly ExceededLimit[];
}

async function readDocuments(
  request: SkillSourceRequest,
  read: ReadSoFar,
): Promise<readonly MarkdownDocument[]> {
  const { skillMd, frontMatter, pluginRoot } = read;
  if (skillMd.kind !== "read") return [];
  const toDocument = (path: string, file: Parameters<typeof toMarkdownDocument>[0]) =>
    toMarkdownDocument(file, request.tree, {
      from: path,
      skillFolder: request.folder,
      pluginRoot,
    });
  const top = { ...skillMd, bodyOffset: frontMatter.bodyOffset };
  const documents = [toDocument(skillMd.path, top)];
  // A skill over its limits is not read further.
  const others = read.sizes.length > 0 ? [] : read.files;
  for (const { path, mode } of others) {
    if (path === skillMd.path || mode === "120000" || !/\.(md|markdown)$/i.test(path)) continue;
    const content = await request.files.read(path, LIMITS.skillMdBytes);
    if (content.kind !== "file") continue;
    const document = decodeDocument(content.bytes);
    // Hardly any has front matter, and of that only the length matters here.
    const isTop = /^[ \t]*---/.test(document.text);
    const bodyOffset = isTop ? readFrontMatter(document.text).bodyOffset : 0;
    documents.push(toDocument(path, { ...document, bodyOffset }));
  }
  return [
    ...documents.slice(0, 1),
    ...documents.slice(1).sort((left, right) => comparePaths(left.path, right.path)),
  ];
}

function toSymlink({ tree, folders }: SkillSourceRequest, path: string): SkillSymlink {
  const target = tree.linkTargets.get(path) ?? "";
  const leadsTo = target.startsWith("/") ? null : joinPath(parentFolder(path), target);
  const gone = { path, target, real: null, leadsToSkill: false } as const;
  if (leadsTo === null) return { ...gone, state: "outside-root" };
  const { state, real } = resolvePath(tree, leadsTo);
  switch (state) {
    case "present":
      return { path, target, real, state, leadsToSkill: folders.has(real) };
    case "outside-root":
      return { ...gone, state };
    default:
      return { ...gone, state: "dangling" };
  }
}
