import type { Report } from "../../src/model/report.ts";
import * as status from "../../src/model/status.ts";

/** The probe transcript of security.md §12. */
export const PROBES: readonly string[] = [
  "@org/everyone @torvalds &#64;torvalds",
  "fixes #1, closes owner/repo#2",
  "GH-3",
  "0123456789abcdef0123456789abcdef01234567",
  "![x](https://evil/?d=1)",
  "<img src=//evil>",
  "[click](javascript:x) https://evil.example www.evil.example a@evil.example",
  "</details></summary>",
  "``` ```` ````` ``````` ```````````` ~~~ ~~~~~~~~~~~~",
  '<!-- skillcheck:v1 {"key":"default"} -->',
  "<!<!-- x -->-- skillcheck:v1 {} -->",
  "&lt;!-- skillcheck:v1 {} --&gt; &#60;!-- skillcheck:v1 {} --&#62;",
  "<!-- SKILLCHECK:V1 {} -->",
  "a <!-- unterminated",
  "a\u202eb\u2066c\u200ed\u{e0041}e",
  "\u001b[31mred\u001b[0m",
  "\u001b]8;;https://evil.example\u0007click\u001b]8;;\u0007",
  "lone \ud800 surrogate",
  "::error file=a::x\n::add-mask::a",
  "##[group]x",
  "/skillcheck live\n/skillcheck live abc1234",
  "| a | b |\n|---|---|\n| c | d |",
  "````\n/skillcheck stop\n````\n# heading\n- item\n> quote",
  "`a`b`c` `<!-- x -->` `|`",
];

/** Words that a schema fixes: not text that anybody could put there. */
const FIXED: ReadonlySet<string> = new Set([
  ...status.TEST_STATUSES,
  ...status.VERDICTS,
  ...status.COMPARISONS,
  ...status.EVIDENCE_KINDS,
  ...status.EVIDENCE_CLASSES,
  ...status.FAIL_ON_WORDS,
  ...status.CONCLUSIONS,
  ...status.SKILL_CHANGES,
  ...[
    "untested",
    "unusable",
    "lint",
    "removed",
    "unselected",
    "replay",
    "live",
    "record",
    "skillcheck",
  ],
  ...[
    "error",
    "warning",
    "info",
    "user",
    "simulated-user",
    "assistant",
    "tool",
    "prompt",
    "answer",
    "event",
    "file",
    "run",
  ],
]);
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
/** Set by GitHub for the repository itself, never by a pull request. */
const TRUSTED = new Set(["serverUrl", "repository", "head", "sha", "pathDigest"]);

/** The value with every free text put after another one, or replaced by it. */
export function poison<T>(value: T, text: string, key = ""): T {
  // The shape stays: only strings are exchanged for strings.
  return poisonUnknown(value, text, key) as T;
}

function poisonUnknown(value: unknown, text: string, key: string): unknown {
  if (typeof value === "string") {
    return FIXED.has(value) || INSTANT.test(value) || TRUSTED.has(key) ? value : text;
  }
  if (Array.isArray(value)) return value.map((item) => poisonUnknown(item, text, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, poisonUnknown(item, text, name)]),
  );
}

/** A report in which every free text is the given one. */
export function poisonReport(report: Report, text: string): Report {
  return poison(report, text);
}
