import { defineRule, type Fact } from "./rule.ts";
import { usedDocuments } from "./used-documents.ts";

interface TodoFact extends Fact {
  readonly word: string;
}

const WORD = /(?<![\w#/@.-])(?:TODO|FIXME|TBD)(?![\w/])/g;
/** How much of the line before a word is looked at. */
const BEFORE = 60;
/** Nothing but the signs of a list, a table, a comment or a bracket. */
const AT_START = /(?:^|[|[(]|<!--|[.!?:] )[\s>*_+\-#\dx.[\]()]*$/;
/** The word is the subject: quoted, counted, looked for. */
const SUBJECT =
  /["'“‘]$|[/|,]\s*$|\b(?:no|any|every|each|all|for|find|search|grep|mark(?:ed)?|with(?:out)?|contain(?:s|ing)?|remaining|as|an?|the|or|and|of|add|remove|leave|left|like)\s+[*_]*$/i;
const SUBJECT_AFTER =
  /^(?:["'”’]|-\w|\.\w|\s*[,|]\s*(?:TODO|FIXME|TBD|HACK|XXX)|\s*\/|\s+(?:comments?|lists?|items?|markers?|tags?|notes?|tools?|apps?|files?|placeholders?|entries|or|and)\b)/i;

/** Something the author meant to write later. */
export const todoLeft = defineRule<TodoFact>({
  id: "SK086",
  slug: "todo-left",
  severity: "info",
  summary: "A TODO, FIXME or TBD is left in the instructions.",
  source: "lint.md §4.5",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) =>
    usedDocuments(source).flatMap(({ path, text, content }) => {
      if (text.search(WORD) === -1) return [];
      return content().prose.flatMap(({ line, column, outsideCode }) =>
        Array.from(outsideCode.matchAll(WORD))
          .filter(({ 0: word, index }) => isLeft(outsideCode, word, index))
          .map(({ 0: word, index }) => ({ path, line, column: column + index, word })),
      );
    }),
  message: ({ word }) =>
    `A ${word} is left in the instructions; the agent reads it as one. Write what is missing or remove it.`,
});

/** Whether the word says that something is missing here, and not what to do about such words. */
function isLeft(line: string, word: string, index: number): boolean {
  const before = line.slice(Math.max(0, index - BEFORE), index);
  const after = line.slice(index + word.length, index + word.length + BEFORE);
  if (SUBJECT_AFTER.test(after)) return false;
  if (AT_START.test(before)) return true;
  if (SUBJECT.test(before)) return false;
  return word === "TBD" || /^\s?[:(]/.test(after);
}
