import { join } from "node:path";
import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
const ASK =
  "skillcheck: running agents spends money: add --yes or --max-cost USD where nobody can be asked\n";
const NOTE = "the settings here are not those of main, which are in force\n";

/** Settings that give a run all that settings can. */
const LOOSE = `version: 1
isolation: none
containers: [evil:1]
agent_settings:
  command-own:
    command: [/bin/sh, -c, evil]
    env: { MODE: evil }
extra_hosts: [evil.example]
prices:
  cheap-model: { input_mtok: 0.001, output_mtok: 0.001 }
max_cost: 900
`;

/** A suite for an agent of the settings; main says what it is, and nothing else. */
async function openWorld(own: string): Promise<DeskWorld> {
  const world = await openDeskWorld(skill(FOLDER));
  const greets = { name: "greets", prompt: "Greet the crew.", expect: [{ contains: "Ahoy" }] };
  const suite = { version: 1, agents: ["command-own"], tests: [{ ...greets, samples: 1 }] };
  await world.write({ [`${FOLDER}/skillcheck.yaml`]: JSON.stringify(suite) });
  if (own !== "") await world.write({ ".skillcheck.yml": own });
  await world.commit();
  await world.git("switch", "--quiet", "--create", "topic");
  return world;
}

const OWN = "version: 1\nagent_settings: { command-own: { command: /bin/echo Ahoy } }\n";
const HELD = `${NOTE}1 run planned, in a cage, no price yet, at most $5.00\ncommand-own is /bin/echo Ahoy, and is given no model\n`;

it.each([
  ["record", "--base", "main"],
  ["record", "--changed"],
  ["test", "--live", "--base", "main"],
  ["test", "--live", "--changed"],
  ["test", "--mode", "auto", "--base", "main"],
])("EV-17: settings of a branch loosen nothing with a base: %s %s %s %s", async (...argv) => {
  const world = await openWorld(OWN);
  await world.write({ ".skillcheck.yml": LOOSE });
  const answer = await world.run(argv, { env: { CI: "true" } });
  expect([answer.exitCode, answer.stderr]).toEqual([2, `${HELD}${ASK}`]);
});

it("EV-17: of a base without settings the defaults hold; of the base itself, not of where a branch left it", async () => {
  const world = await openWorld("");
  await world.write({ ".skillcheck.yml": LOOSE });
  const argv = ["record", "--base", "main"];
  expect((await world.run(argv)).stderr).toBe(
    "skillcheck: command-own: agent_settings.command-own.command is missing: write the program that command-own starts\n",
  );
  // Its loose settings were those of main once: a branch may begin at any commit.
  await world.commit();
  await world.git("branch", "--quiet", "--force", "main");
  await world.git("switch", "--quiet", "main");
  await world.write({ ".skillcheck.yml": OWN });
  await world.commit();
  await world.git("switch", "--quiet", "topic");
  expect((await world.run(argv)).stderr).toBe(`${HELD}${ASK}`);
});

it("EV-17: where the base lets a run go without a cage, it does", async () => {
  const world = await openWorld(`${OWN}isolation: none\n`);
  await world.write({ ".skillcheck.yml": OWN });
  const { stderr } = await world.run(["record", "--base", "main"], { env: { CI: "true" } });
  expect(stderr).toBe(HELD.replace("in a cage", "no cage") + ASK);
});

it("EV-17: replay takes its settings from the base too, and says so", async () => {
  const world = await openWorld(OWN);
  await world.write({ ".skillcheck.yml": `${LOOSE}fail_on: []\n` });
  const look = async (...more: readonly string[]) => {
    const { exitCode, stdout } = await world.run(["test", "--format", "json", ...more]);
    const { notes } = JSON.parse(stdout);
    return [exitCode, notes];
  };
  expect(await look()).toEqual([0, []]);
  expect(await look("--base", "main")).toEqual([4, [NOTE.trimEnd()]]);
});

it("EV-17: in CI without a base settings that loosen something are refused, each by its place; a flag stands in for its own", async () => {
  const world = await openWorld(OWN);
  await world.write({ ".skillcheck.yml": LOOSE });
  const refuse = (place: string, ci: string) =>
    `.skillcheck.yml:${place}: is not taken from a working tree where ${ci} is set: a pull request could have written it: add --base REF: settings are those of that commit`;
  const all = (ci: string) => [
    refuse("2:1 isolation", ci),
    refuse("3:1 containers", ci),
    refuse("6:5 agent_settings.command-own.command", ci),
    refuse("7:5 agent_settings.command-own.env", ci),
    refuse("8:1 extra_hosts", ci),
    refuse("9:1 prices", ci),
    refuse("11:1 max_cost", ci),
  ];
  const say = async (argv: readonly string[], env: Readonly<Record<string, string>>) => {
    const { exitCode, stdout, stderr } = await world.run(argv, { env });
    return [exitCode, stdout, stderr.replace("skillcheck: ", "").trimEnd().split("\n")];
  };
  expect(await say(["record"], { CI: "true" })).toEqual([2, "", all("CI")]);
  expect(await say(["test", "--live"], { GITHUB_ACTIONS: "true" })).toEqual([
    2,
    "",
    all("GITHUB_ACTIONS"),
  ]);
  const flags = ["--isolation", "cage", "--max-cost", "1"];
  expect(await say(["record", ...flags], { CI: "true" })).toEqual([
    2,
    "",
    all("CI").filter((text) => !/ (isolation|containers|max_cost): /.test(text)),
  ]);
  // What a person wrote down in the workflow holds; so do settings that loosen nothing.
  await world.write({
    ".skillcheck.yml": "version: 1\nisolation: cage\nmax_cost: 5\nagents: [claude]\n",
    [`${FOLDER}/skillcheck.yaml`]: JSON.stringify({
      version: 1,
      agents: ["claude"],
      tests: [{ name: "greets", prompt: "Hi.", samples: 1, expect: [{ contains: "Ahoy" }] }],
    }),
  });
  await world.installAgent({ cases: [] });
  expect(await say(["record", "--isolation", "none"], { CI: "true" })).toEqual([
    2,
    "",
    [
      "1 run planned, no cage, no price yet, at most $5.00",
      `claude is ${join(world.repository, "..", "bin", "claude")}`,
      ASK.replace("skillcheck: ", "").trimEnd(),
    ],
  ]);
});
