import type { CheckSpec } from "../../model/check-spec.ts";
import { joinWords } from "../agent-fields.ts";
import { agentsOf, defineSuiteRule, type SuiteFact } from "../suite-rule.ts";
import { allowsNone, type Fate, foretell, toLeaves } from "./foretell.ts";

interface AbsentFact extends SuiteFact {
  readonly agents: readonly string[];
  readonly tool: string;
}

/** Agent → canonical names of tools that it does not offer (agents.md §5, read on 2026-08-31). */
const ABSENT: ReadonlyMap<string, readonly string[]> = new Map([
  ["claude", ["grep", "glob"]],
  ["codex", ["read", "grep", "glob", "skill"]],
]);

/** A check that an agent cannot pass, because it has no such tool. */
export const toolAbsent = defineSuiteRule<AbsentFact>({
  id: "SK110",
  slug: "tool-absent",
  severity: "warning",
  summary: "A check needs a tool that an agent of the test does not have.",
  source: "agents.md §5",
  verified: "2026-08-31",
  level: "SHOULD",
  check: (context) =>
    context.suite.tests.flatMap((test) => {
      const agents = agentsOf(test, context);
      return test.checks.flatMap((check) => findAbsent(check, agents));
    }),
  message: ({ agents, tool }) =>
    `${joinWords(agents)} ${agents.length === 1 ? "has" : "have"} no ${tool} tool, so this can never pass there. Assert the effect, or restrict the test with agents.`,
});

function findAbsent(check: CheckSpec, agents: readonly string[]): readonly AbsentFact[] {
  const stuck = agents.filter(
    (agent) => foretell(check, (leaf) => toFate(leaf, agent)) === "fails",
  );
  return toLeaves([check]).flatMap((leaf) => {
    const without = stuck.filter((agent) => isAbsent(leaf, agent));
    const [first] = without;
    if (first === undefined) return [];
    return [{ line: leaf.line, column: leaf.column, agents: without, tool: toTool(leaf) ?? "" }];
  });
}

function toFate(leaf: CheckSpec, agent: string): Fate {
  if (!isAbsent(leaf, agent)) return "open";
  return leaf.count !== undefined && allowsNone(leaf.count) ? "passes" : "fails";
}

function isAbsent(leaf: CheckSpec, agent: string): boolean {
  const tool = toTool(leaf);
  return tool !== null && (ABSENT.get(agent) ?? []).includes(tool);
}

/** The tool that must be called, in lower case. */
function toTool({ key, value }: CheckSpec): string | null {
  if (key === "used_skill") return "skill";
  if (key !== "tool_call") return null;
  const tool = typeof value === "string" ? value : (value as { readonly tool: string }).tool;
  return tool.toLowerCase();
}
