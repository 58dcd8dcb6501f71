import { LIMITS } from "../model/limits.ts";
import { compareRecordings, compareTimes, type RecordingHeader } from "./recording.ts";

/** The recordings that one command made for one run key. */
export interface Batch<One extends RecordingHeader> {
  readonly id: string;
  /** Of its shards the latest. */
  readonly startedAt: string;
  /** Model that answered, of the newest sample that says so; null when none does. */
  readonly servedModel: string | null;
  /** By rank: oldest first. */
  readonly recordings: readonly One[];
}

/** Recordings of one run key as batches, newest first. */
export function toBatches<One extends RecordingHeader>(
  recordings: readonly One[],
): readonly Batch<One>[] {
  const byId = new Map<string, One[]>();
  for (const recording of [...recordings].sort(compareRecordings)) {
    const { id } = recording.cassette.batch;
    byId.set(id, [...(byId.get(id) ?? []), recording]);
  }
  return [...byId].map(([id, members]) => toBatch(id, members)).sort(compareBatches);
}

/**
 * Order in which recordings of one run key are looked at for a status: the newest batch by rank, then older
 * recordings with its served model, newest first. Recordings of another model are left out (design.md §6).
 */
export function toReplayOrder<One extends RecordingHeader>(
  recordings: readonly One[],
): readonly One[] {
  const [newest, ...older] = toBatches(recordings);
  if (!newest) return [];
  const rest = older
    .flatMap((batch) => batch.recordings)
    .sort((left, right) => compareRecordings(right, left));
  const model = newest.servedModel ?? toServedModel(rest);
  return [
    ...newest.recordings,
    ...rest.filter((recording) => recording.cassette.served_model === model),
  ];
}

export interface Selection<One extends RecordingHeader> {
  /** Recordings of one run key. */
  readonly recordings: readonly One[];
  /** Samples planned, at least 1. */
  readonly planned: number;
  /** Whether the sample taught anything: its verdict is not `invalid`. */
  readonly isValid: (recording: One) => boolean;
}

/**
 * The samples that a status rests on, by rank: the whole newest batch, and only while it holds fewer valid samples
 * than planned, older valid ones with the same served model, newest first, up to the plan (design.md §6).
 */
export function selectSamples<One extends RecordingHeader>(
  selection: Selection<One>,
): readonly One[] {
  const order = toReplayOrder(selection.recordings);
  const [newest] = toBatches(selection.recordings);
  const own = order.slice(0, newest?.recordings.length ?? 0);
  const missing = selection.planned - own.filter(selection.isValid).length;
  const added = order.slice(own.length).filter(selection.isValid).slice(0, Math.max(0, missing));
  return [...own, ...added].sort(compareRecordings);
}

/** Base samples of a comparison, by rank: up to the 50 newest with the served model of the newest base batch. */
export function selectBaseSamples<One extends RecordingHeader>(
  recordings: readonly One[],
): readonly One[] {
  const [newest] = toBatches(recordings);
  if (!newest) return [];
  const model = newest.servedModel;
  return recordings
    .filter((recording) => recording.cassette.served_model === model)
    .sort(compareRecordings)
    .slice(-LIMITS.cassettesPerKey);
}

function toBatch<One extends RecordingHeader>(id: string, recordings: readonly One[]): Batch<One> {
  const started = recordings.map((recording) => recording.cassette.batch.started_at);
  return {
    id,
    startedAt: started.reduce((left, right) => (compareTimes(left, right) < 0 ? right : left)),
    servedModel: toServedModel([...recordings].reverse()),
    recordings,
  };
}

/** First served model that is known; a run that broke off early does not know its own. */
function toServedModel(recordings: readonly RecordingHeader[]): string | null {
  return (
    recordings.find((recording) => recording.cassette.served_model !== null)?.cassette
      .served_model ?? null
  );
}

function compareBatches(left: Batch<RecordingHeader>, right: Batch<RecordingHeader>): number {
  return compareTimes(right.startedAt, left.startedAt) || (left.id < right.id ? 1 : -1);
}
