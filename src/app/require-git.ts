import type { OpenRoot } from "../model/desk.ts";
import type { Git } from "../model/ports.ts";
import { UsageError } from "../model/usage-error.ts";

/** The git of a root. Throws UsageError that says why `wanted`, an option or a command, cannot do without. */
export function requireGit({ git, label, whyNoGit }: OpenRoot, wanted: string): Git {
  if (git === null) throw new UsageError(`${wanted}: ${label} ${whyNoGit}`);
  return git;
}
