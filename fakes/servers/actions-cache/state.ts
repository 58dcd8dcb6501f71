/** What the service holds: cache entries, artifacts and the blobs behind both. */

import { createHash, randomUUID } from "node:crypto";

/** A cache entry; unfinished until its upload was finalized. Times in milliseconds since 1970. */
export interface CacheEntry {
  readonly id: number;
  readonly key: string;
  readonly version: string;
  readonly scope: string;
  readonly blob: string;
  readonly size: number;
  readonly createdAt: number;
  readonly accessedAt: number;
  readonly finished: boolean;
}

/** An artifact; unfinished until it was finalized. */
export interface Artifact {
  readonly id: number;
  readonly runId: string;
  readonly jobId: string;
  readonly name: string;
  readonly mimeType: string;
  readonly blob: string;
  readonly size: number;
  /** `sha256:<hex>` as the client said. */
  readonly hash: string;
  readonly createdAt: number;
  readonly expiresAt: number | undefined;
  readonly finished: boolean;
}

/** Bytes under one upload address. */
export interface StoredBlob {
  /** Undefined until something was put or a block list committed. */
  readonly content: Buffer | undefined;
  readonly contentType: string;
  readonly etag: string;
  /** Blocks that were put and not yet committed, by id. */
  readonly staged: ReadonlyMap<string, Buffer>;
}

/** The whole state; replaced values, never changed ones. */
export interface State {
  readonly entries: Map<number, CacheEntry>;
  readonly artifacts: Map<number, Artifact>;
  readonly blobs: Map<string, StoredBlob>;
  /** The next id of an entry or artifact. */
  nextId: number;
  /** Signs blob addresses; random per server. */
  readonly secret: string;
  readonly limitBytes: number;
  readonly maxAgeMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** An empty state. The defaults are GitHub's: 10 GiB a repository, entries unused for 7 days go (actions.md §5.6). */
export function createState({
  now = Date.now,
  limitBytes = 10 * 1024 ** 3,
  maxAgeMs = 7 * 24 * 3600 * 1000,
}: {
  now?: () => number;
  limitBytes?: number;
  maxAgeMs?: number;
} = {}): State {
  return {
    entries: new Map(),
    artifacts: new Map(),
    blobs: new Map(),
    nextId: 1,
    secret: randomUUID(),
    limitBytes,
    maxAgeMs,
    now,
  };
}

/** Takes the next id. */
export function takeId(state: State): number {
  const id = state.nextId;
  state.nextId += 1;
  return id;
}

/** A new, empty blob; returns its name. */
export function newBlob(state: State): string {
  const name = randomUUID();
  state.blobs.set(name, {
    content: undefined,
    contentType: "application/octet-stream",
    etag: '"0x0"',
    staged: new Map(),
  });
  return name;
}

/** What an address allows, in Azure's letters: `r` read, `cw` create and write. */
export type BlobPermission = "r" | "cw";

/** The signature of an address. */
export function signature(state: State, blob: string, permission: string): string {
  return createHash("sha256").update(`${state.secret}/${blob}/${permission}`).digest("base64url");
}

/** A signed address of a blob, good for an hour. `filename` makes the download say how it is called. */
export function blobAddress(
  state: State,
  {
    origin,
    blob,
    permission,
    filename,
  }: { origin: string; blob: string; permission: BlobPermission; filename?: string },
): string {
  const query = new URLSearchParams({
    se: new Date(state.now() + 3_600_000).toISOString(),
    sp: permission,
    sv: "2026-02-06",
    ...(filename === undefined ? {} : { rscd: `attachment; filename="${filename}"` }),
    sig: signature(state, blob, permission),
  });
  return `${origin}/blob/${blob}?${query}`;
}

/** Forgets an entry and its bytes. */
export function dropEntry(state: State, entry: CacheEntry): void {
  state.entries.delete(entry.id);
  state.blobs.delete(entry.blob);
}

/** Drops what was unused for too long, then the least recently used until the sum is under the limit. */
export function evict(state: State): void {
  const old = state.now() - state.maxAgeMs;
  for (const entry of [...state.entries.values()])
    if (entry.accessedAt < old) dropEntry(state, entry);
  const finished = [...state.entries.values()]
    .filter((entry) => entry.finished)
    .sort((a, b) => a.accessedAt - b.accessedAt || a.id - b.id);
  let sum = finished.reduce((bytes, entry) => bytes + entry.size, 0);
  for (const entry of finished) {
    if (sum <= state.limitBytes) return;
    dropEntry(state, entry);
    sum -= entry.size;
  }
}
