import { defineCheck } from "./evaluation/define-check.ts";
import { fail, pass, runFact } from "./evaluation/finding.ts";
import { toScopePieces } from "./evaluation/scope-pieces.ts";
import { trueSchema } from "./evaluation/true-schema.ts";

export default defineCheck({
  key: "asked_question",
  schema: trueSchema,
  modifiers: ["turn", "name"],
  description: "A turn ended with a question to the user.",
  example: "asked_question: true",
  toText: () => "",
  evaluate: (_value, scene) => {
    const question = toScopePieces(["questions"], scene.turns).pieces.at(-1);
    if (question !== undefined) {
      const length = question.text.trimEnd().length;
      const evidence = question.toEvidence({ index: Math.max(length - 1, 0), length: 1 });
      return pass("a turn ended asking", evidence);
    }
    const answer = scene.turns.at(-1)?.answer ?? "";
    const reason = "no turn ended asking";
    return fail({ reason, expected: "a question", actual: answer, evidence: runFact(reason) });
  },
});
