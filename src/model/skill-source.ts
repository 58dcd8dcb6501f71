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

/** A code span; the place is that of its content. */
export interface CodeSpan extends Place {
  /** What stands between the backticks, as CommonMark reads it. */
  readonly text: string;
  /** The list item, table row or paragraph that holds it. */
  readonly around: string;
}

/** A fenced code block. */
export interface CodeFence {
  /** What follows the opening marks. */
  readonly info: string;
  /** 1-based line of the opening marks. */
  readonly line: number;
  readonly lines: readonly string[];
  /** No closing marks, and the file ends before anything else does. */
  readonly openAtEnd: boolean;
  /** The list item that holds it, else the paragraph or heading just before it. */
  readonly around: string;
}

/** One line of a paragraph, heading or HTML block; the place is that of its first character. */
export interface ProseLine extends Place {
  readonly text: string;
  /** `text` with blanks in place of code spans. */
  readonly outsideCode: string;
  readonly inQuotation: boolean;
}

/** What a Markdown file holds beside its links, by place. */
export interface MarkdownContent {
  /** What `#…` may name: GitHub's ids of the headings, then `id` and `name` of HTML elements. */
  readonly anchors: readonly string[];
  readonly codeSpans: readonly CodeSpan[];
  readonly fences: readonly CodeFence[];
  readonly prose: readonly ProseLine[];
}

/** A path that code names and that is not there as written (lint.md §6.3). */
export interface WrongCodePath extends Place {
  /** As written, variable included. */
  readonly written: string;
  /** Known variable that it begins with, or null. */
  readonly variable: string | null;
  readonly state: "absent" | "other-case";
  /** Relative to the root; as the tree spells it when only the case differs. */
  readonly real: string;
  /** What to write for `other-case`; else as written. */
  readonly corrected: string;
  /** The words around it or its name say that it is an example, or is yet to be made (lint.md §6.4). */
  readonly asExample: boolean;
}

/** A Markdown file of a skill. */
export interface MarkdownDocument {
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
  /** Which groups of words may stand in it (text/word-groups.ts). */
  readonly words: number;
  /** Whether so many digits of base64 may stand in a row that they are looked at. */
  readonly mayHoldBase64: boolean;
  /** Where the body begins in `text`, in UTF-16 units. */
  readonly bodyOffset: number;
  readonly links: readonly MarkdownLink[];
  /** Parsed at the first call, unless the links needed it: most files are never asked. */
  readonly content: () => MarkdownContent;
  /** Of code spans and shell fences; the same. */
  readonly wrongCodePaths: () => readonly WrongCodePath[];
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
      /** As the document has them. */
      readonly words: number;
      readonly mayHoldBase64: boolean;
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
