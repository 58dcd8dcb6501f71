import { z } from "zod";
import { variableNameSchema } from "../model/config.ts";
import { explain } from "../model/explanation.ts";
import { LIMITS } from "../model/limits.ts";
import { pathSchema } from "./text-schema.ts";

const definition = pathSchema().refine((path) => path.endsWith(".md"), {
  error: explain("is not the definition of a subagent", "name a Markdown file: reviewer.md"),
});

/** What a run finds beside the skill under test: keys of a suite and of a test. */
export const loadedKeys = {
  env: z
    .record(variableNameSchema, z.string())
    .optional()
    .describe(
      "Plain variables for setup and the agent's shell, never secrets. A test's own stand beside the suite's.",
    ),
  with: z
    .union([z.literal("*"), z.array(z.string().min(1))])
    .optional()
    .describe(
      "Further skills loaded beside this one: names of skills of the repository, or paths below this file's folder; * is all of them.",
    ),
  subagents: z
    .array(definition)
    .max(LIMITS.loadedBeside)
    .optional()
    .describe(
      "Definition files of subagents, from the folder of this file, installed where the agent looks for them.",
    ),
};
