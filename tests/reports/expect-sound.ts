import { expect } from "vitest";
import { countTableRows, detailsDepth, linesOutsideFences, readMarkdown } from "./read-markdown.ts";

const OUR_TAG =
  /^(<\/?(details|summary|b|code|sub)>|<details open>|<relative-time datetime="[0-9TZ:.-]+">|<\/relative-time>|<!-- skillcheck:v1 \{.*\} -->)$/;
const OUR_LINK = /^https:\/\/github\.com\/acme\/skills\//;

/** Whatever the report holds, this is true of every Markdown body of ours (security.md CO-1 to CO-5, EV-15). */
export function expectSound(body: string, marker: boolean): void {
  const parsed = readMarkdown(body);
  expect(parsed.tables.reduce((sum, table) => sum + table.rows, 0)).toBe(countTableRows(body));
  expect(detailsDepth(parsed.tags)).toBe(0);
  expect(parsed.tags.filter((tag) => !OUR_TAG.test(tag))).toEqual([]);
  expect(parsed.images).toBe(0);
  expect(parsed.links.filter((link) => !OUR_LINK.test(link))).toEqual([]);
  expect(parsed.prose.match(/@\w|#\d|\bGH-\d|\bhttps?:\/\/|\bwww\.\w/gi)).toBeNull();
  expect(parsed.prose.match(/\b[0-9a-f]{7,64}\b/gi)).toBeNull();
  const ends = body.split("\n");
  expect(body.match(/<!--/g) ?? []).toHaveLength(marker ? 1 : 0);
  expect(body.match(/-->/g) ?? []).toHaveLength(marker ? 1 : 0);
  expect(/^<!-- skillcheck:v1 \{.*\} -->$/.test(ends.at(-1) ?? "")).toBe(marker);
  expect(ends.filter((line) => /^\s*\/skillcheck/i.test(line))).toEqual([]);
  expect(ends.filter((line) => /^\s*::|##\[/.test(line))).toEqual([]);
  // Markdown is not parsed inside a summary: a code span would show its backticks.
  expect(linesOutsideFences(body).filter((line) => /<summary>[^\n]*`/.test(line))).toEqual([]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  expect(body.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Surrogate}]/u)).toBeNull();
  expect(body.match(/[\p{Bidi_Control}\u00ad\u180e\u2060-\u206f\u{e0000}-\u{e0fff}]/u)).toBeNull();
}
