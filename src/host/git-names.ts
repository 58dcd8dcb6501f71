const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A name in a git tree as text. Names are bytes: one that is no UTF-8 is shown with `\xHH` and cannot be read. */
export interface GitName {
  readonly text: string;
  readonly readable: boolean;
}

/** Splits the output of a git command with `-z` at its NULs. */
export function splitAtNul(bytes: Uint8Array): readonly Uint8Array[] {
  const parts: Uint8Array[] = [];
  let start = 0;
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, start)) {
    parts.push(bytes.subarray(start, at));
    start = at + 1;
  }
  return parts;
}

/** Decodes a name; two different names never give the same readable text. */
export function toGitName(bytes: Uint8Array): GitName {
  try {
    return { text: strict.decode(bytes), readable: true };
  } catch {
    const text = Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`,
    ).join("");
    return { text, readable: false };
  }
}
