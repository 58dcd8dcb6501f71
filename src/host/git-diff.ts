import type { ChangedPath, DiffHunk } from "../model/ports.ts";
import { splitAtNul, toGitName } from "./git-names.ts";

/** Reads `diff-tree -r -z --name-status`: status, path, status, path … */
export function toChangedPaths(output: Uint8Array): readonly ChangedPath[] {
  const parts = splitAtNul(output);
  const changes: ChangedPath[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [status, path] = [parts[at], parts[at + 1]];
    if (status && path) changes.push({ path: toGitName(path).text, status: toStatus(status[0]) });
  }
  return changes;
}

function toStatus(letter: number | undefined): ChangedPath["status"] {
  if (letter === "A".charCodeAt(0)) return "added";
  return letter === "D".charCodeAt(0) ? "removed" : "modified";
}

interface Reader {
  readonly lines: readonly string[];
  at: number;
}

/**
 * Reads `diff-tree -p -U0`. The counts of each hunk say how many lines belong to it, so that a changed line
 * that looks like a header is never taken for one.
 */
export function toHunks(output: Uint8Array): readonly DiffHunk[] {
  const reader: Reader = { lines: new TextDecoder().decode(output).split("\n"), at: 0 };
  const hunks: DiffHunk[] = [];
  let path = "";
  while (reader.at < reader.lines.length) {
    const line = reader.lines[reader.at] ?? "";
    reader.at += 1;
    if (line.startsWith("--- ") || line.startsWith("+++ ")) path = toHeaderPath(line) ?? path;
    const counts = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (counts) hunks.push(takeHunk(reader, path, counts));
  }
  return hunks;
}

function takeHunk(reader: Reader, path: string, counts: RegExpExecArray): DiffHunk {
  const [, baseLine, removed, headLine, added] = counts;
  const hunk = {
    path,
    baseLine: Number(baseLine),
    removed: takeLines(reader, Number(removed ?? 1)),
    headLine: Number(headLine),
    added: takeLines(reader, Number(added ?? 1)),
  };
  return {
    ...hunk,
    baseLine: hunk.removed.length === 0 ? 0 : hunk.baseLine,
    headLine: hunk.added.length === 0 ? 0 : hunk.headLine,
  };
}

function takeLines(reader: Reader, count: number): readonly string[] {
  const lines = reader.lines.slice(reader.at, reader.at + count).map((line) => line.slice(1));
  reader.at += count;
  // "\ No newline at end of file"
  if (reader.lines[reader.at]?.startsWith("\\")) reader.at += 1;
  return lines;
}

/** Path of a `---` or `+++` line; null for /dev/null. A name with a blank is followed by a tab. */
function toHeaderPath(line: string): string | null {
  const name = line.slice(4).replace(/\t$/, "");
  if (name === "/dev/null") return null;
  return (name.startsWith('"') ? unquote(name.slice(1, -1)) : name).slice(2);
}

const ESCAPES: ReadonlyMap<string, number> = new Map([
  ["a", 7],
  ["b", 8],
  ["t", 9],
  ["n", 10],
  ["v", 11],
  ["f", 12],
  ["r", 13],
  ['"', 34],
  ["\\", 92],
]);

/** Undoes git's C-style quoting: octal bytes and single letters. */
function unquote(quoted: string): string {
  const bytes = quoted
    .split(/(\\(?:[0-7]{3}|.))/u)
    .flatMap((part) => (part.startsWith("\\") ? [toByte(part.slice(1))] : [...Buffer.from(part)]));
  return toGitName(Uint8Array.from(bytes)).text;
}

function toByte(letters: string): number {
  return ESCAPES.get(letters) ?? Number.parseInt(letters, 8);
}
