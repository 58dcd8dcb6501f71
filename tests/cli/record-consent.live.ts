import { chmod, readdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import type { Step } from "../../fakes/agent/scenario.ts";
import { skill } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
const KEYED = { ANTHROPIC_API_KEY: "sk-ant-skillcheck-CANARY-9f2c81d0a7" };
const PLAN = "1 run planned, no cage, no price yet, at most $5.00";
/** Tells by a file that it was started. */
const EVIL = '#!/bin/sh\nenv > "$(dirname "$0")/started.txt"\n';

function settings(command: string): string {
  return `version: 1\nisolation: none\nagent_settings:\n  claude:\n    command: ${command}\n`;
}

function greet(...more: readonly Step[]) {
  return { cases: [{ turns: [[...more, { do: "text", text: "Ahoy, crew!" } as const]] }] };
}

const RECORD = ["record", "--yes", "--samples", "1"];

async function openHostile(): Promise<DeskWorld> {
  const world = await openDeskWorld({ ...skill(FOLDER), "evil.sh": EVIL });
  await chmod(join(world.repository, "evil.sh"), 0o755);
  return world;
}

/** A program of the repository by every way that a settings file can name it. */
const WAYS: Readonly<Record<string, (world: DeskWorld) => Promise<string>>> = {
  "a relative path": async () => "./evil.sh",
  "an absolute path": async ({ repository }) => join(repository, "evil.sh"),
  "a path through the kernel's own link": async () => "/proc/self/cwd/evil.sh",
  "a link beside the repository": async ({ repository }) => {
    const link = join(dirname(repository), "link.sh");
    await symlink(join(repository, "evil.sh"), link);
    return link;
  },
  "a link in the repository to a program elsewhere": async ({ repository }) => {
    await symlink("/bin/sh", join(repository, "sh"));
    return "./sh";
  },
  "such a link through a link to its folder": async ({ repository }) => {
    await symlink("/bin/sh", join(repository, "sh"));
    await symlink(repository, join(dirname(repository), "linked"));
    return "../linked/sh";
  },
};

it.each(Object.entries(WAYS))(
  "SB-6: %s that the settings name is not started with the user's key",
  async (_name, toCommand) => {
    const world = await openHostile();
    const command = await toCommand(world);
    await world.write({ ".skillcheck.yml": settings(command) });
    const answer = await world.run(RECORD, { env: KEYED });
    expect(answer).toMatchObject({
      exitCode: 2,
      stdout: "",
      stderr: `skillcheck: .skillcheck.yml:5:5 agent_settings.claude.command: ${command} lies in the repository, and a program that a repository brings along is not started with your key: put the program on PATH or outside the repository\n`,
    });
    expect(await readdir(world.repository)).not.toContain("started.txt");
    expect(await world.list(".skillcheck")).toEqual([]);
  },
);

it("SB-6: a program of the repository that stands first on PATH is passed over, or refused", async () => {
  const world = await openHostile();
  const local = "node_modules/.bin";
  await world.write({ [`${local}/claude`]: EVIL });
  await chmod(join(world.repository, local, "claude"), 0o755);
  await world.commit();
  // As npx does; by a link to the folder too.
  const link = join(dirname(world.repository), "linked");
  await symlink(join(world.repository, local), link);
  const PATH = `${join(world.repository, local)}:${link}:${dirname(world.repository)}/bin:/usr/bin:/bin`;
  const argv = [...RECORD, "--isolation", "none"];
  expect(await world.run(argv, { env: { ...KEYED, PATH } })).toEqual({
    exitCode: 2,
    signal: null,
    stdout: "",
    stderr: `skillcheck: ${join(world.repository, local, "claude")} lies in the repository, and a program that a repository brings along is not started with your key: install claude globally or outside the repository\n`,
  });
  await world.installAgent(greet());
  const answer = await world.run(argv, { env: { ...KEYED, PATH } });
  expect([answer.exitCode, answer.stderr.split("\n")[2]]).toEqual([
    0,
    `claude is ${dirname(world.repository)}/bin/claude`,
  ]);
  expect(await readdir(join(world.repository, local))).toEqual(["claude"]);
});

it("SB-6: the repository of a root below the top is the whole of it", async () => {
  const world = await openHostile();
  await world.write({ ".skillcheck.yml": "version: 1\n" });
  await world.write({ "skills/.skillcheck.yml": settings("../evil.sh") });
  const answer = await world.run(RECORD, { env: KEYED, cwd: "skills" });
  expect([answer.exitCode, answer.stderr]).toEqual([
    2,
    expect.stringContaining("../evil.sh lies in the repository"),
  ]);
  expect(await readdir(world.repository)).not.toContain("started.txt");
});

it("names the program and the address of its model before it asks, without a password in it", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  await world.installAgent(greet());
  const program = join(dirname(world.repository), "bin", "claude");
  const say = async (env: Readonly<Record<string, string>>, ...more: readonly string[]) => {
    const argv = ["record", "--isolation", "none", "--samples", "1", ...more];
    return (await world.run(argv, { env: { ...KEYED, ...env } })).stderr.split("\n").slice(0, 4);
  };
  const chosen = "agent: claude, the first installed";
  expect(await say({})).toEqual([
    chosen,
    PLAN,
    `claude is ${program}`,
    "skillcheck: running agents spends money: add --yes or --max-cost USD where nobody can be asked",
  ]);
  const line = `claude is ${program}, its model is at http://127.0.0.1:9/v1 (ANTHROPIC_BASE_URL)`;
  const login = { ANTHROPIC_BASE_URL: "http://me:secret@127.0.0.1:9/v1" };
  expect(await say(login, "--yes")).toEqual([
    chosen,
    PLAN,
    line,
    "skillcheck: ANTHROPIC_BASE_URL is not an http or https address without user and password",
  ]);
  const address = { ANTHROPIC_BASE_URL: "http://127.0.0.1:9/v1" };
  expect((await say(address, "--yes")).slice(0, 3)).toEqual([chosen, PLAN, line]);
  await world.write({ ".skillcheck.yml": settings(program) });
  // By now a recording of the test says what a run of it costs.
  const priced = PLAN.replace("no price yet", "under $0.01");
  expect((await say(address, "--yes")).slice(0, 3)).toEqual([chosen, priced, line]);
  expect(await world.list(".skillcheck/cassettes")).toHaveLength(2);
});

it("SE-2: what is named like a secret in our own environment is a known one; what is no secret is not", async () => {
  const values = {
    VAULT_TOKEN: "hvs.CANARY-51c0de77",
    DB_PASSWORD: "canary-correct-horse",
    PAYMENTS_API_KEY: "canary-0123456789",
    SIGNING_SECRET: "canary-9876543210",
    PGPASSWORD: "canary-no-underscore",
    AWS_SECRET_ACCESS_KEY: "canary/aws/secret/access",
    "INPUT_GITHUB-TOKEN": "canary-input-token",
  };
  const open = {
    HTTPS_PROXY: "http://127.0.0.1:9",
    TOOL_BASE_URL: "http://127.0.0.1:9/tool",
    RUNNER_TEMP: "/tmp/canary-runner",
    SHORT_TOKEN: "true",
    CACHE_URL: "redis://postgres:postgres@127.0.0.1:9",
  };
  const address = "canary:p%40ss-canary@71";
  const env = { ...KEYED, ...values, ...open, DATABASE_URL: `postgres://${address}@db/canary` };
  const argv = [...RECORD, "--isolation", "none"];
  const secrets = [...Object.values(values), "p@ss-canary@71"].map((value) =>
    Buffer.from(value).toString("base64"),
  );
  const tests = secrets.map((_text, at) => `  - name: shows ${at}\n    prompt: Show ${at}.\n`);
  const suite = `version: 1\ntests:\n${tests.map((one) => `${one}    expect:\n      - said: ahoy\n`).join("")}`;
  const world = await openDeskWorld(skill(FOLDER, { suite }));
  await world.installAgent({
    cases: secrets.map((text, at) => ({
      match: `Show ${at}.`,
      turns: [[{ do: "text", text: `environ: ${text}` }]],
    })),
  });
  const shown = await world.run(argv, { env });
  expect([shown.exitCode, shown.stdout]).toEqual([
    3,
    `0 of ${secrets.length} runs recorded, 0 KiB added, no cage\nspent unknown\n`,
  ]);
  for (const [at, text] of secrets.entries()) {
    expect(shown.stderr).toContain(
      `] greeter › shows ${at}, claude, sample 1: nothing kept: secret observed`,
    );
    expect(shown.stderr).not.toContain(text);
  }
  expect(await world.list(".skillcheck")).toEqual([]);
  await world.write(skill(FOLDER));
  await world.installAgent(greet({ do: "text", text: Object.values(open).join(" ") }));
  expect((await world.run(argv, { env })).exitCode).toBe(0);
  const [file = ""] = await world.list(".skillcheck/cassettes");
  expect(await world.read(file)).toContain(Object.values(open).join(" "));
});
