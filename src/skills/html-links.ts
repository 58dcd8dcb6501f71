/** Comments, and elements whose content is not HTML. */
const NOT_MARKUP = /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<[a-z][^<>]*>/gi;
/** Elements of HTML that fetch what they name; a forum's or a framework's own resolve it in their own way. */
const FETCHES =
  /^<(?:a|area|audio|embed|iframe|image|img|input|link|script|source|track|video)(?![\w-])/i;
const LINK = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;
const ID = /\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/** Destinations of `href` and `src` in a piece of HTML, with their offsets, outside comments. */
export function findHtmlLinks(
  html: string,
): readonly { readonly destination: string; readonly offset: number }[] {
  return attributesOf(html, LINK, FETCHES).map(({ value, offset }) => ({
    destination: value,
    offset,
  }));
}

/** Values of `id` and `name` in a piece of HTML, outside comments. */
export function findHtmlIds(html: string): readonly string[] {
  return attributesOf(html, ID).map(({ value }) => value);
}

function attributesOf(
  html: string,
  pattern: RegExp,
  elements: RegExp | null = null,
): readonly { readonly value: string; readonly offset: number }[] {
  const markup = html.replace(NOT_MARKUP, (match) => " ".repeat(match.length));
  const found: { value: string; offset: number }[] = [];
  for (const tag of markup.matchAll(TAG)) {
    if (elements !== null && !elements.test(tag[0])) continue;
    for (const attribute of tag[0].matchAll(pattern)) {
      const value = attribute[1] ?? attribute[2] ?? attribute[3] ?? "";
      const quote = attribute[3] === undefined ? 1 : 0;
      const end = tag.index + attribute.index + attribute[0].length - quote;
      found.push({ value, offset: end - value.length });
    }
  }
  return found;
}
