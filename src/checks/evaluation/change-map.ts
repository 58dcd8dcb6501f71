import type { Change, FileState, Run, RunTurn } from "../../model/run.ts";
import { compileGlob } from "../../patterns/glob.ts";
import type { CheckFinding, CheckScene } from "./define-check.ts";
import { quote } from "./excerpt.ts";
import { fail, pass, runFact } from "./finding.ts";

function differs(before: FileState, after: FileState): boolean {
  return before.sha256 !== after.sha256 || before.mode !== after.mode;
}

/**
 * What changed between the start of the first and the end of the last of these turns, by path: a
 * file that was written and taken back did not change (formats.md §9 "Change map").
 */
export function toChangeMap(run: Run, turns: readonly RunTurn[]): readonly Change[] {
  const place = (turns[0]?.turn ?? 1) - 2;
  const before = new Map(
    (run.turns[place]?.files ?? run.startFiles).map((file) => [file.path, file]),
  );
  const after = turns.at(-1)?.files ?? [];
  const changes: Change[] = [];
  for (const file of after) {
    const old = before.get(file.path);
    before.delete(file.path);
    if (old === undefined) changes.push({ path: file.path, kind: "created" });
    else if (differs(old, file)) changes.push({ path: file.path, kind: "modified" });
  }
  for (const path of before.keys()) changes.push({ path, kind: "deleted" });
  return changes.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** One glob or a list, as a list. */
export function toList<Item>(value: Item | readonly Item[]): readonly Item[] {
  return isList(value) ? value : [value];
}

function isList<Item>(value: Item | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value);
}

/** "`a.md`, `b/*`" */
export function toGlobsText(globs: string | readonly string[]): string {
  return toList(globs).map(quote).join(", ");
}

/** Passes when every glob matches one of the paths. */
export function judgeGlobs(
  globs: string | readonly string[],
  paths: readonly string[],
  /** What the paths are: "created file". */
  noun: string,
): CheckFinding {
  const list = toList(globs);
  const matches = list.map((source) => {
    const compiled = compileGlob(source);
    if (!compiled.ok) throw new Error(`glob ${source} passed its schema: ${compiled.what}`);
    return { source, path: paths.find(compiled.glob.matches) };
  });
  const missing = matches.find(({ path }) => path === undefined);
  const first = matches[0]?.path;
  if (missing === undefined && first !== undefined) {
    const text = matches.map(({ path }) => path).join(", ");
    return pass(`${noun}: ${text}`, { kind: "file", path: first, line: null, text });
  }
  const source = missing?.source ?? "";
  const reason =
    paths.length === 0 ? `there was no ${noun}` : `no ${noun} matches ${quote(source)}`;
  return fail({
    reason,
    expected: source,
    actual: paths.length === 0 ? `no ${noun}` : paths.join(", "),
    evidence: runFact(reason),
  });
}

/** Passes when every glob matches a path that changed in one of these ways. */
export function judgeChanges(
  globs: string | readonly string[],
  scene: CheckScene,
  kinds: readonly Change["kind"][],
): CheckFinding {
  const changes = toChangeMap(scene.run, scene.turns).filter(({ kind }) => kinds.includes(kind));
  const noun = kinds.length === 1 ? `${kinds[0]} file` : "changed file";
  return judgeGlobs(
    globs,
    changes.map(({ path }) => path),
    noun,
  );
}
