import type { StoredObject } from "./object-reader.ts";

/** Who wrote a commit and when. */
export interface Signature {
  readonly name: string;
  readonly email: string;
  /** ISO 8601, in the zone of whoever wrote. */
  readonly date: string;
}

/** A commit as git has it. */
export interface CommitFacts {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

const SECOND = 1000;

/** `1704067200 +0130` as `2024-01-01T01:30:00+01:30`. */
function toDate(seconds: string, zone: string): string {
  const [, sign = "+", hours = "00", minutes = "00"] = /^([+-])(\d\d)(\d\d)$/.exec(zone) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === "-" ? -1 : 1);
  const local = new Date((Number(seconds) + ahead) * SECOND).toISOString().slice(0, 19);
  return `${local}${sign}${hours}:${minutes}`;
}

function toSignature(line: string): Signature {
  const [, name = "", email = "", seconds = "0", zone = ""] =
    /^(.*?) ?<([^>]*)> (\d+) ([+-]\d{4})$/.exec(line) ?? [];
  return { name, email, date: toDate(seconds, zone) };
}

/** Reads a commit object; lines of a header that goes on begin with a blank (gitformat-signature(5)). */
export function toCommit({ sha, bytes }: StoredObject): CommitFacts {
  const text = bytes.toString("utf8");
  const end = text.indexOf("\n\n");
  const lines = (end < 0 ? text : text.slice(0, end)).split("\n");
  const all = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
  return {
    sha,
    tree: all("tree")[0] ?? "",
    parents: all("parent"),
    author: toSignature(all("author")[0] ?? ""),
    committer: toSignature(all("committer")[0] ?? ""),
    message: end < 0 ? "" : text.slice(end + 2).trimEnd(),
  };
}

/** One entry of a tree object, without the size of what it names. */
export interface NamedEntry {
  readonly mode: string;
  readonly type: "blob" | "tree" | "commit";
  readonly sha: string;
  readonly path: string;
}

const TYPES: Readonly<Record<string, NamedEntry["type"]>> = {
  "040000": "tree",
  "160000": "commit",
};

/** Reads a tree object: `<mode> <name>`, NUL and the 20 bytes of an id, again and again. */
export function toEntries(bytes: Buffer): readonly NamedEntry[] {
  const entries: NamedEntry[] = [];
  for (let at = 0; at < bytes.length; ) {
    const blank = bytes.indexOf(" ", at);
    const nul = bytes.indexOf(0, blank);
    const mode = bytes.toString("latin1", at, blank).padStart(6, "0");
    entries.push({
      mode,
      type: TYPES[mode] ?? "blob",
      sha: bytes.toString("hex", nul + 1, nul + 21),
      path: bytes.toString("utf8", blank + 1, nul),
    });
    at = nul + 21;
  }
  return entries;
}
