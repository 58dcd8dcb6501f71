import { closeSync, fstatSync, openSync, readSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { StreamFile, Streams } from "./start-process.ts";

/** Kept of stderr: the cause of a broken stream stands at its beginning (agents.md §6). */
const STDERR_BYTES = 256 * 1024;
/** Above it stderr counts as too much output: as much as a run's stream (security.md SB-11). */
const STDERR_LIMIT_BYTES = 4 * 1024 * 1024;

/** Opens the streams of one process as files of that folder; a text becomes its stdin, with null its stdin stays open. */
export function openStreams(folder: string, id: string, stdin: string | null): Streams {
  const open = (name: string, flags: string): StreamFile => {
    const place = path.join(folder, `${id}.${name}`);
    return { path: place, descriptor: openSync(place, flags, 0o600) };
  };
  if (stdin !== null) writeFileSync(path.join(folder, `${id}.in`), stdin, { mode: 0o600 });
  return {
    stdin: stdin === null ? null : open("in", "r"),
    stdout: open("out", "wx+"),
    stderr: open("err", "wx+"),
  };
}

export function closeStreams({ stdin, stdout, stderr }: Streams): void {
  for (const file of [stdin, stdout, stderr]) if (file !== null) closeSync(file.descriptor);
}

export function sizeOf({ descriptor }: StreamFile): number {
  return fstatSync(descriptor).size;
}

/** Whether stderr is longer than any process may write. */
export function isTooMuchStderr({ stderr }: Streams): boolean {
  return sizeOf(stderr) > STDERR_LIMIT_BYTES;
}

/** At most `limit` bytes of a file from an offset; fewer where it is shorter. */
export function readBytes(file: StreamFile, offset: number, limit: number): Buffer {
  const bytes = Buffer.alloc(Math.max(0, Math.min(limit, sizeOf(file) - offset)));
  let length = 0;
  while (length < bytes.length) {
    const left = bytes.length - length;
    const count = readSync(file.descriptor, bytes, length, left, offset + length);
    if (count === 0) break;
    length += count;
  }
  return bytes.subarray(0, length);
}

/** At most `limit` bytes of a file from an offset as text, cut at a character boundary. */
export function readText(file: StreamFile, offset: number, limit: number): string {
  const bytes = readBytes(file, offset, limit);
  const isCut = sizeOf(file) - offset > limit;
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes, { stream: isCut });
}

/** What is kept of stderr from an offset. */
export function readStderr({ stderr }: Streams, offset: number): string {
  return readText(stderr, offset, STDERR_BYTES);
}
