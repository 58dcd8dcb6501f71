import type { CheckVocabularyEntry } from "../model/check-spec.ts";
import type { Explanation } from "../model/explanation.ts";
import type { Problem } from "../model/problem.ts";
import type { FileContent } from "../model/tree-entry.ts";
import type { NamedPath } from "../model/written-suite.ts";
import { toProblem } from "./to-problems.ts";
import type { KnownWords } from "./unknown-key.ts";
import { type Path, spotAt, toKeyPath, type YamlSource } from "./yaml-source.ts";

/** What every part of reading one suite shares. Problems and names are added, never thrown. */
export interface SuiteContext {
  readonly file: string;
  /** Folder of the file, relative to the root. */
  readonly folder: string;
  readonly source: YamlSource;
  readonly vocabulary: ReadonlyMap<string, CheckVocabularyEntry>;
  readonly words: Omit<KnownWords, "here">;
  /** Contents of the files that texts may name, by path relative to the root. */
  readonly texts: ReadonlyMap<string, FileContent>;
  /** Folder of the skill under test. */
  readonly skillFolder: string;
  /** Every folder of a skill in the tree, relative to the root. */
  readonly skillFolders: readonly string[];
  readonly problems: Problem[];
  readonly named: NamedPath[];
}

/** Adds a problem at a value, or at its key. */
export function addProblem(
  context: SuiteContext,
  { path, at = "value" }: { readonly path: Path; readonly at?: "key" | "value" },
  explanation: Explanation,
): void {
  const spot = spotAt(context.source, path);
  const place = at === "key" ? spot.keyPlace : spot.place;
  context.problems.push(toProblem({ file: context.file, key: path, place }, explanation));
}

export function addNamedPath(
  context: SuiteContext,
  { kind, path }: Pick<NamedPath, "kind" | "path">,
  at: Path,
): void {
  const place = spotAt(context.source, at).place;
  context.named.push({ kind, path, place, key: toKeyPath(at) });
}
