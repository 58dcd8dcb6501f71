import { gitOutput, nulFields } from "./git.ts";

/** One file of a diff, in GitHub's words. `sha` is the blob at head, or at base when removed. */
export interface FileChange {
  readonly filename: string;
  readonly previousFilename?: string;
  readonly status: "added" | "modified" | "removed" | "renamed" | "copied" | "changed";
  readonly sha: string;
  readonly additions: number;
  readonly deletions: number;
}

const STATUS: Readonly<Record<string, FileChange["status"]>> = {
  A: "added",
  M: "modified",
  D: "removed",
  R: "renamed",
  C: "copied",
  T: "changed",
};

interface Cursor {
  readonly fields: readonly string[];
  at: number;
}

function take(cursor: Cursor): string {
  const field = cursor.fields[cursor.at];
  if (field === undefined) throw new Error("git diff ended early");
  cursor.at += 1;
  return field;
}

type RawChange = Omit<FileChange, "additions" | "deletions">;

/** `:100644 100644 <old> <new> R100`, then one path, or two for renames and copies. */
function takeRaw(cursor: Cursor): RawChange {
  const [, , before = "", after = "", letters = ""] = take(cursor).split(" ");
  const letter = letters.charAt(0);
  const status = STATUS[letter];
  if (status === undefined) throw new Error(`git diff: unknown status ${letters}`);
  const first = take(cursor);
  const sha = status === "removed" ? before : after;
  if (status !== "renamed" && status !== "copied") return { filename: first, status, sha };
  return { filename: take(cursor), previousFilename: first, status, sha };
}

/** `<added>\t<deleted>\t<path>`, the path empty and two more fields following for renames. */
function takeCounts(cursor: Cursor): [filename: string, additions: number, deletions: number] {
  const [added = "", deleted = "", ...path] = take(cursor).split("\t");
  // A tab is legal in a file name, so what follows the second tab belongs together.
  let filename = path.join("\t");
  if (filename === "") {
    take(cursor);
    filename = take(cursor);
  }
  // Binary files are counted as `-`.
  return [filename, Number.parseInt(added, 10) || 0, Number.parseInt(deleted, 10) || 0];
}

/** The files that differ between two commits: renames found as git finds them, in git's order. */
export async function readChanges(
  directory: string,
  base: string,
  head: string,
): Promise<readonly FileChange[]> {
  const options = ["--raw", "--numstat", "--no-abbrev", "-z", "-M", "--no-ext-diff", "--no-color"];
  const output = await gitOutput(directory, ["diff", ...options, base, head, "--"]);
  const cursor: Cursor = { fields: nulFields(output), at: 0 };
  const raw: RawChange[] = [];
  while (cursor.fields[cursor.at]?.startsWith(":")) raw.push(takeRaw(cursor));
  const counts = new Map<string, readonly [number, number]>();
  while (cursor.at < cursor.fields.length) {
    const [filename, additions, deletions] = takeCounts(cursor);
    counts.set(filename, [additions, deletions]);
  }
  return raw.map((change) => {
    const [additions, deletions] = counts.get(change.filename) ?? [0, 0];
    return { ...change, additions, deletions };
  });
}
