import { removeAnsi } from "./ansi.ts";
import { cutWithCount } from "./cut.ts";
import { showInvisible } from "./invisible.ts";

/**
 * The first `limit` code points of a longer untrusted text, visible, and how much is left out in
 * words: a part of what a fence holds. Not safe for any sink by itself.
 */
export function excerpt(text: string, limit: number): string {
  return cutWithCount(showInvisible(removeAnsi(text)), limit);
}
