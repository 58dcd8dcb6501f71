import { LIMITS } from "../model/limits.ts";
import { type GlobProgram, parseGlob } from "./glob-program.ts";
import type { PatternRefusal } from "./refused-construct.ts";

/**
 * A glob over POSIX paths, relative, without a leading `./` or `/` (security.md FS-6).
 *
 * - `*`: any characters but `/` · `?`: one character but `/` · `{a,b}`: one of, may nest
 * - `**` as a whole segment: any number of folders, also none; at the end all that lies below,
 *   but not the folder itself; inside a segment it is `*`
 * - a trailing `/` means all that lies below
 * - `\` before one of `* ? { } [ ] , ! \` takes its meaning away
 * - upper and lower case differ, and a leading dot is a character like any other: a check on
 *   what an agent changed must see `.env` too
 * - character classes, `!`, `..` and number ranges are refused, not read as plain text
 */
export interface Glob {
  readonly source: string;
  readonly matches: (path: string) => boolean;
}

export type CompiledGlob =
  | { readonly ok: true; readonly glob: Glob }
  | ({ readonly ok: false } & PatternRefusal);

/** Paths chosen by a list of globs. */
export interface GlobList {
  readonly matches: (path: string) => boolean;
}

export type CompiledGlobList =
  | { readonly ok: true; readonly list: GlobList }
  | ({ readonly ok: false; readonly source: string } & PatternRefusal);

/** Longest path of a git tree or of Linux, in UTF-16 units; a longer one never matches. */
const LONGEST_PATH = 4096;

/**
 * Steps that one path may cost: a glob of 1000 bytes over a path of 4096 characters stays below
 * it, so that the budget is a proof of the bound, not a second meaning.
 */
const STEPS_PER_PATH = 10_000_000;

function run(program: GlobProgram, path: string): boolean {
  const { instructions } = program;
  const seen = new Int32Array(instructions.length).fill(-1);
  let steps = 0;

  const add = (threads: number[], start: number, position: number): void => {
    const pending = [start];
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      if (seen[at] === position) continue;
      seen[at] = position;
      const instruction = instructions[at];
      if (instruction?.kind === "split") pending.push(...instruction.targets);
      else threads.push(at);
    }
  };

  let threads: number[] = [];
  add(threads, 0, 0);
  let position = 0;
  for (const character of path) {
    position += 1;
    steps += threads.length;
    if (threads.length === 0 || steps > STEPS_PER_PATH) return false;
    const next: number[] = [];
    for (const at of threads) {
      const instruction = instructions[at];
      const accepts =
        instruction?.kind === "any" ||
        (instruction?.kind === "segment" && character !== "/") ||
        (instruction?.kind === "character" && instruction.character === character);
      if (accepts) add(next, at + 1, position);
    }
    threads = next;
  }
  return threads.some((at) => instructions[at]?.kind === "end");
}

/** Compiles one glob; anything that is not in the grammar of `Glob` is refused in plain words. */
export function compileGlob(source: string): CompiledGlob {
  if (source === "") return { ok: false, what: "the glob is empty", remedy: "write a path" };
  if (new TextEncoder().encode(source).length > LIMITS.patternBytes) {
    return {
      ok: false,
      what: `the glob has more than ${LIMITS.patternBytes} bytes`,
      remedy: "write a list of shorter globs",
    };
  }
  const program = parseGlob(source);
  if ("what" in program) return { ok: false, ...program };
  return {
    ok: true,
    glob: { source, matches: (path) => path.length <= LONGEST_PATH && run(program, path) },
  };
}

/**
 * Compiles a list in which `!glob` takes away again what an earlier glob chose. The last glob that
 * matches a path decides, as in .gitignore. A list that begins with `!` chooses nothing by itself.
 */
export function compileGlobList(sources: readonly string[]): CompiledGlobList {
  const entries: { readonly glob: Glob; readonly chooses: boolean }[] = [];
  for (const source of sources) {
    const chooses = !source.startsWith("!");
    const compiled = compileGlob(chooses ? source : source.slice(1));
    if (!compiled.ok) return { ...compiled, source };
    entries.push({ glob: compiled.glob, chooses });
  }
  entries.reverse();
  return {
    ok: true,
    list: { matches: (path) => entries.find(({ glob }) => glob.matches(path))?.chooses ?? false },
  };
}
