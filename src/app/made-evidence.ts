import type { RecordingSource } from "../cassettes/recording-source.ts";
import type { CostSource } from "../model/cost-source.ts";
import type { Test } from "../model/suite.ts";
import type { MadeRun } from "./make-runs.ts";
import type { UnverifiedRow } from "./plan-roots.ts";
import type { Subject } from "./select-subjects.ts";
import { type PartlySpent, toPartlySpent, toSpent, toSpentSource } from "./to-spent.ts";

/** Which row of a root. */
export interface RowName {
  readonly folder: string;
  readonly test: string;
  readonly agent: string;
  readonly model: string;
}

/** A limit that ended the runs of a command. */
export interface EndedWords {
  /** "the money ended". */
  readonly what: string;
  /** What lets the others be made: "raise --max-cost to about 0.42". */
  readonly remedy: string;
}

/** What the runs of this very command gave one root. */
export interface MadeEvidence {
  /** Batch of their recordings; null where none was to be made. */
  readonly batch: string | null;
  readonly source: RecordingSource;
  /** Nothing else counts: a live run says what is so now. */
  readonly isAlone: boolean;
  /** Whether the recordings lie in the store of the root. */
  readonly isKept: boolean;
  /** What ended before every run was made, in words; null where nothing did. */
  readonly ended: EndedWords | null;
  /** Agents of a test that names none, as they were chosen for the runs. */
  readonly agentsOf: (folder: string, test: Test) => readonly string[];
  /** What was spent on a row, and why runs of it taught nothing; null where no run of it was made. */
  readonly ofRow: (row: RowName) => {
    readonly spentUsd: number | null;
    /** The known part of it, where it is not all known. */
    readonly spentPartly: PartlySpent | null;
    readonly costSource: CostSource | null;
    readonly voids: readonly string[];
    /** Runs that no limit kept from ending. */
    readonly finished: number;
  } | null;
  /** Why nobody here could run a row; null where somebody could. */
  readonly whyUnmade: (row: RowName) => string | null;
}

/** Runs of one root by their rows. */
export function groupRuns(runs: readonly MadeRun[]): MadeEvidence["ofRow"] {
  const byRow = new Map<string, MadeRun[]>();
  for (const run of runs) {
    const { unit, test, agent, model } = run.subject;
    const name = toRowKey({ folder: unit.folder, test: test.name, agent, model });
    byRow.set(name, [...(byRow.get(name) ?? []), run]);
  }
  return (row) => {
    const own = byRow.get(toRowKey(row));
    if (own === undefined) return null;
    const voids = own.flatMap((run) => (run.kind === "void" ? [run.reason] : []));
    const finished = own.filter((run) => run.kind === "void" || run.stopped?.why !== "budget");
    return {
      spentUsd: toSpent(own),
      spentPartly: toPartlySpent(own),
      costSource: toSpentSource(own),
      voids,
      finished: finished.length,
    };
  };
}

/** Agents of each test that were planned, those that are not here too; `others` for a test that asserts nothing. */
export function groupAgents(
  planned: readonly Pick<Subject, "unit" | "test" | "agent">[],
  others: readonly string[],
): MadeEvidence["agentsOf"] {
  const byTest = new Map<string, Set<string>>();
  for (const { unit, test, agent } of planned) {
    const key = JSON.stringify([unit.folder, test.name]);
    byTest.set(key, (byTest.get(key) ?? new Set()).add(agent));
  }
  return (folder, test) => {
    const own = byTest.get(JSON.stringify([folder, test.name]));
    return own === undefined ? (test.checks.length === 0 ? others : []) : [...own];
  };
}

/** Rows whose agent is not here, with the reason. */
export function groupUnverified(rows: readonly UnverifiedRow[]): MadeEvidence["whyUnmade"] {
  const reasons = new Map(
    rows.map(({ subject: { unit, test, agent, model }, reason }) => [
      toRowKey({ folder: unit.folder, test: test.name, agent, model }),
      `not run: ${reason}`,
    ]),
  );
  return (row) => reasons.get(toRowKey(row)) ?? null;
}

function toRowKey({ folder, test, agent, model }: RowName): string {
  return JSON.stringify([folder, test, agent, model]);
}
