import type { MarkdownDocument } from "../model/skill-source.ts";

const CREATES =
  /\b(?:creates?|creating|writes?|writing|saves?|saving|generates?|generating|outputs?|produces?|exports?)\b/i;

/**
 * File names that the skill tells the agent to write (lint.md §6.4): named after such a verb in a
 * line that holds no link. Judged from words, so it only lowers a finding, never drops it.
 */
export function findWrittenNames(documents: readonly MarkdownDocument[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { text, links } of documents) {
    const linked = new Set(links.map(({ line }) => line));
    const lines = text.split(/\r\n?|\n/).filter((_line, index) => !linked.has(index + 1));
    for (const name of lines.flatMap(writtenNames)) names.add(name);
  }
  return names;
}

function writtenNames(line: string): readonly string[] {
  const verb = CREATES.exec(line);
  if (verb === null) return [];
  const words = line.slice(verb.index).match(/[\w.-]+/g) ?? [];
  return words.filter((word) => word.includes(".")).map(trimDots);
}

/** Without the full stop that ends the sentence. */
function trimDots(word: string): string {
  let end = word.length;
  while (word[end - 1] === ".") end -= 1;
  return word.slice(0, end);
}
