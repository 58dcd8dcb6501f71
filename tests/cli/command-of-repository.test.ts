import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";

/** A repository whose settings name a command with that word. */
async function openWorld(written: string): Promise<{ world: DeskWorld; word: string }> {
  const world = await openDeskWorld({ ...skill(FOLDER), "evil.mjs": "" });
  const word = written.replace("REPOSITORY", world.repository);
  const settings = { version: 1, agent_settings: { "command-own": { command: ["sh", word] } } };
  const test = { name: "greets", prompt: "Greet.", expect: [{ contains: "Ahoy" }] };
  const suite = { version: 1, agents: ["command-own"], tests: [test] };
  await world.write({
    ".skillcheck.yml": JSON.stringify(settings),
    [`${FOLDER}/skillcheck.yaml`]: JSON.stringify(suite),
  });
  return { world, word };
}

/** Ways to name a file of the repository in a word behind the program. */
it.each([
  "REPOSITORY/evil.mjs",
  "--import=REPOSITORY/evil.mjs",
  "--import=file://REPOSITORY/evil.mjs",
  "-rREPOSITORY/evil.mjs",
  "--loaders=/opt/a.mjs,REPOSITORY/evil.mjs",
  "MODE=1 sh REPOSITORY/evil.mjs",
  "eval \"$(cat 'REPOSITORY/evil.mjs')\"",
  "cat<REPOSITORY/evil.mjs;true",
  "--import=/opt/../REPOSITORY/evil.mjs",
])(
  "SB-6: a word of a command that names a file of the repository is refused: %s",
  async (written) => {
    const { world, word } = await openWorld(written);
    const refusal = await world.refusal(["record", "--yes", "--isolation", "none"]);
    expect(refusal).toBe(
      `.skillcheck.yml:1:47 agent_settings.command-own.command: ${word} lies in the repository, and a program that a repository brings along is not started with your key: put the program on PATH or outside the repository`,
    );
  },
);

it("SB-6: a word that names nothing of the repository is not", async () => {
  const { world } = await openWorld("--config=/opt/x,https://example.com/a;bREPOSITORY/x");
  expect(await world.refusal(["record", "--isolation", "none"])).toContain("add --yes");
});
