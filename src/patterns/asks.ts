import { compilePattern } from "./compile-pattern.ts";

/** What a hand-back that asks looks like, case ignored (formats.md §9 **Asks**). */
const ASKING =
  "\\?|confirm |please confirm|let me know|shall i|should i|would you like|tell me (which|what|where)|waiting for (your|you)|say the word";

/** A question stands near the end; what comes before it is report. */
const LINES = 15;

/** True when what the agent handed back asks the user something: its last 15 lines, blanks around it left out. */
export function asks(handBack: string): boolean {
  // Compiled at the first question, not at every start: that takes longer than all else of this room.
  const asking = compilePattern(ASKING, { ignoreCase: true });
  if (!asking.ok) throw new Error(`the pattern of a question does not compile: ${asking.what}`);
  const tail = handBack
    .trim()
    .split(/\r\n|\r|\n/)
    .slice(-LINES)
    .join("\n");
  return asking.pattern.find(tail) !== null;
}
