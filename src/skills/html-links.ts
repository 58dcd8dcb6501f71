/** Comments, and elements whose content is not HTML. */
const NOT_MARKUP = /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<[a-z][^<>]*>/gi;
const ATTRIBUTE = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/** Destinations of `href` and `src` in a piece of HTML, with their offsets, outside comments. */
export function findHtmlLinks(
  html: string,
): readonly { readonly destination: string; readonly offset: number }[] {
  const markup = html.replace(NOT_MARKUP, (match) => " ".repeat(match.length));
  const found: { destination: string; offset: number }[] = [];
  for (const tag of markup.matchAll(TAG)) {
    for (const attribute of tag[0].matchAll(ATTRIBUTE)) {
      const destination = attribute[1] ?? attribute[2] ?? attribute[3] ?? "";
      const quote = attribute[3] === undefined ? 1 : 0;
      const end = tag.index + attribute.index + attribute[0].length - quote;
      found.push({ destination, offset: end - destination.length });
    }
  }
  return found;
}
