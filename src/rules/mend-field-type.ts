import type { FrontMatterField } from "../model/front-matter.ts";
import { joinTools } from "./join-tools.ts";
import { findMetadataPlace } from "./metadata-place.ts";
import { editAt, type TextEdit } from "./repair.ts";
import { quoteYaml } from "./yaml-quote.ts";

/** The edits that make a field what agents expect: values of `metadata` in quotes, a list of tools one text. */
export function mendFieldType(text: string, field: FrontMatterField): readonly TextEdit[] | null {
  if (field.key === "metadata") return quoteValues(text, field);
  return field.key === "allowed-tools" ? joinList(text, field) : null;
}

/** Null where one of the values is no scalar: the finding would stay. */
function quoteValues(text: string, field: FrontMatterField): readonly TextEdit[] | null {
  const { value } = field;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const edits: TextEdit[] = [];
  for (const [key, one] of Object.entries(value)) {
    if (typeof one === "string") continue;
    const place = typeof one === "object" ? null : findMetadataPlace(field, key);
    if (place === null) return null;
    const { source: written } = place;
    const edit = editAt(text, place, { written, text: quoteYaml(written) });
    if (edit === null) return null;
    edits.push(edit);
  }
  return edits;
}

/** A comment among the items would be lost: a person decides. */
function joinList(text: string, field: FrontMatterField): readonly TextEdit[] | null {
  const { value, source, keyPlace, place } = field;
  const joined = Array.isArray(value) ? joinTools(value) : null;
  const written = source.trimEnd();
  if (joined === null || /(?:^|\s)#/.test(written)) return null;
  const key = editAt(text, keyPlace, { written: "allowed-tools:", text: "" });
  const list = editAt(text, place, { written, text: "" });
  if (key === null || list === null || text.slice(key.end, list.start).includes("#")) return null;
  return [{ start: key.end, end: list.end, text: ` ${joined}` }];
}
