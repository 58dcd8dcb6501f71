import { type CST, Lexer, Parser } from "yaml";
import { LIMITS } from "../model/limits.ts";

/** Tokens of a text whose size is within limits, or where and why it is refused. */
export type YamlTokens =
  | { readonly kind: "tokens"; readonly tokens: readonly CST.Token[] }
  | { readonly kind: "refused"; readonly offset: number; readonly what: string };

/** Parser states per level of nesting is at most two; the exact depth is checked on the nodes. */
const MOST_OPEN_TOKENS = LIMITS.yamlDepth * 2 + 8;

/**
 * First half of the parser, which does not recurse: stops at deep nesting and counts nodes and aliases
 * before the recursive half runs (security.md FS-1).
 */
export function toYamlTokens(text: string): YamlTokens {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > MOST_OPEN_TOKENS) return tooDeep(parser.offset);
  }
  for (const token of parser.end()) tokens.push(token);
  return countNodes(tokens) ?? { kind: "tokens", tokens };
}

/** How deep nesting is refused; also used on the nodes. */
export function tooDeep(offset: number): { kind: "refused"; offset: number; what: string } {
  const what = `nests deeper than ${LIMITS.yamlDepth} levels`;
  return { kind: "refused", offset, what };
}

export function tooManyNodes(offset: number): { kind: "refused"; offset: number; what: string } {
  const what = `has more than ${LIMITS.yamlNodes} values (aliases count as what they stand for)`;
  return { kind: "refused", offset, what };
}

function countNodes(tokens: readonly CST.Token[]): YamlTokens | null {
  let nodes = 0;
  let aliases = 0;
  const open: CST.Token[] = [...tokens];
  for (let token = open.pop(); token !== undefined; token = open.pop()) {
    nodes += 1;
    if (token.type === "alias") aliases += 1;
    if (nodes > LIMITS.yamlNodes + tokens.length) return tooManyNodes(token.offset);
    if (aliases > LIMITS.yamlAliases) {
      const what = `has more than ${LIMITS.yamlAliases} aliases`;
      return { kind: "refused", offset: token.offset, what };
    }
    open.push(...childrenOf(token));
  }
  return null;
}

function childrenOf(token: CST.Token): readonly CST.Token[] {
  if (token.type === "document") return token.value === undefined ? [] : [token.value];
  if (!("items" in token)) return [];
  return token.items.flatMap((item) => {
    const parts = [item.key, item.value];
    return parts.filter((part): part is CST.Token => part !== undefined && part !== null);
  });
}
