import { cutText } from "../checks/evaluation/excerpt.ts";
import { toCommandLine } from "../checks/evaluation/stand-in-calls.ts";
import type { Event, ToolCallEvent } from "../model/event.ts";
import type { Run } from "../model/run.ts";
import type { TestReport } from "../model/test-report.ts";
import type { CheckVerdict } from "../model/verdict.ts";
import { readRun } from "../transcripts/read-run.ts";
import type { FullSample } from "./evaluate-recordings.ts";
import { numberOf } from "./sample-number.ts";

type Failure = NonNullable<TestReport["failure"]>;

/** Longest verbatim text of one event that the report keeps; renderers cut further (reporting.md §5). */
const VERBATIM_CHARACTERS = 2000;
const VERBATIM_EVENTS = 3;
const REFUSED_CALLS = 10;

interface Failing {
  readonly check: CheckVerdict;
  /** Index of the check in the test. */
  readonly index: number;
  readonly samples: readonly FullSample[];
}

/** The check that failed in most samples; of several the first in the file. */
function findWorstCheck(samples: readonly FullSample[]): Failing | null {
  const count = Math.max(0, ...samples.map(({ checks }) => checks.length));
  let worst: Failing | null = null;
  for (let index = 0; index < count; index += 1) {
    const failing = samples.filter((sample) => sample.checks[index]?.verdict === "fail");
    const check = failing[0]?.checks[index];
    if (check !== undefined && failing.length > (worst?.samples.length ?? 0)) {
      worst = { check, index, samples: failing };
    }
  }
  return worst;
}

/** The sample to show: the first in which the worst check failed. */
export function findFailingSample(samples: readonly FullSample[]): FullSample | null {
  return findWorstCheck(samples)?.samples[0] ?? null;
}

/** The worst failing check, where it was decided, and the words around that place. */
export function findFailure(
  samples: readonly FullSample[],
  divergence: { readonly turn: number; readonly event: number } | null,
): Failure | null {
  const worst = findWorstCheck(samples);
  const shown = worst?.samples[0];
  if (worst === null || shown === undefined) return null;
  const check = shown.checks[worst.index] ?? worst.check;
  const run = readRun(shown.recording.cassette);
  const place = toPlace(check, run, divergence);
  return {
    sample: numberOf(samples, shown),
    check,
    samples: worst.samples.map((sample) => numberOf(samples, sample)),
    turn: place?.turn ?? null,
    event: place?.event ?? null,
    verbatim: place === null ? [] : toVerbatim(run, place),
    refused: toRefused(run),
  };
}

function toRefused({ turns }: Run): Failure["refused"] {
  return turns
    .flatMap(({ turn, standInCalls }) => (standInCalls ?? []).map((call) => ({ turn, call })))
    .filter(({ call }) => call.status === "refused")
    .slice(0, REFUSED_CALLS)
    .map(({ turn, call }) => ({ turn, call: cutText(toCommandLine(call)) }));
}

/** The deciding event, else where the run left the base's, else the last thing the agent did to the file. */
function toPlace(
  check: CheckVerdict,
  run: Run,
  divergence: { readonly turn: number; readonly event: number } | null,
): { readonly turn: number; readonly event: number } | null {
  const { evidence } = check;
  if (evidence?.kind === "event") return evidence;
  if (divergence !== null) return divergence;
  const events = run.turns.flatMap((turn) => turn.events);
  if (evidence?.kind === "file") {
    const touching = events.filter(
      (event) => event.type === "tool_call" && JSON.stringify(event.input).includes(evidence.path),
    );
    return touching.at(-1) ?? null;
  }
  return events.findLast((event) => event.type === "message" && event.role === "assistant") ?? null;
}

function toVerbatim(
  run: Run,
  place: { readonly turn: number; readonly event: number },
): Failure["verbatim"] {
  const events = run.turns.find(({ turn }) => turn === place.turn)?.events ?? [];
  const at = events.findIndex(({ event }) => event === place.event);
  return events.slice(Math.max(0, at), at + VERBATIM_EVENTS).map((event) => ({
    turn: event.turn,
    event: event.event,
    kind: toKind(event),
    text: toText(event, run).slice(0, VERBATIM_CHARACTERS),
  }));
}

function toKind(event: Event): string {
  switch (event.type) {
    case "message":
      return event.role;
    case "tool_call":
      return `tool call ${event.rawName}`;
    case "tool_result":
      return "tool result";
    case "thinking":
    case "retry":
    case "error":
      return event.type;
  }
}

/** Words of an event as a person reads them; the run's own folders are left out of paths. */
function toText(event: Event, run: Run): string {
  const text = event.type === "tool_call" ? toCallText(event) : event.text;
  return text.replaceAll(`${run.workspace}/`, "").replaceAll(`${run.home}/`, "~/");
}

/** A script as it is; any other input a line a field, a text of several lines below its name. */
function toCallText(call: ToolCallEvent): string {
  if (call.script !== null) return call.script;
  const { input } = call;
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return JSON.stringify(input);
  }
  return Object.entries(input)
    .map(([name, value]) => {
      const shown = typeof value === "string" ? value : JSON.stringify(value);
      return shown.includes("\n")
        ? `${name}:\n  ${shown.trimEnd().replaceAll("\n", "\n  ")}`
        : `${name}: ${shown}`;
    })
    .join("\n");
}
