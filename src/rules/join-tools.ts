import type { JsonValue } from "../model/json-value.ts";
import { quoteYaml } from "./yaml-quote.ts";

/** The items as one text, or null when that would be read as other items. */
export function joinTools(items: readonly JsonValue[]): string | null {
  if (items.length === 0) return null;
  const texts = items.flatMap((item) => (typeof item === "string" ? [item] : []));
  if (texts.length < items.length) return null;
  if (texts.some((text) => /[\s,]/.test(text.replace(/\([^()]*\)/g, "")) || text === ""))
    return null;
  const joined = texts.join(" ");
  return /^[A-Za-z][\w(),.:*/ -]*$/.test(joined) && !/:( |$)/.test(joined)
    ? joined
    : quoteYaml(joined);
}
