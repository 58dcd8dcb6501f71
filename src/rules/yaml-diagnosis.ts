import { parseDocument } from "yaml";
import type { FrontMatterBlock, Place, YamlFault } from "../model/front-matter.ts";
import { LIMITS } from "../model/limits.ts";
import { isUnclosed, readBrokenLine } from "./yaml-broken-line.ts";
import { SHAPES, type YamlShape } from "./yaml-shapes.ts";

export interface YamlDiagnosis {
  readonly place: Place;
  /** What is wrong, without the line's number and a full stop. */
  readonly what: string;
  readonly remedy: string;
  /** The line as it should be; only when YAML then reads it. */
  readonly fix: string | null;
  /** Line of the file that the fix replaces, 1-based, where nobody has to decide anything; else null. */
  readonly fixedLine: number | null;
}

/** Says in words what is wrong with a block that YAML refuses, by the shape of the line (lint.md §5.1). */
export function diagnoseYaml(block: FrontMatterBlock, faults: readonly YamlFault[]): YamlDiagnosis {
  const fault = faults[0] ?? { code: "", message: "unreadable", line: block.firstLine, column: 1 };
  const line = readBrokenLine(block, fault);
  for (const shape of SHAPES) {
    const found = shape({ fault, line });
    if (found !== null) return withVerifiedFix(block, found);
  }
  return {
    place: { line: fault.line, column: fault.column },
    what: `YAML cannot read this (${fault.message})`,
    remedy: "Put the value in quotes",
    fix: null,
    fixedLine: null,
  };
}

function withVerifiedFix(block: FrontMatterBlock, shape: YamlShape): YamlDiagnosis {
  const { place, what, remedy } = shape;
  const fix =
    shape.fixed !== null && readsAfter(block, shape.index, shape.fixed) ? shape.fixed : null;
  const fixedLine = fix === null || shape.isOffer ? null : block.firstLine + shape.index;
  return { place, what, remedy, fix, fixedLine };
}

/** Whether YAML reads the block up to the replaced line, and all of it when nothing else is wrong. */
function readsAfter(block: FrontMatterBlock, index: number, fixed: string): boolean {
  // Lines at even places, their ends between them.
  const pieces = block.text.split(/(\r\n?|\n)/);
  pieces[2 * index] = fixed;
  const end = pieces.slice(0, 2 * index + 1).join("").length;
  const document = parseDocument(pieces.join(""), { prettyErrors: false, logLevel: "silent" });
  const faults = [...document.errors, ...document.warnings];
  if (faults.some((fault) => fault.pos[0] <= end || isUnclosed(fault))) return false;
  try {
    document.toJS({ maxAliasCount: LIMITS.yamlAliases });
    return true;
  } catch (error) {
    if (error instanceof ReferenceError) return false;
    throw error;
  }
}
