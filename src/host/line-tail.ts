import { readBytes, sizeOf } from "./process-streams.ts";
import type { StreamFile } from "./start-process.ts";

const LINE_END = 0x0a;

/** Reads the lines of a file that grows. */
export interface LineTail {
  /** Whole lines since the last look, without their ends. At most `limit` bytes are read at once. */
  readonly read: (limit: number) => readonly string[];
  /** Bytes after the last line end that was read, those not read yet counted too. */
  readonly openBytes: () => number;
  /** At most `limit` bytes of what was read after the last line end. */
  readonly rest: (limit: number) => string;
}

/** Follows a file from its beginning. A line is decoded whole: no character is cut between two looks. */
export function followLines(file: StreamFile): LineTail {
  let offset = 0;
  // Kept as pieces: joining them at every look would be quadratic in a line that comes byte by byte.
  let open: Buffer[] = [];
  let openLength = 0;
  const keep = (piece: Buffer) => {
    if (piece.length > 0) open.push(piece);
    openLength += piece.length;
  };
  const take = (): string => {
    const text = decode(Buffer.concat(open));
    open = [];
    openLength = 0;
    return text;
  };
  return {
    read: (limit) => {
      if (sizeOf(file) <= offset) return [];
      const bytes = readBytes(file, offset, limit);
      offset += bytes.length;
      const lines: string[] = [];
      let from = 0;
      for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, from)) {
        keep(bytes.subarray(from, at));
        lines.push(take());
        from = at + 1;
      }
      keep(bytes.subarray(from));
      return lines;
    },
    openBytes: () => openLength + Math.max(0, sizeOf(file) - offset),
    rest: (limit) => decode(Buffer.concat(open).subarray(0, limit)),
  };
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
