import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const KNOWN =
  "Known are claude, codex, opencode, gemini, droid, cursor, and acp-NAME and command-NAME of agent_settings";
const SETTINGS = `version: 1
agents: [cluade, claude]
max_cost: x
model: { gemin: a, codex: b }
agent_settings: { quokka: { model: m } }
lint: { rules: { SK999: off } }
`;

it.each(["lint", "test"])(
  "%s tells every name in the settings that stands for nothing, beside what is wrong otherwise, in order",
  async (verb) => {
    const files = { ...skill("skills/sound"), ".skillcheck.yml": SETTINGS };
    const world = await openDeskWorld(files);
    const answer = await world.run([verb]);
    expect(answer.exitCode).toBe(2);
    expect(answer.stdout.match(/\.skillcheck\.yml:.*/g)).toEqual([
      `.skillcheck.yml:2:1 agents: there is no agent cluade: did you mean claude? ${KNOWN}`,
      '.skillcheck.yml:3:11 max_cost: is the text "x": write a number',
      `.skillcheck.yml:4:10 model.gemin: there is no agent gemin: did you mean gemini? ${KNOWN}`,
      `.skillcheck.yml:5:19 agent_settings.quokka: there is no agent quokka: ${KNOWN}`,
      ".skillcheck.yml:6:18 lint.rules.SK999: there is no such rule: write an id such as SK009",
    ]);
  },
);

it("agents of every kind, and settings of those that are described, are fine", async () => {
  const settings =
    "version: 1\nagents: [claude, acp-mine]\nagent_settings: { acp-mine: { command: mine }, command-x: { command: x } }\n";
  const world = await openDeskWorld({ ...skill("skills/sound"), ".skillcheck.yml": settings });
  expect((await world.run(["lint"])).exitCode).toBe(0);
});
