import type { MarkdownDocument, SkillSource } from "../../model/skill-source.ts";
import { toShownText } from "../shown-text.ts";
import {
  defineSuiteRule,
  type SaidText,
  type SuiteFact,
  toPrompts,
  toTests,
} from "../suite-rule.ts";

interface LeakFact extends SuiteFact {
  readonly test: string;
  readonly pieces: readonly string[];
}

/** So many pieces of code that the skill and a prompt share, of so many words, are no accident. */
const PIECES = 3;
const LEAST_WORDS_OF_PIECE = 2;
const MOST_WORDS_OF_PIECE = 20;
/** Nor are so many words in a row. */
const WORDS_IN_A_ROW = 10;
/** UTF-16 units of a prompt that are looked at; a longer one is material. */
const LOOKED_AT = 16_384;

/** A prompt that hands over what the skill is there to say: the test passes without the skill. */
export const promptLeak = defineSuiteRule<LeakFact>({
  id: "SK102",
  slug: "prompt-leak",
  severity: "warning",
  summary: "A prompt holds commands or sentences of SKILL.md.",
  source: "lint.md §4.7",
  verified: "2026-08-31",
  level: "SHOULD",
  check: (context) => {
    const body = readBody(context.source);
    if (body === null) return [];
    return toTests(context).flatMap((placed) =>
      toPrompts(placed, context.written).flatMap((prompt) => {
        const pieces = findShared(prompt, body);
        const { line, column } = prompt;
        return pieces.length === 0 ? [] : [{ line, column, test: placed.test.name, pieces }];
      }),
    );
  },
  message: ({ test, pieces }) =>
    `The prompt of "${toShownText(test)}" tells the agent what the skill should tell it: ${pieces.map((piece) => `"${toShownText(piece)}"`).join(", ")}. Ask for the result.`,
});

/** What prompts are held against. */
interface SkillBody {
  /** Words in lower case → code span or line of a code block, with blanks as single ones. */
  readonly code: ReadonlyMap<string, string>;
  /** Numbers of words that pieces of code have. */
  readonly lengths: readonly number[];
  /** Runs of words, in lower case. */
  readonly rows: ReadonlySet<string>;
}

function readBody({ skillMd, documents }: SkillSource): SkillBody | null {
  const document = documents.find(({ path }) => skillMd.kind === "read" && path === skillMd.path);
  if (document === undefined) return null;
  const words = toWords(document.text.slice(document.bodyOffset));
  return { ...toCode(document), rows: new Set(toRows(words, WORDS_IN_A_ROW)) };
}

function toCode(document: MarkdownDocument): Pick<SkillBody, "code" | "lengths"> {
  const { codeSpans, fences } = document.content();
  const lines = fences.flatMap((fence) => fence.lines);
  const code = new Map<string, string>();
  const lengths = new Set<number>();
  for (const text of [...codeSpans.map((span) => span.text), ...lines]) {
    const words = toWords(text);
    if (words.length < LEAST_WORDS_OF_PIECE || words.length > MOST_WORDS_OF_PIECE) continue;
    code.set(words.join(" "), toPlain(text));
    lengths.add(words.length);
  }
  return { code, lengths: [...lengths] };
}

function findShared({ text }: SaidText, { code, lengths, rows }: SkillBody): readonly string[] {
  const said = outsideFences(text.slice(0, LOOKED_AT));
  const plain = toPlain(said);
  const words = toWords(said);
  const shared = new Set<string>();
  for (const row of lengths.flatMap((length) => toRows(words, length))) {
    const piece = code.get(row);
    if (piece !== undefined && plain.includes(piece)) shared.add(piece);
    if (shared.size === PIECES) return [...shared];
  }
  const row = toRows(words, WORDS_IN_A_ROW).find((one) => rows.has(one));
  return row === undefined ? [] : [row];
}

function toPlain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function toWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every run of so many words. */
function toRows(words: readonly string[], length: number): readonly string[] {
  const starts = Math.max(0, words.length - length + 1);
  return Array.from({ length: starts }, (_, at) => words.slice(at, at + length).join(" "));
}

/** A text without its code blocks: what stands there is handed to the agent as material. */
function outsideFences(text: string): string {
  let open: string | null = null;
  return text
    .split(/\r\n?|\n/)
    .filter((line) => {
      const marks = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
      if (open === null) open = marks;
      else if (marks?.startsWith(open) === true) open = null;
      else return false;
      return marks === null;
    })
    .join("\n");
}
