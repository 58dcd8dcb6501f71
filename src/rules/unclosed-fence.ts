import type { MarkdownDocument } from "../model/skill-source.ts";
import { defineRule, type Fact } from "./rule.ts";
import { findTemplateBlocks } from "./template-blocks.ts";
import { usedDocuments } from "./used-documents.ts";

interface FenceFact extends Fact {
  /** Line of the open marks where these end a template block to its author; else null. */
  readonly endOfTemplate: number | null;
}

/** A fence is open at the end of the file. */
export const unclosedFence = defineRule<FenceFact>({
  id: "SK040",
  slug: "unclosed-fence",
  severity: "warning",
  summary: "A code block is never closed, so the rest of the file is code.",
  source: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) =>
    usedDocuments(source).flatMap((document) => {
      if (!mayBeOpen(document)) return [];
      const open = document.content().fences.filter(isOpen).slice(0, 1);
      return open.map(({ line }) => toFact(document, line));
    }),
  message: ({ line, endOfTemplate }) =>
    endOfTemplate === null
      ? `The code block opened on line ${line} never ends, so everything after it is code. Close it.`
      : `The code block opened on line ${line} ends at the first end of a block inside it, so everything after line ${endOfTemplate} is code. Write its own marks with one backtick more.`,
});

/** At the template block whose end became a beginning, if it is that. */
function toFact({ path, text }: MarkdownDocument, line: number): FenceFact {
  const template = findTemplateBlocks(text).find(({ last }) => last === line);
  return template === undefined
    ? { path, line, column: 1, endOfTemplate: null }
    : { path, line: template.first, column: 1, endOfTemplate: line };
}

/** One that holds nothing swallows nothing: it is the second half of a pair that was mistaken. */
function isOpen({ openAtEnd, lines }: { openAtEnd: boolean; lines: readonly string[] }): boolean {
  return openAtEnd && lines.some((line) => line.trim() !== "");
}

const FENCE = /^([ \t>*+\-\d.)]*)(`{3,}|~{3,})(.*)$/gm;

/**
 * Whether CommonMark has to be asked. Without HTML, and with every fence at the start of its line,
 * pairing the marks says the same at a hundredth of the cost.
 */
function mayBeOpen({ text, bodyOffset }: MarkdownDocument): boolean {
  const body = text.slice(bodyOffset);
  const fences = Array.from(linesWithMarks(body).matchAll(FENCE));
  if (fences.length === 0) return false;
  return fences.some(([, before]) => before !== "") || mayHoldHtml(body) || isLeftOpen(fences);
}

/** The lines that hold three backticks; all of a body with three tildes, which hardly anybody writes. */
function linesWithMarks(body: string): string {
  if (body.includes("~~~")) return body;
  const lines: string[] = [];
  let end = 0;
  for (let at = body.indexOf("```"); at !== -1; at = body.indexOf("```", end)) {
    const start = body.lastIndexOf("\n", at) + 1;
    end = body.indexOf("\n", at);
    if (end === -1) end = body.length;
    lines.push(body.slice(start, end));
  }
  return lines.join("\n");
}

function mayHoldHtml(body: string): boolean {
  return body.includes("<") && /^ {0,3}</m.test(body);
}

function isLeftOpen(fences: readonly RegExpExecArray[]): boolean {
  let open: string | null = null;
  for (const [, , marks = "", after = ""] of fences) {
    if (open === null) open = isOpening(marks, after) ? marks : null;
    else if (marks.startsWith(open) && after.trim() === "") open = null;
  }
  return open !== null;
}

function isOpening(marks: string, after: string): boolean {
  return marks.startsWith("~") || !after.includes("`");
}
