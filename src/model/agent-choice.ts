import { z } from "zod";
import { explain } from "./explanation.ts";

/** Name of an agent, as `--agent` takes it. */
export const agentNameSchema = z.string().regex(/^[a-z0-9](?:[a-z0-9_-]{0,38}[a-z0-9_])?$/, {
  error: explain(
    "is not the name of an agent",
    "write claude, codex, opencode, gemini, …, acp-WORD or command-WORD",
  ),
});

/** Each entry of a list would be run and paid for. */
function refuseTwice(list: readonly string[], context: z.RefinementCtx): void {
  for (const [index, entry] of list.entries()) {
    if (list.indexOf(entry) === index) continue;
    const message = explain(`${entry} is written twice`, "keep one of them");
    context.addIssue({ code: "custom", path: [index], message });
  }
}

/** Name of a model, as a provider or an agent takes it. */
export const modelName = z.string().regex(/^\S{1,200}$/, {
  error: explain("is not the name of a model", "write it without blanks"),
});

/** `agents` of a suite, a test and the settings. */
export const agentsSchema = z
  .array(agentNameSchema)
  .min(1)
  .superRefine(refuseTwice)
  .describe("Agents that run the tests: claude, codex, opencode, gemini, …");

/** `model` of a suite, a test and the settings: a name, or agent → name or list of names. */
export const modelSchema = z
  .union([
    modelName,
    z.record(
      agentNameSchema,
      z.union([modelName, z.array(modelName).min(1).superRefine(refuseTwice)]),
    ),
  ])
  .describe(
    "Model asked for: a name, or a map agent → name or list of names (each is run). Without it: the CLI's own.",
  );
