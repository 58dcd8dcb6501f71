import type { Event, ToolCallEvent } from "../model/event.ts";
import type { Run, RunTurn } from "../model/run.ts";
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
 * The event table (reporting.md §4.3): user, agent and tool calls of both runs, aligned turn by turn and
 * there by tool call (name and normalised main argument, longest common subsequence). The first row whose tool calls
 * differ is marked; wording alone never is. A row bears the number of this run's event, or, where it
 * has none, of the event with which it went on. Without a base the rows of this run alone. What a
 * subagent did is left out.
 */
export function alignRuns(head: Run, base: Run | null): readonly EventRow[] {
  if (base === null) {
    const alone = head.turns.flatMap((turn) => toEntries(turn, head));
    return toRows(
      alone.map((entry): Pair => [entry, null]),
      NEVER,
    );
  }
  const count = Math.max(head.turns.length, base.turns.length);
  const pairs = Array.from({ length: count }, (_, index) =>
    pairTurns(toEntries(head.turns[index], head), toEntries(base.turns[index], base)),
  ).flat();
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
  return entry?.key ?? null;
}

/** Turn beside turn: a call made before the agent asked is not the one made after the answer. */
function pairTurns(left: readonly Entry[], right: readonly Entry[]): readonly Pair[] {
  const [ours, theirs] = [left[0], right[0]];
  if (!isUser(ours) || !isUser(theirs)) return pairEvents(left, right);
  return [[ours, theirs], ...pairEvents(left.slice(1), right.slice(1))];
}

function isUser(entry: Entry | undefined): entry is Entry {
  return entry?.cell.kind === "user" || entry?.cell.kind === "simulated-user";
}

function pairEvents(left: readonly Entry[], right: readonly Entry[]): readonly Pair[] {
  const ours = toSteps(left);
  const theirs = toSteps(right);
  const pairs: Pair[][] = [];
  let [from, to] = [0, 0];
  // The last steps have no call: they are equal, so nothing is left behind the last match.
  for (const [untilOurs, untilTheirs] of longestCommonSubsequence(
    ours.map(({ call }) => toolKey(call)),
    theirs.map(({ call }) => toolKey(call)),
  )) {
    pairs.push(pairSteps(ours.slice(from, untilOurs), theirs.slice(to, untilTheirs)));
    pairs.push(
      pairSteps(ours.slice(untilOurs, untilOurs + 1), theirs.slice(untilTheirs, untilTheirs + 1)),
    );
    [from, to] = [untilOurs + 1, untilTheirs + 1];
  }
  return pairs.flat();
}

/** What the agent said before a call, and the call; the last words of a turn stand before none. */
interface Step {
  readonly words: readonly Entry[];
  readonly call: Entry | null;
}

function toSteps(entries: readonly Entry[]): readonly Step[] {
  const steps: Step[] = [];
  let words: Entry[] = [];
  for (const entry of entries) {
    if (entry.key === null) words.push(entry);
    else {
      steps.push({ words, call: entry });
      words = [];
    }
  }
  return [...steps, { words, call: null }];
}

function pairSteps(left: readonly Step[], right: readonly Step[]): Pair[] {
  return zip(left, right).flatMap(([ours, theirs]) => {
    const words = zip(ours?.words ?? [], theirs?.words ?? []);
    const calls: Pair = [ours?.call ?? null, theirs?.call ?? null];
    return calls[0] === null && calls[1] === null ? words : [...words, calls];
  });
}

function zip<Item>(
  left: readonly Item[],
  right: readonly Item[],
): readonly (readonly [Item | null, Item | null])[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [
    left[index] ?? null,
    right[index] ?? null,
  ]);
}

function toEntries(turn: RunTurn | undefined, run: Run): readonly Entry[] {
  const events = turn?.events ?? [];
  const results = new Map<string, string>();
  for (const event of events) {
    if (event.type === "tool_result") results.set(event.id, event.text);
  }
  const user = turn?.source === "user" ? "simulated-user" : "user";
  return events.flatMap((event) => toEntry(event, run, { results, user }) ?? []);
}

function toEntry(
  event: Event,
  run: Run,
  {
    results,
    user,
  }: { readonly results: ReadonlyMap<string, string>; readonly user: EventCell["kind"] },
): Entry | null {
  if (event.nested) return null;
  const { turn, event: number } = event;
  if (event.type === "message") {
    const { role, text } = event;
    const kind = role === "user" ? user : role;
    const cell = { kind, text: text.replace(/\s+/g, " ").trim(), result: "" };
    return { turn, event: number, cell, key: null };
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
