import type { FrontMatterBlock, YamlFault } from "../model/front-matter.ts";

/** The line on which the parser stumbled, taken apart as its author meant it. */
export interface BrokenLine {
  /** From 0, in the block. */
  readonly index: number;
  /** 1-based, in the file. */
  readonly number: number;
  readonly text: string;
  /** Up to and with the blanks before the value: `description: `, `  - `. */
  readonly lead: string;
  /** What follows `key: ` or `- `; empty when the line is neither. */
  readonly value: string;
  /** The line above it and the one below, for faults that two lines make. */
  readonly above: string;
  readonly below: string;
}

export function readBrokenLine(block: FrontMatterBlock, fault: YamlFault): BrokenLine {
  const lines = block.text.split(/\r\n?|\n/);
  const open = openingOf(fault);
  const index =
    open !== null
      ? openLine(lines, open)
      : Math.min(Math.max(0, fault.line - block.firstLine), lines.length - 1);
  const text = lines[index] ?? "";
  const lead = leadOf(text);
  return {
    index,
    number: block.firstLine + index,
    text,
    lead,
    value: lead === "" ? "" : text.slice(lead.length).trimEnd(),
    above: lines[index - 1] ?? "",
    below: lines[index + 1] ?? "",
  };
}

interface ParserFault {
  readonly code: string;
  readonly message: string;
}

/** Something that was opened far above: the parser reports it where the text ends. */
export function isUnclosed(fault: ParserFault): boolean {
  return openingOf(fault) !== null;
}

export function isUnclosedQuote(fault: ParserFault): boolean {
  return fault.code === "MISSING_CHAR" && fault.message.startsWith("Missing closing");
}

/** What was opened and not closed, for faults that the parser reports where the text ends. */
function openingOf(fault: ParserFault): RegExp | null {
  if (isUnclosedQuote(fault)) return /^["']/;
  return fault.code === "BAD_INDENT" && fault.message.startsWith("Flow ") ? /^[[{]/ : null;
}

const CLOSINGS: ReadonlyMap<string, string> = new Map([
  ["[", "]"],
  ["{", "}"],
]);

function openLine(lines: readonly string[], opening: RegExp): number {
  const open = lines.findIndex((line) => {
    const value = line.slice(leadOf(line).length).trimEnd();
    const first = value[0] ?? "";
    const closing = CLOSINGS.get(first) ?? first;
    return opening.test(value) && (value.length === 1 || !value.endsWith(closing));
  });
  return Math.max(0, open);
}

/** `key: ` or `- ` with all blanks; "" when the line has neither. */
function leadOf(line: string): string {
  const item = /^[ \t]*-[ \t]+/.exec(line)?.[0] ?? "";
  const colon = line.indexOf(":", item.length);
  if (colon === -1 || /^["'[{]/.test(line.slice(item.length))) return item;
  return /^[ \t]+/.test(line.slice(colon + 1))
    ? line.slice(0, colon + 1) + (/^[ \t]+/.exec(line.slice(colon + 1))?.[0] ?? "")
    : item;
}
