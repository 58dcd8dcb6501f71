/** Any command that a suite describes: the arguments, joined by a space, meet a pattern, and what belongs to it is answered. */

import {
  type Answer,
  type Call,
  namesStdin,
  refuse,
  toAnswer,
  withLineEnd,
} from "./call/answer.ts";
import { chooseAnswer } from "./call/choose-answer.ts";
import { LONGEST_TEXT } from "./call/meets.ts";

/** The answer that `commands` describes, or null where it describes none. */
export async function answerDescribed(call: Call): Promise<Answer | null> {
  const line = call.argv.join(" ");
  const { commands } = call.fixture;
  const found = await chooseAnswer(call, {
    rules: commands,
    kind: "commands",
    toTexts: () => [line],
  });
  if (found === null) return null;
  const { exit } = found;
  return toAnswer({
    status: exit === 0 ? "ok" : "error",
    exit,
    stdout: withLineEnd(found.stdout),
    stderr: withLineEnd(found.stderr),
    writes: found.writes.map(([path, text]) => ({ path, text, scope: "below", makeFolders: true })),
    readsStdin: namesStdin(call.argv),
  });
}

/** What no stand-in answers: no arguments, more of them than patterns are held against. */
export function refuseForm({ argv, fixture }: Call): Answer | null {
  if (argv.length === 0) return refuse(fixture.command, "called without arguments");
  const length = argv.join(" ").length;
  if (length <= LONGEST_TEXT) return null;
  return refuse(fixture.command, `called with arguments of ${length} characters`);
}

/** The generic stand-in. */
export async function command(call: Call): Promise<Answer> {
  const { fixture, argv } = call;
  return (
    refuseForm(call) ??
    (await answerDescribed(call)) ??
    refuse(fixture.command, `no answer is described for: ${argv.join(" ")}`)
  );
}
