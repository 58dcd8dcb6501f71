import type { FrontMatter, Place } from "./front-matter.ts";
import type { TreeEntry } from "./tree-entry.ts";

/** How a text file is stored (lint.md §4.2 SK013). The place is that of the first offending byte. */
export type TextEncoding =
  | { readonly kind: "utf-8"; readonly byteOrderMark: boolean; readonly crlf: boolean }
  | { readonly kind: "utf-16" }
  | ({ readonly kind: "invalid-utf-8" } & Place)
  /** UTF-8 with a NUL in it. */
  | ({ readonly kind: "binary" } & Place);

/** What a link of a Markdown file leads to (lint.md §6.2). */
export type LinkTarget =
  /** Not ours: http, mailto, …, empty, a placeholder, a glob, an unknown variable. */
  | { readonly kind: "foreign" }
  /** Begins with `/`, `~`, a drive letter, or a scheme that no agent follows. */
  | { readonly kind: "absolute" }
  | { readonly kind: "backslash" }
  /** A heading of the same file. */
  | { readonly kind: "anchor"; readonly fragment: string }
  /** Above the root of the tree, so nobody can tell whether it exists. */
  | { readonly kind: "beyond-root" }
  | {
      readonly kind: "local";
      /** Resolved, relative to the root. */
      readonly path: string;
      /** `${CLAUDE_SKILL_DIR}` or another known variable that the path begins with, or null. */
      readonly variable: string | null;
      readonly fragment: string | null;
      readonly state: "present" | "absent" | "other-case";
      /** The path as the tree spells it when only the case differs; else `path`. */
      readonly real: string;
    };

/** A link, image, reference definition, `href` or `src`, as found in the CommonMark tree. */
export interface MarkdownLink extends Place {
  readonly kind: "link" | "image" | "definition" | "html";
  /** As written, without CommonMark's escapes and entities; not percent-decoded. */
  readonly destination: string;
  /** 1-based first line of the outermost block that holds it: links of one list or paragraph share it. */
  readonly blockLine: number;
  readonly target: LinkTarget;
}

/** A Markdown file of a skill. */
export interface MarkdownDocument {
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
  readonly links: readonly MarkdownLink[];
}

/** A symbolic link inside a skill. */
export interface SkillSymlink {
  /** Relative to the root. */
  readonly path: string;
  /** As stored in the link. */
  readonly target: string;
  /** Where it leads, links followed, relative to the root; null when nothing is there or it leaves the root. */
  readonly real: string | null;
  readonly state: "present" | "dangling" | "outside-root";
  /** Whether it leads to the folder of a skill of the same tree. */
  readonly leadsToSkill: boolean;
}

/** A file of a skill that is run, by its ending or because it is executable. */
export interface SkillScript {
  /** Relative to the root. */
  readonly path: string;
  readonly isExecutable: boolean;
  readonly text: string;
}

export type SkillMd =
  | {
      readonly kind: "read";
      readonly path: string;
      readonly encoding: TextEncoding;
      readonly text: string;
    }
  /** `skill.md` or the like, and no SKILL.md beside it. */
  | { readonly kind: "misnamed"; readonly path: string; readonly hasFrontMatter: boolean }
  | { readonly kind: "link"; readonly path: string; readonly target: string }
  /** A folder that `declaredIn` calls a skill holds none. */
  | { readonly kind: "absent"; readonly declaredIn: string }
  /** Over a limit, or a submodule; the reason is for people. */
  | { readonly kind: "unreadable"; readonly path: string; readonly reason: string };

/** A limit of security.md FS-1 that a skill exceeds. */
export interface ExceededLimit extends Place {
  /** Path relative to the root. */
  readonly path: string;
  /** What was counted: "files in the skill", "YAML nodes", … */
  readonly what: string;
  readonly found: number;
  readonly limit: number;
}

/** Everything that the lint rules look at, read once from one tree. */
export interface SkillSource {
  /** Relative to the root, "." for the root. */
  readonly folder: string;
  /** Name that `name` must equal; null at the repository or plugin root (lint.md SK005). */
  readonly folderName: string | null;
  readonly skillMd: SkillMd;
  readonly frontMatter: FrontMatter;
  /** SKILL.md first, then the other Markdown files of the skill by path. */
  readonly documents: readonly MarkdownDocument[];
  /** The files that belong to the skill (suite.md §3), by path; paths relative to the root. */
  readonly files: readonly TreeEntry[];
  readonly symlinks: readonly SkillSymlink[];
  /** Those of `files` that are scripts and text, by path. */
  readonly scripts: readonly SkillScript[];
  /** Folder of the nearest skill around this one, or null. */
  readonly outerSkill: string | null;
  /** Whether the modes of `files` are those of git; those of a plain folder say nothing about the skill. */
  readonly hasGitModes: boolean;
  /** Nearest ancestor (or the folder itself) with `.claude-plugin/plugin.json`, or null. */
  readonly pluginRoot: string | null;
  /** Nearest ancestor (or the folder itself) with `.claude-plugin/marketplace.json`, or null. */
  readonly marketplaceRoot: string | null;
  readonly exceeded: readonly ExceededLimit[];
  /** Whether a suite of any readable format tests it; null when nobody looked. */
  readonly hasSuite: boolean | null;
}
