import type { Event, ToolCallEvent } from "../model/event.ts";
import type { Run } from "../model/run.ts";
import type { EventCell, TestReport } from "../model/test-report.ts";
import { mainArgument, toCallLabel } from "./call-label.ts";
import { longestCommonSubsequence } from "./longest-common-subsequence.ts";

type EventRow = TestReport["eventTable"][number];

/** An event that has a cell, and what it is compared by: null for words, which are never the same twice. */
interface Entry {
  readonly turn: number;
  readonly event: number;
  readonly cell: EventCell;
  readonly key: string | null;
}

/** Gemini calls a failed command a success: there 0 is not known (agents.md §3.4). */
const EXIT_UNKNOWN = new Set(["gemini", "acp-gemini"]);

/**
 * The event table (reporting.md §4.3): user, agent and tool calls of both runs, aligned by tool call
 * (name and normalised main argument, longest common subsequence). The first row whose tool calls
 * differ is marked; wording alone never is. A row bears the number of this run's event, or, where it
 * has none, of the event with which it went on. Without a base the rows of this run alone. What a
 * subagent did is left out.
 */
export function alignRuns(head: Run, base: Run | null): readonly EventRow[] {
  const left = toEntries(head);
  if (base === null)
    return toRows(
      left.map((entry): Pair => [entry, null]),
      NEVER,
    );
  const pairs = pairUp(left, toEntries(base));
  return toRows(
    pairs,
    pairs.findIndex(([ours, theirs]) => toolKey(ours) !== toolKey(theirs)),
  );
}

const NEVER = -1;

type Pair = readonly [head: Entry | null, base: Entry | null];

function toRows(pairs: readonly Pair[], diverging: number): readonly EventRow[] {
  const rows: EventRow[] = [];
  let next: Pick<Entry, "turn" | "event"> = pairs.findLast(([head]) => head !== null)?.[0] ?? {
    turn: 1,
    event: 1,
  };
  for (let index = pairs.length - 1; index >= 0; index -= 1) {
    const [head, base] = pairs[index] ?? [null, null];
    next = head ?? next;
    rows.push({
      turn: next.turn,
      event: next.event,
      head: head?.cell ?? null,
      base: base?.cell ?? null,
      diverges: index === diverging,
    });
  }
  return rows.reverse();
}

function toolKey(entry: Entry | null): string | null {
  return entry?.cell.kind === "tool" ? entry.key : null;
}

function pairUp(left: readonly Entry[], right: readonly Entry[]): readonly Pair[] {
  const leftAnchors = left.filter(({ key }) => key !== null);
  const rightAnchors = right.filter(({ key }) => key !== null);
  const common = longestCommonSubsequence(
    leftAnchors.map(({ key }) => key),
    rightAnchors.map(({ key }) => key),
  );
  const pairs: Pair[][] = [];
  let [from, to] = [0, 0];
  for (const [leftIndex, rightIndex] of common) {
    const ours = leftAnchors[leftIndex];
    const theirs = rightAnchors[rightIndex];
    if (ours === undefined || theirs === undefined) continue;
    const [untilOurs, untilTheirs] = [left.indexOf(ours, from), right.indexOf(theirs, to)];
    pairs.push(zip(left.slice(from, untilOurs), right.slice(to, untilTheirs)), [[ours, theirs]]);
    [from, to] = [untilOurs + 1, untilTheirs + 1];
  }
  return [...pairs, zip(left.slice(from), right.slice(to))].flat();
}

/** What lies between two equal calls: words beside words, calls beside calls, in their order. */
function zip(left: readonly Entry[], right: readonly Entry[]): Pair[] {
  const pairs: Pair[] = [];
  let [from, to] = [0, 0];
  while (from < left.length || to < right.length) {
    const pair = nextPair(left[from] ?? null, right[to] ?? null);
    pairs.push(pair);
    from += pair[0] === null ? 0 : 1;
    to += pair[1] === null ? 0 : 1;
  }
  return pairs;
}

function nextPair(ours: Entry | null, theirs: Entry | null): Pair {
  if (ours === null || theirs === null || ours.cell.kind === theirs.cell.kind)
    return [ours, theirs];
  if (ours.cell.kind === "assistant") return [ours, null];
  if (theirs.cell.kind === "assistant") return [null, theirs];
  return ours.cell.kind === "tool" ? [ours, null] : [null, theirs];
}

function toEntries(run: Run): readonly Entry[] {
  return run.turns.flatMap(({ events }) => {
    const results = new Map<string, string>();
    for (const event of events) {
      if (event.type === "tool_result") results.set(event.id, event.text);
    }
    return events.flatMap((event) => toEntry(event, run, results) ?? []);
  });
}

function toEntry(event: Event, run: Run, results: ReadonlyMap<string, string>): Entry | null {
  if (event.nested) return null;
  const { turn, event: number } = event;
  if (event.type === "message") {
    const { role, text } = event;
    const key = role === "user" ? `user ${turn}` : null;
    return { turn, event: number, cell: { kind: role, text, result: "" }, key };
  }
  if (event.type !== "tool_call") return null;
  const result = toResult(event, run.agent, results.get(event.id) ?? "");
  const cell: EventCell = { kind: "tool", text: toCallLabel(event, run), result };
  return { turn, event: number, cell, key: `tool ${event.name} ${mainArgument(event, run)}` };
}

/** "exit 0", "exit 3" where the agent prints the code, "failed", or "" where nothing is known. */
function toResult(call: ToolCallEvent, agent: string, text: string): string {
  if (call.ok === null) return "";
  if (call.ok) return call.name === "bash" && !EXIT_UNKNOWN.has(agent) ? "exit 0" : "";
  const code =
    /^Exit code (\d{1,3})\b/.exec(text) ??
    /\[Process exited with code (\d{1,3})\]$/.exec(text.slice(-40));
  return call.name === "bash" && code !== null ? `exit ${code[1]}` : "failed";
}
