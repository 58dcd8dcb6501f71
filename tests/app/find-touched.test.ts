import { expect, it } from "vitest";
import { findTouched } from "../../src/app/find-touched.ts";
import { openSide } from "../../src/app/open-side.ts";
import { memoryFiles } from "../skills/memory-files.ts";

const suite = (keys: string) =>
  `version: 1\n${keys}tests:\n  - { name: a, prompt: x, expect: [{ contains: y }] }\n`;
const skill = (name: string) => `---\nname: ${name}\ndescription: Use it.\n---\n`;

const TREE = {
  "skills/greeter/SKILL.md": skill("greeter"),
  "skills/greeter/skillcheck.yaml": suite("with: [deploy]\n"),
  "skills/all/SKILL.md": skill("all"),
  "skills/all/skillcheck.yaml": suite('with: "*"\n'),
  "skills/deploy/SKILL.md": skill("deploy"),
  "skills/deploy/references/how.md": "x\n",
  "skills/deploy/evals/f.txt": "x\n",
  "skills/alone/SKILL.md": skill("alone"),
  "skills/alone/skillcheck.yaml": suite(""),
  "distant/skillcheck.yaml": suite("skill: skill\nsubagents: [agents/reviewer.md]\n"),
  "distant/skill/SKILL.md": skill("far"),
  "distant/agents/reviewer.md": "x\n",
};

async function touchedBy(path: string) {
  const side = await openSide(memoryFiles(TREE));
  const touched = await findTouched({ head: side, base: side }, [{ path, status: "modified" }], {
    store: ".skillcheck",
    widening: [],
  });
  return touched.map(({ folder, change }) => `${folder} ${change}`);
}

it("a changed companion touches the skills that load it; its own fixtures do not", async () => {
  expect(await touchedBy("skills/deploy/references/how.md")).toEqual([
    "skills/all shared",
    "skills/deploy modified",
    "skills/greeter shared",
  ]);
  expect(await touchedBy("skills/deploy/evals/f.txt")).toEqual(["skills/deploy recordings"]);
  expect(await touchedBy("skills/alone/SKILL.md")).toEqual([
    "skills/all shared",
    "skills/alone modified",
  ]);
});

it("a changed definition of a subagent touches the skill whose suite names it", async () => {
  expect(await touchedBy("distant/agents/reviewer.md")).toEqual(["distant/skill recordings"]);
});
