import { z } from "zod";
import { explain } from "../model/explanation.ts";
import { commandSchema, toCommand } from "./evaluation/command-words.ts";
import { toCountText } from "./evaluation/count.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { beginsWith, judgeCalls, toCommandLine } from "./evaluation/stand-in-calls.ts";

const bound = z.int().min(0);

const schema = z
  .strictObject({ command: commandSchema, at_least: bound.optional(), at_most: bound.optional() })
  .refine(({ at_least, at_most }) => at_least !== undefined || at_most !== undefined, {
    error: explain("has no bound", "write at_least or at_most"),
  })
  .refine(({ at_least, at_most }) => (at_least ?? 0) <= (at_most ?? Number.POSITIVE_INFINITY), {
    error: explain("has at_least above at_most", "nothing can be both"),
  });

function toText({ command }: z.infer<typeof schema>): string {
  const wanted = toCommand(command);
  return toCommandLine({ command: wanted.command, argv: wanted.args });
}

export default defineCheck({
  key: "calls",
  schema,
  modifiers: ["turn", "name"],
  description:
    "The stand-in was called so often, with `command` of several words only calls that begin with them; refused calls count too.",
  example: "calls: { command: gh, at_most: 3 }",
  standInOf: ({ command }) => toCommand(command).command,
  toText: ({ command, ...count }) => `${quote(toText({ command }))}, ${toCountText(count)}`,
  evaluate: ({ command, ...count }, scene) => {
    const wanted = toCommand(command);
    const holds = (call: Parameters<typeof beginsWith>[0]) => beginsWith(call, wanted);
    return judgeCalls(
      {
        holds,
        isNear: holds,
        count,
        expected: toText({ command }),
        noun: `${wanted.command} call`,
      },
      scene,
    );
  },
});
