/** What a stream reader says of one process (agents.md §8.1). */
export type StreamOutcome = "completed" | "timed-out" | "empty" | "error" | "truncated";

/** Why, in the reader's words (agents.md §8.1). */
export type ErrorKind =
  | "timeout"
  | "empty-answer"
  | "context-length"
  | "auth"
  | "rate-limit"
  | "overloaded"
  | "server"
  | "bad-request"
  | "connection"
  | "malformed"
  | "max-turns"
  | "max-budget"
  | "no-output"
  | "cut-off"
  | "unknown";

/** What the engine says of a whole run; only `completed` can pass (security.md SB-10). */
export const OUTCOMES = [
  "completed",
  "timed-out",
  "crashed",
  "provider-error",
  "over-budget",
  "cut-off",
  "too-much-output",
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The one mapping from the readers' words to the engine's (agents.md §8.1). */
export function toOutcome(outcome: StreamOutcome, kind: ErrorKind | null): Outcome {
  switch (outcome) {
    case "completed":
      return "completed";
    case "timed-out":
      return "timed-out";
    case "truncated":
      return "cut-off";
    case "empty":
      return "provider-error";
    case "error":
      if (kind === "max-budget") return "over-budget";
      return kind === "unknown" || kind === "no-output" || kind === null
        ? "crashed"
        : "provider-error";
  }
}
