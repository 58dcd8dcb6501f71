/** Which run of which workflow writes a check run; its order decides who may overwrite whom (EV-8). */
export interface CheckRunWriter {
  /** Full SHA of the commit. */
  readonly head: string;
  readonly workflowRun: number;
  readonly attempt: number;
  readonly kind: "replay" | "live";
}

/** `<sha>:<workflow run id>:<attempt>:<kind>` (security.md EV-14). */
export function toExternalId(writer: CheckRunWriter): string {
  const { head, workflowRun, attempt, kind } = writer;
  return `${head}:${workflowRun}:${attempt}:${kind}`;
}

/** The writer that an `external_id` names, or null when it is none of ours. */
export function parseExternalId(text: string | null): CheckRunWriter | null {
  const [, head, workflowRun, attempt, kind] =
    /^([0-9a-f]{40,64}):(\d{1,15}):(\d{1,9}):(replay|live)$/.exec(text ?? "") ?? [];
  if (head === undefined) return null;
  return {
    head,
    workflowRun: Number(workflowRun),
    attempt: Number(attempt),
    kind: kind === "live" ? "live" : "replay",
  };
}

/** Positive when `a` is the later run; of one run the later attempt. */
export function compareWriters(a: CheckRunWriter, b: CheckRunWriter): number {
  return a.workflowRun - b.workflowRun || a.attempt - b.attempt;
}

/** A lower (workflow run, attempt) of the same kind never overwrites a higher one (EV-8 rule 2). */
export function isSuperseded(writer: CheckRunWriter, stored: CheckRunWriter): boolean {
  return stored.kind === writer.kind && compareWriters(stored, writer) > 0;
}

/** A replay never replaces what a live run wrote for the same commit (EV-8 rule 3). */
export function isBelowLive(writer: CheckRunWriter, stored: CheckRunWriter): boolean {
  return stored.kind === "live" && writer.kind === "replay";
}
