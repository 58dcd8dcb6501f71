import type { MarkdownDocument } from "../model/skill-source.ts";
import { createWordScan } from "../text/word-scan.ts";

/** Words of which rules know that nothing of theirs stands in a text without them; each at least three letters. */
const GROUPS = {
  override: ["ignore", "disregard", "forget"],
  user: ["user"],
  told: ["tell", "inform", "mention", "reveal", "hide", "conceal", "keep"],
  now: ["now"],
  persona: ["dan", "jailbroken", "mode"],
  secret: [
    ...["gho_", "ghp_", "ghs_", "ghr_", "ghu_", "github_pat_", "sk-", "akia", "asia"],
    ...["xox", "aiza", "-----begin"],
  ],
  comment: ["skillcheck-disable"],
  home: ["/users/", "/home/", ":\\users\\"],
} as const;

export type WordGroup = keyof typeof GROUPS;

const NAMES = Object.keys(GROUPS) as readonly WordGroup[];
const BITS = Object.fromEntries(NAMES.map((name, at) => [name, 1 << at]));
const scan = createWordScan(NAMES.map((name) => GROUPS[name]));
const EVERY = -1;

/** Worked out once for each document, for all rules, and forgotten with it. */
const known = new WeakMap<MarkdownDocument, number>();

/** Whether some word of a group may stand in a document, in capitals or small letters. False is sure. */
export function mayHoldWord(document: MarkdownDocument, group: WordGroup): boolean {
  let found = known.get(document);
  if (found === undefined) {
    found = document.bytes === null ? EVERY : scan(document.bytes);
    known.set(document, found);
  }
  return (found & (BITS[group] ?? EVERY)) !== 0;
}
