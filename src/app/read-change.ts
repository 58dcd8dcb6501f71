import type { OpenRoot } from "../model/desk.ts";
import { UsageError } from "../model/usage-error.ts";
import { requireGit } from "./require-git.ts";
import type { ChangeRequest } from "./root-sides.ts";
import type { VerbCall } from "./verbs/verb.ts";

/** Branch that `--changed` compares with where no `--base` is written. */
const DEFAULT_BASE = "main";

/** `--base` and `--changed`. What `--changed` lacks is said of it, and not of a `--base` that nobody wrote. */
export async function readChange(
  call: VerbCall,
  roots: readonly OpenRoot[],
): Promise<ChangeRequest> {
  const changedOnly = call.flag("changed");
  const base = call.text("base");
  if (!changedOnly || base !== null) return { base, changedOnly };
  for (const root of roots) {
    if ((await requireGit(root, "--changed").resolve(DEFAULT_BASE)) === null) {
      throw new UsageError(
        `--changed: ${root.label} has no branch ${DEFAULT_BASE}; name another with --base`,
      );
    }
  }
  return { base: DEFAULT_BASE, changedOnly };
}
