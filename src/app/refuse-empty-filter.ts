import type { SkillReport } from "../model/report.ts";
import { UsageError } from "../model/usage-error.ts";
import type { Selection } from "./select-subjects.ts";

/** What was looked at with which selection. */
export interface Narrowed {
  readonly skills: readonly SkillReport[];
  readonly selection: Selection;
  /** Only skills that changed were looked at: where none of them has a suite, nothing was left to match. */
  readonly touchedOnly: boolean;
  /** How the filter and the agents were written, where they were. */
  readonly written: { readonly filter: string; readonly agents: string };
}

/** Throws UsageError when a filter matches nothing, which is a mistake and no success (design.md §10). */
export function refuseEmptyFilter({ skills, selection, touchedOnly, written }: Narrowed): void {
  const { filter, agents } = selection;
  if (filter === null && agents === null) return;
  if (skills.some(({ tests }) => tests.length > 0)) return;
  // A suite that cannot be used fails the check already, and what is wrong with it matters more.
  if (skills.some(({ problems }) => problems.length > 0)) return;
  if (touchedOnly && skills.every(({ suite }) => suite === null)) return;
  const words = [
    ...(filter === null ? [] : [`${written.filter} ${filter}`]),
    ...(agents === null ? [] : [`${written.agents} ${agents.join(",")}`]),
  ];
  throw new UsageError(`${words.join(" and ")}: no test matches`);
}
