import { createHash } from "node:crypto";
import type { Files } from "../model/ports.ts";
import { comparePaths } from "../model/tree-digest.ts";
import type { FileContent, TreeEntry, TreeMode } from "../model/tree-entry.ts";
import type { BlobReader } from "./blob-reader.ts";
import { toFileContent } from "./file-content.ts";
import { splitAtNul, toGitName } from "./git-names.ts";
import { askGit, type GitPlace } from "./git-process.ts";

/** Longest target of a link that is shown. */
const LINK_BYTES = 4096;

interface GitEntry extends TreeEntry {
  readonly id: string;
  /** False when the name is no UTF-8. */
  readonly readable: boolean;
}

export interface TreeOptions {
  readonly place: GitPlace;
  readonly blobs: BlobReader;
  /** Full SHA. */
  readonly commit: string;
  /** Folder of the repository that is the root of the tree, "" for its top. */
  readonly folder: string;
}

/** One commit's tree as files, read from objects: no filter, no link, no submodule is followed (security.md EV-9). */
export function toTreeFiles(options: TreeOptions): Files {
  let entries: Promise<ReadonlyMap<string, GitEntry>> | null = null;
  const all = (): Promise<ReadonlyMap<string, GitEntry>> => {
    entries ??= listTree(options);
    return entries;
  };
  return {
    list: async () =>
      Array.from((await all()).values(), ({ path, mode, size }) => ({ path, mode, size })),
    read: async (path, limit) => {
      const entry = (await all()).get(path);
      return entry ? readEntry(options.blobs, entry, limit) : { kind: "missing" };
    },
    holds: async (path, bytes) => {
      const entry = (await all()).get(path);
      return entry !== undefined && isFile(entry) && toBlobId(entry, bytes) === entry.id;
    },
  };
}

function isFile({ readable, mode }: GitEntry): boolean {
  return readable && (mode === "100644" || mode === "100755");
}

/** The id that git gives to a blob of these bytes, in the repository's own hash; null when the size already differs. */
function toBlobId(entry: GitEntry, bytes: Uint8Array): string | null {
  if (entry.size !== bytes.length) return null;
  const hash = createHash(entry.id.length === 64 ? "sha256" : "sha1");
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

async function listTree(options: TreeOptions): Promise<ReadonlyMap<string, GitEntry>> {
  const { place, commit, folder } = options;
  const args = ["ls-tree", "-r", "-z", "-l", "--full-tree", `${commit}:${folder}`];
  const answer = await askGit({ place, args });
  if (answer.kind === "failed") {
    if (folder !== "" && (await isEmptyFolder(options))) return new Map();
    throw new Error(answer.reason);
  }
  const entries = splitAtNul(answer.stdout).map(toEntry);
  // An unreadable name may be spelled like a readable one: the unreadable one wins, so nothing is mistaken for it.
  const ordered = [...entries].sort(
    (left, right) => Number(right.readable) - Number(left.readable),
  );
  const byPath = new Map(ordered.map((entry) => [entry.path, entry]));
  return new Map([...byPath].sort(([left], [right]) => comparePaths(left, right)));
}

/** The commit is there, the folder is not: it has no files. */
async function isEmptyFolder({ place, commit, folder }: TreeOptions): Promise<boolean> {
  const args = ["ls-tree", "-z", "--full-tree", "--", commit, folder];
  const answer = await askGit({ place, args });
  return answer.kind === "done" && answer.stdout.length === 0;
}

/** One for all records of a large repository. */
const decoder = new TextDecoder();

/** `<mode> <type> <id> <size, padded>\t<path>` */
function toEntry(record: Uint8Array): GitEntry {
  const tab = record.indexOf(9);
  const [mode, , id, size] = decoder.decode(record.subarray(0, tab)).split(/ +/);
  const name = toGitName(record.subarray(tab + 1));
  return {
    path: name.text,
    readable: name.readable,
    mode: toTreeMode(mode ?? ""),
    id: id ?? "",
    size: size === "-" ? 0 : Number(size),
  };
}

/** Old repositories hold files of mode 100664. */
function toTreeMode(mode: string): TreeMode {
  return mode === "100755" || mode === "120000" || mode === "160000" ? mode : "100644";
}

async function readEntry(blobs: BlobReader, entry: GitEntry, limit: number): Promise<FileContent> {
  if (!entry.readable) return { kind: "refused", reason: "has a name that is not UTF-8" };
  if (entry.mode === "160000") return { kind: "refused", reason: "is a submodule" };
  const isLink = entry.mode === "120000";
  const allowed = isLink ? LINK_BYTES : limit;
  if (entry.size > allowed) return { kind: "too-large", size: entry.size, limit: allowed };
  const bytes = await blobs.read(entry.id);
  if (bytes === null) return { kind: "refused", reason: "is not in this partial clone" };
  return isLink ? { kind: "link", target: new TextDecoder().decode(bytes) } : toFileContent(bytes);
}
