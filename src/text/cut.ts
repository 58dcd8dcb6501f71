const encoder = new TextEncoder();

/** Size in UTF-8 bytes, the unit of every limit of ours (reporting.md §12). */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/** At most the first `limit` bytes of a text, cut at a character boundary. */
export function cutBytes(text: string, limit: number): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    encoder.encode(text).subarray(0, Math.max(0, limit)),
    { stream: true },
  );
}

/** Index in UTF-16 units behind the first `count` code points, or the length of a shorter text. */
function indexAfter(text: string, count: number): number {
  let index = 0;
  for (let seen = 0; seen < count && index < text.length; seen += 1) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  return index;
}

/** Length in code points. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; count += 1) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  return count;
}

/** At most `limit` code points; where something is left out the last of them is `…`. */
export function cutCharacters(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = indexAfter(text, limit);
  return kept >= text.length ? text : `${text.slice(0, indexAfter(text, limit - 1))}…`;
}

/** The first `limit` code points and, where something is left out, how much in words. */
export function cutWithCount(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = indexAfter(text, limit);
  if (kept >= text.length) return text;
  return `${text.slice(0, kept)} … ${countCodePoints(text.slice(kept))} more characters`;
}

/**
 * The first and the last half of `limit` code points, and between them how much is left out (judge-and-cost.md §2.1): a
 * question mostly stands at the end.
 */
export function keepEnds(text: string, limit: number): string {
  const left = text.length <= limit ? 0 : countCodePoints(text) - limit;
  if (left <= 0) return text;
  const head = indexAfter(text, Math.ceil(limit / 2));
  const tail = indexAfter(text, Math.ceil(limit / 2) + left);
  const count = String(left).replace(/\B(?=(?:\d{3})+$)/g, ",");
  return `${text.slice(0, head)} … ${count} characters left out … ${text.slice(tail)}`;
}

/** Without the newlines at its end. A loop, since `\n+$` looks at a long run once for each start (RX-3). */
export function trimNewlines(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === "\n") end -= 1;
  return text.slice(0, end);
}
