import type { Report } from "../model/report.ts";
import { redactDeep } from "../text/redact-deep.ts";
import { md } from "../text/safe.ts";
import { type Fitted, fitBody } from "./blocks/body.ts";
import { defineRenderer, type RenderContext } from "./renderer.ts";
import { markerLine } from "./sticky/marker.ts";

/**
 * Budget of every comment: safe under either reading of GitHub's limit, and longer is unreadable
 * (reporting.md §1, rule 10; security.md CO-5).
 */
export const COMMENT_BYTES = 60_000;

function drawComment(report: Report, context: RenderContext, from: number): Fitted {
  const tail = context.github === null ? md`` : markerLine(report, context.github);
  return fitBody(report, context, { bytes: COMMENT_BYTES, tail, from });
}

/** The comment one step shorter than `render` makes it, for a body that GitHub refused (reporting.md §4.4). */
export function renderShorterComment(report: Report, context: RenderContext): string {
  const redacted = redactDeep(report, context.redactor);
  return drawComment(redacted, context, drawComment(redacted, context, 0).step + 1).text;
}

/** The sticky comment of a pull request; on GitHub the marker is its exact last line. */
export default defineRenderer({
  name: "comment",
  render: (report, context) => drawComment(report, context, 0).text,
});
