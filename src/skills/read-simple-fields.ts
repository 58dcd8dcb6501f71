import type { ValueStyle } from "../model/front-matter.ts";
import type { JsonValue } from "../model/json-value.ts";

/** A key of a front matter with its value; offsets in the block, UTF-16 units. */
export interface SimpleField {
  readonly key: string;
  readonly keyStart: number;
  readonly style: ValueStyle;
  readonly value: JsonValue;
  /** Of the value as written: quotes, and of a block its header and its last line end, are part of it. */
  readonly start: number;
  readonly end: number;
}

/** Longer blocks are counted first (security.md FS-1). */
const MOST_CHARACTERS = 8192;
/** Line ends but LF, tabs, controls and byte order marks are for the library. */
const UNUSUAL = /[^\n\x20-\x7e\u00a0-\ufefe\uff00-\uffff]/;
const KEY_LINE = /^([A-Za-z][\w-]*):(?: +(.*))?$/;
/** `true` and its like are no text. */
const NO_TEXT = /^(?:null|true|false)$/i;
/** Begins as a text does, or is a version such as 1.2.0, which is no number either. */
const PLAIN = /^(?:[\p{L}(/$]|\d+\.\d+\.\d+(?:$|[\w.-]+$))/u;
const QUOTED = /^(?:"[^"\\]*"|'[^']*')$/;
const BLOCK_HEADER = /^[|>]-?$/;
const FLOW_LIST = /^\[.*\]$/;
/** A quotation without what separates, or a word. */
const FLOW_ITEM = /^(?:"[^"\\,[\]{}]*"|'[^',[\]{}]*'|[A-Za-z][\w./-]*)$/;
const LIST_LINE = /^- +(.*)$/;

/**
 * Reads front matter as nearly everybody writes it: keys at the start of their lines, plain texts and
 * quotations on one line, blocks of evenly indented lines, flat lists and maps of them. Null when in doubt: then the YAML library is asked,
 * which takes ten times as long. A property test holds the two equal.
 */
export function readSimpleFields(block: string): readonly SimpleField[] | null {
  if (block.length > MOST_CHARACTERS || UNUSUAL.test(block) || !block.endsWith("\n")) return null;
  const lines = block.slice(0, -1).split("\n");
  const fields: SimpleField[] = [];
  const keys = new Set<string>();
  let offset = 0;
  for (let index = 0; index < lines.length; ) {
    const read = readField(lines, index, offset);
    if (read === null || keys.has(read.field.key)) return null;
    keys.add(read.field.key);
    fields.push(read.field);
    offset += lengthOf(lines, index, read.next);
    index = read.next;
  }
  return fields;
}

interface ReadField {
  readonly field: SimpleField;
  /** Index of the line behind it. */
  readonly next: number;
}

/** Characters of some lines with their ends. */
function lengthOf(lines: readonly string[], from: number, to: number): number {
  return lines.slice(from, to).reduce((sum, line) => sum + line.length + 1, 0);
}

function readField(lines: readonly string[], index: number, offset: number): ReadField | null {
  const line = lines[index] ?? "";
  const [, key, written = ""] = KEY_LINE.exec(line) ?? [];
  if (key === undefined || NO_TEXT.test(key)) return null;
  const start = offset + line.length - written.length;
  const place = { key, keyStart: offset, start };
  if (BLOCK_HEADER.test(written)) return readBlockText(lines, index, { ...place, written });
  if (line.endsWith(":")) return readCollection(lines, index, place);
  const value = toValue(written);
  if (value === null) return null;
  return { field: { ...place, ...value, end: offset + line.length }, next: index + 1 };
}

type Value = Pick<SimpleField, "style" | "value">;

function toValue(written: string): Value | null {
  return FLOW_LIST.test(written) ? toFlowList(written) : toScalar(written);
}

/** `[a, "b"]`; a blank before a comma is part of no item. */
function toFlowList(written: string): Value | null {
  const items = written.slice(1, -1).split(",");
  const value: string[] = [];
  for (const item of items) {
    const trimmed = item.trim();
    if (!FLOW_ITEM.test(trimmed) || NO_TEXT.test(trimmed)) return null;
    const isQuoted = trimmed.startsWith('"') || trimmed.startsWith("'");
    value.push(isQuoted ? trimmed.slice(1, -1) : trimmed);
  }
  return { style: "list", value };
}

function toScalar(written: string): Value | null {
  if (QUOTED.test(written)) {
    const style = written.startsWith('"') ? "double-quoted" : "single-quoted";
    return { style, value: written.slice(1, -1) };
  }
  const isPlain =
    PLAIN.test(written) &&
    !NO_TEXT.test(written) &&
    !/: |:$| #| $/.test(written) &&
    // What no letter follows could be a document's mark or an indicator in some position.
    written.trim() === written;
  return isPlain ? { style: "plain", value: written } : null;
}

/** What follows a key alone on its line: `- a` again and again, or `a: b`, all indented alike and none nested. */
function readCollection(
  lines: readonly string[],
  index: number,
  place: Pick<SimpleField, "key" | "keyStart" | "start">,
): ReadField | null {
  const [indent = ""] = /^ *(?=- )|^ +/.exec(lines[index + 1] ?? "") ?? [];
  const isList = LIST_LINE.test((lines[index + 1] ?? "").slice(indent.length));
  if (!isList && indent === "") return null;
  let next = index + 1;
  while (isOwnLine(lines[next] ?? "", isList)) next += 1;
  const own = lines.slice(index + 1, next);
  if (own.length === 0 || lines[next] === "" || !own.every((line) => line.startsWith(indent))) {
    return null;
  }
  const texts = own.map((line) => line.slice(indent.length));
  const value = isList ? toListValue(texts) : toMapValue(texts);
  if (value === null) return null;
  const start = place.start + 1 + indent.length;
  const end = place.start + 1 + lengthOf(lines, index + 1, next);
  return { field: { ...place, start, end, ...value }, next };
}

function isOwnLine(line: string, isList: boolean): boolean {
  return line.startsWith(" ") || (isList && line.startsWith("- "));
}

function toListValue(texts: readonly string[]): Value | null {
  const value: string[] = [];
  for (const text of texts) {
    const scalar = toScalar(LIST_LINE.exec(text)?.[1] ?? "");
    if (typeof scalar?.value !== "string") return null;
    value.push(scalar.value);
  }
  return { style: "list", value };
}

function toMapValue(texts: readonly string[]): Value | null {
  const value = new Map<string, JsonValue>();
  for (const text of texts) {
    const [, key = "", written = ""] = KEY_LINE.exec(text) ?? [];
    const own = key === "" || NO_TEXT.test(key) || value.has(key) ? null : toValue(written);
    if (own === null) return null;
    value.set(key, own.value);
  }
  return { style: "map", value: Object.fromEntries(value) };
}

/** Lines that are all indented alike, none of them blank. */
function readBlockText(
  lines: readonly string[],
  index: number,
  {
    written,
    ...place
  }: Pick<SimpleField, "key" | "keyStart" | "start"> & { readonly written: string },
): ReadField | null {
  let next = index + 1;
  while (/^ /.test(lines[next] ?? "")) next += 1;
  const own = lines.slice(index + 1, next);
  const indent = /^ +/.exec(own[0] ?? "")?.[0] ?? "";
  const isEven = (line: string) =>
    line.startsWith(indent) && line.charAt(indent.length) !== " " && !/ $/.test(line);
  if (own.length === 0 || !own.every(isEven) || lines[next] === "") return null;
  const texts = own.map((line) => line.slice(indent.length));
  const isFolded = written.startsWith(">");
  const value = `${texts.join(isFolded ? " " : "\n")}${written.endsWith("-") ? "" : "\n"}`;
  const end = place.start + written.length + 1 + lengthOf(lines, index + 1, next);
  return { field: { ...place, style: "block", value, end }, next };
}
