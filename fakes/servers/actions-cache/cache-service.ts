/** The three RPCs of cache service v2 (actions.md §5.2, §5.6, §5.8). */

import { type Call, failed, field, type Method, ok, type Reply } from "./rpc.ts";
import { blobAddress, type CacheEntry, evict, newBlob, takeId } from "./state.ts";

/** The documented limits of a key: at most 512 characters, no comma. */
function keyProblem(key: string): string | undefined {
  if (key === "") return "key is missing";
  if (key.length > 512) return "key is longer than 512 characters";
  return key.includes(",") ? "key contains a comma" : undefined;
}

const denied = "cache write denied: the token has no scope that may be written";

function create(call: Call): Reply {
  const key = field(call.request, "key");
  const version = field(call.request, "version");
  const problem = keyProblem(key);
  if (problem !== undefined) return failed(400, "invalid_argument", problem);
  const scope = call.claims.writable[0];
  // A denial is a 200: the client tells it from contention by the beginning of `message`.
  if (scope === undefined) return ok({ ok: false, message: denied });
  const { state } = call;
  for (const entry of state.entries.values())
    if (entry.key === key && entry.version === version && entry.scope === scope)
      return failed(
        409,
        "already_exists",
        "cache entry with the same key, version, and scope already exists",
      );
  const blob = newBlob(state);
  const id = takeId(state);
  const now = state.now();
  state.entries.set(id, {
    id,
    key,
    version,
    scope,
    blob,
    size: 0,
    createdAt: now,
    accessedAt: now,
    finished: false,
  });
  const address = blobAddress(state, { origin: call.origin, blob, permission: "cw" });
  return ok({ ok: true, signed_upload_url: address });
}

function finalize(call: Call): Reply {
  const key = field(call.request, "key");
  const version = field(call.request, "version");
  const { state, claims } = call;
  const entry = [...state.entries.values()].find(
    (one) =>
      !one.finished &&
      one.key === key &&
      one.version === version &&
      one.scope === claims.writable[0],
  );
  if (entry === undefined)
    return ok({ ok: false, message: "no upload of this key and version is under way" });
  const size = state.blobs.get(entry.blob)?.content?.length;
  if (size === undefined) return ok({ ok: false, message: "nothing was uploaded" });
  const said = field(call.request, "size_bytes");
  if (said !== String(size))
    return ok({ ok: false, message: `${size} bytes were uploaded, not ${said}` });
  const now = state.now();
  state.entries.set(entry.id, { ...entry, size, createdAt: now, accessedAt: now, finished: true });
  evict(state);
  return ok({ ok: true, entry_id: String(entry.id) });
}

/**
 * The entry that a restore gets: scope by scope in the token's order, in each the exact key, then the key as a prefix, then each
 * restore key as a prefix; newest first. The primary key being a prefix itself is no mistake of this fake.
 */
function lookUp({ state, claims, request }: Call): CacheEntry | undefined {
  const key = field(request, "key");
  const version = field(request, "version");
  const restoreKeys = Array.isArray(request["restore_keys"])
    ? request["restore_keys"].map(String)
    : [];
  const newest = [...state.entries.values()]
    .filter((entry) => entry.finished && entry.version === version)
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
  for (const scope of claims.readable) {
    const here = newest.filter((entry) => entry.scope === scope);
    const exact = here.find((entry) => entry.key === key);
    if (exact !== undefined) return exact;
    for (const prefix of [key, ...restoreKeys]) {
      const found = here.find((entry) => entry.key.startsWith(prefix));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function getDownload(call: Call): Reply {
  const { state, claims, origin } = call;
  const problem = keyProblem(field(call.request, "key"));
  if (problem !== undefined) return failed(400, "invalid_argument", problem);
  if (claims.readable.length === 0)
    return failed(
      403,
      "permission_denied",
      "cache read denied: the token has no scope that may be read",
    );
  evict(state);
  const entry = lookUp(call);
  if (entry === undefined) return ok({ ok: false });
  state.entries.set(entry.id, { ...entry, accessedAt: state.now() });
  const address = blobAddress(state, { origin, blob: entry.blob, permission: "r" });
  return ok({ ok: true, signed_download_url: address, matched_key: entry.key });
}

/** `github.actions.results.api.v1.CacheService`. */
export const cacheService: ReadonlyMap<string, Method> = new Map([
  ["CreateCacheEntry", create],
  ["FinalizeCacheEntryUpload", finalize],
  ["GetCacheEntryDownloadURL", getDownload],
]);
