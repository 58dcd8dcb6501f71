import type { Desk, OpenRoot } from "../model/desk.ts";
import type { FileFix } from "../model/file-fix.ts";
import type { Finding } from "../model/finding.ts";
import type { Severity } from "../model/severity.ts";
import { UsageError } from "../model/usage-error.ts";
import { line } from "../text/terminal.ts";
import { type FixDraft, readOriginal } from "./fix-draft.ts";
import { fixSkills } from "./fix-skills.ts";
import { placeBelow } from "./place-paths.ts";
import { readDeskConfig } from "./read-desk-config.ts";
import { type ChangeRequest, openRootSides } from "./root-sides.ts";
import { toIncludes } from "./to-includes.ts";

/** So many files with uncommitted changes are named. */
const NAMED_FILES = 5;

export interface FixRootsRequest extends ChangeRequest {
  /** The least severe finding that is mended. */
  readonly level: Severity;
  /** Writes also what git could not bring back. */
  readonly allowsDirty: boolean;
}

/**
 * `lint --fix`: mends what needs no decision in every root, and says what. Everything is worked out before
 * anything is written. Throws UsageError for files with uncommitted changes, and for what cannot be written.
 */
export async function fixRoots(
  desk: Desk,
  roots: readonly OpenRoot[],
  request: FixRootsRequest,
): Promise<readonly Finding[]> {
  const planned: { readonly root: OpenRoot; readonly fixes: readonly FileFix[] }[] = [];
  const fixed: Finding[] = [];
  for (const root of roots) {
    const plan = await planFixes(desk, root, request);
    const place = placeBelow(root.label);
    fixed.push(...plan.fixed.map((finding) => ({ ...finding, path: place(finding.path) })));
    planned.push({ root, fixes: plan.fixes });
  }
  if (!request.allowsDirty) await refuseUncommitted(planned);
  for (const { root, fixes } of planned) {
    if (fixes.length > 0) await (await root.openFixWriter()).write(fixes);
  }
  for (const one of fixed) desk.log(line(toFixedLine(one)));
  return fixed;
}

function toFixedLine({ path, line: number, column, rule, slug }: Finding): string {
  return `fixed ${path}:${number}:${column} ${rule} ${slug}`;
}

async function planFixes(desk: Desk, root: OpenRoot, request: FixRootsRequest) {
  const { config, problems } = await readDeskConfig(root, request.base);
  // Nobody knows what these settings want; the report says what is wrong with them.
  if (problems.length > 0) return { fixes: [], fixed: [] };
  const { head, touched } = await openRootSides(desk, root, { request, store: config.store });
  const folders = touched.filter(({ change }) => change !== "deleted").map(({ folder }) => folder);
  const includes = toIncludes(root);
  const { level } = request;
  const { draft, fixed } = await fixSkills({ side: head, folders, includes, config, level });
  return { fixes: await toFileFixes(root, draft), fixed };
}

async function toFileFixes(root: OpenRoot, draft: FixDraft): Promise<readonly FileFix[]> {
  const { contents, renames, executables } = draft;
  const paths = new Set([...renames.keys(), ...contents.keys(), ...executables]);
  return Promise.all(
    [...paths].sort().map(async (to): Promise<FileFix> => {
      const path = renames.get(to) ?? to;
      const after = contents.get(to);
      const before = after === undefined ? null : await readOriginal(root.files, path);
      return {
        path,
        to: path === to ? null : to,
        content: before === null || after === undefined ? null : { before, after },
        becomesExecutable: executables.has(to),
      };
    }),
  );
}

async function refuseUncommitted(
  planned: readonly { readonly root: OpenRoot; readonly fixes: readonly FileFix[] }[],
): Promise<void> {
  const found: string[] = [];
  for (const { root, fixes } of planned) {
    if (fixes.length === 0) continue;
    const writer = await root.openFixWriter();
    const paths = await writer.findUncommitted(fixes.map(({ path }) => path));
    found.push(...paths.map(placeBelow(root.label)));
  }
  if (found.length === 0) return;
  const more = found.length - NAMED_FILES;
  const named = `${found.slice(0, NAMED_FILES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  throw new UsageError(
    `--fix: ${named}: not committed, so what --fix writes could not be undone; nothing was written. Commit first, or add --allow-dirty`,
  );
}
