import type { PatternRefusal } from "./refused-construct.ts";

/** One instruction of a compiled glob; each but `split` and `end` takes one character. */
export type GlobInstruction =
  | { readonly kind: "character"; readonly character: string }
  /** Any character but `/`. */
  | { readonly kind: "segment" }
  | { readonly kind: "any" }
  | { readonly kind: "split"; readonly targets: readonly number[] }
  | { readonly kind: "end" };

/** A glob as a machine without backtracking: time is path length × instructions, at worst. */
export interface GlobProgram {
  readonly instructions: readonly GlobInstruction[];
}

type Node =
  | { readonly kind: "character"; readonly character: string }
  | { readonly kind: "one" }
  | { readonly kind: "star" }
  /** `**` with its slash: any number of folders, also none. */
  | { readonly kind: "folders" }
  /** `**` at the end: at least one character, of any kind. */
  | { readonly kind: "below" }
  | { readonly kind: "choice"; readonly branches: readonly (readonly Node[])[] };

/** Depth of `{` inside `{`. */
const MAX_DEPTH = 8;
const ESCAPABLE = "*?{}[],!\\";

interface Reader {
  readonly characters: readonly string[];
  at: number;
  refusal: PatternRefusal | null;
}

function refuse(reader: Reader, what: string, remedy: string): void {
  reader.refusal ??= { what, remedy };
  reader.at = reader.characters.length;
}

function startsSegment(before: string | undefined, depth: number): boolean {
  return (
    before === undefined || before === "/" || (depth > 0 && (before === "{" || before === ","))
  );
}

function endsSegment(after: string | undefined, depth: number): boolean {
  return after === undefined || (depth > 0 && (after === "}" || after === ","));
}

function readStars(reader: Reader, depth: number): Node {
  const { characters } = reader;
  const atSegmentStart = startsSegment(characters[reader.at - 1], depth);
  let end = reader.at;
  while (characters[end] === "*") end += 1;
  const whole = atSegmentStart && end - reader.at === 2;
  reader.at = end;
  if (whole && characters[end] === "/") {
    reader.at = end + 1;
    return { kind: "folders" };
  }
  return { kind: whole && endsSegment(characters[end], depth) ? "below" : "star" };
}

function readEscaped(reader: Reader): Node {
  const character = reader.characters[reader.at + 1] ?? "";
  if (character === "" || !ESCAPABLE.includes(character)) {
    refuse(reader, "a backslash is not part of a path here", "write paths with `/`");
  }
  reader.at += 2;
  return { kind: "character", character };
}

function readChoice(reader: Reader, depth: number): Node {
  if (depth >= MAX_DEPTH) refuse(reader, "`{` is nested too deeply", "write a list of globs");
  const branches: (readonly Node[])[] = [];
  do {
    reader.at += 1;
    branches.push(readSequence(reader, depth + 1));
  } while (reader.characters[reader.at] === ",");
  if (reader.characters[reader.at] !== "}") {
    refuse(reader, "`{` is not closed", "write `{a,b}`, or `\\{` for the character");
  }
  reader.at += 1;
  return { kind: "choice", branches };
}

function readNode(reader: Reader, depth: number): Node {
  const character = reader.characters[reader.at] ?? "";
  switch (character) {
    case "*":
      return readStars(reader, depth);
    case "?":
      reader.at += 1;
      return { kind: "one" };
    case "{":
      return readChoice(reader, depth);
    case "\\":
      return readEscaped(reader);
    case "[":
      refuse(
        reader,
        "`[` has no meaning in a glob here",
        "write `?` for one character, `{a,b}` for one of several, or `\\[` for the character",
      );
      return { kind: "one" };
    default:
      reader.at += 1;
      return { kind: "character", character };
  }
}

function readSequence(reader: Reader, depth: number): readonly Node[] {
  const nodes: Node[] = [];
  while (reader.at < reader.characters.length) {
    const character = reader.characters[reader.at];
    if (depth > 0 && (character === "," || character === "}")) break;
    const node = readNode(reader, depth);
    // `**/**/` says no more than `**/`.
    const repeats = node.kind === "folders" && nodes.at(-1)?.kind === "folders";
    if (!repeats) nodes.push(node);
  }
  return nodes;
}

function emitChoice(branches: readonly (readonly Node[])[], instructions: GlobInstruction[]): void {
  const fork = instructions.length;
  instructions.push({ kind: "end" });
  const starts: number[] = [];
  const ends: number[] = [];
  for (const branch of branches) {
    starts.push(instructions.length);
    emit(branch, instructions);
    ends.push(instructions.length);
    instructions.push({ kind: "end" });
  }
  instructions[fork] = { kind: "split", targets: starts };
  for (const end of ends) instructions[end] = { kind: "split", targets: [instructions.length] };
}

function emit(nodes: readonly Node[], instructions: GlobInstruction[]): void {
  for (const node of nodes) {
    const start = instructions.length;
    switch (node.kind) {
      case "character":
        instructions.push(node);
        break;
      case "one":
        instructions.push({ kind: "segment" });
        break;
      case "star":
        instructions.push({ kind: "split", targets: [start + 1, start + 3] });
        instructions.push({ kind: "segment" });
        instructions.push({ kind: "split", targets: [start] });
        break;
      case "folders":
        // Nothing, or any characters that end in a slash.
        instructions.push({ kind: "split", targets: [start + 1, start + 4] });
        instructions.push({ kind: "any" });
        instructions.push({ kind: "split", targets: [start + 1, start + 3] });
        instructions.push({ kind: "character", character: "/" });
        break;
      case "below":
        instructions.push({ kind: "any" });
        instructions.push({ kind: "split", targets: [start, start + 2] });
        break;
      case "choice":
        emitChoice(node.branches, instructions);
        break;
    }
  }
}

const NUMBER_RANGE = /\{-?\w+\.\.-?\w+/;

function refusePath(source: string): PatternRefusal | null {
  if (source.startsWith("!")) {
    return { what: "`!` has no meaning here", remedy: "put the check under not" };
  }
  if (source.startsWith("/") || source.startsWith("~")) {
    return { what: "the glob leads out of the folder", remedy: "write a relative path" };
  }
  if (source.includes("\0")) return { what: "the glob holds a NUL", remedy: "leave it out" };
  if (NUMBER_RANGE.test(source)) {
    return { what: "number ranges are not part of a glob here", remedy: "write `{1,2,3}`" };
  }
  if (source.split("/").includes("..")) {
    return { what: "the glob leads out of the folder", remedy: "write it without `..`" };
  }
  return null;
}

/** Reads a glob; see `Glob` for the grammar. */
export function parseGlob(source: string): GlobProgram | PatternRefusal {
  const refusal = refusePath(source);
  if (refusal !== null) return refusal;
  const relative = source.replace(/^(?:\.\/)+/, "");
  const path = relative === "" || relative === "." ? "**" : relative;
  const reader: Reader = {
    characters: Array.from(path.endsWith("/") ? `${path}**` : path),
    at: 0,
    refusal: null,
  };
  const nodes = readSequence(reader, 0);
  if (reader.refusal !== null) return reader.refusal;
  const instructions: GlobInstruction[] = [];
  emit(nodes, instructions);
  instructions.push({ kind: "end" });
  return { instructions };
}
