import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { checkSkills } from "../../src/app/check-skills.ts";
import { openSide } from "../../src/app/open-side.ts";
import { sha256 } from "../../src/host/sha256.ts";
import { DEFAULT_CONFIG } from "../../src/model/config.ts";
import { skill } from "../action/skills.ts";
import { memoryFiles } from "../skills/memory-files.ts";

it("starts nothing more after an error", async () => {
  const folders = Array.from({ length: 9 }, (_, index) => `skills/s${index}`);
  const head = await openSide(
    memoryFiles(Object.assign({}, ...folders.map((folder) => skill(folder)))),
  );
  const seen: string[] = [];
  const checked = checkSkills({
    folder: ".",
    head,
    base: null,
    touched: folders.map((folder) => ({ folder, change: "all", renamedFrom: null })),
    settled: null,
    mode: "lint",
    marksKnown: false,
    config: DEFAULT_CONFIG,
    settingsProblems: [],
    selection: { agents: null, filter: null },
    made: null,
    context: {
      sha256,
      evaluate: {
        start: () => {},
        evaluate: () => Promise.reject(new Error("lint evaluates nothing")),
        close: async () => {},
      },
      agentSettings: () => undefined,
      counts: () => true,
      samples: null,
      minPassRate: null,
    },
    extraSources: async () => [],
    hunks: async () => [],
    onSkill: (name) => {
      seen.push(name);
      throw new Error(`the end of ${name}`);
    },
  });
  await expect(checked).rejects.toThrow(/^the end of skills\/s[01]$/);
  await setTimeout(200);
  // The one beside it had begun.
  expect(seen.length).toBeLessThanOrEqual(2);
});
