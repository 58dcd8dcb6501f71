import type { Finding } from "../model/finding.ts";
import type { DisableComment } from "./disable-comments.ts";

/**
 * Rules that gate against what a stranger hides in a pull request: the same pull request could hold the
 * comment, so only the settings silence them, which are those of the base commit.
 */
export const NEVER_SILENCED: ReadonlySet<string> = new Set(["SK080", "SK081", "SK082"]);

type Placed = Pick<Finding, "path" | "line" | "rule" | "slug">;

/** Line → the comment that covers it; of several the first. */
type Covered = Map<number, DisableComment>;

/** What the comments of some files silence. */
export interface Silencer {
  readonly comments: readonly DisableComment[];
  /** The comments that silence a finding: one by the rule's id, one by its slug. */
  readonly of: (finding: Placed) => readonly DisableComment[];
}

/** What comments silence; null without any, as nearly everywhere. */
export function createSilencer(comments: readonly DisableComment[]): Silencer | null {
  if (comments.length === 0) return null;
  const byName = new Map<string, Covered>();
  for (const comment of comments) cover(byName, comment);
  return {
    comments,
    of: ({ path, line, rule, slug }) =>
      NEVER_SILENCED.has(rule)
        ? []
        : [rule, slug].flatMap((name) => byName.get(toKey(path, name))?.get(line) ?? []),
  };
}

/** Whether one of these comments silences a finding of a rule across skills. */
export function isSilenced(finding: Finding, comments: readonly DisableComment[] = []): boolean {
  const own = comments.filter(({ path }) => path === finding.path);
  return (createSilencer(own)?.of(finding) ?? []).length > 0;
}

function toKey(path: string, name: string): string {
  return `${path}\0${name.toLowerCase()}`;
}

function cover(byName: Map<string, Covered>, comment: DisableComment): void {
  if (comment.kind === "enable") return;
  const key = toKey(comment.path, comment.name);
  const covered = byName.get(key) ?? new Map();
  byName.set(key, covered);
  const add = (line: number): void => {
    if (!covered.has(line)) covered.set(line, comment);
  };
  if (comment.coversFile) add(1);
  for (let line = comment.first; line <= comment.last; line += 1) add(line);
}
