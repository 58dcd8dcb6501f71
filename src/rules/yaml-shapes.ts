import type { Place, YamlFault } from "../model/front-matter.ts";
import { type BrokenLine, isUnclosedQuote } from "./yaml-broken-line.ts";
import { quoteYaml } from "./yaml-quote.ts";

/** A diagnosis before its fix is tried. */
export interface YamlShape {
  readonly place: Place;
  readonly what: string;
  readonly remedy: string;
  /** Line of the block, from 0, that `fixed` would replace. */
  readonly index: number;
  readonly fixed: string | null;
  /** Whether a person should look at it first (lint.md §5.1). */
  readonly isOffer: boolean;
}

interface Broken {
  readonly fault: YamlFault;
  readonly line: BrokenLine;
}

type FindShape = (broken: Broken) => YamlShape | null;

const QUOTE = "Put the value in quotes";

/** The shapes of lint.md §5.1, the more telling first. */
export const SHAPES: readonly FindShape[] = [
  tabIndentation,
  unclosedQuotation,
  reservedStart,
  brackets,
  escapeInQuotes,
  textAfterQuotation,
  textAfterBlockSign,
  colonInValue,
  indentedBelowValue,
  lineWithoutKey,
];

function shapeAt(line: BrokenLine, what: string, rest: Partial<YamlShape> = {}): YamlShape {
  const place = { line: line.number, column: line.lead.length + 1 };
  return { place, what, remedy: QUOTE, index: line.index, fixed: null, isOffer: false, ...rest };
}

/** The line with its value in quotes, after taking off quotes that stand around all of it. */
function requoted(line: BrokenLine): string {
  return `${line.lead}${quoteYaml(unquoted(line.value))}`;
}

function unquoted(value: string): string {
  const quote = value[0];
  if ((quote !== '"' && quote !== "'") || value.length < 2 || !value.endsWith(quote)) return value;
  const inner = value.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll('\\"', '"');
}

function tabIndentation({ fault, line }: Broken): YamlShape | null {
  const tabs = /^[ \t]*/.exec(line.text)?.[0] ?? "";
  if (fault.code !== "TAB_AS_INDENT" && !tabs.includes("\t")) return null;
  return shapeAt(line, "YAML forbids tabs as indentation", {
    place: { line: line.number, column: Math.max(0, line.text.indexOf("\t")) + 1 },
    remedy: "Use two blanks",
    fixed: tabs.replaceAll("\t", "  ") + line.text.slice(tabs.length),
  });
}

function unclosedQuotation({ fault, line }: Broken): YamlShape | null {
  if (!isUnclosedQuote(fault)) return null;
  const quote = line.value[0];
  return shapeAt(line, "the quotation that starts here never ends", {
    remedy: "Close it",
    isOffer: true,
    fixed: quote === '"' || quote === "'" ? `${line.text.trimEnd()}${quote}` : null,
  });
}

const STARTS: ReadonlyMap<string, string> = new Map([
  ["*", "`*` starts a YAML alias"],
  ["!", "`!` starts a YAML tag"],
  ["`", "a value may not start with `"],
  ["@", "a value may not start with @"],
  ["%", "a value may not start with %"],
  [",", "a value may not start with a comma"],
  ["-", "a list cannot start on the line of its key"],
]);

function reservedStart({ line }: Broken): YamlShape | null {
  const [start = "", second = ""] = line.value;
  const what = STARTS.get(start);
  if (what === undefined || (start === "-" && second !== " ")) return null;
  return shapeAt(line, what, { fixed: requoted(line), isOffer: start === "!" || start === "-" });
}

function brackets({ line }: Broken): YamlShape | null {
  const { value } = line;
  if (value.startsWith("{")) {
    return shapeAt(line, "braces are a map in YAML", { fixed: requoted(line), isOffer: true });
  }
  if (!value.startsWith("[")) return null;
  const close = value.indexOf("]");
  if (close !== -1 && value.slice(close + 1).trim() !== "") {
    return shapeAt(line, "brackets are a list in YAML", { fixed: requoted(line) });
  }
  const items = value.slice(1, close === -1 ? undefined : close).split(",");
  const quoted = items.map((item) => quoteYaml(unquoted(item.trim()))).join(", ");
  return shapeAt(line, "an item of this list cannot stand unquoted", {
    remedy: "Quote the items",
    isOffer: true,
    fixed: `${line.lead}[${quoted}]`,
  });
}

function escapeInQuotes({ fault, line }: Broken): YamlShape | null {
  if (fault.code !== "BAD_DQ_ESCAPE") return null;
  const text = line.value.startsWith('"') ? unquoted(line.value) : line.value;
  return shapeAt(line, "a backslash in double quotes starts an escape that YAML does not know", {
    place: { line: fault.line, column: fault.column },
    remedy: "Use single quotes",
    isOffer: true,
    fixed: `${line.lead}'${text.replaceAll("'", "''")}'`,
  });
}

function textAfterQuotation({ fault, line }: Broken): YamlShape | null {
  const quote = line.value[0];
  if (quote !== '"' && quote !== "'") return null;
  const end = line.lead.length + endOfQuotation(line.value, quote);
  if (fault.line !== line.number || end >= line.text.trimEnd().length) return null;
  return shapeAt(line, `the quotation ends at column ${end}, and text follows`, {
    remedy: "Use other quotes around the whole value",
    fixed: requoted(line),
  });
}

/** Length of the quoted part at the start of a value. */
function endOfQuotation(value: string, quote: string): number {
  for (let at = 1; at < value.length; at += 1) {
    if (quote === '"' && value[at] === "\\") at += 1;
    else if (value[at] === quote) {
      if (quote !== "'" || value[at + 1] !== quote) return at + 1;
      at += 1;
    }
  }
  return value.length;
}

function textAfterBlockSign({ line }: Broken): YamlShape | null {
  if (!/^[|>][-+\d]*[ \t]+[^#\s]/.test(line.value)) return null;
  return shapeAt(line, `no text may follow ${line.value[0]} on its line`, {
    remedy: "Start the text on the next line, indented",
  });
}

function colonInValue({ line }: Broken): YamlShape | null {
  const { value } = line;
  if (!/:(?:[ \t]|$)/.test(value) || /^["'|>]/.test(value)) return null;
  const what = 'the value contains ": ", which YAML reads as a new key';
  return shapeAt(line, what, { remedy: "Put it in quotes", fixed: requoted(line) });
}

function indentedBelowValue({ fault, line }: Broken): YamlShape | null {
  if (fault.code !== "BLOCK_AS_IMPLICIT_KEY" || !/^[ \t]+\S/.test(line.below)) return null;
  return {
    place: { line: line.number + 1, column: 1 },
    what: "this line is indented below a value that has already ended",
    remedy: "Take the blanks away",
    index: line.index + 1,
    fixed: line.below.trimStart(),
    isOffer: true,
  };
}

function lineWithoutKey({ fault, line }: Broken): YamlShape | null {
  const codes = ["MISSING_CHAR", "MULTILINE_IMPLICIT_KEY"];
  if (!codes.includes(fault.code) || line.lead !== "" || line.text.trim() === "") return null;
  const place = { line: line.number, column: 1 };
  if (line.above.trim() === "") {
    return shapeAt(line, "there is no key: on this line", { place, remedy: "Write key: value" });
  }
  return shapeAt(line, "a continuation line must be indented", {
    place,
    remedy: "Indent it",
    fixed: `  ${line.text}`,
  });
}
