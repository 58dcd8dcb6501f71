import { createWordScan } from "./word-scan.ts";

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
const scan = createWordScan(NAMES.map((name) => GROUPS[name]));

/** A bit for each group of which some word may stand in a text. */
export type WordGroups = number;

/** Of a text of which nothing is known. */
export const EVERY_GROUP: WordGroups = -1;

/** Looks once at a text, as UTF-8, for all rules. */
export function findWordGroups(bytes: Uint8Array): WordGroups {
  return scan(bytes);
}

/** Whether some word of a group may stand there, in capitals or small letters. False is sure. */
export function mayHold(found: WordGroups, group: WordGroup): boolean {
  return (found & (1 << NAMES.indexOf(group))) !== 0;
}
