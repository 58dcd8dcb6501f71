import type { StartedCheckRun } from "../model/forge.ts";

/** State that `post` reads: the check run that `main` started, and whether `main` came to its end. */
export const STARTED_STATE = "check-run";
export const FINISHED_STATE = "finished";
/** Set at the start of `main`, so that `post` knows itself even when no check run was started. */
export const MAIN_STATE = "main";

/** What `post` is told of `main`. */
export type PostState =
  /** This is `main`, not `post`. */
  | { readonly kind: "main" }
  | { readonly kind: "finished" }
  /** `main` ended before its check run was finished. */
  | { readonly kind: "unfinished"; readonly run: StartedCheckRun };

function readStarted(text: string): StartedCheckRun | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null) return null;
  const { id, url, externalId, keepsLiveResult } = { ...EMPTY, ...value };
  return typeof id === "number" && typeof url === "string" && typeof externalId === "string"
    ? { id, url, externalId, keepsLiveResult: keepsLiveResult === true }
    : null;
}

const EMPTY: Readonly<Record<keyof StartedCheckRun, unknown>> = {
  id: null,
  url: null,
  externalId: null,
  keepsLiveResult: null,
};

/** Reads the state that `main` saved, from `STATE_*`; without any this is `main` itself. */
export function readPostState(
  environment: Readonly<Record<string, string | undefined>>,
): PostState {
  const state = (name: string): string => environment[`STATE_${name}`] ?? "";
  if (state(FINISHED_STATE) === "true") return { kind: "finished" };
  const run = state(STARTED_STATE) === "" ? null : readStarted(state(STARTED_STATE));
  if (run !== null) return { kind: "unfinished", run };
  return state(MAIN_STATE) === "true" ? { kind: "finished" } : { kind: "main" };
}
