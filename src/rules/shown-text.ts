import { cutCharacters } from "../text/cut.ts";
import { showInvisible } from "../text/invisible.ts";
import { createRedactor } from "../text/redactor.ts";

const SHOWN_CHARACTERS = 80;
const REDACTOR = createRedactor([]);

/** A piece of a skill for a message: one line, short, without anything shaped like a secret. */
export function toShownText(text: string): string {
  const plain = showInvisible(text).replace(/\s+/g, " ").trim();
  return cutCharacters(REDACTOR.redact(plain), SHOWN_CHARACTERS);
}
