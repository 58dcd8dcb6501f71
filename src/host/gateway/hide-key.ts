/** What stands in the place of the key's bytes: as many, so that a length that was announced stays true. */
const HIDDEN = 0x2a;

/** Passes bytes on, without the key. Holds back only what may be its beginning. */
export interface KeyFilter {
  readonly push: (chunk: Buffer) => Buffer;
  /** What was held back at the end. */
  readonly end: () => Buffer;
}

/** A filter for one stream: a provider that repeats the key in an answer must not give it to the agent (security.md SB-2). */
export function openKeyFilter(key: string): KeyFilter {
  const secret = Buffer.from(key, "latin1");
  let held: Buffer = Buffer.alloc(0);
  return {
    push: (chunk) => {
      const bytes = hideAll(held.length === 0 ? chunk : Buffer.concat([held, chunk]), secret);
      const keep = beginningAtEnd(bytes, secret);
      held = bytes.subarray(bytes.length - keep);
      return bytes.subarray(0, bytes.length - keep);
    },
    end: () => held,
  };
}

/** A text without the key. */
export function hideKey(text: string, key: string): string {
  return text.replaceAll(key, "*".repeat(key.length));
}

function hideAll(bytes: Buffer, secret: Buffer): Buffer {
  const first = bytes.indexOf(secret);
  if (first === -1) return bytes;
  const clean = Buffer.from(bytes);
  for (let at = first; at !== -1; at = clean.indexOf(secret, at)) {
    clean.fill(HIDDEN, at, at + secret.length);
  }
  return clean;
}

/** How many of the last bytes are the beginning of the secret. */
function beginningAtEnd(bytes: Buffer, secret: Buffer): number {
  for (let length = Math.min(bytes.length, secret.length - 1); length > 0; length -= 1) {
    if (bytes.subarray(bytes.length - length).equals(secret.subarray(0, length))) return length;
  }
  return 0;
}
