import type { OpenRoot } from "../model/desk.ts";
import type { Files } from "../model/ports.ts";
import { SETTINGS_NAMES } from "../model/settings-names.ts";
import { type RootConfig, readRootConfig } from "./read-root-config.ts";
import { isSame, requireCommit } from "./root-sides.ts";

/** Settings of a root on the command line. */
export interface DeskConfig extends RootConfig {
  /** The tree that they were read from. */
  readonly files: Files;
  /** That those of the working tree are others, for people; null where they hold. */
  readonly note: string | null;
}

/**
 * Settings that hold for a root: of the commit that it is compared with, else of the working tree (security.md EV-17).
 * Of the very commit, not of the merge base, which whoever wrote the branch chooses. Throws UsageError for a base
 * that is not there.
 */
export async function readDeskConfig(root: OpenRoot, base: string | null): Promise<DeskConfig> {
  const found = base === null ? null : await requireCommit(root, base);
  if (base === null || found === null) {
    return { ...(await readRootConfig(root.files, null)), files: root.files, note: null };
  }
  const files = found.git.tree(found.commit);
  const same = await Promise.all(SETTINGS_NAMES.map((name) => isSame(files, root.files, name)));
  const at = root.label === "." ? "here" : `of ${root.label}`;
  const note = same.includes(false)
    ? `the settings ${at} are not those of ${base}, which are in force`
    : null;
  return { ...(await readRootConfig(files, null)), files, note };
}
