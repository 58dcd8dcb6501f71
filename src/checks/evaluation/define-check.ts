import type { z } from "zod";
import type { CheckModifiers, CheckSpec, CheckVocabularyEntry } from "../../model/check-spec.ts";
import type { Run, RunTurn } from "../../model/run.ts";
import type { CheckVerdict } from "../../model/verdict.ts";

/** What a check finds out about one run; key, text and line are added by `evaluateChecks`. */
export type CheckFinding = Pick<
  CheckVerdict,
  "verdict" | "reason" | "expected" | "actual" | "evidence"
>;

/** What a check may look at. The run is completed, and the chosen turns happened. */
export interface CheckScene {
  readonly run: Run;
  /** The turns chosen by `turn` or by the step, else all; never empty, in order. */
  readonly turns: readonly RunTurn[];
  /** Modifiers as written, with defaults from an enclosing `not`, `all` or `any`. */
  readonly spec: CheckSpec;
  /** Evaluates a check that stands inside this one, with this one's modifiers as defaults. */
  readonly evaluate: (nested: CheckSpec) => CheckVerdict;
}

export interface CheckDefinition<Value> {
  readonly key: string;
  /** Parsing yields the value handed to `evaluate`; parsing that again yields the same. */
  readonly schema: z.ZodType<Value>;
  readonly nests?: "one" | "many";
  readonly modifiers: readonly (keyof CheckModifiers)[];
  /** It looks at tool calls: of an agent that shows none nothing can be said (agents.md §3.8). */
  readonly looksAtTools?: true;
  /** One sentence for editors. */
  readonly description: string;
  /** One line of YAML that a suite may hold. */
  readonly example: string;
  /** The command whose stand-in the value asks about, null for any. */
  readonly standInOf?: (value: Value) => string | null;
  /** What follows the key in the one line that people read, "`git push`"; modifiers are added. */
  readonly toText: (value: Value, toNestedText: (nested: CheckSpec) => string) => string;
  readonly evaluate: (value: Value, scene: CheckScene) => CheckFinding;
}

/** A check whose value was read. */
export interface ReadCheck {
  readonly toText: (toNestedText: (nested: CheckSpec) => string) => string;
  readonly evaluate: (scene: CheckScene) => CheckFinding;
}

/** One entry of the registry. */
export interface Check extends CheckVocabularyEntry {
  readonly example: string;
  readonly looksAtTools: boolean;
  /** Null when the value is malformed: such a check is invalid, also under `not`. */
  readonly read: (value: unknown) => ReadCheck | null;
}

/** Defines one check of suite.md §4. */
export function defineCheck<Value>(definition: CheckDefinition<Value>): Check {
  const { key, schema, nests = "none", modifiers, description, example, standInOf } = definition;
  return {
    key,
    schema,
    nests,
    modifiers,
    description,
    example,
    looksAtTools: definition.looksAtTools ?? false,
    ...(standInOf === undefined ? {} : { standInOf: (value) => standInOf(schema.parse(value)) }),
    read: (value) => {
      const parsed = schema.safeParse(value);
      if (!parsed.success) return null;
      return {
        toText: (toNestedText) => definition.toText(parsed.data, toNestedText),
        evaluate: (scene) => definition.evaluate(parsed.data, scene),
      };
    },
  };
}
