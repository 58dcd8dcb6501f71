import { z } from "zod";
import { type CommandValue, commandSchema, toCommand } from "./evaluation/command-words.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { beginsWith, judgeCalls, toCommandLine } from "./evaluation/stand-in-calls.ts";
import { trueSchema } from "./evaluation/true-schema.ts";

function toText(value: CommandValue): string {
  const { command, args } = toCommand(value);
  return toCommandLine({ command, argv: args });
}

export default defineCheck({
  key: "refused",
  schema: z.union([trueSchema, commandSchema]),
  modifiers: ["turn", "count", "name"],
  description:
    "A stand-in refused a call that the suite does not describe: any stand-in (true), or a call that begins with these words.",
  example: "not: { refused: true }",
  standInOf: (value) => (value === true ? null : toCommand(value).command),
  toText: (value) => (value === true ? "" : quote(toText(value))),
  evaluate: (value, scene) => {
    const wanted = value === true ? null : toCommand(value);
    const isNear = (call: Parameters<typeof beginsWith>[0]) =>
      wanted === null || beginsWith(call, wanted);
    return judgeCalls(
      {
        holds: (call) => isNear(call) && call.status === "refused",
        isNear,
        count: scene.spec.count,
        expected: value === true ? "a refused call" : `refused: ${toText(value)}`,
        noun: wanted === null ? "stand-in call" : `${wanted.command} call`,
      },
      scene,
    );
  },
});
