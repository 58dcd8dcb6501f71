/** Texts of the named preambles (suite.md §2); a text of the suite's own stands as it is. */
const PREAMBLES: ReadonlyMap<string, string> = new Map([
  ["none", ""],
  [
    "unattended",
    "Nobody will answer questions during this task. Decide what a careful colleague would decide, carry the task out, and say at the end what you assumed.",
  ],
  [
    "ask_and_stop",
    "Do not ask questions in the middle of the work. If you need an answer before you may go on, write the question as your final message and stop there.",
  ],
  [
    "no_spend",
    "Nothing has been authorised that costs money or cannot be undone. If the task needs such a step, ask for it and stop.",
  ],
  [
    "scripted",
    "Questions will be answered. When you have one, end your turn with it and wait for the answer.",
  ],
]);

/** The first user message: preamble, blank line, prompt. */
export function toFirstMessage(preamble: string, prompt: string): string {
  const text = PREAMBLES.get(preamble) ?? preamble;
  return text === "" ? prompt : `${text}\n\n${prompt}`;
}
