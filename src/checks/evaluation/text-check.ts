import type { Scope } from "../../model/check-spec.ts";
import type { CheckFinding, CheckScene } from "./define-check.ts";
import { toScopePieces } from "./scope-pieces.ts";
import { judgeSearch, searchPieces } from "./search.ts";
import type { TextFinder } from "./text-finder.ts";

/** What all checks on texts do: look through the texts of their scope and count what is found. */
export function judgeTexts(
  scene: CheckScene,
  check: {
    readonly finder: TextFinder;
    readonly scopes: readonly Scope[];
    /** What is looked for, as "expected" shows it. */
    readonly expected: string;
    /** Singular of the texts: "answer". */
    readonly noun: string;
  },
): CheckFinding {
  const { pieces, blind } = toScopePieces(check.scopes, scene.turns);
  const search = searchPieces(pieces, check.finder, scene.spec.count);
  return judgeSearch(
    { ...search, blind: search.blind ?? blind },
    { expected: check.expected, count: scene.spec.count, noun: check.noun },
    scene.run,
  );
}

/** "answer", or what several scopes are called together. */
export function toScopeNoun(scopes: readonly Scope[]): string {
  const [first] = scopes;
  if (scopes.length !== 1 || first === undefined) return "text";
  const nouns: Record<Scope, string> = {
    prompt: "prompt",
    answer: "answer",
    questions: "question",
    handbacks: "hand-back",
    agent_text: "message of the agent",
    tools: "tool call",
    files: "file",
    transcript: "text",
  };
  return nouns[first];
}
