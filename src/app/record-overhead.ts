import type { ShellOverhead } from "../engine/open-shell-proofs.ts";
import { type Priced, weakestSource } from "../model/cost-source.ts";
import { toMoneyWords } from "./command-words.ts";
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

/** Money that belongs to no test (judge-and-cost.md §11), unknown where it is not all known. */
export function toOverheadCost(overhead: readonly ShellOverhead[]): Priced {
  const costUsd = sumKnown(overhead.map((one) => one.costUsd));
  return { costUsd, costSource: weakestSource(overhead) };
}

/** A line of the result for people, none without overhead. */
export function toOverheadLines(overhead: readonly ShellOverhead[]): readonly string[] {
  if (overhead.length === 0) return [];
  const agents = [...new Set(overhead.map(({ agent }) => agent))].join(", ");
  const { costUsd, costSource } = toOverheadCost(overhead);
  const cost = toMoneyWords(costUsd, costSource);
  return [`of it overhead ${cost}: ${agents} asked whether the shell finds the stand-ins`];
}

/** One entry of `overhead` in the document of `record`. */
export function toOverheadDocument({
  agent,
  version,
  isolation,
  commands,
  costUsd,
  costSource,
}: ShellOverhead) {
  const of = { agent, version, isolation, commands: [...commands] };
  return { kind: "stand-in-proof", ...of, costUsd, costSource };
}
