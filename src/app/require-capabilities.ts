import type { Agent } from "../agents/agent.ts";
import type { Test } from "../model/suite.ts";
import { UsageError } from "../model/usage-error.ts";

/** A missing capability is said before the run, not found out after it (agents.md §2). Throws UsageError. */
export function requireCapabilities(test: Test, { name, capabilities }: Agent): void {
  const needsTurns = test.prompts.length > 1 || test.answers.kind !== "none";
  if (needsTurns && !capabilities.nextTurn) {
    throw new UsageError(
      `${test.name}: ${name} cannot go on with a session, and the test has several turns`,
    );
  }
  if (test.approve !== null && !capabilities.asksPermission) {
    throw new UsageError(
      `${test.name}: ${name} never asks for permission, and the test says what to \`approve\``,
    );
  }
}
