import { z } from "zod";
import type { CheckVocabularyEntry } from "../../src/model/check-spec.ts";

const entry = (
  key: string,
  schema: z.ZodType,
  rest: Partial<CheckVocabularyEntry> = {},
): CheckVocabularyEntry => ({
  key,
  schema,
  nests: "none",
  modifiers: [],
  description: `What ${key} means.`,
  ...rest,
});

/** A small made-up vocabulary with the shapes that real checks have. */
export const vocabulary: readonly CheckVocabularyEntry[] = [
  entry("contains", z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]), {
    modifiers: ["turn", "scope", "name"],
  }),
  entry("ran", z.string().min(1), { modifiers: ["turn", "count"] }),
  entry(
    "ordered",
    z.union([
      z.array(z.string()).min(2),
      z.strictObject({ patterns: z.array(z.string()).min(2), across: z.enum(["calls", "turns"]) }),
    ]),
    { modifiers: ["turn"] },
  ),
  entry("untouched", z.union([z.literal(true), z.array(z.string()).min(1)]), {
    modifiers: ["turn"],
  }),
  entry("loaded_skill", z.union([z.literal(true), z.string().min(1)]), { modifiers: ["turn"] }),
  entry("tool_call", z.string(), { modifiers: ["turn", "count"] }),
  entry("file_contains", z.strictObject({ path: z.string(), text: z.string() })),
  entry("not", z.unknown(), { nests: "one" }),
  entry("all", z.unknown(), { nests: "many" }),
  entry("any", z.unknown(), { nests: "many" }),
];
