import type { Usage } from "../../model/usage.ts";
import { countAt, type JsonRecord, recordAt, recordsAt, textAt } from "./json-fields.ts";
import { fromAdditive, fromInclusive } from "./token-usage.ts";

/**
 * Tokens of one prompt, and the model where it is named (agents.md §3.7). Claude's agents say
 * `usage` for the prompt; opencode's `usage` is its last step alone and says nothing about the
 * whole; of an agent that nobody measured nothing is believed.
 */
export function readAcpUsage(
  agentName: string,
  result: JsonRecord,
): { readonly usage: Usage | null; readonly model: string | null } {
  const quota = recordAt(recordAt(result, "_meta"), "quota");
  if (agentName.startsWith("gemini")) {
    const count = recordAt(quota, "token_count");
    const usage = fromInclusive({
      input: countAt(count, "input_tokens"),
      cacheRead: null,
      cacheWrite: null,
      output: countAt(count, "output_tokens"),
    });
    return { usage, model: textAt(recordsAt(quota, "model_usage")[0] ?? {}, "model") };
  }
  if (!agentName.includes("claude")) return { usage: null, model: null };
  const tokens = recordAt(result, "usage");
  const usage = fromAdditive({
    input: countAt(tokens, "inputTokens"),
    cacheRead: countAt(tokens, "cachedReadTokens"),
    cacheWrite: countAt(tokens, "cachedWriteTokens"),
    output: countAt(tokens, "outputTokens"),
  });
  return { usage, model: null };
}
