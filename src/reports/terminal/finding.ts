import type { Finding } from "../../model/finding.ts";
import type { LineOf } from "../../model/lint-material.ts";
import { toEndColumn } from "../../model/word-range.ts";
import { blanks, toCodeFrame } from "../../text/code-frame.ts";
import type { Redactor } from "../../text/redactor.ts";
import { join, type Terminal, term } from "../../text/safe.ts";
import { line } from "../../text/terminal.ts";
import type { Palette } from "./palette.ts";

/** Longest message or fix. */
const MESSAGE_CHARACTERS = 600;
/** The line of a secret is not shown once more. */
const SECRET_RULE = "SK081";

/** A finding as compilers show one: what, where, the line with the place marked, what to write instead. */
export function drawFinding(
  finding: Finding,
  { lineOf, palette, redactor }: { lineOf: LineOf; palette: Palette; redactor: Redactor },
): Terminal {
  const paint = finding.severity === "error" ? palette.bad : palette.warn;
  const title = paint(term`${finding.severity} ${line(finding.rule)} ${line(finding.slug)}`);
  const text = finding.rule === SECRET_RULE ? "" : lineOf(finding);
  const gutter = blanks(String(finding.line).length);
  const fix =
    finding.fix === undefined
      ? term``
      : term`${gutter} ${palette.dim(term`=`)} write: ${line(finding.fix, MESSAGE_CHARACTERS)}`;
  return join(
    [
      term`${title}: ${palette.bold(line(finding.message, MESSAGE_CHARACTERS))}`,
      term`${gutter}${palette.dim(term`-->`)} ${line(finding.path, 1000)}:${finding.line}:${finding.column}`,
      redactor.redact(text) === text
        ? drawFrame(finding, text, { gutter, paint, palette })
        : term``,
      fix,
    ],
    "\n",
  );
}

function drawFrame(
  finding: Finding,
  text: string,
  how: { gutter: Terminal; paint: (text: Terminal) => Terminal; palette: Palette },
): Terminal {
  const { column } = finding;
  const frame =
    text.trim() === "" ? null : toCodeFrame(text, { column, endColumn: toEndColumn(text, column) });
  if (frame === null) return term``;
  const bar = how.palette.dim(term`|`);
  const number = how.palette.dim(term`${finding.line} |`);
  return term`${how.gutter} ${bar}\n${number} ${frame.shown}\n${how.gutter} ${bar} ${frame.before}${how.paint(frame.marks)}`;
}
