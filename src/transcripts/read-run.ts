import type { Cassette, CassetteTurn } from "../model/cassette.ts";
import { weakestSource } from "../model/cost-source.ts";
import type { Event } from "../model/event.ts";
import { type ErrorKind, type Outcome, toOutcome } from "../model/outcome.ts";
import type { FileState, Run, RunTurn } from "../model/run.ts";
import type {
  SkillLoad,
  StreamReader,
  StreamReading,
  StreamTotals,
} from "../model/stream-reading.ts";
import type { Usage } from "../model/usage.ts";
import { findStreamReader } from "./index.ts";
import { readWorkspace } from "./read-workspace.ts";
import { kindOfStatus } from "./stream/stream-outcome.ts";
import { addUsage } from "./stream/token-usage.ts";
import { toTurnCost } from "./turn-cost.ts";
import { toUserCost } from "./user-cost.ts";

/** Reads a whole recording: its raw streams become events, its changes become files. Never throws on what a stream holds; an agent that nobody can read is a crashed run. */
export function readRun(cassette: Cassette): Run {
  const reader = findStreamReader(cassette.agent.name) ?? UNREADABLE;
  const readings = readStreams(reader, cassette.turns);
  const workspace = readWorkspace(cassette);
  const turns = readings.map((reading, index) =>
    toRunTurn(cassette, index, { reading, files: workspace.ends[index] ?? [] }),
  );
  return {
    agent: cassette.agent.name,
    cliVersion: cassette.agent.version ?? firstKnown(readings, ({ cliVersion }) => cliVersion),
    requestedModel: cassette.agent.model,
    servedModel: cassette.served_model ?? firstKnown(readings, ({ model }) => model),
    skill: cassette.skill.name,
    ...judgeRun(cassette, readings),
    home: cassette.paths.home,
    workspace: cassette.paths.workspace,
    startFiles: workspace.start,
    turns,
    usage: sumUsage(readings),
    usageIsLowerBound: readings.some(({ usageIsLowerBound }) => usageIsLowerBound),
    modelCalls: sumCalls(readings),
    costUsd: sumCost(turns),
    costSource: weakestSource(turns),
    priceTable: cassette.gateway?.price_table ?? cassette.user_gateway?.price_table ?? null,
    simulatedUser: toUserCost(cassette),
    durationMs: cassette.turns.reduce((sum, turn) => sum + turn.duration_ms, 0),
    exit: exitOf(cassette.turns),
    badLines: readings.reduce((sum, { badLines }) => sum + badLines, 0),
    unknownTypes: sumUnknownTypes(readings),
  };
}

/** Stands in for a reader that does not exist: every line is unknown, nothing is believed. */
const UNREADABLE: StreamReader = {
  name: "",
  read: (lines) => ({
    sessionId: null,
    turns: 0,
    events: [],
    skillLoads: [],
    finalText: null,
    usage: null,
    usageIsLowerBound: false,
    modelCalls: null,
    costUsd: null,
    totals: { usageReported: null, costUsdReported: null },
    model: null,
    cliVersion: null,
    outcome: "error",
    errorKind: "unknown",
    badLines: 0,
    unknownTypes: lines.length === 0 ? [] : [["(no reader for this agent)", lines.length]],
  }),
};

/** Each turn is one process of one session: the totals of one are handed to the next. */
function readStreams(
  reader: StreamReader,
  turns: readonly CassetteTurn[],
): readonly StreamReading[] {
  let after: StreamTotals | null = null;
  const readings: StreamReading[] = [];
  for (const turn of turns) {
    const { exit, signal } = turn;
    const process = { exit, signal, timedOut: turn.ended === "timeout" };
    const reading = reader.read(turn.stdout, { process, stderr: turn.stderr.join("\n"), after });
    readings.push(reading);
    after = reading.totals;
  }
  return readings;
}

function toRunTurn(
  cassette: Cassette,
  index: number,
  end: { readonly reading: StreamReading; readonly files: readonly FileState[] },
): RunTurn {
  const turn = index + 1;
  const recorded = cassette.turns[index];
  const { reading } = end;
  const cost = toTurnCost(cassette, turn, reading.costUsd);
  const user = recorded?.user ?? "";
  const events = placeEvents(reading.events, turn, user);
  const shift = events.length - reading.events.length;
  return {
    turn,
    user,
    source: recorded?.source ?? "prompt",
    events,
    answer: reading.finalText,
    usage: reading.usage,
    costUsd: cost.usd,
    costSource: cost.source,
    durationMs: recorded?.duration_ms ?? 0,
    exit: recorded?.exit ?? null,
    changes: (recorded?.changes ?? [])
      .map(({ path, kind }) => ({ path, kind }))
      .sort((left, right) => compare(left.path, right.path)),
    files: end.files,
    git: cassette.git?.[index] ?? null,
    standInCalls: toStandInCalls(cassette, turn),
    skillLoads: reading.skillLoads.map((load) =>
      placeLoad(load, turn, { reading, shift, cassette }),
    ),
  };
}

function toStandInCalls({ fakes }: Cassette, turn: number): RunTurn["standInCalls"] {
  if (fakes === undefined) return null;
  return fakes
    .filter((call) => call.turn === turn)
    .map(({ command, argv, status }) => ({ command, argv, status }));
}

/**
 * One process is one turn of the run, whatever turns its stream shows: events are numbered through.
 * The user's message goes first where the stream does not show it.
 */
function placeEvents(events: readonly Event[], turn: number, user: string): readonly Event[] {
  const isShown = events.some(
    (event) => event.type === "message" && event.role === "user" && !event.nested,
  );
  const first: readonly Event[] = isShown
    ? []
    : [{ type: "message", role: "user", text: user, nested: false, turn, event: 1 }];
  const placed = events.map(
    (event, index): Event => ({ ...event, turn, event: index + 1 + first.length }),
  );
  return [...first, ...placed];
}

/** A load names the skill's folder, or the name in its front matter: both are the skill under test. */
function placeLoad(
  load: SkillLoad,
  turn: number,
  run: { readonly reading: StreamReading; readonly shift: number; readonly cassette: Cassette },
): SkillLoad {
  const { name, folder } = run.cassette.skill;
  const index = run.reading.events.findIndex(
    (event) => event.turn === load.turn && event.event === load.event,
  );
  const event = index < 0 ? load.event : index + 1 + run.shift;
  const isFolder = folder.split("/").at(-1) === load.name;
  return { ...load, name: isFolder ? name : load.name, turn, event };
}

/** The first turn that did not come to its end decides; a run that was cut for its output says so whatever its stream says. */
function judgeRun(
  { turns, gateway, user_gateway }: Cassette,
  readings: readonly StreamReading[],
): { readonly outcome: Outcome; readonly errorKind: ErrorKind | null } {
  for (const [index, { outcome, errorKind }] of readings.entries()) {
    if (turns[index]?.ended === "output") return { outcome: "too-much-output", errorKind: null };
    const result = toOutcome(outcome, errorKind);
    if (result === "completed") continue;
    return toStopped(gateway?.stopped ?? null, result) ?? { outcome: result, errorKind };
  }
  return toUserStop(user_gateway?.stopped ?? null) ?? { outcome: "completed", errorKind: null };
}

/** A user who could not be asked any more leaves the agent's turns complete and the run unfinished: nothing was learnt. */
function toUserStop(
  stopped: NonNullable<Cassette["user_gateway"]>["stopped"],
): { readonly outcome: Outcome; readonly errorKind: ErrorKind } | null {
  if (stopped === null) return null;
  if (stopped.why === "time") return { outcome: "timed-out", errorKind: "timeout" };
  const { why, error, reason } = stopped;
  return toStopped({ why, error, reason }, "completed");
}

/**
 * What the gateway knows better than the CLI, whatever that makes of the last answer it got: that its money was taken
 * away, or that its provider failed for good (agents.md §8.1). Null where it ended the run for neither.
 */
function toStopped(
  stopped: NonNullable<Cassette["gateway"]>["stopped"],
  result: Outcome,
): { readonly outcome: Outcome; readonly errorKind: ErrorKind } | null {
  if (stopped === null || result === "timed-out") return null;
  if (stopped.why !== "provider") return { outcome: "over-budget", errorKind: "max-budget" };
  const { error } = stopped;
  const kind = typeof error === "number" ? kindOfStatus(error) : error;
  return { outcome: "provider-error", errorKind: kind ?? "connection" };
}

function sumUsage(readings: readonly StreamReading[]): Usage | null {
  if (readings.some(({ usage }) => usage === null)) return null;
  return readings.map(({ usage }) => usage).reduce(addUsage, null);
}

/** Null when any turn does not tell. */
function sumCalls(readings: readonly StreamReading[]): number | null {
  return readings.reduce<number | null>(
    (sum, { modelCalls }) => (sum === null || modelCalls === null ? null : sum + modelCalls),
    0,
  );
}

function sumCost(turns: readonly RunTurn[]): number | null {
  return turns.reduce<number | null>(
    (sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd),
    0,
  );
}

function exitOf(turns: readonly CassetteTurn[]): number | null {
  const exits = turns.map(({ exit }) => exit).filter((exit) => exit !== null);
  return exits.find((exit) => exit !== 0) ?? exits[0] ?? null;
}

function sumUnknownTypes(
  readings: readonly StreamReading[],
): readonly (readonly [type: string, count: number])[] {
  const sums = new Map<string, number>();
  for (const [type, count] of readings.flatMap(({ unknownTypes }) => unknownTypes)) {
    sums.set(type, (sums.get(type) ?? 0) + count);
  }
  return [...sums];
}

function firstKnown(
  readings: readonly StreamReading[],
  read: (reading: StreamReading) => string | null,
): string | null {
  return readings.map(read).find((value) => value !== null) ?? null;
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
