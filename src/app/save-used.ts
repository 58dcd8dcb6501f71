import type { Job } from "../model/job.ts";
import { LIMITS } from "../model/limits.ts";
import type { Store } from "../model/ports.ts";
import { type CheckedEvent, toCachePlace } from "./check-event.ts";
import type { ReportedRow } from "./reported-row.ts";

/**
 * Saves the store folder of each skill whose recordings counted (design.md §6 Actions cache). A save
 * that is denied is told in words (security.md CA-9). Never on a fork: nothing is written from there.
 */
export async function saveUsed(job: Job, checked: CheckedEvent): Promise<readonly string[]> {
  const { event } = job;
  if (event.kind === "pull-request" && event.fork) return [];
  const notes: string[] = [];
  for (const { unit, rows } of checked.used) {
    const place = await toCachePlace(unit, checked.config);
    if (place === null || !hasMoreThanCache(rows)) continue;
    const { path, store } = await job.openStore(checked.config.store);
    const copied = await copyRecordings(rows, checked, store);
    if (copied === 0) continue;
    const save = await job.forge.saveRecordings(place, path);
    if (save.kind === "saved") job.log(`${unit.name}: ${copied} recordings saved to the cache`);
    else notes.push(`${unit.name}: recordings not saved to the cache: ${save.reason}`);
  }
  return notes;
}

/** What was restored as it is needs no second entry of the same files. */
function hasMoreThanCache(rows: readonly ReportedRow[]): boolean {
  return rows.some(({ samples }) =>
    samples.some(({ recording }) => recording.evidence !== "pr-cache"),
  );
}

async function copyRecordings(
  rows: readonly ReportedRow[],
  checked: CheckedEvent,
  target: Store,
): Promise<number> {
  let copied = 0;
  const decoder = new TextDecoder();
  for (const row of rows) {
    const restored = checked.restored.get(row.folder);
    for (const { recording } of row.samples) {
      const committed = await checked.head.read(recording.path, LIMITS.cassetteBytes);
      const content = committed.kind === "file" ? committed : await restored?.read(recording.path);
      if (content?.kind !== "file") continue;
      await target.write(recording.path, decoder.decode(content.bytes));
      copied += 1;
    }
  }
  return copied;
}
