import { stringify } from "yaml";
import { inputsSchema, outputsSchema } from "../model/inputs.ts";

/** What the zod object says of one input beside its type. */
export interface InputFacts {
  readonly name: string;
  readonly description: string;
  readonly default: string | null;
  readonly table: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Every input in the order of the object, with what its `meta` says. */
export function inputFacts(): readonly InputFacts[] {
  return Object.entries(inputsSchema.shape).map(([name, schema]) => {
    const meta = schema.meta() ?? {};
    return {
      name,
      description: text(meta["description"]),
      default: typeof meta["default"] === "string" ? meta["default"] : null,
      table: text(meta["table"]),
    };
  });
}

/** Every output, in order. */
export function outputFacts(): readonly { readonly name: string; readonly description: string }[] {
  return Object.entries(outputsSchema.shape).map(([name, schema]) => ({
    name,
    description: text(schema.meta()?.["description"]),
  }));
}

/** action.yml, printed from the one object of inputs and outputs (design.md §10). */
export function toActionYml(): string {
  const inputs = Object.fromEntries(
    inputFacts().map((input) => [
      input.name,
      {
        description: input.description,
        required: false,
        ...(input.default === null ? {} : { default: input.default }),
      },
    ]),
  );
  const outputs = Object.fromEntries(
    outputFacts().map(({ name, description }) => [name, { description }]),
  );
  const action = {
    name: "skillcheck: tests for agent skills",
    description:
      "Finds the agent skills a pull request touches, lints them, replays recorded agent runs, comments and gates.",
    author: "skillcheck",
    branding: { icon: "check-circle", color: "green" },
    inputs,
    outputs,
    runs: {
      using: "node24",
      main: "dist/action.js",
      post: "dist/action.js",
      "post-if": "always()",
    },
  };
  return `# Printed by npm run build from src/model/inputs.ts; do not edit.\n${stringify(action, { lineWidth: 0 })}`;
}
