import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readRun } from "../../src/transcripts/read-run.ts";
import { buildAgent } from "../fakes/scripted-agent.ts";
import { makeScratch } from "../host/scratch.ts";
import { cassetteOf, fileOf, playTurns, prepare, toCall } from "./live-run.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;
beforeAll(async () => {
  agent = await buildAgent();
});
afterAll(() => agent.dispose());

it.each([
  ["leading --", "--model evil --dangerously"],
  ["quotes, dollars, newlines", "a \"b\" 'c' $HOME `id` \\ \n\n  two  spaces\t\r\nend\n"],
  ["200 KB", "é".repeat(100_000)],
])("AG-4 hands the prompt over byte for byte: %s", async (_name, prompt) => {
  const out = join(await makeScratch(), "report.json");
  const turns = [
    [
      { do: "report", path: out },
      { do: "text", text: "." },
    ],
  ] as const;
  const { played } = await playTurns(agent, turns, { test: { prompts: [prompt] } });
  expect(JSON.parse(await readFile(out, "utf8"))).toMatchObject({ prompt });
  expect(cassetteOf(played).turns[0]?.user === prompt).toBe(true);
});

it("AG-5 gives a regular file as stdin, and the preamble before the prompt", async () => {
  const out = join(await makeScratch(), "report.json");
  const turns = [
    [
      { do: "report", path: out },
      {
        do: "bash",
        command: "stat -L -c %F /proc/$PPID/fd/0 /proc/$PPID/fd/1 /proc/$PPID/fd/2 > kind.txt",
      },
      { do: "text", text: "." },
    ],
  ] as const;
  const { played } = await playTurns(agent, turns, { test: { preamble: "Be kind." } });
  expect(JSON.parse(await readFile(out, "utf8"))).toMatchObject({
    prompt: "Be kind.\n\nGreet me.",
  });
  const [change] = cassetteOf(played).turns[0]?.changes ?? [];
  // stderr is still empty.
  expect(change).toMatchObject({ text: "regular file\nregular file\nregular empty file\n" });
});

it("SB-6: AG-8 hands on exactly the list, whatever stands in our environment", async () => {
  const out = join(await makeScratch(), "report.json");
  const poison = [
    ...["GITHUB_TOKEN", "GH_TOKEN", "GITHUB_SHA", "GITHUB_ENV", "GITHUB_PATH", "GITHUB_OUTPUT"],
    ...["INPUT_TOKEN", "INPUT_ANTHROPIC-API-KEY", "ACTIONS_RUNTIME_TOKEN", "ACTIONS_CACHE_URL"],
    ...["ACTIONS_ID_TOKEN_REQUEST_TOKEN", "RUNNER_TEMP", "RUNNER_TOOL_CACHE", "OPENAI_API_KEY"],
    ...["ANTHROPIC_AUTH_TOKEN", "GEMINI_API_KEY", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"],
    ...["AWS_SESSION_TOKEN", "GOOGLE_APPLICATION_CREDENTIALS", "GOOGLE_API_KEY", "SSH_AUTH_SOCK"],
    ...["NODE_OPTIONS", "NODE_PATH", "LD_PRELOAD", "LD_LIBRARY_PATH", "BASH_ENV", "ENV"],
    ...["GIT_DIR", "GIT_WORK_TREE", "GIT_CONFIG_GLOBAL", "GIT_SSH_COMMAND", "GIT_ASKPASS"],
    ...["NPM_TOKEN", "npm_config_registry", "XDG_CONFIG_HOME", "CLAUDE_CONFIG_DIR", "HTTPS_PROXY"],
    ...["SKILLCHECK_STORE", "PYTHONPATH", "PROMPT_COMMAND", "EDITOR"],
  ];
  expect(poison.length).toBeGreaterThanOrEqual(40);
  const environment = {
    ...Object.fromEntries(poison.map((name) => [name, "poison"])),
    PATH: `node_modules/.bin:${process.env["PATH"]}:.`,
    HOME: "/poison",
    TMPDIR: "/poison",
    LANG: "C.UTF-8",
    LC_ALL: "C",
    TZ: "UTC",
  };
  const turns = [
    [
      { do: "report", path: out },
      { do: "text", text: "." },
    ],
  ] as const;
  const { played } = await playTurns(agent, turns, { environment });
  const { home } = cassetteOf(played).paths;
  const { env } = JSON.parse(await readFile(out, "utf8")) as { env: Record<string, string> };
  // The scripted agent's shim and its shell add these themselves.
  const { SKILLCHECK_AGENT_SCENARIO: _scenario, PWD: _pwd, OLDPWD: _old, ...handed } = env;
  expect(handed).toEqual({
    PATH: process.env["PATH"],
    LANG: "C.UTF-8",
    LC_ALL: "C",
    TZ: "UTC",
    TERM: "dumb",
    CI: "1",
    HOME: home,
    TMPDIR: home.replace(/home$/, "tmp"),
    CLAUDE_CONFIG_DIR: `${home}/.claude`,
    DISABLE_TELEMETRY: "1",
    DISABLE_AUTOUPDATER: "1",
    DISABLE_ERROR_REPORTING: "1",
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    ...(process.getuid?.() === 0 ? { IS_SANDBOX: "1" } : {}),
    CLAUDE_CODE_MAX_RETRIES: "2",
    SLASH_COMMAND_TOOL_CHAR_BUDGET: "100000",
    // Of the gateway: the real ones stay outside (SB-7).
    ANTHROPIC_API_KEY: "skillcheck-client",
    ANTHROPIC_BASE_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    SKILLCHECK_PROCESS: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

/** A folder with a `gh` of ours that notes its calls beside itself. */
async function placeStandIn(): Promise<string> {
  const folder = await makeScratch();
  const script = '#!/bin/sh\necho "$*" >> "$(dirname "$0")/calls"\necho stand-in\n';
  await writeFile(join(folder, "gh"), script, { mode: 0o755 });
  return folder;
}

it("AG-8 AG-9 in the agent's own shell the first folder of PATH wins and nothing of the runner is seen", async () => {
  const folder = await placeStandIn();
  const PATH = `${folder}:${process.env["PATH"]}`;
  const names = [
    "GITHUB_SHA",
    "GITHUB_ACTIONS",
    "GITHUB_TOKEN",
    "RUNNER_TEMP",
    "ACTIONS_CACHE_URL",
  ];
  const environment = { ...Object.fromEntries(names.map((name) => [name, "poison"])), PATH };
  const profile = "echo 'export PATH=/usr/bin:/bin' | tee ~/.bashrc ~/.profile > ~/.bash_profile";
  const command = `gh repo view "a  b"; command -v gh; echo "$PATH"; env | grep -cE '^(GITHUB|RUNNER|ACTIONS)_|poison'; env | grep -c '^ANTHROPIC_API_KEY='`;
  const steps = [
    { do: "bash", command },
    { do: "text", text: "." },
  ] as const;
  const { played } = await playTurns(agent, [steps], {
    environment,
    test: { workspace: { from: null, files: [], setup: [profile] } },
  });
  const results = readRun(cassetteOf(played)).turns[0]?.events.flatMap((event) =>
    event.type === "tool_result" ? [event.text.split("\n")] : [],
  );
  // The key is there: that is why only a key without worth may be handed over.
  expect(results).toEqual([["stand-in", join(folder, "gh"), PATH, "0", "1"]]);
  expect(await readFile(join(folder, "calls"), "utf8")).toBe("repo view a  b\n");
});

it("AG-11 the knob for retries is in the environment and bounds a failing run", async () => {
  const out = join(await makeScratch(), "report.json");
  const steps = [
    { do: "report", path: out },
    { do: "api-error", failure: 529 },
  ] as const;
  const { played } = await playTurns(agent, [steps]);
  const { env } = JSON.parse(await readFile(out, "utf8")) as { env: Record<string, string> };
  expect(env["CLAUDE_CODE_MAX_RETRIES"]).toBe("2");
  const run = readRun(cassetteOf(played));
  const retries = run.turns[0]?.events.flatMap((event) =>
    event.type === "retry" ? [event.text] : [],
  );
  expect([run.errorKind, retries]).toEqual([
    "overloaded",
    ["retry 1/2: 529 overloaded", "retry 2/2: 529 overloaded"],
  ]);
});

it("SB-6: keeps the key from setup", async () => {
  const { played } = await playTurns(agent, [[{ do: "text", text: "." }]], {
    test: {
      workspace: { from: null, files: [], setup: ["env | sed 's/=.*//' | sort > names.txt"] },
    },
  });
  const [names] = cassetteOf(played).files;
  const wanted = ["CI", "HOME", "PATH", "PWD", "SKILLCHECK_PROCESS", "TERM", "TMPDIR"];
  const given = ["LANG", "LC_ALL", "TZ"].filter((name) => process.env[name] !== undefined);
  const shell = ["OLDPWD", "SHLVL", "_"];
  const seen = (names?.text ?? "")
    .trim()
    .split("\n")
    .filter((name) => !shell.includes(name));
  expect(seen.sort()).toEqual([...wanted, ...given].sort());
});

it("SB-8: shows a run nothing of what the run before wrote at home", async () => {
  const write =
    "mkdir -p ~/.claude && echo evil > ~/.claude/CLAUDE.md; ls -A ~ ~/.claude $TMPDIR | sort > seen.txt; touch $TMPDIR/x";
  const { play } = prepare(agent, {
    cases: [
      {
        turns: [
          [
            { do: "bash", command: write },
            { do: "text", text: "." },
          ],
        ],
      },
    ],
  });
  const seen = async () => cassetteOf(await play(await toCall())).turns[0]?.changes;
  const [first] = (await seen()) ?? [];
  const [second] = (await seen()) ?? [];
  const text = (change: typeof first) =>
    change?.kind === "created" ? change.text?.replaceAll(/skillcheck-run-\w+/g, "RUN") : null;
  expect(text(first)).toContain("CLAUDE.md");
  expect(text(second)).toBe(text(first));
});

it("SB-1: holds back what would configure an agent, and says so", async () => {
  const settings = JSON.stringify({
    hooks: { SessionStart: [{ hooks: [{ type: "command", command: "touch pwned" }] }] },
  });
  const held = [
    ".claude/settings.json",
    "sub/CLAUDE.md",
    ".ENV.local",
    ".git/hooks/post-commit",
    "a/.Npmrc",
  ];
  const { played, warnings } = await playTurns(
    agent,
    [
      [
        {
          do: "bash",
          command:
            "find . -path ./.git -prune -o -type f -print | sort > $TMPDIR/seen; mv $TMPDIR/seen seen.txt",
        },
        { do: "text", text: "." },
      ],
    ],
    {
      from: [...held.map((path) => fileOf(path, settings)), fileOf("kept.txt", "x")],
    },
  );
  const cassette = cassetteOf(played);
  expect(cassette.files.map(({ path }) => path)).toEqual(["kept.txt"]);
  expect(cassette.turns[0]?.changes).toMatchObject([
    { path: "seen.txt", text: "./.claude/skills/greeter/SKILL.md\n./kept.txt\n" },
  ]);
  expect(warnings).toEqual([
    `greeter › greets, claude, sample 1: not copied into the workspace: ${held.join(", ")} (they configure an agent)`,
  ]);
});

it("SB-1: hostile names and links of a fixture are copied as they are, and nothing behind a link is read", async () => {
  const names = ["-rf", "$(touch pwned)", "a\nb", "`id`", "sp ace", "\u202egnp.exe", "::error::x"];
  const links = { passwd: "/etc/passwd", above: "../home", nowhere: "no/such", self: "self" };
  const { played, warnings } = await playTurns(
    agent,
    [
      [
        { do: "bash", command: "git status --short; ls > /dev/null" },
        { do: "text", text: "." },
      ],
    ],
    {
      from: [
        ...names.map((name) => fileOf(name, "kept\n")),
        ...Object.entries(links).map(([name, target]) => fileOf(name, target, "120000")),
      ],
    },
  );
  const cassette = cassetteOf(played);
  const files = cassette.files.map(({ path, mode, text }) => [path, mode, text]);
  expect(files).toEqual(
    [
      ...names.map((name) => [name, "100644", "kept\n"]),
      ...Object.keys(links).map((name) => [name, "120000", undefined]),
    ].sort(([left = ""], [right = ""]) => (left < right ? -1 : 1)),
  );
  expect([cassette.turns[0]?.changes, warnings]).toEqual([[], []]);
});
