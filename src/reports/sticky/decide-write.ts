import { type Marker, readMarker } from "./marker.ts";

/** What to do with the one comment. */
export type WriteDecision =
  | { readonly kind: "write"; readonly body: string }
  | { readonly kind: "skip"; readonly reason: string };

/** The comment as it stands and the one that would replace it. */
export interface WriteRequest {
  /** Body of our stored comment, or null when there is none. */
  readonly stored: string | null;
  readonly next: { readonly body: string; readonly marker: Marker };
  /** Head of the pull request at this moment. */
  readonly head: string;
  /** Unix second, for a running block that is overdue. */
  readonly now: number;
}

/** Numbers of workflow runs, attempts and artifacts in links, the time, and the marker's own numbers. */
function withoutVolatile(body: string): string {
  return body
    .replace(/<relative-time datetime="[^"<>]{0,40}">[^<]{0,40}<\/relative-time>/g, "<time>")
    .replace(/(\/actions\/runs\/|\/artifacts\/|\/attempts\/)[0-9]+/g, "$1N")
    .replace(/"run":[0-9]+,"attempt":[0-9]+/g, '"run":N,"attempt":N');
}

/** Negative when the first of two runs is the earlier one. */
function compareRuns(left: Marker, right: Marker): number {
  return left.run - right.run || left.attempt - right.attempt;
}

function isStanding(stored: Marker, now: number): boolean {
  if (stored.status === "running") return stored.until !== undefined && now <= stored.until;
  return stored.kind === "live";
}

/** Rule 1: the current head wins; of two older commits the later run. Null = same commit. */
function decideByCommit(stored: Marker, request: WriteRequest): string | null | "write" {
  const { marker } = request.next;
  if (stored.sha === marker.sha) return null;
  if (marker.sha === request.head) return "write";
  if (stored.sha === request.head) return "the comment shows a newer commit";
  return compareRuns(stored, marker) <= 0 ? "write" : "the comment shows a later run";
}

/** Rules 2 and 3: same commit. Null = write. */
function decideByKind(stored: Marker, request: WriteRequest): string | null {
  const { marker } = request.next;
  if (stored.kind === marker.kind) {
    return compareRuns(stored, marker) <= 0 ? null : "the comment shows a later run";
  }
  if (marker.kind === "live" || !isStanding(stored, request.now)) return null;
  return stored.status === "running"
    ? "a live run of this commit is going on"
    : "a live result of this commit stands";
}

/**
 * Who may write (reporting.md §4.4, security.md EV-8); the first rule that applies. A body that differs
 * only in its time, its run and the numbers in its links is not written: each edit has a price (AU-8).
 */
export function decideWrite(request: WriteRequest): WriteDecision {
  const write = { kind: "write", body: request.next.body } as const;
  if (request.stored === null) return write;
  const stored = readMarker(request.stored);
  if (stored === null) return write;
  const byCommit = decideByCommit(stored, request);
  const reason = byCommit === null ? decideByKind(stored, request) : byCommit;
  if (reason !== null && reason !== "write") return { kind: "skip", reason };
  return withoutVolatile(request.stored.replaceAll("\r\n", "\n")) ===
    withoutVolatile(request.next.body)
    ? { kind: "skip", reason: "nothing changed" }
    : write;
}
