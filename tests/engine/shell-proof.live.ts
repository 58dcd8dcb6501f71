import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Case, Step } from "../../fakes/agent/scenario.ts";
import type { Agent } from "../../src/agents/agent.ts";
import claude from "../../src/agents/claude.ts";
import { openShellProofs } from "../../src/engine/open-shell-proofs.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { makeScratch } from "../host/scratch.ts";
import { cassetteOf, prepare, toCall, type Wanted } from "./live-run.ts";
import { bash, DONE, GH, openStandInRuns } from "./stand-in-run.ts";

const { agent, withFakes } = openStandInRuns();

const TWO = `${GH}\naws: { s3: x }`;
const CALL: Case = { turns: [[bash("gh repo view acme/x; aws s3"), DONE]] };

/** An answer to the question of the guard. */
const asked = (...steps: readonly Step[]): Case => ({ match: "--skillcheck-fake", turns: [steps] });

/** Plays a scenario with a job of its own; what the job cost beside the run. */
async function play(cases: readonly Case[], wanted: Wanted, timeoutMs?: number) {
  const shellProofs = openShellProofs(new Map(), timeoutMs === undefined ? {} : { timeoutMs });
  const settings = { ...wanted.settings, shellProofs };
  const prepared = prepare(agent(), { cases }, { ...wanted, settings });
  return { ...prepared, played: await prepared.play(await toCall(wanted)), shellProofs };
}

it("guard 2: asks once for all commands of the job, for runs at the same time too, and keeps it out of what is recorded", async () => {
  const out = join(await makeScratch(), "report.json");
  const line = "gh --skillcheck-fake; aws --skillcheck-fake";
  const shellProofs = openShellProofs(new Map([["claude", ["aws", "gh"]]]));
  const wanted: Wanted = { ...withFakes(TWO), settings: { shellProofs } };
  const question = asked(
    { do: "report", path: out },
    bash(line),
    bash(`echo asked >> '${out}.times'`),
    { do: "text", text: "There." },
  );
  const prepared = prepare(agent(), { cases: [question, CALL] }, wanted);
  const played = await Promise.all([1, 2, 3].map(async () => prepared.play(await toCall(wanted))));
  for (const one of played) {
    const cassette = cassetteOf(one);
    expect(cassette.fakes?.map(({ argv }) => argv.join(" "))).toEqual(["repo view acme/x", "s3"]);
    expect(readRun(cassette).turns.map(({ user }) => user)).toEqual(["Greet me."]);
  }
  expect(await readFile(`${out}.times`, "utf8")).toBe("asked\n");
  const { prompt } = JSON.parse(await readFile(out, "utf8")) as { prompt: string };
  expect(prompt).toBe(
    "Run this line in your shell exactly as it stands, once. Reply with everything that it prints and nothing else.\n\naws --skillcheck-fake; gh --skillcheck-fake\n",
  );
  const commands = ["aws", "gh"];
  const of = { agent: "claude", version: "2.1.332", isolation: "none", commands };
  expect(shellProofs.overhead()).toEqual([{ ...of, costUsd: 0, costSource: null }]);
});

it("guard 2: a run without stand-ins asks nothing, one with a command more asks anew", async () => {
  const { shellProofs, played } = await play([{ turns: [[DONE]] }], {});
  expect([cassetteOf(played).turns.length, shellProofs.overhead()]).toEqual([1, []]);
  const settings = { shellProofs: openShellProofs(new Map()) };
  for (const fakes of [GH, TWO, GH]) {
    const wanted = { ...withFakes(fakes), settings };
    cassetteOf(
      await prepare(agent(), { cases: [{ turns: [[DONE]] }] }, wanted).play(await toCall(wanted)),
    );
  }
  const commands = settings.shellProofs.overhead().map((one) => one.commands);
  expect(commands).toEqual([["gh"], ["aws", "gh"], ["gh"]]);
});

const ran = bash("touch $HOME/../../ran");
const lost = (command: string, why: string) =>
  `the agent's own shell does not find the stand-in ${command}: ${why}`;

it.each<[string, readonly Step[], string]>([
  [
    "answers without running anything",
    [{ do: "text", text: "Certainly, done." }],
    lost("gh", 'nothing called it; the agent (completed) said "Certainly, done."'),
  ],
  [
    "replies with a nonce that it made up",
    [{ do: "text", text: "0b0f5f3e-7f0c-4f6a-9d0e-2c1a5b7d9e11" }],
    lost(
      "gh",
      'nothing called it; the agent (completed) said "0b0f5f3e-7f0c-4f6a-9d0e-2c1a5b7d9e11"',
    ),
  ],
  [
    "runs another gh",
    [bash("/usr/bin/env -i gh --skillcheck-fake; true"), { do: "text", text: "skillcheck-fake" }],
    lost("gh", 'nothing called it; the agent (completed) said "skillcheck-fake"'),
  ],
  [
    "runs it and keeps what it prints to itself",
    [bash("gh --skillcheck-fake > /dev/null"), { do: "text", text: "ok" }],
    lost(
      "gh",
      'it was called, and what it printed did not come back; the agent (completed) said "ok"',
    ),
  ],
  [
    "prints nothing that can be read",
    [{ do: "garbage" }, { do: "exit", code: 0 }],
    lost("gh", "nothing called it; the agent (truncated) said nothing"),
  ],
  ["hangs", [{ do: "hang" }], lost("gh", "nothing called it; the agent (timed-out) said nothing")],
])(
  "guard 2: every run is void where an agent %s, and it does nothing else",
  async (_name, steps, reason) => {
    const {
      played,
      shellProofs,
      play: again,
    } = await play([asked(...steps), { turns: [[ran, DONE]] }], withFakes(GH), 3000);
    expect(played).toMatchObject({ kind: "void", reason });
    expect(await again(await toCall(withFakes(GH)))).toEqual(played);
    // Remembered: asked once.
    expect(shellProofs.overhead().length).toBe(1);
  },
);

it("guard 2: an agent that hangs after it has run the line has proven its shell", async () => {
  const question = asked(bash("gh --skillcheck-fake"), { do: "hang" });
  const { played } = await play([question, { turns: [[DONE]] }], withFakes(GH), 3000);
  expect(cassetteOf(played).fakes).toEqual([]);
});

/** claude, with a profile that every shell of its tools reads. */
const withProfile = (profile: string): Agent => ({
  ...claude,
  homeFiles: () => ({ ".hide": profile }),
  environment: (place) => ({ ...claude.environment(place), BASH_ENV: `${place.home}/.hide` }),
});

it("guard 2: a profile that hides the folder of the stand-ins from the agent's shell", async () => {
  const settings = { agent: withProfile("PATH=/usr/bin:/bin\n") };
  const { played } = await play([{ turns: [[DONE]] }], { ...withFakes(GH), settings });
  expect(played).toMatchObject({
    kind: "void",
    reason: lost("gh", 'nothing called it; the agent (completed) said "That is what it printed."'),
  });
});

it("guard 2: a stand-in that a profile puts a function before is lost alone", async () => {
  const shellProofs = openShellProofs(new Map([["claude", ["aws", "gh"]]]));
  const settings = { shellProofs, agent: withProfile("aws() { echo other; }\n") };
  const run = async (fakes: string) => {
    const wanted = { ...withFakes(fakes), settings };
    return prepare(agent(), { cases: [CALL] }, wanted).play(await toCall(wanted));
  };
  expect(await run(TWO)).toMatchObject({
    kind: "void",
    reason: lost("aws", 'nothing called it; the agent (completed) said "That is what it printed."'),
  });
  expect(cassetteOf(await run(GH)).fakes?.length).toBe(1);
});

/** claude, whose shells read a profile of the home. */
const withRc: Agent = {
  ...claude,
  environment: (place) => ({ ...claude.environment(place), BASH_ENV: `${place.home}/.bashrc` }),
};

it.each([
  ["hides a stand-in", "gh() { echo other; }", true],
  ["hides nothing", "export EDITOR=vi", false],
])(
  "guard 2: the shell is asked in a workspace of its own where the setup of a test writes a profile that %s",
  async (_name, profile, isHidden) => {
    const shellProofs = openShellProofs(new Map());
    const setup = [`echo '${profile}' > "$HOME/.bashrc"`];
    const stood = withFakes(GH);
    const wanted = {
      ...stood,
      test: { ...stood.test, workspace: { from: null, files: [], setup } },
      settings: { shellProofs, agent: withRc },
    };
    const { play: again } = prepare(agent(), { cases: [{ turns: [[DONE]] }] }, wanted);
    const played = [await again(await toCall(wanted)), await again(await toCall(wanted))];
    if (isHidden) {
      const reason = lost(
        "gh",
        'nothing called it; the agent (completed) said "That is what it printed."',
      );
      expect(played).toEqual(Array(2).fill({ kind: "void", reason, costUsd: 0 }));
    } else expect(played.map((one) => cassetteOf(one).fakes)).toEqual([[], []]);
    // One of every run, and one of this workspace; both are remembered.
    expect(shellProofs.overhead().map((one) => one.commands)).toEqual([["gh"], ["gh"]]);
  },
);

it("guard 2: what says nothing about the shell is not remembered", async () => {
  const {
    played,
    play: again,
    shellProofs,
  } = await play([{ turns: [[DONE]] }], {
    ...withFakes(GH),
    settings: { program: "/no/such/claude" },
  });
  const reason =
    "the agent's own shell could not be asked for the stand-in gh: /no/such/claude could not be started: spawn /no/such/claude ENOENT";
  expect(played).toMatchObject({ kind: "void", reason });
  await again(await toCall(withFakes(GH)));
  expect(shellProofs.overhead().length).toBe(2);
});
