import type { Problem } from "../model/problem.ts";

/** A path of one root as people see it, who may look at several roots or at the whole repository. */
export type Place = (path: string) => string;

/** Puts the folder of a root before its paths; "." is no folder. */
export function placeBelow(folder: string): Place {
  if (folder === ".") return (path) => path;
  return (path) => (path === "." ? folder : `${folder}/${path}`);
}

/** The same for the files of problems. */
export function placeProblems(problems: readonly Problem[], place: Place): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, file: place(problem.file) }));
}
