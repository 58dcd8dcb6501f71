/** Longest name of the standard, in code points. */
const LONGEST_NAME = 64;

/** Whether a name is what the standard asks for, after NFKC (lint.md §4.3 SK006). */
export function isValidName(name: string): boolean {
  const normal = name.normalize("NFKC");
  return [...normal].length <= LONGEST_NAME && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(normal);
}

/** A valid name near to a text, or null when nothing of it can stay. */
export function toNearName(text: string): string | null {
  const words = text
    .normalize("NFKD")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME)
    .split("-")
    .filter((word) => word !== "");
  return words.length === 0 ? null : words.join("-");
}
