import { expect, it } from "vitest";
import { toMissed } from "../../src/app/leave-out.ts";
import type { UnverifiedRow } from "../../src/app/plan-roots.ts";
import type { Subject } from "../../src/app/select-subjects.ts";
import { test } from "../engine/run-call.ts";

const greets = { ...test, name: "greets" };
const parts = { ...test, name: "parts", agents: ["codex"] };

const row = (of: typeof test, agent: string): UnverifiedRow => ({
  subject: { test: of, agent, suite: { agents: null } } as unknown as Subject,
  reason: `${agent} is not there`,
});

it("misses who was asked for by name; of --agent all only who was the last to run a test", () => {
  const left = [row(greets, "codex"), row(parts, "codex")];
  const claude = row(greets, "claude").subject;
  expect(toMissed(left, [claude], { kind: "any" })).toEqual(left);
  expect(toMissed(left, [claude], { kind: "all" })).toEqual([left[1]]);
  expect(toMissed(left, [], { kind: "all" })).toEqual(left);
});
