import { execFileSync } from "node:child_process";
import { watch } from "node:fs";
import { readdir, readFile, readlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import type { Scenario, Step } from "../../fakes/agent/scenario.ts";
import { SUITE, skill } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
const STORE = ".skillcheck/cassettes/skills--greeter";
const KEYED = {
  ANTHROPIC_API_KEY: "sk-fake-0123456789",
  ANTHROPIC_BASE_URL: "http://127.0.0.1:9",
};
const RECORD = ["record", "--isolation", "none", "--yes"];
const TWO = `${SUITE}  - name: second\n    prompt: Wait for me.\n    expect:\n      - said: ahoy\n`;
const ROUNDS = 4;

/** Ids of all processes whose working directory lies, or lay, below a folder. */
async function processesIn(folder: string): Promise<readonly string[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(
    ids.map(async (id) => [id, await readlink(`/proc/${id}/cwd`).catch(() => "")] as const),
  );
  return places.filter(([, place]) => place.startsWith(`${folder}/`)).map(([id]) => id);
}

/** Quick in the first test; in the second it leaves a process behind, says so through a pipe, and never ends; deaf = by no signal that can be ignored. */
function toScenario(pipe: string, isDeaf: boolean): Scenario {
  const endless: readonly Step[] = [
    { do: "daemon" },
    ...(isDeaf ? [{ do: "ignore-signals" } as const] : []),
    { do: "bash", command: `echo on > '${pipe}'` },
    { do: "hang" },
  ];
  const quick: readonly Step[] = [{ do: "text", text: "Ahoy, crew!" }];
  return { cases: [{ match: "Wait", turns: [endless] }, { turns: [quick] }] };
}

it.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)(
  "%s while recording: exit %i, finished samples kept and told with the money, no process and no temporary folder left",
  async (signal, exitCode) => {
    const world = await openDeskWorld(skill(FOLDER, { suite: TWO }));
    const pipe = join(world.temporary, "../pipe");
    execFileSync("mkfifo", [pipe]);
    await world.installAgent(toScenario(pipe, signal === "SIGTERM"));
    const started = world.start([...RECORD, "--samples", "2"], { env: KEYED });
    await readFile(pipe);
    // The agent that hangs and what it left behind.
    expect((await processesIn(world.temporary)).length).toBeGreaterThanOrEqual(2);
    started.child.kill(signal);
    const answer = await started.ended;
    expect([answer.exitCode, answer.stdout, answer.stderr]).toEqual([
      exitCode,
      "",
      expect.stringMatching(/interrupted\n$/),
    ]);
    expect(await processesIn(world.temporary)).toEqual([]);
    expect(await readdir(world.temporary)).toEqual([]);
    const lines = answer.stderr.trimEnd().split("\n");
    // Nothing is said of the runs that were not made.
    const told = lines.slice(4).map((line) => line.replace(/, claude.*/, ""));
    expect(told.map((line) => line.replace(/ \[.*\]/, ""))).toEqual([
      "✓ greeter › greets the crew",
      "✓ greeter › greets the crew",
      expect.stringMatching(/^2 of 4 runs recorded, \d+ KiB added$/),
      "spent $0.0083",
      "skillcheck: interrupted",
    ]);
    const kept = await world.list(".skillcheck");
    expect(kept.map((path) => path.startsWith(`${STORE}/greets-the-crew-`))).toEqual([true, true]);
    const test = await world.run(["test"]);
    expect(test.stdout).toMatch(/^unverified greeter › second \(claude\), unrecorded$/m);
    expect((await world.run(["cassettes", "verify"])).stdout).toBe("2 sound, 0 refused\n");
  },
);

it("SIGINT during test --live: says how many runs are done, that nothing is kept, and the money", async () => {
  const world = await openDeskWorld(skill(FOLDER, { suite: TWO }));
  const pipe = join(world.temporary, "../pipe");
  execFileSync("mkfifo", [pipe]);
  await world.installAgent(toScenario(pipe, false));
  const argv = ["test", "--live", "--isolation", "none", "--yes", "--samples", "1", "--jobs", "1"];
  const started = world.start(argv, { env: KEYED });
  await readFile(pipe);
  started.child.kill("SIGINT");
  const { exitCode, stderr } = await started.ended;
  expect([exitCode, ...stderr.trimEnd().split("\n").slice(-3)]).toEqual([
    130,
    "1 of 2 runs done, nothing of them kept",
    expect.stringMatching(/^spent \$0\.004\d$/),
    "skillcheck: interrupted",
  ]);
  expect([await readdir(world.temporary), await world.list(".skillcheck")]).toEqual([[], []]);
});

/** Records and kills the command at the n-th thing that happens in a folder; whether it came to that. */
async function killAtEvent(world: DeskWorld, folder: string, nth: number): Promise<boolean> {
  const started = world.start([...RECORD, "--samples", "2"], { env: KEYED });
  let events = 0;
  const watcher = watch(join(world.repository, folder), () => {
    events += 1;
    if (events === nth) started.child.kill("SIGKILL");
  });
  const { signal } = await started.ended;
  watcher.close();
  return signal === "SIGKILL";
}

it("kill -9 while a recording is written leaves the whole file or none", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  // Large, so that writing takes its time.
  await world.installAgent({
    cases: [{ turns: [[{ do: "text", text: "ahoy ".repeat(300_000) }]] }],
  });
  expect((await world.run([...RECORD, "--samples", "1"], { env: KEYED })).exitCode).toBe(0);
  const [first = ""] = await world.list(STORE);
  const folder = dirname(first);
  const killed = [];
  for (let nth = 1; nth <= ROUNDS; nth += 1) {
    killed.push(await killAtEvent(world, folder, nth));
    const files = (await world.list(STORE)).filter((path) => !path.endsWith(".unfinished"));
    const verified = await world.run(["cassettes", "verify"]);
    expect([verified.exitCode, verified.stdout]).toEqual([0, `${files.length} sound, 0 refused\n`]);
  }
  expect(killed).toEqual(Array(ROUNDS).fill(true));
  const after = await world.run([...RECORD, "--samples", "1"], { env: KEYED });
  expect(after.exitCode).toBe(0);
  expect((await world.run(["cassettes", "list"])).stdout).not.toContain(".unfinished");
  // What the killed ones left behind went with the next start.
  expect(await readdir(world.temporary)).toEqual([]);
});
