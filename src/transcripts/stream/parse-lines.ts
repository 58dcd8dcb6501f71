import { isRecord, type JsonRecord } from "./json-fields.ts";

/** The lines of a stream that are JSON objects, and what the others were. */
export interface ParsedLines {
  readonly records: readonly JsonRecord[];
  /** Lines that are not empty. */
  readonly lineCount: number;
  /** Lines that are not JSON. */
  readonly badLines: number;
  /** The last line began as an object and was cut off. */
  readonly isCut: boolean;
  /** JSON that is no object, by its kind: "(list)", "(number)". */
  readonly strays: readonly string[];
}

/** Parses every line by itself; one that cannot be read is counted and never stops the others. */
export function parseLines(lines: readonly string[]): ParsedLines {
  const { stackTraceLimit } = Error;
  // Nobody reads the stack of what JSON.parse throws, and taking it doubles its cost.
  Error.stackTraceLimit = 0;
  try {
    return sortLines(lines);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function sortLines(lines: readonly string[]): ParsedLines {
  const records: JsonRecord[] = [];
  const strays: string[] = [];
  let lineCount = 0;
  let badLines = 0;
  let isCut = false;
  for (const line of lines) {
    const text = line.trim();
    if (text === "") continue;
    lineCount += 1;
    const parsed = parse(text);
    isCut = parsed === null && text.startsWith("{");
    if (parsed === null) badLines += 1;
    else if (isRecord(parsed.value)) records.push(parsed.value);
    else strays.push(toKind(parsed.value));
  }
  return { records, lineCount, badLines, isCut, strays };
}

const SCALAR = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const STRING = /^"[^"\\]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\]*)*"$/;
const LIST_START = /^\[\s*(?:\]$|["[{]|[^"[\]{},:]{1,99}[,\]]|[^"[\]{},:]{100})/;
/** An empty object, a first key with the beginning of its value, or a key too long to look at. */
const OBJECT_START =
  /^\{\s*(?:\}$|"(?:(?:[^"\\]|\\.){0,99}"\s*:\s*["[{\-\dtfn]|(?:[^"\\]|\\.){100}))/s;

/**
 * Tells most lines that are no JSON by their looks: an exception for each of two million lines of "n"
 * would take twelve seconds (RX-3). Never false for JSON.
 */
function mayBeJson(text: string): boolean {
  switch (text.charAt(0)) {
    case "{":
      return text.endsWith("}") && OBJECT_START.test(text);
    case "[":
      return text.endsWith("]") && LIST_START.test(text);
    case '"':
      return STRING.test(text);
    default:
      return SCALAR.test(text);
  }
}

function parse(text: string): { readonly value: unknown } | null {
  if (!mayBeJson(text)) return null;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function toKind(value: unknown): string {
  if (value === null) return "(null)";
  return Array.isArray(value) ? "(list)" : `(${typeof value})`;
}
