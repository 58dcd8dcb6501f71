import { Lexer } from "yaml";
import { LIMITS } from "../model/limits.ts";

/** Lexer tokens that hold text to come, and others, by their first character (yaml's CST). */
const SCALAR_FOLLOWS = "\u001f";

/** Tokens that stand for no text: byte order mark, document, flow error, scalar to follow. */
const NOT_IN_TEXT: ReadonlySet<string> = new Set(["\u0002", "\u0018", SCALAR_FOLLOWS, "\ufeff"]);

/** Indicators on one line that each open a collection: `- - - x`, `? ? x`. */
const OPENS_IN_LINE: ReadonlySet<string> = new Set(["-", "?"]);

export interface ExceededYaml {
  readonly what: "levels of YAML nesting" | "YAML nodes" | "YAML aliases";
  readonly found: number;
  readonly limit: number;
  /** Offset in the text, UTF-16 units. */
  readonly offset: number;
}

/**
 * Counts nesting, nodes and aliases on the token stream, before anything recursive runs
 * (security.md FS-1), and stops at the first limit. Nesting by indentation costs the writer
 * quadratic bytes, so it cannot exhaust the stack within the size limit; it is judged on the tree.
 */
export function exceededYaml(text: string): ExceededYaml | null {
  const count = { depth: 0, inLine: 0, nodes: 0, aliases: 0 };
  let offset = 0;
  let scalarNext = false;
  for (const token of new Lexer().lex(text)) {
    if (scalarNext) {
      scalarNext = false;
    } else if (token === SCALAR_FOLLOWS) {
      scalarNext = true;
      count.nodes += 1;
    } else {
      countToken(count, token);
    }
    const exceeded = judge(count, offset);
    if (exceeded !== null) return exceeded;
    if (!NOT_IN_TEXT.has(token)) offset += token.length;
  }
  return null;
}

interface Count {
  depth: number;
  inLine: number;
  nodes: number;
  aliases: number;
}

function countToken(count: Count, token: string): void {
  const first = token[0] ?? "";
  if (first === "\n" || first === "\r") count.inLine = 0;
  else if (first === "[" || first === "{") {
    count.depth += 1;
    count.nodes += 1;
  } else if (first === "]" || first === "}") count.depth = Math.max(0, count.depth - 1);
  else if (first === "*") count.aliases += 1;
  else if (OPENS_IN_LINE.has(token)) {
    count.inLine += 1;
    count.nodes += 1;
  }
}

function judge(count: Count, offset: number): ExceededYaml | null {
  const depth = Math.max(count.depth, count.inLine);
  if (depth > LIMITS.yamlDepth) {
    return { what: "levels of YAML nesting", found: depth, limit: LIMITS.yamlDepth, offset };
  }
  if (count.aliases > LIMITS.yamlAliases) {
    return { what: "YAML aliases", found: count.aliases, limit: LIMITS.yamlAliases, offset };
  }
  if (count.nodes > LIMITS.yamlNodes) {
    return { what: "YAML nodes", found: count.nodes, limit: LIMITS.yamlNodes, offset };
  }
  return null;
}
