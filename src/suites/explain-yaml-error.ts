import type { CST, YAMLError } from "yaml";
import type { Explanation } from "../model/explanation.ts";
import { childrenOf } from "./yaml-tokens.ts";

/** What is wrong with the YAML, and where in the text. */
interface ExplainedError extends Explanation {
  /** In UTF-16 units. */
  readonly offset: number;
}

/** Quotes that the parser misses at the end of what they begin. */
const MISSING_QUOTE = /^Missing closing (["'])quote/;

const IN_QUOTES = "write the value in quotes";
const IN_SINGLE_QUOTES =
  "in double quotes a backslash begins an escape: write the value in single quotes";

/** By the codes of the `yaml` package; the others say all in their message. */
const REMEDIES: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: IN_SINGLE_QUOTES,
  BAD_INDENT: "close what is open, or indent the line under what it belongs to",
  BAD_SCALAR_START: IN_QUOTES,
  BLOCK_AS_IMPLICIT_KEY: `${IN_QUOTES}, or indent a map under its key`,
  MISSING_CHAR: "write `key: value`",
  MULTILINE_IMPLICIT_KEY: "write `key: value` on one line, with a blank after the colon",
  TAB_AS_INDENT: "indent with blanks",
  TAG_RESOLVE_FAILED: IN_QUOTES,
  UNEXPECTED_TOKEN: `${IN_QUOTES}, or remove what stands here`,
};

/** Words for what the parser found; a quote that is never closed is told where it begins, not where the parser gave up. */
export function explainYamlError(error: YAMLError, tokens: readonly CST.Token[]): ExplainedError {
  const [line = ""] = error.message.split("\n");
  const [end] = error.pos;
  const quote = MISSING_QUOTE.exec(line)?.[1];
  if (quote === undefined) {
    const what = `is not valid YAML: ${line.replace(/[.:]$/, "")}`;
    return { offset: end, what, remedy: REMEDIES[error.code] ?? "" };
  }
  return {
    offset: findQuoteStart(tokens, end) ?? end,
    what: `is not valid YAML: the quote ${quote} that begins here is not closed`,
    remedy: `write ${quote} at its end`,
  };
}

/** Offset of the quoted text that ends at an offset. */
function findQuoteStart(tokens: readonly CST.Token[], end: number): number | null {
  const open: CST.Token[] = [...tokens];
  for (let token = open.pop(); token !== undefined; token = open.pop()) {
    if (token.type === "double-quoted-scalar" || token.type === "single-quoted-scalar") {
      const last = token.offset + token.source.length;
      if (token.offset < end && end <= last) return token.offset;
    }
    open.push(...childrenOf(token));
  }
  return null;
}
