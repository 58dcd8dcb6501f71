import { relativeTime } from "../../text/figure.ts";
import { link } from "../../text/link.ts";
import { code, plain } from "../../text/markdown.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { STATUS_ICONS } from "../wording/words.ts";
import { linkRoot, type Page } from "./page.ts";

/** Results kept in the marker and shown in the footer (reporting.md §4.4). */
export const HISTORY = 10;

function icon(status: string): Markdown {
  for (const [word, shown] of Object.entries(STATUS_ICONS)) {
    if (word === status) return md`${shown}`;
  }
  return md`⏳`;
}

/** ``This PR so far: ✅ `b77e110` → ❌ `d40f7b2` ``, from the second result on. */
function history(page: Page): Markdown {
  const results = page.context.github?.history.slice(-HISTORY) ?? [];
  if (results.length < 2) return md``;
  const shown = results.map(([sha, status]) => md`${icon(status)} ${code(sha.slice(0, 7))}`);
  return md`This PR so far: ${join(shown, " → ")}`;
}

/** Earlier results, links, version and time (reporting.md §4.2, block 10). */
export function toFooter(page: Page): Markdown {
  const { github, now } = page.context;
  const links =
    github === null
      ? []
      : [
          link(
            md`Job summary`,
            linkRoot(page),
            github.summaryUrl ?? `actions/runs/${github.workflowRun}/attempts/${github.attempt}`,
          ),
          github.artifactUrl === null
            ? md``
            : link(md`skillcheck-report.json`, linkRoot(page), github.artifactUrl),
        ];
  const version = md`skillcheck v${plain(page.report.tool.version)}`;
  return md`<sub>${join([history(page), ...links, version, md`updated ${relativeTime(now)}`], " · ")}</sub>`;
}
