import type { ShellOverhead } from "../engine/open-shell-proofs.ts";
import { sumKnown } from "./median.ts";
import type { Subject } from "./select-subjects.ts";

/** Stand-ins of all tests, by agent: its shell is asked once for all of them. */
export function toStandInsByAgent(
  subjects: readonly Subject[],
): ReadonlyMap<string, readonly string[]> {
  const commands = new Map<string, Set<string>>();
  for (const { agent, test } of subjects) {
    const own = commands.get(agent) ?? new Set();
    for (const { command } of test.standIns) own.add(command);
    commands.set(agent, own);
  }
  return new Map([...commands].map(([agent, own]) => [agent, [...own].sort()]));
}

/** US dollars that belong to no test (judge-and-cost.md §11), null when they are not all known. */
export function toOverheadUsd(overhead: readonly ShellOverhead[]): number | null {
  return sumKnown(overhead.map(({ costUsd }) => costUsd));
}

/** A line of the result for people, none without overhead. */
export function toOverheadLines(overhead: readonly ShellOverhead[]): readonly string[] {
  if (overhead.length === 0) return [];
  const usd = toOverheadUsd(overhead);
  const agents = [...new Set(overhead.map(({ agent }) => agent))].join(", ");
  const cost = usd === null ? "unknown" : `$${usd.toFixed(4)}`;
  return [`of it overhead ${cost}: ${agents} asked whether the shell finds the stand-ins`];
}

/** One entry of `overhead` in the document of `record`. */
export function toOverheadDocument({
  agent,
  version,
  isolation,
  commands,
  costUsd,
}: ShellOverhead) {
  return { kind: "stand-in-proof", agent, version, isolation, commands: [...commands], costUsd };
}
