import type { Cassette } from "../model/cassette.ts";
import type { Play, Played } from "../model/play.ts";
import type { Store } from "../model/ports.ts";
import { toContentDigest } from "../model/tree-digest.ts";
import type { Redactor } from "../text/redactor.ts";
import { holdsSecret, redactCassette, TOO_MUCH_OUTPUT, toCassetteText } from "./cassette-text.ts";
import { DEFAULT_STORE, toCassettePath } from "./path.ts";
import { readCassette } from "./read-cassette.ts";

export interface RecordOptions {
  /** Really executes a call. */
  readonly live: Play;
  readonly store: Store;
  readonly redactor: Redactor;
  /** Folder of the store, `.skillcheck` unless the settings say otherwise. */
  readonly storeFolder?: string;
}

/** A recording ready to be written: redacted, in limits, and read back once. */
export type Prepared =
  | {
      readonly kind: "ready";
      readonly cassette: Cassette;
      readonly path: string;
      readonly text: string;
    }
  | { readonly kind: "void"; readonly reason: string };

/**
 * Live, and kept: the wrapper that writes each recording, whole or not at all, after redaction (design.md §4, §6).
 * A run that shows a known secret, or that no file may hold, is void and nothing is written (security.md SE-2, CA-6).
 */
export function record(options: RecordOptions): Play {
  return async (call): Promise<Played> => {
    const played = await options.live(call);
    if (played.kind !== "played") return played;
    const prepared = await prepareRecording(played.cassette, options);
    const lost = played.lost === undefined ? {} : { lost: played.lost };
    if (prepared.kind === "void") {
      return { ...prepared, costUsd: null, ...lost };
    }
    await options.store.write(prepared.path, prepared.text);
    return { kind: "played", cassette: prepared.cassette, path: prepared.path, ...lost };
  };
}

/** Redacts, writes as text and reads that text back, so that nothing is kept that replay would refuse. */
export async function prepareRecording(
  cassette: Cassette,
  options: Pick<RecordOptions, "redactor" | "storeFolder">,
): Promise<Prepared> {
  if (holdsSecret(cassette, options.redactor)) return { kind: "void", reason: "secret observed" };
  const redacted = redactCassette(cassette, options.redactor);
  const written = toCassetteText(redacted);
  if (written.kind === "refused") return { kind: "void", reason: written.reason };
  const path = await toCassettePath(redacted, written.text, options.storeFolder ?? DEFAULT_STORE);
  const bytes = new TextEncoder().encode(written.text);
  const reading = await readCassette(path, { bytes, digest: await toContentDigest(bytes) });
  switch (reading.kind) {
    case "cassette":
      return { kind: "ready", cassette: reading.cassette, path, text: written.text };
    case "too-large":
      return { kind: "void", reason: TOO_MUCH_OUTPUT };
    case "unreadable":
    case "forged":
      return { kind: "void", reason: `cannot be kept: ${reading.reason}` };
  }
}
