import type { Desk, OpenRoot } from "../model/desk.ts";
import type { ChangedFile } from "../model/forge.ts";
import type { Files, Git } from "../model/ports.ts";
import { SETTINGS_NAMES } from "../model/settings-names.ts";
import { UsageError } from "../model/usage-error.ts";
import type { TouchedSkill } from "../skills/touched.ts";
import { findTouched } from "./find-touched.ts";
import { openSide, type Side } from "./open-side.ts";
import { requireGit } from "./require-git.ts";
import { requireNames } from "./require-names.ts";
import { toIncludes } from "./to-includes.ts";

/** What the command line compares a root with. */
export interface ChangeRequest {
  /** Commit-ish to compare with, or null for none. */
  readonly base: string | null;
  /** Only the skills that differ from the base. */
  readonly changedOnly: boolean;
}

/** The working tree of a root, its base, and the skills that are looked at. */
export interface RootSides {
  readonly head: Side;
  readonly base: Side | null;
  readonly baseFiles: Files | null;
  readonly baseCommit: string | null;
  readonly touched: readonly TouchedSkill[];
}

/** Opens both sides of a root. Throws UsageError for a base or a name that is not there. */
export async function openRootSides(
  desk: Desk,
  root: OpenRoot,
  wanted: { readonly request: ChangeRequest; readonly store: string },
): Promise<RootSides> {
  const within = toIncludes(root);
  const head = await openSide(root.files, within, root.git !== null);
  await requireNames(desk, root, head);
  const baseCommit = await resolveBase(root, wanted.request.base);
  const baseFiles = baseCommit === null ? null : (root.git?.tree(baseCommit) ?? null);
  const base = baseFiles === null ? null : await openSide(baseFiles, within);
  const touched = await toTouched({ head, base }, root, { ...wanted, baseCommit });
  return { head, base, baseFiles, baseCommit, touched };
}

/** The commit that a base names, and the git that has it. Throws UsageError where there is none. */
export async function requireCommit(
  root: OpenRoot,
  base: string,
): Promise<{ readonly git: Git; readonly commit: string }> {
  const git = requireGit(root, "--base");
  const commit = await git.resolve(base);
  if (commit === null) throw new UsageError(`--base ${base}: there is no such commit`);
  return { git, commit };
}

async function resolveBase(root: OpenRoot, base: string | null): Promise<string | null> {
  if (base === null) return null;
  const { git, commit } = await requireCommit(root, base);
  const head = await git.resolve("HEAD");
  return head === null ? commit : ((await git.mergeBase(commit, head)) ?? commit);
}

async function toTouched(
  sides: { readonly head: Side; readonly base: Side | null },
  root: OpenRoot,
  wanted: {
    readonly request: ChangeRequest;
    readonly store: string;
    readonly baseCommit: string | null;
  },
): Promise<readonly TouchedSkill[]> {
  const { request, baseCommit } = wanted;
  if (!request.changedOnly || baseCommit === null) {
    const named = [...sides.head.places.misnamed.map(({ folder }) => folder)];
    return [...sides.head.places.folders, ...named].map((folder) => ({
      folder,
      change: "all",
      renamedFrom: null,
    }));
  }
  const changes = await toChanges(sides, root);
  return findTouched(sides, changes, { store: wanted.store, widening: SETTINGS_NAMES });
}

/** Paths that differ between the base commit and the working tree, by mode, size and content. */
async function toChanges(
  sides: { readonly head: Side; readonly base: Side | null },
  root: OpenRoot,
): Promise<readonly ChangedFile[]> {
  const { head, base } = sides;
  if (base === null) return [];
  const changes: ChangedFile[] = [];
  for (const entry of head.tree.entries) {
    const old = base.tree.byPath.get(entry.path);
    if (old === undefined) changes.push({ path: entry.path, status: "added" });
    else if (old.mode !== entry.mode || !(await isSame(base.files, root.files, entry.path))) {
      changes.push({ path: entry.path, status: "modified" });
    }
  }
  for (const entry of base.tree.entries) {
    if (!head.tree.byPath.has(entry.path)) changes.push({ path: entry.path, status: "removed" });
  }
  return changes;
}

/** Nothing larger is compared by content; it then counts as changed: when in doubt, all. */
const COMPARED_BYTES = 20 * 1024 * 1024;

/** Whether two trees hold the same at a path, also where neither holds anything. */
export async function isSame(base: Files, head: Files, path: string): Promise<boolean> {
  const [left, right] = await Promise.all([
    base.read(path, COMPARED_BYTES),
    head.read(path, COMPARED_BYTES),
  ]);
  if (left.kind === "file" && right.kind === "file") {
    return (
      left.bytes.length === right.bytes.length &&
      left.bytes.every((byte, at) => byte === right.bytes[at])
    );
  }
  if (left.kind === "missing") return right.kind === "missing";
  return left.kind === "link" && right.kind === "link" && left.target === right.target;
}
