import { lstat, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import type { Step } from "../../fakes/agent/scenario.ts";
import {
  AHOY,
  FOLDER,
  LOGIN,
  OWN,
  openWorld,
  REFRESHED,
  recordingOf,
  refresh,
  TOKEN,
  toLogin,
} from "./own-login-world.ts";

it("SB-16: refused in CI, without --max-runs, with --max-cost, by a variable, for agents without one: nothing is read or copied", async () => {
  const world = await openWorld({ do: "report", path: "report.json" }, AHOY);
  const say = async (argv: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const { exitCode, stdout, stderr } = await world.run(argv, { env });
    expect([exitCode, stdout]).toEqual([2, ""]);
    return stderr.trimEnd().split("\n").at(-1);
  };
  const runs = ["--max-runs", "1"];
  for (const name of ["CI", "GITHUB_ACTIONS"]) {
    expect(await say([...OWN, ...runs], { [name]: "1" })).toBe(
      `skillcheck: --login own: not where ${name} is set: a login belongs to a person at a desk; set a key there`,
    );
  }
  expect(await say([...OWN, "--yes"])).toBe(
    "skillcheck: --login own: add --max-runs N, the most runs that your account may pay",
  );
  expect(await say([...OWN, ...runs, "--max-cost", "1"])).toBe(
    "skillcheck: --login own: money is what the CLI says, so --max-cost cannot hold; --max-runs N bounds the runs",
  );
  expect(await say([...OWN.slice(0, -1), "mine", ...runs])).toBe(
    "skillcheck: --login mine: write own, or leave it out",
  );
  expect(await say([...OWN, "--max-runs", "0"])).toBe(
    "skillcheck: --max-runs 0: write a whole number from 1 to 10000",
  );
  expect(await say(OWN.slice(0, -2), { SKILLCHECK_LOGIN: "own", SKILLCHECK_MAX_RUNS: "1" })).toBe(
    "skillcheck: running agents spends money: add --yes or --max-cost USD where nobody can be asked",
  );
  const bin = join(dirname(world.repository), "bin");
  await symlink(join(bin, "claude"), join(bin, "droid"));
  await world.write({
    [`${FOLDER}/skillcheck.yaml`]:
      "version: 1\nagents: [droid]\nmodel: claude-haiku-4-5\ntests:\n  - name: x\n    prompt: x\n    expect: [{ said: x }]\n",
  });
  expect(await say([...OWN, ...runs])).toBe(
    "skillcheck: --login own: no own login is known for droid, only for claude, codex, gemini; set a key, or choose with --agent",
  );
  expect(await world.list(".skillcheck")).toEqual([]);
  expect(await readdir(world.temporary)).toEqual([]);
});

it("SB-16: a record without a key and without the flag names both ways", async () => {
  const world = await openWorld(AHOY);
  const { exitCode, stderr } = await world.run([...OWN.slice(0, -2), "--yes"]);
  expect([exitCode, stderr.trimEnd().split("\n").at(-1)]).toEqual([
    2,
    "skillcheck: claude needs a key: set ANTHROPIC_API_KEY or ANTHROPIC_AUTH_TOKEN in the environment, or record with --login own --max-runs N to use your own login at a desk",
  ]);
});

it("SB-16 AG-18: only the credential file is in the home, no key is in the environment, the result says what it was", async () => {
  const world = await openWorld(
    {
      do: "bash",
      command: 'cd "$HOME" && find . -type f | sort && stat -c %a .claude/.credentials.json',
    },
    {
      do: "bash",
      command:
        'cmp "$HOME/.claude/.credentials.json" - < "$HOME/.claude/.credentials.json" && env | sed "s/=.*//" | sort | tr "\\n" " "',
    },
    AHOY,
  );
  const answer = await world.run([...OWN, "--max-runs", "3"], {
    env: { ANTHROPIC_API_KEY: "sk-ant-skillcheck-CANARY-9f2c81d0a7" },
  });
  expect(answer.stderr.split("\n").slice(1, 3)).toEqual([
    "1 run planned, no cage, no price yet, at most 3 runs",
    `claude is ${join(dirname(world.repository), "bin", "claude")}, with your own login ${world.file}; own login: the agent could read it`,
  ]);
  expect([answer.exitCode, answer.stdout.split("\n")[0]]).toEqual([
    0,
    expect.stringMatching(
      /^1 of 1 runs recorded, \d+ KiB added, no cage, own login: the agent could read it$/,
    ),
  ]);
  const { text, cassette } = await recordingOf(world);
  expect(cassette).toMatchObject({
    login: "own",
    gateway: { requests: [], cost_source: "reported" },
  });
  expect(text).not.toContain("CANARY");
  expect(text).toContain("./.claude/.credentials.json\\\\n");
  expect(text).toContain("\\\\n600");
  expect(text).not.toContain("CLAUDE.md");
  const [names = ""] = /CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC [A-Za-z_ ]+/.exec(text) ?? [];
  expect(names).toContain("HTTPS_PROXY");
  expect(text).not.toMatch(/ANTHROPIC_(API_KEY|AUTH_TOKEN|BASE_URL)/);
  expect(await readFile(world.file, "utf8")).toBe(LOGIN);
  const replay = await world.run(["test"]);
  expect(replay.stdout.split("\n")[0]).toMatch(/, replayed, self-recorded, own login, no cage$/);
  const json = await world.run([...OWN, "--max-runs", "3", "--format", "json"]);
  expect(JSON.parse(json.stdout)).toMatchObject({ login: "own", isolation: "none" });
});

it("SB-16: another host is answered 403, also by plain HTTP, and stands in the recording", async () => {
  const ask = (target: string) =>
    `node -e 'const u=new URL(process.env.HTTPS_PROXY);const s=require("net").connect(u.port,u.hostname,()=>s.write("${target} HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n"));s.on("data",(d)=>process.stdout.write(String(d).split("\\r\\n")[0]+"\\n"))'`;
  const world = await openWorld(
    { do: "bash", command: ask("CONNECT evil.example:443") },
    { do: "bash", command: ask("CONNECT api.anthropic.com:80") },
    { do: "bash", command: ask("GET http://api.anthropic.com/") },
    AHOY,
  );
  expect((await world.run([...OWN, "--max-runs", "1"])).exitCode).toBe(0);
  const { text, cassette } = await recordingOf(world);
  expect(text.match(/HTTP\/1\.1 403 Forbidden/g)?.length).toBeGreaterThanOrEqual(3);
  expect(cassette.gateway).toMatchObject({
    tunnels_left_out: 0,
    tunnels: [
      { target: "CONNECT evil.example:443", status: 403, sent: 0, received: 0 },
      { target: "CONNECT api.anthropic.com:80", status: 403 },
      { target: "GET http://api.anthropic.com/", status: 403 },
    ],
  });
});

it("SB-16: a refreshed login goes back after a run that went well, for its owner alone, where its link leads", async () => {
  const fresh = toLogin(REFRESHED);
  const world = await openWorld(refresh(fresh), AHOY);
  const elsewhere = join(world.home, "dotfiles.json");
  await writeFile(elsewhere, LOGIN);
  await rm(world.file);
  await symlink(elsewhere, world.file);
  const answer = await world.run([...OWN, "--max-runs", "1"]);
  // The agent printed the command that holds its new token: nothing of it may be kept.
  expect([answer.exitCode, answer.stderr]).toEqual([3, expect.stringContaining("secret observed")]);
  expect(await readFile(elsewhere, "utf8")).toBe(fresh);
  expect((await lstat(world.file)).isSymbolicLink()).toBe(true);
  expect((await lstat(elsewhere)).mode & 0o777).toBe(0o600);
  expect((await readdir(world.home)).sort()).toEqual([".claude", "dotfiles.json"]);
});

const quietly = (content: string | null): Step => ({
  do: "file",
  path: "../home/.claude/.credentials.json",
  content,
});

it.each<readonly [string, readonly Step[], string]>([
  ["the run fails", [quietly(toLogin(REFRESHED)), { do: "api-error", failure: 401 }], ""],
  ["the agent ends without a result", [quietly(toLogin(REFRESHED)), { do: "exit", code: 1 }], ""],
  [
    "it left no JSON",
    [quietly("not json"), AHOY],
    "what the agent left is no refreshed form of it",
  ],
  ["it left a list", [quietly("[]"), AHOY], "what the agent left is no refreshed form of it"],
  ["it left none", [quietly(null), AHOY], "what the agent left is no refreshed form of it"],
  [
    "it left too much",
    [quietly(`{"a":"${"x".repeat(70_000)}"}`), AHOY],
    "what the agent left is no refreshed form of it",
  ],
  [
    "it left a link",
    [
      quietly(null),
      { do: "file", path: "../home/other.json", content: '{"a":1}' },
      { do: "bash", command: 'ln -s ../other.json "$HOME/.claude/.credentials.json"' },
      AHOY,
    ],
    "what the agent left is no refreshed form of it",
  ],
  [
    "its folder became a link",
    [
      {
        do: "bash",
        command:
          'cd "$HOME" && mv .claude real && ln -s real .claude && printf "{}" > real/.credentials.json',
      },
      AHOY,
    ],
    "what the agent left is no refreshed form of it",
  ],
])("SB-16: the author's file stays byte for byte where %s", async (_name, steps, words) => {
  const world = await openWorld(...steps);
  const answer = await world.run([...OWN, "--max-runs", "1"]);
  expect(await readFile(world.file, "utf8")).toBe(LOGIN);
  expect(answer.stderr).toContain(words);
  expect(answer.stdout + answer.stderr).not.toContain("CANARY");
  expect(await readdir(dirname(world.file))).toEqual([".credentials.json", "CLAUDE.md"]);
});

it("SB-16: a login that the author's own session refreshed meanwhile is left as it is", async () => {
  const world = await openWorld();
  const mine = toLogin("sk-ant-oat01-skillcheck-CANARY-Mine00112233");
  await world.installAgent({
    cases: [
      {
        turns: [
          [quietly(toLogin(REFRESHED)), { do: "file", path: world.file, content: mine }, AHOY],
        ],
      },
    ],
  });
  const { stderr } = await world.run([...OWN, "--max-runs", "1"]);
  expect(stderr).toContain(
    `the refreshed login was not copied back to ${world.file}: it was changed meanwhile`,
  );
  expect(await readFile(world.file, "utf8")).toBe(mine);
});

it("SE-2 SB-16: a run that shows a token of the login is void", async () => {
  const world = await openWorld(
    { do: "bash", command: 'cat "$HOME/.claude/.credentials.json"' },
    AHOY,
  );
  const answer = await world.run([...OWN, "--max-runs", "1"]);
  expect([answer.exitCode, answer.stderr]).toEqual([3, expect.stringContaining("secret observed")]);
  expect(answer.stdout + answer.stderr).not.toContain(TOKEN);
  expect(await world.list(".skillcheck")).toEqual([]);
});

it("AG-18: a token in a variable wins over the file and is handed on alone; no login at all is said", async () => {
  const world = await openWorld(
    {
      do: "bash",
      command:
        'ls -A "$HOME/.claude" 2>/dev/null; test -n "$CLAUDE_CODE_OAUTH_TOKEN" && echo given',
    },
    AHOY,
  );
  const env = { CLAUDE_CODE_OAUTH_TOKEN: TOKEN };
  const answer = await world.run([...OWN, "--max-runs", "1"], { env });
  expect([answer.exitCode, answer.stderr]).toEqual([
    0,
    expect.stringContaining("with your own login in the variable CLAUDE_CODE_OAUTH_TOKEN;"),
  ]);
  const { text } = await recordingOf(world);
  expect(text).toContain("given");
  expect(text).not.toContain(".credentials.json\\\\n");
  const other = { CLAUDE_CONFIG_DIR: join(world.home, "none") };
  const missing = await world.run([...OWN, "--max-runs", "1"], { env: other });
  expect([missing.exitCode, missing.stderr]).toEqual([
    3,
    expect.stringContaining(
      `nothing kept: the login ${other.CLAUDE_CONFIG_DIR}/.credentials.json is not there`,
    ),
  ]);
});

it("--max-runs bounds the runs", async () => {
  const world = await openWorld(AHOY);
  const argv = ["record", "--isolation", "none", "--samples", "3", "--login", "own"];
  const answer = await world.run([...argv, "--max-runs", "2", "--jobs", "1"]);
  expect([answer.exitCode, answer.stdout.trimEnd().split("\n").at(-1)]).toEqual([
    5,
    "--max-runs was reached: 1 of 3 runs was not made; raise --max-runs to at least 3",
  ]);
  expect(await world.list(".skillcheck/cassettes")).toHaveLength(2);
});

it("what the proof of stand-ins costs a login is unknown, never nothing", async () => {
  const world = await openWorld(AHOY);
  const path = `${FOLDER}/skillcheck.yaml`;
  const suite = (await world.read(path)).replace(
    /^ {4}expect:/m,
    "    fakes: { gh: { repos: { a/b: { visibility: PUBLIC } } } }\n    expect:",
  );
  await world.write({ [path]: suite });
  const { exitCode, stdout } = await world.run([...OWN, "--max-runs", "2", "--format", "json"]);
  const { overhead, spentUsd, costSource } = JSON.parse(stdout);
  expect([exitCode, overhead.length, overhead[0]?.costUsd, spentUsd, costSource]).toEqual([
    0,
    1,
    null,
    null,
    null,
  ]);
});
