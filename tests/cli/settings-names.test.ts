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

it.each(["lint", "test"])(
  "%s tells every agent of a suite that there is not, beside what is wrong otherwise, in order",
  async (verb) => {
    const suite = `version: 1
agents: [claude, cluade]
model: { codx: a, acp-mine: b }
samples: x
tests:
  - name: greets
    prompt: Hello
    agents: [command-x, gemni]
    model: { gemini: c, quokka: [d] }
    expect:
      - contains: Ahoy
`;
    const world = await openDeskWorld(skill("skills/sound", { suite }));
    const answer = await world.run([verb]);
    expect(answer.exitCode).toBe(2);
    expect(answer.stdout.match(/skills\/sound\/skillcheck\.yaml:.*/g)).toEqual(
      [
        `2:18 agents[1]: there is no agent cluade: did you mean claude? ${KNOWN}`,
        `3:10 model.codx: there is no agent codx: did you mean codex? ${KNOWN}`,
        '4:10 samples: is the text "x": write a number',
        `8:25 tests[0].agents[1]: there is no agent gemni: did you mean gemini? ${KNOWN}`,
        `9:25 tests[0].model.quokka: there is no agent quokka: ${KNOWN}`,
      ].map((line) => `skills/sound/skillcheck.yaml:${line}`),
    );
  },
);

it.each([".skillcheck.yml", ".skillcheck.yaml"])(
  "a folder called %s is no missing file",
  async (name) => {
    const world = await openDeskWorld({ ...skill("skills/sound"), [`${name}/x`]: "x" });
    const answer = await world.run(["lint"]);
    expect([answer.exitCode, answer.stdout.match(/\.skillcheck\.ya?ml:.*/g)]).toEqual([
      2,
      [`${name}:1:1 is a folder, where the settings belong: put a plain file there`],
    ]);
  },
);
