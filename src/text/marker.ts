import type { Markdown } from "./safe.ts";

const PREFIX = "<!-- skillcheck:v1 ";
const SUFFIX = " -->";

/**
 * A value as the comment's last line. `<`, `>` and `-` inside strings are written as `\u00XX`, so that
 * no value can end the comment (reporting.md §4.4).
 */
export function toMarkerLine(value: unknown): Markdown {
  const json = JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
    text.replace(
      /[<>-]/g,
      (character) => `\\u00${character.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  );
  return `${PREFIX}${json}${SUFFIX}` as Markdown;
}

/** The value in the exact last line of a body, or null when that is no marker. */
export function readMarkerLine(body: string): unknown {
  const last = body.replaceAll("\r\n", "\n").split("\n").at(-1) ?? "";
  if (!last.startsWith(PREFIX) || !last.endsWith(SUFFIX)) return null;
  try {
    return JSON.parse(last.slice(PREFIX.length, -SUFFIX.length));
  } catch {
    return null;
  }
}
