import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { AGENTS } from "../../src/agents/index.ts";
import { toDecoys } from "../../src/engine/isolation-canary.ts";
import { buildAgent } from "../fakes/scripted-agent.ts";
import { cassetteOf, playTurns } from "./live-run.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;
beforeAll(async () => {
  agent = await buildAgent();
});
afterAll(() => agent.dispose());

it("Build 12: plants skills and instructions of every agent, each with a mark of its own", () => {
  const decoys = toDecoys("canary-1", { isolation: "cage", parentFiles: ["CLAUDE.md"] });
  const paths = decoys.map(({ path }) => path);
  expect(paths.filter((path) => path.includes("CLAUDE"))).toEqual([
    "CLAUDE.md",
    "CLAUDE.local.md",
    ".claude/CLAUDE.md",
  ]);
  for (const { skillFolder } of AGENTS) {
    expect(paths).toContain(`${skillFolder}/skillcheck-canary/SKILL.md`);
  }
  expect(new Set(decoys.map(({ mark }) => mark)).size).toBe(decoys.length);
  for (const { mark, text } of decoys) {
    expect(text).toContain(mark);
    expect(decoys.filter((one) => one.text.includes(mark)).length).toBe(1);
  }
});

it("Build 12: without a cage it leaves out what an agent reads of every folder above, and nothing else", () => {
  const parentFiles = ["CLAUDE.md", ".claude/CLAUDE.md", ".claude/rules"];
  const paths = (isolation: "none" | "cage") =>
    toDecoys("canary-1", { isolation, parentFiles }).map(({ path }) => path);
  const none = new Set(paths("none"));
  expect(paths("cage").filter((path) => !none.has(path))).toEqual([
    "CLAUDE.md",
    ".claude/CLAUDE.md",
  ]);
});

it.each([["GEMINI.md"], [".claude/skills/skillcheck-canary/SKILL.md"], [".codex/AGENTS.md"]])(
  "Build 12: a run whose stream shows what was planted in ../%s is void",
  async (path) => {
    const { played } = await playTurns(agent, [
      [
        { do: "bash", command: `cat ../${path}` },
        { do: "text", text: "." },
      ],
    ]);
    expect(played).toMatchObject({
      kind: "void",
      reason: `the agent read ../${path}, which skillcheck planted outside its workspace: it stands in its stream, so this run was not isolated`,
    });
  },
);

it("Build 12: names of files alone, and what a tool does not say, are no reading", async () => {
  const { played } = await playTurns(agent, [
    [
      { do: "bash", command: "find .. -name '*.md'; cat ../GEMINI.md | wc -l" },
      { do: "text", text: "." },
    ],
  ]);
  expect(cassetteOf(played).turns.length).toBe(1);
});
