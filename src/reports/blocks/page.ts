import type { Report } from "../../model/report.ts";
import { encodePath, type LinkRoot, link } from "../../text/link.ts";
import { plain } from "../../text/markdown.ts";
import { type Markdown, md } from "../../text/safe.ts";
import type { RenderContext } from "../renderer.ts";
import type { Detail } from "./detail.ts";

/** One rendering of a report at one step of the ladder. */
export interface Page {
  readonly report: Report;
  readonly context: RenderContext;
  readonly detail: Detail;
}

/** Where links of this page lead, or null at a desk. */
export function linkRoot(page: Page): LinkRoot | null {
  return page.context.github;
}

function lastSegments(path: string, count: number): string {
  return path.split("/").slice(-count).join("/");
}

/** `[skillcheck.yaml:14](…)`: a line of a file at the report's head; the last `segments` are shown. */
export function sourceLink(
  page: Page,
  place: { readonly path: string; readonly line: number },
  segments = 1,
): Markdown {
  const label = md`${plain(lastSegments(place.path, segments))}:${place.line}`;
  const head = page.report.subject.head;
  if (head === null) return label;
  const address = `blob/${head}/${encodePath(place.path)}#L${place.line}`;
  return link(label, linkRoot(page), address);
}

/** A folded block. Its summary is one line of HTML, its body Markdown. */
export function details(summary: Markdown, body: Markdown, open = false): Markdown {
  return md`<details${open ? " open" : ""}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
