import type { StandIn } from "../model/stand-in.ts";
import { comparePaths } from "../model/tree-digest.ts";
import { readStandIns } from "./read-stand-ins.ts";
import type { SuiteContext } from "./suite-context.ts";
import { keysAt, valueAt } from "./yaml-source.ts";

type StandIns = ReadonlyMap<string, StandIn>;

/** The stand-ins of a suite and those that each test has of its own. */
export interface AllStandIns {
  readonly suite: StandIns;
  readonly tests: readonly StandIns[];
}

/** Reads every `fakes` of a file. */
export function readAllStandIns(context: SuiteContext): AllStandIns {
  const tests = valueAt(context.source, ["tests"]);
  return {
    suite: readStandIns(["fakes"], context),
    tests: (Array.isArray(tests) ? tests : []).map((_, index) =>
      readStandIns(["tests", index, "fakes"], context),
    ),
  };
}

/** All stand-ins of a test, sorted by command: their order says nothing and must not make recordings stale. */
export function joinStandIns(suite: StandIns, own: StandIns): readonly StandIn[] {
  return [...new Map([...suite, ...own]).values()].sort((left, right) =>
    comparePaths(left.command, right.command),
  );
}

/** Names of everything that stands in for a command in one test, usable or not: what its checks may ask about. */
export function commandsOf(test: number, context: SuiteContext): ReadonlySet<string> {
  const own = keysAt(context.source, ["tests", test, "fakes"]);
  return new Set([...keysAt(context.source, ["fakes"]), ...own]);
}
