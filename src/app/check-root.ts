import type { Desk, OpenRoot } from "../model/desk.ts";
import type { ChangedFile } from "../model/forge.ts";
import type { Files } from "../model/ports.ts";
import { SETTINGS_NAMES } from "../model/settings-names.ts";
import type { FailOnWord } from "../model/status.ts";
import { UsageError } from "../model/usage-error.ts";
import type { TouchedSkill } from "../skills/touched.ts";
import { type CheckResult, checkSkills } from "./check-skills.ts";
import { findTouched } from "./find-touched.ts";
import { openSide, type Side } from "./open-side.ts";
import { readRootConfig } from "./read-root-config.ts";
import { requireNames } from "./require-names.ts";
import type { Selection } from "./select-subjects.ts";
import { toIncludes } from "./to-includes.ts";

/** What the command line asks of every root. */
export interface RootRequest {
  readonly mode: "replay" | "lint";
  readonly selection: Selection;
  readonly samples: number | null;
  readonly minPassRate: number | null;
  readonly failOn: readonly FailOnWord[] | null;
  /** Commit-ish to compare with, or null for none. */
  readonly base: string | null;
  /** Only the skills that differ from the base. */
  readonly changedOnly: boolean;
}

/** One checked root with its own settings. */
export interface CheckedRoot extends CheckResult {
  readonly failOn: readonly FailOnWord[];
  readonly base: string | null;
}

/** Checks the working tree of one root: the desk's twin of what the action does on a pull request. */
export async function checkRoot(
  desk: Desk,
  root: OpenRoot,
  request: RootRequest,
): Promise<CheckedRoot> {
  const { config, problems } = await readRootConfig(root.files, null);
  const within = toIncludes(root);
  const head = await openSide(root.files, within);
  await requireNames(desk, root, head);
  const baseCommit = await resolveBase(root, request.base);
  const baseFiles = baseCommit === null ? null : (root.git?.tree(baseCommit) ?? null);
  const base = baseFiles === null ? null : await openSide(baseFiles, within);
  const touched = await toTouched({ head, base }, root, {
    request,
    store: config.store,
    baseCommit,
  });
  const result = await checkSkills({
    folder: root.label,
    head,
    base,
    touched,
    settled: baseFiles ?? (await headFiles(root)),
    mode: request.mode,
    config,
    settingsProblems: problems,
    selection: request.selection,
    context: {
      evaluate: desk.evaluate,
      sha256: desk.sha256,
      agentSettings: (agent) => config.agentSettings.get(agent),
      // On the command line every sound recording counts and its class is shown (security.md CA-5).
      counts: () => true,
      samples: request.samples,
      minPassRate: request.minPassRate,
    },
    extraSources: async () => [],
    hunks: async () => [],
    onSkill: () => {},
  });
  return { ...result, failOn: request.failOn ?? config.failOn, base: baseCommit };
}

/** The last commit: what is not in it was recorded since. */
async function headFiles(root: OpenRoot): Promise<Files | null> {
  const commit = (await root.git?.resolve("HEAD")) ?? null;
  return commit === null ? null : (root.git?.tree(commit) ?? null);
}

async function resolveBase(root: OpenRoot, base: string | null): Promise<string | null> {
  if (base === null) return null;
  if (root.git === null) throw new UsageError(`--base: ${root.label} is not in a git repository`);
  const commit = await root.git.resolve(base);
  if (commit === null) throw new UsageError(`--base ${base}: there is no such commit`);
  const head = await root.git.resolve("HEAD");
  return head === null ? commit : ((await root.git.mergeBase(commit, head)) ?? commit);
}

async function toTouched(
  sides: { readonly head: Side; readonly base: Side | null },
  root: OpenRoot,
  wanted: {
    readonly request: RootRequest;
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

async function isSame(base: Files, head: Files, path: string): Promise<boolean> {
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
  return left.kind === "link" && right.kind === "link" && left.target === right.target;
}
