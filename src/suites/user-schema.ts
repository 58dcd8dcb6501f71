import { z } from "zod";
import { modelName } from "../model/agent-choice.ts";
import { USER_PROVIDERS } from "../model/simulated-user.ts";
import { nonEmptyTextSchema as nonEmptyText } from "./text-schema.ts";

/** `user` of a test. A text is the usual case; the map is there because who plays the user decides what a run costs and depends on. */
export const userSchema = z
  .union([
    nonEmptyText,
    z.strictObject({
      brief: nonEmptyText.describe("Who the user is and what they want; the agent never sees it."),
      model: modelName
        .optional()
        .describe("Model that plays the user; without it a small one of the provider."),
      provider: z
        .enum(USER_PROVIDERS)
        .optional()
        .describe("Whose model it is; without it as its name says, else the agent's own provider."),
    }),
  ])
  .describe(
    "A user played by a model, instead of `answers`: a brief, {file: path}, or {brief, model, provider}.",
  );
