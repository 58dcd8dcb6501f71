import type { Place } from "../model/front-matter.ts";
import type { Severity } from "../model/severity.ts";
import type { TextEncoding } from "../model/skill-source.ts";
import { lastSegment } from "../model/tree-path.ts";
import { withoutCarriageReturns } from "./repair.ts";
import { defineRule, type Fact } from "./rule.ts";

interface EncodingFact extends Fact {
  readonly severity: Severity;
  readonly text: string;
  /** What `--fix` does, if anything. */
  readonly mends?: "encoding" | "line-ends";
}

const START: Place = { line: 1, column: 1 };

/** How SKILL.md is stored: UTF-8 without byte order mark, or some agents do not load it. */
export const encoding = defineRule<EncodingFact>({
  id: "SK013",
  slug: "encoding",
  severity: "error",
  summary: "SKILL.md is not saved as UTF-8 without byte order mark.",
  source: "lint.md §5.3; PrefectHQ/fastmcp#4532, google-gemini/gemini-cli#27873",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const { skillMd } = source;
    if (skillMd.kind !== "read") return [];
    const name = lastSegment(skillMd.path);
    return factsOf(skillMd.encoding, name).map((fact) => ({ path: skillMd.path, ...fact }));
  },
  message: ({ text }) => text,
  repair: ({ path, mends }, { source: { skillMd } }) => {
    if (mends === undefined || skillMd.kind !== "read") return null;
    const { text } = skillMd;
    if (mends === "line-ends") return { kind: "edit", path, edits: withoutCarriageReturns(text) };
    // Half a character of UTF-16: saving would lose it.
    return text.includes("\uFFFD") ? null : { kind: "save-as-utf-8", path };
  },
});

function factsOf(found: TextEncoding, name: string): readonly Omit<EncodingFact, "path">[] {
  const unread = (what: string) =>
    `${name} is saved as ${what}; agents do not load it. Save it as UTF-8 without BOM.`;
  switch (found.kind) {
    case "utf-16":
      return [
        {
          ...START,
          severity: "error",
          text: unread("UTF-16"),
          fix: "UTF-8 without BOM",
          mends: "encoding",
        },
      ];
    case "invalid-utf-8": {
      const { line, column } = found;
      return [{ line, column, severity: "error", text: unread("something else than UTF-8") }];
    }
    case "binary": {
      const { line, column } = found;
      const text = `${name} holds a NUL byte, so tools take it for binary data and agents do not load it. Remove it.`;
      return [{ line, column, severity: "error", text }];
    }
    case "utf-8":
      return [
        ...(found.byteOrderMark ? [byteOrderMarkFact(name)] : []),
        ...(found.crlf ? [carriageReturnFact(name)] : []),
      ];
  }
}

function byteOrderMarkFact(name: string): Omit<EncodingFact, "path"> {
  const text = `${name} is saved as UTF-8 with BOM; Codex, Gemini and skills-ref do not load it. Save it as UTF-8 without BOM.`;
  return { ...START, severity: "warning", text, fix: "UTF-8 without BOM", mends: "encoding" };
}

function carriageReturnFact(name: string): Omit<EncodingFact, "path"> {
  const text = `${name} has Windows line ends (CRLF); agents load it, but a script saved so does not start. Save it with LF.`;
  return { ...START, severity: "info", text, fix: "LF line ends", mends: "line-ends" };
}
