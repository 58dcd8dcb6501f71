/** The GitHub CLI: what `commands` describes, then repositories (`repos`) by gh's own grammar (formats.md §11). */

import { type Answer, type Call, refuse } from "./call/answer.ts";
import { answerDescribed, refuseForm } from "./command.ts";
import { answerApi } from "./gh/api.ts";
import { answerRepo } from "./gh/repo.ts";

/** What the repositories answer; null for a command that has no grammar here. */
async function answerByGrammar(call: Call): Promise<Answer | null> {
  const [command] = call.argv;
  if (call.fixture.repos === null) return null;
  if (command === "repo") return answerRepo(call);
  return command === "api" ? answerApi(call) : null;
}

/** The stand-in for gh. */
export async function gh(call: Call): Promise<Answer> {
  return (
    refuseForm(call) ??
    (await answerDescribed(call)) ??
    (await answerByGrammar(call)) ??
    refuse("gh", `no answer is described for: ${call.argv.join(" ")}`)
  );
}
