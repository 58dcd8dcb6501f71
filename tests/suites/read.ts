import { toProblemLine } from "../../src/model/problem.ts";
import type { FileContent } from "../../src/model/tree-entry.ts";
import { readSuite } from "../../src/suites/read-suite.ts";
import { vocabulary } from "./vocabulary.ts";

/** Reads a suite that must be valid. */
export function readGood(
  text: string,
  path = "skills/x/skillcheck.yaml",
  texts: ReadonlyMap<string, FileContent> = new Map(),
) {
  const reading = readSuite(text, path, { vocabulary, texts });
  if (reading.kind === "problems") {
    throw new Error(reading.problems.map(toProblemLine).join("\n"));
  }
  return reading;
}

/** Problem lines of a suite, without the file name in front; [] when it is valid. */
export function problemsOf(text: string | Uint8Array, texts?: ReadonlyMap<string, FileContent>) {
  const reading = readSuite(text, "s.yaml", { vocabulary, ...(texts && { texts }) });
  if (reading.kind === "suite") return [];
  return reading.problems.map((problem) => toProblemLine(problem).replace(/^s\.yaml:/, ""));
}

/** A suite of one test whose other keys are right. */
export function suiteWith(
  keys: { readonly top?: string; readonly test?: string; readonly expect?: string } = {},
): string {
  return [
    "version: 1",
    ...(keys.top === undefined ? [] : [keys.top]),
    "tests:",
    "  - name: a",
    keys.test ?? "    prompt: do it",
    "    expect:",
    keys.expect ?? "      - contains: done",
    "",
  ].join("\n");
}
