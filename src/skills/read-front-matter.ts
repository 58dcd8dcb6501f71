import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";
import type {
  FrontMatter,
  FrontMatterField,
  Place,
  ValueStyle,
  YamlFault,
} from "../model/front-matter.ts";
import type { JsonValue } from "../model/json-value.ts";
import { LIMITS } from "../model/limits.ts";
import { lineAt, placeAt, type TextLines, toTextLines } from "../text/text-lines.ts";
import { countExpansions } from "./count-expansions.ts";
import { findFrontMatterBlock } from "./front-matter-delimiters.ts";
import { readSimpleFields, type SimpleField } from "./read-simple-fields.ts";
import { exceededYaml } from "./yaml-limits.ts";
import { findDuplicateKeys, treeDepth } from "./yaml-tree.ts";

/** `countExpansions` holds the limit; the package counts otherwise. */
const WITHOUT_LIMIT = { maxAliasCount: -1 };

/** The block, the whole file for positions, and where in it the block begins. */
interface Block {
  readonly lines: TextLines;
  readonly text: string;
  readonly offset: number;
  readonly firstLine: number;
  readonly bodyOffset: number;
}

/**
 * Reads the front matter of a Markdown file: strict YAML 1.2 core, one document, no custom tags,
 * duplicate keys and every limit of security.md FS-1 reported. Never throws for content.
 *
 * @param text the file, decoded, without byte order mark
 */
export function readFrontMatter(text: string): FrontMatter {
  const lines = toTextLines(text);
  const found = findFrontMatterBlock(lines);
  if (found.kind === "missing") {
    return { kind: "missing", reason: found.reason, line: 1, column: 1, bodyOffset: 0 };
  }
  if (found.kind === "misplaced") {
    return { kind: "misplaced", shape: found.shape, ...found.place, bodyOffset: 0 };
  }
  const offset = lines.starts[found.first] ?? text.length;
  const bodyOffset = lines.starts[found.closing + 1] ?? text.length;
  const block = text.slice(offset, lines.starts[found.closing]);
  const read = readBlock({
    lines,
    text: block,
    offset,
    firstLine: found.first + 1,
    bodyOffset,
  });
  return read.kind === "read" ? { ...read, blankDelimiters: found.blankDelimiters } : read;
}

function readBlock(block: Block): FrontMatter {
  const simple = readSimpleFields(block.text);
  return simple === null ? readYaml(block) : toSimple(block, simple);
}

function toSimple(block: Block, simple: readonly SimpleField[]): FrontMatter {
  const fields = simple.map(({ key, keyStart, style, value, start, end }): FrontMatterField => {
    const keyPlace = placeIn(block, keyStart);
    return { key, keyPlace, style, value, ...toWritten(block, start, end) };
  });
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return { kind: "read", fields: byKey, blankDelimiters: [], bodyOffset: block.bodyOffset };
}

/** A value as it stands in its block. */
function toWritten(
  block: Block,
  start: number,
  end: number,
): Pick<FrontMatterField, "place" | "source" | "after"> {
  const last = placeIn(block, end);
  const after = lineAt(block.lines, last.line - 1).slice(last.column - 1);
  return { place: placeIn(block, start), source: block.text.slice(start, end), after };
}

function readYaml(block: Block): FrontMatter {
  const { bodyOffset } = block;
  const exceeded = exceededYaml(block.text);
  if (exceeded !== null) {
    const { what, found, limit, offset } = exceeded;
    return { ...overLimit(what, found, limit), ...placeIn(block, offset), bodyOffset };
  }
  const document = parseDocument(block.text, {
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: "silent",
    strict: true,
  });
  const depth = treeDepth(document.contents);
  if (depth > LIMITS.yamlDepth) {
    const where = placeIn(block, 0);
    return {
      ...overLimit("levels of YAML nesting", depth, LIMITS.yamlDepth),
      ...where,
      bodyOffset,
    };
  }
  const { count, offset } = countExpansions(document, LIMITS.yamlAliases);
  if (count > LIMITS.yamlAliases) {
    const where = placeIn(block, offset);
    return { ...overLimit("YAML aliases", count, LIMITS.yamlAliases), ...where, bodyOffset };
  }
  const plain = toPlainValue(document);
  const faults = toFaults(block, document, plain);
  if (faults.length > 0) {
    const { text, firstLine } = block;
    return { kind: "invalid", block: { text, firstLine }, faults, bodyOffset };
  }
  return readFields(block, document);
}

function overLimit(what: string, found: number, limit: number) {
  return { kind: "over-limit", what, found, limit } as const;
}

function placeIn(block: Block, offset: number): Place {
  return placeAt(block.lines, block.offset + offset);
}

type PlainValue =
  | { readonly kind: "value" }
  | { readonly kind: "unresolved"; readonly message: string; readonly name: string };

/** Whether the whole block can be turned into values; `toJS` throws for aliases only. */
function toPlainValue(document: Document): PlainValue {
  try {
    document.toJS(WITHOUT_LIMIT);
    return { kind: "value" };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    const name = /: (.*)$/s.exec(error.message)?.[1] ?? "";
    return { kind: "unresolved", message: error.message, name };
  }
}

function toFaults(block: Block, document: Document, plain: PlainValue): readonly YamlFault[] {
  const faults = [
    ...document.errors.map((error) => ({
      code: error.code as string,
      message: error.message,
      offset: error.pos[0],
    })),
    ...document.warnings.map((warning) => ({
      code: warning.code === "TAG_RESOLVE_FAILED" ? "TAG" : warning.code,
      message: warning.message,
      offset: warning.pos[0],
    })),
  ];
  if (plain.kind === "unresolved") {
    const offset = Math.max(0, block.text.indexOf(`*${plain.name}`));
    faults.push({ code: "ALIAS", message: plain.message, offset });
  }
  // The parser's later errors are consequences; at one place the alias is the cause.
  return faults
    .sort((left, right) => left.offset - right.offset)
    .map(({ code, message, offset }) => ({ code, message, ...placeIn(block, offset) }));
}

function readFields(block: Block, document: Document): FrontMatter {
  const { bodyOffset } = block;
  const map = document.contents;
  if (map === null || (isScalar(map) && map.value === null)) {
    return { kind: "missing", reason: "empty", line: 1, column: 1, bodyOffset };
  }
  if (!isMap(map)) {
    return { kind: "missing", reason: "not-a-map", ...placeIn(block, 0), bodyOffset };
  }
  const duplicates = findDuplicateKeys(map).map(({ key, first, second }) => ({
    key,
    firstLine: placeIn(block, first).line,
    ...placeIn(block, second),
  }));
  if (duplicates.length > 0) return { kind: "duplicate-keys", duplicates, bodyOffset };
  const fields = new Map<string, FrontMatterField>();
  for (const pair of map.items) {
    const field = toField(block, document, pair);
    if (field !== null) fields.set(field.key, field);
  }
  return { kind: "read", fields, blankDelimiters: [], bodyOffset };
}

function toField(
  block: Block,
  document: Document,
  pair: { readonly key: unknown; readonly value: unknown },
): FrontMatterField | null {
  const { key, value } = pair;
  if (!isScalar(key)) return null;
  const keyPlace = placeIn(block, key.range?.[0] ?? 0);
  const name = String(key.value);
  const node = isScalar(value) || isMap(value) || isSeq(value) || isAlias(value) ? value : null;
  const [start, end] = node?.range ?? [0, 0];
  if (node === null || start === end) {
    const place = { place: keyPlace, source: "", after: "" };
    return { key: name, keyPlace, style: "empty", value: null, ...place };
  }
  const plain = node.toJS(document, WITHOUT_LIMIT) as JsonValue;
  const written = toWritten(block, start, end);
  return { key: name, keyPlace, style: styleOf(node), value: plain, ...written };
}

function styleOf(node: Node): ValueStyle {
  if (isMap(node)) return "map";
  if (isSeq(node)) return "list";
  if (isAlias(node)) return "alias";
  if (!isScalar(node)) return "plain";
  switch (node.type) {
    case "QUOTE_SINGLE":
      return "single-quoted";
    case "QUOTE_DOUBLE":
      return "double-quoted";
    case "BLOCK_FOLDED":
    case "BLOCK_LITERAL":
      return "block";
    default:
      return "plain";
  }
}
