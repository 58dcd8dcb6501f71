import { type CST, Lexer, Parser } from "yaml";
import type { Explanation } from "../model/explanation.ts";
import { LIMITS } from "../model/limits.ts";

/** Where a text passes a limit, and what to do about it. */
interface Refusal extends Explanation {
  readonly kind: "refused";
  readonly offset: number;
}

/** Tokens of a text whose size is within limits, or where and why it is refused. */
export type YamlTokens =
  | {
      readonly kind: "tokens";
      readonly tokens: readonly CST.Token[];
      readonly comments: readonly CommentToken[];
    }
  | Refusal;

/** A comment and its 0-based offset. */
export interface CommentToken {
  readonly offset: number;
  readonly text: string;
}

/** The lexer's mark in front of a scalar, which may begin with any character. */
const SCALAR = "\u001f";

/** Parser states per level of nesting is at most two; the exact depth is checked on the nodes. */
const MOST_OPEN_TOKENS = LIMITS.yamlDepth * 2 + 8;

/**
 * First half of the parser, which does not recurse: stops at deep nesting and counts nodes and aliases
 * before the recursive half runs (security.md FS-1).
 */
export function toYamlTokens(text: string): YamlTokens {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const comments: CommentToken[] = [];
  let before = "";
  for (const lexeme of new Lexer().lex(text)) {
    const isComment = lexeme.startsWith("#") && before !== SCALAR;
    if (isComment) comments.push({ offset: parser.offset, text: lexeme });
    before = lexeme;
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > MOST_OPEN_TOKENS) return refused(parser.offset, TOO_DEEP);
  }
  for (const token of parser.end()) tokens.push(token);
  return countNodes(tokens) ?? { kind: "tokens", tokens, comments };
}

/** How deep nesting is refused; also used on the nodes. */
export const TOO_DEEP: Explanation = {
  what: `nests deeper than ${LIMITS.yamlDepth} levels`,
  remedy: "put fewer lists and maps inside each other",
};

export const TOO_MANY_VALUES: Explanation = {
  what: `has more than ${LIMITS.yamlNodes} values (aliases count as what they stand for)`,
  remedy: "split the file, or name long values by fewer aliases",
};

const TOO_MANY_ALIASES: Explanation = {
  what: `has more than ${LIMITS.yamlAliases} aliases`,
  remedy: "write the values out, or split the file",
};

function refused(offset: number, explanation: Explanation): Refusal {
  return { kind: "refused", offset, ...explanation };
}

function countNodes(tokens: readonly CST.Token[]): YamlTokens | null {
  let nodes = 0;
  let aliases = 0;
  const open: CST.Token[] = [...tokens];
  for (let token = open.pop(); token !== undefined; token = open.pop()) {
    nodes += 1;
    if (token.type === "alias") aliases += 1;
    if (nodes > LIMITS.yamlNodes + tokens.length) return refused(token.offset, TOO_MANY_VALUES);
    if (aliases > LIMITS.yamlAliases) return refused(token.offset, TOO_MANY_ALIASES);
    open.push(...childrenOf(token));
  }
  return null;
}

/** Tokens directly below one. */
export function childrenOf(token: CST.Token): readonly CST.Token[] {
  if (token.type === "document") return token.value === undefined ? [] : [token.value];
  if (!("items" in token)) return [];
  return token.items.flatMap((item) => {
    const parts = [item.key, item.value];
    return parts.filter((part): part is CST.Token => part !== undefined && part !== null);
  });
}
