import type { CassetteHeader } from "../model/cassette.ts";
import { fieldsDigest } from "../model/digest.ts";
import { toPromptsDigest } from "../model/prompts-digest.ts";
import type { RunInputs } from "../model/run-inputs.ts";
import { type StaleRow, toSha } from "./stale-rows.ts";

/**
 * What of a conversation with a simulated user, then or now, made a recording stale: the user, and what it was asked first;
 * empty where no model played one, and where neither says it.
 */
export async function explainTurns(
  recorded: Pick<CassetteHeader, "simulated_user" | "prompts">,
  inputs: RunInputs,
): Promise<readonly StaleRow[]> {
  const user = await explainUser(recorded.simulated_user, inputs.answers);
  const prompts = await toPromptsDigest(inputs);
  if (user.length === 0 || (recorded.prompts ?? prompts) === prompts) return user;
  const pair = { recorded: toSha(recorded.prompts ?? ""), now: toSha(prompts) };
  return [{ input: "prompt, max_turns", ...pair, changed: true }, ...user];
}

/**
 * What of a simulated user made a recording stale, in words (design.md §6: the brief and its model); empty where it is
 * something else of the user turns.
 */
async function explainUser(
  recorded: CassetteHeader["simulated_user"],
  answers: RunInputs["answers"],
): Promise<readonly StaleRow[]> {
  const now = answers.kind === "user" ? answers : null;
  if (recorded === undefined || now === null) {
    if (recorded === undefined && now === null) return [];
    const words = (model: string | undefined) =>
      model === undefined ? "none" : `played by ${model}`;
    const pair = { recorded: words(recorded?.model), now: words(now?.model) };
    return [{ input: "simulated user", ...pair, changed: true }];
  }
  const brief = await fieldsDigest([now.brief]);
  const rows: readonly StaleRow[] = [
    {
      input: "brief of the simulated user",
      recorded: toSha(recorded.brief),
      now: toSha(brief),
      changed: recorded.brief !== brief,
    },
    {
      input: "model of the simulated user",
      recorded: recorded.model,
      now: now.model,
      changed: recorded.model !== now.model,
    },
  ];
  return rows.filter(({ changed }) => changed);
}
