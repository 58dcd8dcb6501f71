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

/** How JSON that begins so must end. */
const ENDS: ReadonlyMap<string, string> = new Map([
  ["{", "}"],
  ["[", "]"],
  ['"', '"'],
]);

/** A look at both ends: an exception for each of two million lines of "y" would take ten seconds (RX-3). */
function mayBeJson(text: string): boolean {
  const end = ENDS.get(text.charAt(0));
  return end === undefined ? /^[-\dtfn]/.test(text) : text.endsWith(end);
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
