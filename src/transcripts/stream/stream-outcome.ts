import type { ErrorKind, StreamOutcome } from "../../model/outcome.ts";
import type { ProcessEnd } from "../../model/stream-reading.ts";

/** A failure that the stream names. */
export interface StreamFailure {
  /** Everything that was said about it. */
  readonly text: string;
  /** HTTP status, where the stream has a field for it. */
  readonly status?: number | null;
  /** Kind, where the stream has a word of its own for it. */
  readonly kind?: ErrorKind | null;
  /** Kind when neither status nor text tell. */
  readonly otherwise?: ErrorKind | null;
}

/** How a stream came to its end, in the terms of the rules. */
export interface StreamEnd {
  /** The final event of the last turn was seen (agents.md §8.1). */
  readonly ended: boolean;
  readonly failure: StreamFailure | null;
  /** The agent said and called nothing in the last turn, or the stream says "empty response". */
  readonly saidNothing: boolean;
  readonly lineCount: number;
  /** The last line was cut. */
  readonly isCut: boolean;
}

/** Outcome and kind of a stream; kind is null for `completed` alone. */
export interface JudgedStream {
  readonly outcome: StreamOutcome;
  readonly errorKind: ErrorKind | null;
}

/** Longest text a failure's kind is looked for in. */
const FAILURE_TEXT = 65_536;

/** Where the six CLIs print an HTTP status in words (agents.md §6). */
const STATUS_IN_TEXT = [
  /\bAPI Error: (\d{3})\b/,
  /"code":\s?(\d{3})\b/,
  /\bstatus:? (\d{3})\b/,
  /^(\d{3}) \{/m,
];

/** In this order, after the HTTP status. */
const KIND_IN_TEXT: readonly (readonly [RegExp, ErrorKind])[] = [
  [/Invalid API key|Authentication required|Not logged in|Missing environment variable/i, "auth"],
  [/experiencing high demand/i, "server"],
  [
    /ECONNRESET|ECONNREFUSED|stream disconnected|Cannot connect|Unable to connect|fetch failed|Connection error|network issues/i,
    "connection",
  ],
  [/Could not parse message into JSON|JSON parsing failed|in JSON at position/i, "malformed"],
];

/** What claude and its ACP agents call an error; a lost connection is a "server_error" to them. */
const ERROR_NAMES: ReadonlyMap<string, ErrorKind> = new Map([
  ["authentication_failed", "auth"],
  ["rate_limit", "rate-limit"],
  ["overloaded", "overloaded"],
  ["server_error", "server"],
  ["invalid_request", "bad-request"],
]);

const TOO_LONG = /prompt is too long|ContextOverflowError|prompt_too_long/i;

/** The rules of agents.md §8.1, for every agent: the first that fits. */
export function judgeStream(end: StreamEnd, process: ProcessEnd): JudgedStream {
  if (process.timedOut) return { outcome: "timed-out", errorKind: "timeout" };
  if (end.ended && end.saidNothing && end.failure === null) {
    return { outcome: "empty", errorKind: "empty-answer" };
  }
  if (end.failure !== null) return { outcome: "error", errorKind: toKind(end.failure) };
  if (end.lineCount === 0) return { outcome: "error", errorKind: "no-output" };
  if (!end.ended || end.isCut) return { outcome: "truncated", errorKind: "cut-off" };
  if (process.signal !== null || (process.exit !== null && process.exit !== 0)) {
    return { outcome: "error", errorKind: "unknown" };
  }
  return { outcome: "completed", errorKind: null };
}

/** Kind of an error that a stream calls by a name, or null. Text and status tell more: it is `otherwise`. */
export function kindOfErrorName(name: string | null): ErrorKind | null {
  return ERROR_NAMES.get(name ?? "") ?? null;
}

function toKind(failure: StreamFailure): ErrorKind {
  const text = failure.text.slice(0, FAILURE_TEXT);
  if (failure.kind) return failure.kind;
  if (TOO_LONG.test(text)) return "context-length";
  const status = failure.status ?? statusIn(text);
  const byStatus = status === null ? null : kindOfStatus(status);
  if (byStatus !== null) return byStatus;
  return (
    KIND_IN_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? failure.otherwise ?? "unknown"
  );
}

function statusIn(text: string): number | null {
  for (const pattern of STATUS_IN_TEXT) {
    const status = Number(pattern.exec(text)?.[1]);
    if (kindOfStatus(status) !== null) return status;
  }
  return null;
}

/** Kind of an HTTP status, or null where it is no error. */
export function kindOfStatus(status: number): ErrorKind | null {
  if (status === 401 || status === 403) return "auth";
  if (status === 429) return "rate-limit";
  if (status === 529) return "overloaded";
  if (status >= 500 && status < 600) return "server";
  return status >= 400 && status < 500 ? "bad-request" : null;
}
