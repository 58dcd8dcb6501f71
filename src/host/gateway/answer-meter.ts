import { isRecord } from "./json-fields.ts";
import type { AnswerFacts, AnswerReader } from "./protocols/protocol.ts";

/** Longest event of a stream, and longest plain answer, that is read; all of it is passed on whatever its length. */
const READ_BYTES = 16 * 1024 * 1024;
const LINE_FEED = 0x0a;

/** What an answer said, and whether all of it could be read. */
export interface MeterFacts extends AnswerFacts {
  /** Words on what could not be read; null where nothing was left out. */
  readonly unreadable: string | null;
}

/** Reads an answer as it passes. */
export interface AnswerMeter {
  readonly push: (chunk: Buffer) => void;
  /** Once nothing more comes. */
  readonly end: () => MeterFacts;
}

/** Bytes up to a limit; beyond it there is nothing to read. */
interface Piece {
  readonly add: (bytes: Buffer) => void;
  /** Null when it was too long. */
  readonly take: () => string | null;
}

function openPiece(): Piece {
  let parts: Buffer[] = [];
  let length = 0;
  return {
    add: (bytes) => {
      length += bytes.length;
      if (length <= READ_BYTES) parts.push(bytes);
      else parts = [];
    },
    take: () => {
      const text = length > READ_BYTES ? null : Buffer.concat(parts).toString("utf8");
      parts = [];
      length = 0;
      return text;
    },
  };
}

/** A meter for an answer with this content type: server-sent events, or JSON. */
export function openMeter(reader: AnswerReader, contentType: string): AnswerMeter {
  const isStream = /^text\/event-stream\b/i.test(contentType.trim());
  return isStream ? meterStream(reader) : meterPlain(reader);
}

function meterPlain(reader: AnswerReader): AnswerMeter {
  const whole = openPiece();
  return {
    push: whole.add,
    end: () => {
      const unreadable = readJson(whole.take(), reader);
      return { ...reader.facts(), unreadable };
    },
  };
}

function meterStream(reader: AnswerReader): AnswerMeter {
  const line = openPiece();
  let unreadable: string | null = null;
  const endLine = () => {
    const data = dataOf(line.take());
    if (data !== "") unreadable ??= readJson(data, reader);
  };
  return {
    push: (chunk) => {
      let start = 0;
      for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
        line.add(chunk.subarray(start, end));
        endLine();
        start = end + 1;
      }
      if (start < chunk.length) line.add(chunk.subarray(start));
    },
    end: () => {
      endLine();
      return { ...reader.facts(), unreadable };
    },
  };
}

/**
 * The data of one line of a stream; empty for every other line. No provider spreads an event over several
 * data lines, though the format allows it: such an event is unreadable, and counts as its reserve.
 */
function dataOf(line: string | null): string | null {
  if (line === null) return null;
  const data = line.startsWith("data:") ? line.slice("data:".length).trim() : "";
  return data === "[DONE]" ? "" : data;
}

/** Hands the objects of a JSON text to the reader; words where there are none. */
function readJson(text: string | null, reader: AnswerReader): string | null {
  if (text === null) return "a part of the answer is longer than 16 MiB";
  try {
    const value: unknown = JSON.parse(text);
    // Gemini streams a list where no server-sent events were asked for.
    const events = (Array.isArray(value) ? value : [value]).filter(isRecord);
    for (const event of events) reader.read(event);
    return events.length === 0 ? "the answer holds no JSON object" : null;
  } catch {
    return "the answer holds broken JSON";
  }
}
