import type { CheckFinding, CheckScene } from "./define-check.ts";
import { quote } from "./excerpt.ts";
import { fail, invalid, runFact } from "./finding.ts";
import { toFilePiece } from "./scope-pieces.ts";
import { judgeSearch, searchPieces } from "./search.ts";
import type { TextFinder } from "./text-finder.ts";
import { normalisePath } from "./workspace-path.ts";

/** What both checks on the content of one file do. */
export function judgeFileText(
  scene: CheckScene,
  check: { readonly path: string; readonly finder: TextFinder; readonly expected: string },
): CheckFinding {
  const path = normalisePath(check.path);
  const file = scene.turns.at(-1)?.files.find((state) => state.path === path);
  const { count } = scene.spec;
  if (file === undefined) {
    const reason = `${quote(path)} does not exist`;
    return fail({
      reason,
      expected: check.expected,
      actual: "no such file",
      evidence: runFact(reason),
    });
  }
  const piece = toFilePiece(file);
  if (piece === null) return invalid(`the text of ${path} was not kept: too long or not text`);
  const search = searchPieces([piece], check.finder, count);
  const finding = judgeSearch(search, { expected: check.expected, count, noun: "file" }, scene.run);
  const decidedByFile = finding.verdict !== "invalid" && search.first === null;
  return decidedByFile
    ? { ...finding, evidence: { kind: "file", path, line: null, text: finding.reason } }
    : finding;
}
