import { commandSchema, toCommand } from "./evaluation/command-words.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { beginsWith, judgeCalls, toCommandLine } from "./evaluation/stand-in-calls.ts";

function toText(value: Parameters<typeof toCommand>[0]): string {
  const { command, args } = toCommand(value);
  return toCommandLine({ command, argv: args });
}

export default defineCheck({
  key: "called",
  schema: commandSchema,
  modifiers: ["turn", "count", "name"],
  description:
    "A stand-in was called with arguments that begin with these words; refused calls count too. Split as a shell splits it, or a list.",
  example: "called: gh repo view acme/old-exporter",
  standInOf: (value) => toCommand(value).command,
  toText: (value) => quote(toText(value)),
  evaluate: (value, scene) => {
    const wanted = toCommand(value);
    return judgeCalls(
      {
        holds: (call) => beginsWith(call, wanted),
        isNear: ({ command }) => command === wanted.command,
        count: scene.spec.count,
        expected: toText(value),
        noun: `${wanted.command} call`,
      },
      scene,
    );
  },
});
