import { fieldsDigest } from "./digest.ts";
import type { RunInputs } from "./run-inputs.ts";

/** What of the user turns no answer decides: sha256 hex of the prompts in their order, and of how many turns there may be. */
export function toPromptsDigest({
  prompts,
  maxTurns,
}: Pick<RunInputs, "prompts" | "maxTurns">): Promise<string> {
  return fieldsDigest([...prompts, String(maxTurns)]);
}
