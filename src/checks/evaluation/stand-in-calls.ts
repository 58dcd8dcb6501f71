import type { Count } from "../../model/check-spec.ts";
import type { StandInCall } from "../../model/stand-in.ts";
import type { CheckFinding, CheckScene } from "./define-check.ts";
import { invalid, runFact } from "./finding.ts";
import { judgeSearch } from "./search.ts";

/** What is looked for among the calls of stand-ins. */
export interface CallSearch {
  readonly holds: (call: StandInCall) => boolean;
  /** Of these the search is one: "actual" shows them when none holds. */
  readonly isNear: (call: StandInCall) => boolean;
  readonly count: Count | undefined;
  /** What is looked for, as "expected" shows it. */
  readonly expected: string;
  /** Singular of what is counted. */
  readonly noun: string;
}

/** "gh repo view acme/x", quoted where a shell would need it. */
export function toCommandLine({ command, argv }: Pick<StandInCall, "command" | "argv">): string {
  return [command, ...argv].map(toWord).join(" ");
}

function toWord(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Whether a call is one of the command and begins with these arguments. */
export function beginsWith(
  call: StandInCall,
  { command, args }: { readonly command: string; readonly args: readonly string[] },
): boolean {
  return call.command === command && args.every((word, place) => call.argv[place] === word);
}

/** Counts calls in the chosen turns. What had no stand-in was seen by nobody, so nothing follows from it. */
export function judgeCalls(search: CallSearch, scene: CheckScene): CheckFinding {
  const calls: { readonly turn: number; readonly call: StandInCall }[] = [];
  for (const { turn, standInCalls } of scene.turns) {
    if (standInCalls === null) return invalid("the run had no stand-ins");
    calls.push(...standInCalls.map((call) => ({ turn, call })));
  }
  const near = calls.filter(({ call }) => search.isNear(call));
  const hits = near.filter(({ call }) => search.holds(call));
  const [first] = hits;
  const { count, expected, noun } = search;
  return judgeSearch(
    {
      hits: hits.length,
      looked: near.length,
      first:
        first === undefined
          ? null
          : runFact(`turn ${first.turn}: ${toCommandLine(first.call)} (${first.call.status})`),
      blind: null,
      seen: () => near.map(({ call }) => `${toCommandLine(call)} (${call.status})`),
    },
    { expected, count, noun },
    scene.run,
  );
}
