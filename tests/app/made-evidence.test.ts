import { expect, it } from "vitest";
import { groupAgents } from "../../src/app/made-evidence.ts";
import { test } from "../engine/run-call.ts";

const subject = (folder: string, name: string, agent: string) =>
  ({ unit: { folder }, test: { ...test, name }, agent }) as never;

it("rows are those that were planned: of each test its agents, of a test that nobody runs none", () => {
  const agentsOf = groupAgents(
    [
      subject("a", "one", "claude"),
      subject("a", "one", "codex"),
      subject("a", "one", "claude"),
      subject("b", "one", "gemini"),
    ],
    ["droid"],
  );
  const check = { key: "said" } as never;
  const named = (name: string, checks: readonly never[] = [check]) => ({ ...test, name, checks });
  expect(agentsOf("a", named("one"))).toEqual(["claude", "codex"]);
  expect(agentsOf("b", named("one"))).toEqual(["gemini"]);
  expect(agentsOf("a", named("two"))).toEqual([]);
  // It asserts nothing, so nobody ran it, and the report must say so.
  expect(agentsOf("a", named("three", []))).toEqual(["droid"]);
});
