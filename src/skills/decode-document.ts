import type { MarkdownDocument } from "../model/skill-source.ts";
import { mayHoldBase64 } from "../text/base64-run.ts";
import { type DecodedText, decodeText } from "../text/decode-text.ts";
import { EVERY_GROUP, findWordGroups } from "../text/word-groups.ts";

/** A Markdown file's text, and what its bytes tell of it at once. */
export function decodeDocument(
  bytes: Uint8Array,
): DecodedText & Pick<MarkdownDocument, "words" | "mayHoldBase64"> {
  const decoded = decodeText(bytes);
  // The letters of UTF-16 stand two bytes apart.
  if (decoded.encoding.kind === "utf-16") {
    return { ...decoded, words: EVERY_GROUP, mayHoldBase64: true };
  }
  return { ...decoded, words: findWordGroups(bytes), mayHoldBase64: mayHoldBase64(bytes) };
}
