import type { StandIn } from "./call/answer.ts";
import { command } from "./command.ts";
import { curl } from "./curl.ts";
import { gh } from "./gh.ts";

/** Commands with a grammar of their own. One file, one line. */
const GRAMMARS: ReadonlyMap<string, StandIn> = new Map([
  ["curl", curl],
  ["gh", gh],
]);

/** The stand-in of a command; one without a grammar of its own is `command.ts`. */
export function findStandIn(name: string): StandIn {
  return GRAMMARS.get(name) ?? command;
}
