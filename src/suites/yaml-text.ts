import type { Explanation } from "../model/explanation.ts";
import type { Place } from "../model/front-matter.ts";
import { LIMITS } from "../model/limits.ts";
import type { TextEncoding } from "../model/skill-source.ts";
import { decodeText } from "../text/decode-text.ts";

/** A text that may be parsed, or the one reason why not. */
export type YamlText =
  | { readonly kind: "text"; readonly text: string }
  | ({ readonly kind: "refused"; readonly place: Place } & Explanation);

const START: Place = { line: 1, column: 1 };
const SAVE_AS_UTF8 = "save it as UTF-8 without a byte order mark";

/** Everything that is refused before the YAML parser sees it (security.md FS-1). */
export function toYamlText(input: string | Uint8Array): YamlText {
  const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
  if (bytes.length > LIMITS.suiteBytes) {
    const what = `has ${bytes.length} bytes, more than the ${LIMITS.suiteBytes} that are read`;
    return refused(START, what, "split it into several suites");
  }
  const { encoding, text } = decodeText(bytes);
  return refuseEncoding(encoding) ?? { kind: "text", text };
}

function refused(place: Place, what: string, remedy: string): YamlText {
  return { kind: "refused", place, what, remedy };
}

function refuseEncoding(encoding: TextEncoding): YamlText | null {
  switch (encoding.kind) {
    case "utf-8":
      return encoding.byteOrderMark
        ? refused(START, "begins with a byte order mark", SAVE_AS_UTF8)
        : null;
    case "utf-16":
      return refused(START, "is UTF-16", SAVE_AS_UTF8);
    case "invalid-utf-8":
      return refused(placeOf(encoding), "is not valid UTF-8", SAVE_AS_UTF8);
    case "binary":
      return refused(placeOf(encoding), "a NUL character", "remove it");
  }
}

function placeOf({ line, column }: Place): Place {
  return { line, column };
}
