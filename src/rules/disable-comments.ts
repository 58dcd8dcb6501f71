import type { Place } from "../model/front-matter.ts";
import type { MarkdownDocument } from "../model/skill-source.ts";
import type { WrittenComment } from "../model/written-suite.ts";
import { mayHold } from "../text/word-groups.ts";

/** A text without it holds no comment of ours: nothing else is looked at. */
const HINT = "skillcheck-disable";

const IN_MARKDOWN =
  /<!--\s*skillcheck-(disable-next-line|disable|enable)((?:[\s,]+[\w-]+)*?)[\s,]*-->/gi;
const IN_YAML = /^#\s*skillcheck-disable((?:[\s,]+[\w-]+)*)[\s,]*$/i;

/** One rule that one comment names. */
export interface DisableComment extends Place {
  /** Relative to the root. */
  readonly path: string;
  readonly kind: "disable" | "enable";
  /** Rule as written, an id or a slug; "" where the comment names none. */
  readonly name: string;
  /** All that the comment names, in order. */
  readonly names: readonly string[];
  /** First and last line that it covers, 1-based. */
  readonly first: number;
  readonly last: number;
  /** Whether it also covers what is said of the file as a whole, on its line 1. */
  readonly coversFile: boolean;
}

/**
 * What comments of a Markdown file say about rules:
 * `<!-- skillcheck-disable SK033 -->` covers from its own line to `<!-- skillcheck-enable SK033 -->` or the
 * end of the file, `<!-- skillcheck-disable-next-line SK033 -->` the next line that is not blank, and
 * `# skillcheck-disable SK008` at the start of a line of the front matter the key below it and line 1.
 * In code there are no comments.
 */
export function readDisableComments(document: MarkdownDocument): readonly DisableComment[] {
  if (!mayHold(document.words, "comment") || !document.text.includes(HINT)) return [];
  const lines = document.text.split(/\r\n?|\n/);
  return [...readFrontMatterComments(document, lines), ...readBodyComments(document, lines)];
}

/** What the comments of a suite say: `# skillcheck-disable SK101` covers the test, or whatever else stands below it. */
export function readSuiteComments(
  path: string,
  comments: readonly WrittenComment[],
): readonly DisableComment[] {
  return comments.flatMap(({ text, line, column, first, last }) => {
    const found = IN_YAML.exec(text);
    if (found === null) return [];
    const names = toNames(found[1]);
    const place = { path, line, column, kind: "disable", coversFile: false } as const;
    return names.map((name) => ({ ...place, name, names, first, last }));
  });
}

function toNames(list: string | undefined): readonly string[] {
  const names = (list ?? "").split(/[\s,]+/).filter((name) => name !== "");
  return names.length === 0 ? [""] : names;
}

/** Only at the start of a line: everywhere else `#` may belong to a text. */
function readFrontMatterComments(
  { path, text, bodyOffset }: MarkdownDocument,
  lines: readonly string[],
): readonly DisableComment[] {
  // Behind the last line end of the front matter stands nothing.
  const closing = bodyOffset === 0 ? 0 : text.slice(0, bodyOffset).split(/\r\n?|\n/).length - 1;
  const keys = toNext(lines, (line) => /^[^\s#]/.test(line));
  const ends = toNext(lines, (line) => /^[^\s#-]|^---/.test(line));
  return lines.slice(0, closing).flatMap((line, index) => {
    const found = IN_YAML.exec(line);
    if (found === null) return [];
    const names = toNames(found[1]);
    const key = keys[index + 1] ?? lines.length;
    const last = ends[key + 1] ?? lines.length;
    const place = { path, line: index + 1, column: 1, kind: "disable", coversFile: true } as const;
    return names.map((name) => ({ ...place, name, names, first: key + 1, last }));
  });
}

/** For each line, the index of the first one from there on that is wanted; the number of lines where there is none. */
function toNext(lines: readonly string[], isWanted: (line: string) => boolean): readonly number[] {
  const next: number[] = [];
  let known = lines.length;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    if (isWanted(lines[index] ?? "")) known = index;
    next[index] = known;
  }
  return next;
}

/** A comment of the body as written. */
interface Mark extends Place {
  readonly word: "disable" | "disable-next-line" | "enable";
  readonly names: readonly string[];
}

function findMarks({ content }: MarkdownDocument): readonly Mark[] {
  return content().prose.flatMap(({ line, column, outsideCode }) =>
    [...outsideCode.matchAll(IN_MARKDOWN)]
      .filter(({ index }) => outsideCode[index - 1] !== "\\")
      .map((match) => ({
        word: match[1]?.toLowerCase() as Mark["word"],
        names: toNames(match[2]),
        line,
        column: column + match.index,
      })),
  );
}

function readBodyComments(
  document: MarkdownDocument,
  lines: readonly string[],
): readonly DisableComment[] {
  const filled = toNext(lines, (line) => line.trim() !== "");
  const regions = createRegions(lines.length);
  const comments = findMarks(document).flatMap(({ word, names, line, column }) => {
    const place = { path: document.path, line, column, names, coversFile: false };
    const next = (filled[line] ?? lines.length) + 1;
    return names.map((name): DisableComment => {
      const kind = word === "enable" ? "enable" : "disable";
      const comment = { ...place, kind, name, first: next, last: next } as const;
      if (word === "disable-next-line" || (word === "disable" && name === "")) return comment;
      regions.end(name, line);
      return word === "enable" ? comment : regions.begin({ ...comment, first: line });
    });
  });
  return comments.map(regions.ended);
}

/**
 * The regions of one document. A second one with the same name takes over from the first, so that no two
 * of them overlap.
 */
function createRegions(lastLine: number) {
  const open = new Map<string, DisableComment>();
  const lasts = new Map<DisableComment, number>();
  return {
    begin: (comment: DisableComment): DisableComment => {
      open.set(comment.name.toLowerCase(), comment);
      return comment;
    },
    /** Ends the region with a name at a line; without a name all of them. */
    end: (name: string, line: number): void => {
      for (const key of name === "" ? [...open.keys()] : [name.toLowerCase()]) {
        const comment = open.get(key);
        if (comment !== undefined) lasts.set(comment, line);
        open.delete(key);
      }
    },
    ended: (comment: DisableComment): DisableComment => {
      const isOpen = open.get(comment.name.toLowerCase()) === comment;
      const last = isOpen ? lastLine : (lasts.get(comment) ?? comment.last);
      return { ...comment, last };
    },
  };
}
