import type { Place } from "../model/front-matter.ts";
import type { SkillSource } from "../model/skill-source.ts";
import { lineAt, toTextLines } from "../text/text-lines.ts";

/** A replacement in the text of a file. Offsets count UTF-16 units, without the byte order mark. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What `lint --fix` does about a finding. Paths are relative to the root. */
export type Repair =
  | { readonly kind: "edit"; readonly path: string; readonly edits: readonly TextEdit[] }
  /** Without byte order mark. */
  | { readonly kind: "save-as-utf-8"; readonly path: string }
  | { readonly kind: "rename"; readonly path: string; readonly to: string }
  | { readonly kind: "make-executable"; readonly path: string };

/** Text of a document or script of the skill, or null. */
export function textOf(source: SkillSource, path: string): string | null {
  const found =
    source.documents.find((document) => document.path === path) ??
    source.scripts.find((script) => script.path === path);
  return found?.text ?? null;
}

/** Replaces a text that stands at a place; null where another stands there (escapes, entities). */
export function replaceAt(
  source: SkillSource,
  path: string,
  {
    place,
    written,
    text,
  }: { readonly place: Place; readonly written: string; readonly text: string },
): Repair | null {
  const edit = editAt(textOf(source, path) ?? "", place, { written, text });
  return edit === null ? null : { kind: "edit", path, edits: [edit] };
}

/** The edit that replaces a text at a place; null where another stands there. */
export function editAt(
  whole: string,
  place: Place,
  { written, text }: { readonly written: string; readonly text: string },
): TextEdit | null {
  const line = lineRange(whole, place.line);
  const start = line.start + place.column - 1;
  return start <= line.end && whole.startsWith(written, start)
    ? { start, end: start + written.length, text }
    : null;
}

/** Where a line, 1-based, begins and ends, and where the next one begins. */
export function lineRange(
  text: string,
  line: number,
): { readonly start: number; readonly end: number; readonly next: number } {
  const lines = toTextLines(text);
  const start = lines.starts[line - 1] ?? text.length;
  const end = start + lineAt(lines, line - 1).length;
  return { start, end, next: lines.starts[line] ?? text.length };
}

/** The edits that make LF of every CRLF. */
export function withoutCarriageReturns(text: string): readonly TextEdit[] {
  return [...text.matchAll(/\r(?=\n)/g)].map(({ index }) => ({
    start: index,
    end: index + 1,
    text: "",
  }));
}
