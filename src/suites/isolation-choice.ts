import { z } from "zod";
import { explain } from "../model/explanation.ts";
import { containerSchema, type IsolationChoice } from "../model/isolation.ts";

/** `isolation` of a suite: without any it never is (security.md SB-5). */
export const suiteIsolationSchema = z
  .union([z.literal("cage"), containerSchema], {
    error: ({ input }) =>
      input === "none"
        ? explain(
            "is not for a suite to decide",
            "write cage or {container: IMAGE}; none stands in .skillcheck.yml or on the command line",
          )
        : "write cage or {container: IMAGE}",
  })
  .describe(
    "Where the agent runs: cage, or {container: IMAGE} with an image of `containers` in .skillcheck.yml. More than the settings say, never less.",
  );

/** `isolation` as its schema leaves it, of a suite or of the settings. */
export function toIsolationChoice(
  written: "cage" | "none" | { readonly container: string } | undefined,
): IsolationChoice | null {
  if (written === undefined) return null;
  return typeof written === "string"
    ? { kind: written }
    : { kind: "container", image: written.container };
}
