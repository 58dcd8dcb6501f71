// Draws .github/comment.png, the picture in the README: the comment of `skillcheck demo` as GitHub would show it, by
// markdown-it, a style sheet of our own and headless Chromium (Debian: apt-get install chromium). Run by hand when the
// comment changes; never a part of CI.
//   node .ci/draw-comment.mjs [comment.md]      default: the comment of the demo; CHROMIUM names another browser
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import markdownIt from "markdown-it";

const root = path.resolve(import.meta.dirname, "..");
const picture = path.join(root, ".github/comment.png");
const WIDTH = 900;
const SCALE = 1.5;

const ALERTS = { CAUTION: "Caution", WARNING: "Warning", IMPORTANT: "Important", NOTE: "Note" };

function readComment(file) {
  if (file !== undefined) return readFileSync(file, "utf8");
  const demo = [path.join(root, "dist/cli.js"), "demo", "--format", "json"];
  const options = { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 };
  return JSON.parse(execFileSync(process.execPath, demo, options)).comment;
}

/** GitHub's alerts: a quote whose first line is `[!CAUTION]`. */
function withAlerts(html) {
  return html.replace(
    /<blockquote>\s*<p>\[!([A-Z]+)\]\s*([\s\S]*?)<\/blockquote>/g,
    (_all, kind, rest) =>
      `<div class="alert ${kind.toLowerCase()}"><p class="title">${ALERTS[kind] ?? kind}</p><p>${rest}</div>`,
  );
}

/** Lines of a diff in GitHub's colours. */
function withDiffs(html) {
  return html.replace(/<code class="language-diff">([\s\S]*?)<\/code>/g, (_all, text) => {
    const lines = text.trimEnd().split("\n");
    let sign = "";
    const drawn = lines.map((line) => {
      if (/^[-+]/.test(line)) sign = line[0] === "+" ? "added" : "removed";
      return `<span class="${sign}">${line}</span>`;
    });
    return `<code>${drawn.join("\n")}</code>`;
  });
}

const STYLE = `
* { box-sizing: border-box }
body { margin: 0; padding: 16px; background: #fff; color: #1f2328; font: 14px/1.5 "Liberation Sans", Arial, "Noto Color Emoji", sans-serif }
.box { border: 1px solid #d1d9e0; border-radius: 6px }
.head { padding: 8px 16px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; border-radius: 6px 6px 0 0; color: #59636e }
.head b { color: #1f2328 } .bot { border: 1px solid #d1d9e0; border-radius: 2em; padding: 0 6px; font-size: 12px }
.body { padding: 16px } .body > :first-child { margin-top: 0 } .body > :last-child { margin-bottom: 0 }
h3 { font-size: 1.25em; margin: 0 0 12px; line-height: 1.3 } p { margin: 0 0 12px } a { color: #0969da; text-decoration: none }
table { border-collapse: collapse; margin: 0 0 12px; font-size: 13px } th, td { border: 1px solid #d1d9e0; padding: 5px 11px; text-align: left }
tr:nth-child(2n) td { background: #f6f8fa } td[style*=right], th[style*=right] { text-align: right }
code { font: 85% "Liberation Mono", monospace; background: #eff1f3; border-radius: 6px; padding: .15em .4em }
pre { background: #f6f8fa; border-radius: 6px; padding: 12px; margin: 0 0 12px; overflow: hidden } pre code { background: none; padding: 0 }
pre .removed { background: #ffebe9; color: #82071e; display: inline-block; width: 100% } pre .added { background: #dafbe1; color: #116329; display: inline-block; width: 100% }
details { margin: 0 0 8px } summary { margin: 0 0 8px } details:not([open]) > summary { margin: 0 }
.alert { border-left: 4px solid #cf222e; padding: 6px 14px; margin: 0 0 14px } .alert p { margin: 0 } .alert .title { color: #cf222e; font-weight: 600; margin-bottom: 2px }
.alert .title::before { content: "!"; display: inline-block; width: 16px; height: 16px; margin-right: 8px; border: 1.5px solid; border-radius: 5px; font-size: 11px; line-height: 13px; text-align: center } .alert.warning, .alert.important { border-color: #9a6700 } .alert.warning .title { color: #9a6700 }
sub { font-size: 12px; color: #59636e; vertical-align: baseline }
`;

function toPage(markdown) {
  const renderer = markdownIt({ html: true, linkify: false });
  const body = withDiffs(withAlerts(renderer.render(markdown)));
  // Where the picture ends: a second opened test tells nothing that the first does not.
  const folded = body.replace(/(<details open>[\s\S]*?)<details open>/, "$1<details>");
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><div class="box"><div class="head"><b>github-actions</b> <span class="bot">bot</span> commented now</div><div class="body">${folded}</div></div><script>document.documentElement.dataset.height = document.querySelector(".box").getBoundingClientRect().bottom + 16</script>`;
}

function chromium(...args) {
  const options = { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
  return execFileSync(
    process.env.CHROMIUM ?? "chromium",
    ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", ...args],
    options,
  );
}

const scratch = mkdtempSync(path.join(tmpdir(), "skillcheck-picture-"));
try {
  const page = path.join(scratch, "comment.html");
  writeFileSync(page, toPage(readComment(process.argv[2])));
  const profile = `--user-data-dir=${path.join(scratch, "profile")}`;
  const url = pathToFileURL(page).href;
  const dom = chromium(profile, `--window-size=${WIDTH},800`, "--dump-dom", url);
  const height = Math.ceil(Number(/data-height="([\d.]+)"/.exec(dom)?.[1]));
  chromium(
    profile,
    `--window-size=${WIDTH},${height}`,
    `--force-device-scale-factor=${SCALE}`,
    `--screenshot=${picture}`,
    url,
  );
  process.stdout.write(`${picture}: ${WIDTH} × ${height}\n`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
