import { isMap, isScalar, parseDocument } from "yaml";
import type { FrontMatterField, Place } from "../model/front-matter.ts";

/** A value of a map with its place in the file and as written. */
export interface PlacedValue extends Place {
  readonly source: string;
}

/**
 * Where in the file a value of the map that a field holds begins; null where the map stands elsewhere (an
 * alias) or the key has no value. The field's source is read again, indented as it stands in the file.
 */
export function findMetadataPlace(field: FrontMatterField, key: string): PlacedValue | null {
  const text = `${" ".repeat(field.place.column - 1)}${field.source}`;
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
