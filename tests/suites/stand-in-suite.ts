/** Suites with stand-ins, in the whole file or in its one test. */

import type { StandIn } from "../../src/model/stand-in.ts";
import type { FileContent } from "../../src/model/tree-entry.ts";
import { readGood, suiteWith } from "./read.ts";

const indent = (text: string, by: number) => text.replace(/^(?=.)/gm, " ".repeat(by));

/** A suite with this `fakes` for all its tests. */
export const inSuite = (fakes: string) => suiteWith({ top: `fakes:\n${indent(fakes, 2)}` });

/** A suite whose one test has this `fakes`. */
export const inTest = (fakes: string) =>
  suiteWith({ test: `    prompt: x\n    fakes:\n${indent(fakes, 6)}` });

/** Files by path as they are read for a suite. */
export function textsOf(files: Readonly<Record<string, string>>): ReadonlyMap<string, FileContent> {
  return new Map(
    Object.entries(files).map(([path, text]) => [
      path,
      { kind: "file", bytes: new TextEncoder().encode(text), digest: "" },
    ]),
  );
}

/** The stand-ins of the test of a suite that must be valid. */
export function standInsOf(
  text: string,
  files: Readonly<Record<string, string>> = {},
): readonly StandIn[] | undefined {
  return readGood(text, "s.yaml", textsOf(files)).suite.tests[0]?.standIns;
}
