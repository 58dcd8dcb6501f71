import { isMap, isScalar, parseDocument } from "yaml";
import type { FrontMatterField, Place } from "../model/front-matter.ts";

/** A value of a map with its place in the file and as written. */
export interface PlacedValue extends Place {
  readonly source: string;
}

/** A key with what is one value on its line and no other YAML: a list of words, a quotation or a text. */
const SIMPLE_LINE =
  /^ *([A-Za-z][\w-]*): +(\[(?:(?:"[\w ./-]*"|[A-Za-z][\w./-]*)(?:, *|(?=\])))+\]|"[^"\\]*"|[A-Za-z][\w ./<>@-]*\w)$/;

/**
 * Where in the file a value of the map that a field holds begins; null where the map stands elsewhere (an
 * alias) or the key has no value.
 */
export function findMetadataPlace(field: FrontMatterField, key: string): PlacedValue | null {
  const text = `${" ".repeat(field.place.column - 1)}${field.source}`;
  return findSimply(text, field, key) ?? findByYaml(text, field, key);
}

/** Null where some line is not simple, or stands deeper than the others: then YAML is asked, which takes long. */
function findSimply(text: string, { place }: FrontMatterField, key: string): PlacedValue | null {
  const lines = text.replace(/\n$/, "").split("\n");
  const indent = place.column - 1;
  const matches = lines.map((line) =>
    line.search(/\S/) === indent ? SIMPLE_LINE.exec(line) : null,
  );
  if (matches.includes(null)) return null;
  const at = matches.findIndex((match) => match?.[1] === key);
  const source = matches[at]?.[2];
  if (source === undefined) return null;
  const column = (lines[at] ?? "").length - source.length + 1;
  return { line: place.line + at, column, source };
}

/** The field's source is read again, indented as it stands in the file. */
function findByYaml(text: string, field: FrontMatterField, key: string): PlacedValue | null {
  const map = parseDocument(text, { prettyErrors: false, logLevel: "silent" }).contents;
  if (!isMap(map)) return null;
  const pair = map.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  const range = (pair?.value as { readonly range?: readonly number[] | null } | null)?.range;
  const [start, end] = range ?? [];
  if (start === undefined || end === undefined || start === end) return null;
  const before = text.slice(0, start).split(/\r\n?|\n/);
  return {
    line: field.place.line + before.length - 1,
    column: (before.at(-1) ?? "").length + 1,
    source: text.slice(start, end),
  };
}
