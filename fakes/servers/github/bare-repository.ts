import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { feedGit, gitOutput } from "./git.ts";

/** What a file becomes: text, bytes, another mode (`120000` a link, `160000` a submodule), or gone. */
export type NewFile = string | Buffer | null | { readonly mode: string; readonly content: string };

/** One commit on a branch. */
export interface NewCommit {
  readonly branch: string;
  /** Where a new branch starts; an existing branch continues, a new one without it is a root. */
  readonly from?: string;
  readonly message?: string;
  readonly files: Readonly<Record<string, NewFile>>;
}

/** 1 January 2024; every further commit is a minute later. */
const FIRST_SECOND = 1_704_067_200;

function data(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from("\n")]);
}

/** A path in fast-import's quotes: every byte that is not plain is written in octal. */
function quoted(path: string): string {
  const bytes = [...Buffer.from(path)].map((byte) => {
    const character = String.fromCharCode(byte);
    return /[\w./ -]/.test(character) ? character : `\\${byte.toString(8).padStart(3, "0")}`;
  });
  return `"${bytes.join("")}"`;
}

function fileCommand([path, file]: readonly [string, NewFile]): Buffer {
  if (file === null) return Buffer.from(`D ${quoted(path)}\n`);
  const isPlain = typeof file === "string" || Buffer.isBuffer(file);
  const { mode, content } = isPlain ? { mode: "100644", content: file } : file;
  if (mode === "160000") return Buffer.from(`M ${mode} ${content.toString()} ${quoted(path)}\n`);
  return Buffer.concat([Buffer.from(`M ${mode} inline ${quoted(path)}\n`), data(content)]);
}

function commitCommand(commit: NewCommit, number: number, parent: string | undefined): Buffer {
  const head = `commit refs/heads/${commit.branch}\ncommitter Ann <ann@example.com> ${FIRST_SECOND + 60 * number} +0000\n`;
  return Buffer.concat([
    Buffer.from(head),
    data(commit.message ?? `Commit ${number + 1}`),
    Buffer.from(parent === undefined ? "" : `from ${parent}\n`),
    ...Object.entries(commit.files).map(fileCommand),
    Buffer.from("\n"),
  ]);
}

/** One pack, whatever its size: for loose objects git would start another process. */
const IMPORT = ["-c", "fastimport.unpackLimit=1", "-c", "core.fsync=none", "fast-import"];

function fastImport(directory: string, commands: Buffer): Promise<void> {
  return feedGit(directory, [...IMPORT, "--quiet", "--force", "--date-format=raw"], commands);
}

async function branchesOf(directory: string): Promise<string[]> {
  const output = await gitOutput(directory, ["for-each-ref", "--format=%(refname)", "refs/heads"]);
  return output.toString().split("\n").filter(Boolean);
}

/** What a repository holds before commits are added. */
interface Held {
  readonly branches: ReadonlySet<string>;
  readonly commits: number;
}

async function heldIn(directory: string): Promise<Held> {
  const branches = new Set(await branchesOf(directory));
  const count = await gitOutput(directory, ["rev-list", "--count", "--all"]);
  return { branches, commits: Number(count.toString()) };
}

/** Adds commits to the branches of a repository, in one git process beside those that ask what it holds. */
export async function addCommits(
  directory: string,
  commits: readonly NewCommit[],
  known?: Held,
): Promise<void> {
  const held = known ?? (await heldIn(directory));
  const begun = new Set<string>();
  const commands = commits.map((commit, index) => {
    const reference = `refs/heads/${commit.branch}`;
    const isBegun = begun.has(reference);
    begun.add(reference);
    // fast-import knows by itself where a branch stands that it has begun.
    if (isBegun) return commitCommand(commit, held.commits + index, undefined);
    const start = held.branches.has(reference) ? `${reference}^0` : undefined;
    const parent = start ?? (commit.from === undefined ? undefined : startOf(commit.from, begun));
    return commitCommand(commit, held.commits + index, parent);
  });
  await fastImport(directory, Buffer.concat(commands));
}

function startOf(from: string, begun: ReadonlySet<string>): string {
  const reference = `refs/heads/${from}`;
  return begun.has(reference) ? reference : `${from}^0`;
}

const CONFIG = "[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n";

/** What `git init --bare --template= --initial-branch=main` writes, without a process. */
async function initBare(directory: string): Promise<void> {
  for (const folder of ["objects/info", "objects/pack", "refs/heads", "refs/tags"]) {
    await mkdir(join(directory, folder), { recursive: true });
  }
  await writeFile(join(directory, "config"), CONFIG);
  await writeFile(join(directory, "HEAD"), "ref: refs/heads/main\n");
}

/** Makes a bare repository with these commits; its HEAD is `main`. Same commits, same SHAs. */
export async function createBareRepository(
  directory: string,
  commits: readonly NewCommit[],
): Promise<void> {
  await initBare(directory);
  await addCommits(directory, commits, { branches: new Set(), commits: 0 });
}
