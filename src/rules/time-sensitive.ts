import { defineRule, type Fact } from "./rule.ts";
import { usedDocuments } from "./used-documents.ts";

interface TimeFact extends Fact {
  readonly words: string;
}

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const PATTERN = new RegExp(
  String.raw`\b(?:as of|until|before|after|since) (?:(?:the )?${MONTH}\.?,? |Q[1-4] )?20\d\d\b(?!-\d)`,
  "gi",
);
const QUOTES = /["“”]/g;

/** A statement that holds until a date only. */
export const timeSensitive = defineRule<TimeFact>({
  id: "SK085",
  slug: "time-sensitive",
  severity: "info",
  summary: "The instructions speak of a date that passes.",
  source: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) =>
    usedDocuments(source).flatMap(({ path, text, content }) => {
      if (text.search(PATTERN) === -1) return [];
      const said = content().prose.filter(({ inQuotation }) => !inQuotation);
      return said.flatMap(({ line, column, outsideCode }) =>
        findDates(outsideCode).map((match) => ({
          path,
          line,
          column: column + match.index,
          words: match[0],
        })),
      );
    }),
  message: ({ words }) => `"${words}" will be wrong one day. Name the version instead.`,
});

/** Dates that stand between no quotation marks: an even number of them comes before. */
function findDates(line: string): readonly RegExpExecArray[] {
  let marks = 0;
  let at = 0;
  return Array.from(line.matchAll(PATTERN)).filter(({ index }) => {
    marks += line.slice(at, index).match(QUOTES)?.length ?? 0;
    at = index;
    return marks % 2 === 0;
  });
}
