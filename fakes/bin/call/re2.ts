import { RE2JS } from "re2js";
import type { Match } from "./fixture.ts";

/** Whether a text meets a pattern in RE2 syntax; `meets.ts` loads this where a pattern is more than plain text. */
export function meetsRe2(pattern: string, text: string, match: Match): boolean {
  const matcher = RE2JS.compile(pattern).matcher(text);
  switch (match) {
    case "exact":
      return matcher.matches();
    case "prefix":
      return matcher.lookingAt();
    case "search":
      return matcher.find();
  }
}
