/** JSON and single values as gh prints them: Go's encoder, keys sorted, no spaces. */

function toText(value: string, escapeHtml: boolean): string {
  const text = JSON.stringify(value).replace(/[\u2028\u2029]/g, toEscape);
  return escapeHtml ? text.replace(/[<>&]/g, toEscape) : text;
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** By code points, as Go's encoder sorts keys; UTF-16 units would differ above U+FFFF. */
function compareKeys(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

/** One line without its end. A filter's results have `<`, `>` and `&` escaped (json.Marshal), `--json` alone has not. */
export function toGoJson(value: unknown, escapeHtml: boolean): string {
  if (typeof value === "string") return toText(value, escapeHtml);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${value.map((item) => toGoJson(item, escapeHtml)).join(",")}]`;
  }
  const entries = Object.entries(value)
    .sort(([left], [right]) => compareKeys(left, right))
    .map(([key, item]) => `${toText(key, escapeHtml)}:${toGoJson(item, escapeHtml)}`);
  return `{${entries.join(",")}}`;
}

/** One result of a filter (cli/go-gh, pkg/jq): texts as they are, null as an empty line, numbers whole or with two decimals. */
export function toResultLine(value: unknown): string {
  switch (typeof value) {
    case "string":
      return value;
    case "boolean":
      return String(value);
    case "number":
      return Number.isInteger(value) ? BigInt(value).toString() : value.toFixed(2);
    default:
      return value === null ? "" : toGoJson(value, true);
  }
}
