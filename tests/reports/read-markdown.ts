import MarkdownIt from "markdown-it";

/** What a parsed body holds, for assertions. */
export interface Parsed {
  /** Rows of each table, head included, and the cells of its head. */
  readonly tables: readonly { readonly rows: number; readonly columns: number }[];
  /** Text as a reader sees it outside code, HTML blocks included. */
  readonly prose: string;
  readonly links: readonly string[];
  readonly images: number;
  /** Every HTML tag and comment as written. */
  readonly tags: readonly string[];
  readonly fences: number;
}

const parser = new MarkdownIt({ html: true });
type Token = ReturnType<typeof parser.parse>[number];

function decodeEntities(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function flatten(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token) => [token, ...flatten(token.children ?? [])]);
}

const TAG = /<!--[\s\S]*?-->|<\/?[A-Za-z][^<>]*>/g;
/** Code is neither parsed for references by GitHub nor prose. */
const CODE_ELEMENT = /<code>[\s\S]*?<\/code>/g;

/** Parses a body as CommonMark with tables, as GitHub does. */
export function readMarkdown(body: string): Parsed {
  const tokens = flatten(parser.parse(body, {}));
  const html = tokens.filter((token) => token.type.startsWith("html_"));
  const tables: { rows: number; columns: number }[] = [];
  for (const token of tokens) {
    if (token.type === "table_open") tables.push({ rows: 0, columns: 0 });
    const table = tables.at(-1);
    if (token.type === "tr_open" && table !== undefined) table.rows += 1;
    if (token.type === "th_open" && table !== undefined) table.columns += 1;
  }
  return {
    tables,
    prose: tokens
      .map((token) => {
        if (token.type === "text") return token.content;
        if (token.type !== "html_block") return "\n";
        return decodeEntities(token.content.replace(CODE_ELEMENT, "").replace(TAG, ""));
      })
      .join(""),
    links: tokens
      .filter((token) => token.type === "link_open")
      .map((token) => String(token.attrGet("href"))),
    images: tokens.filter((token) => token.type === "image").length,
    tags: html.flatMap((token) => token.content.match(TAG) ?? []),
    fences: tokens.filter((token) => token.type === "fence").length,
  };
}

/** Lines of a body outside fences: what Markdown and commands can act on. */
export function linesOutsideFences(body: string): readonly string[] {
  let mark = "";
  return body.split("\n").filter((line) => {
    const fence = /^(`{4,})/.exec(line)?.[1] ?? "";
    if (mark === "" && fence !== "") mark = fence;
    else if (mark !== "" && line === mark) mark = "";
    else return mark === "";
    return false;
  });
}

/** Table rows in the source, to compare with what the parser saw. */
export function countTableRows(body: string): number {
  const rows = linesOutsideFences(body).filter((line) => line.startsWith("| "));
  return rows.filter((line) => !/^\| :?-/.test(line)).length;
}

/** Depth of open `<details>` at the end; throws when one closes that was not open. */
export function detailsDepth(tags: readonly string[]): number {
  let depth = 0;
  for (const tag of tags) {
    if (tag.startsWith("<details")) depth += 1;
    if (tag === "</details>") depth -= 1;
    if (depth < 0) throw new Error("a </details> too many");
  }
  return depth;
}
