import { z } from "zod";
import { defineCheck } from "./evaluation/define-check.ts";
import { fail, invalid, pass, runFact } from "./evaluation/finding.ts";

export default defineCheck({
  key: "exit_code",
  schema: z.int().min(0),
  modifiers: ["turn", "name"],
  description: "The agent's process ended with this code; of several the first that is not 0.",
  example: "exit_code: 0",
  toText: String,
  evaluate: (code, scene) => {
    const codes = scene.turns.map(({ exit }) => exit).filter((exit) => exit !== null);
    const actual = codes.find((exit) => exit !== 0) ?? codes[0];
    if (actual === undefined) return invalid("no process of the agent ended by itself");
    const reason = `exit code ${actual}`;
    return actual === code
      ? pass(reason, runFact(reason))
      : fail({ reason, expected: `${code}`, actual: `${actual}`, evidence: runFact(reason) });
  },
});
