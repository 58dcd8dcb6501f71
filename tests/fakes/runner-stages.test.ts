import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { command } from "../../fakes/runner/command.ts";
import { run, tinyAction } from "./runner-world.ts";

const SHOW = `console.log(JSON.stringify(process.env));`;

async function environment(
  request: Parameters<typeof run>[1] = {},
): Promise<Record<string, string>> {
  const { log } = await run(SHOW, request);
  return JSON.parse(log) as Record<string, string>;
}

test("the environment is made from nothing", async () => {
  process.env["SKILLCHECK_LEAK"] = "leak";
  try {
    const env = await environment({
      path: "/usr/bin:/bin",
      env: { EXTRA: "1", GITHUB_RUN_ID: "77" },
    });
    expect(
      Object.keys(env)
        .filter((name) => !/^(GITHUB|RUNNER)_/.test(name))
        .toSorted(),
    ).toEqual(["CI", "EXTRA", "HOME", "PATH"]);
    expect(env).toMatchObject({
      GITHUB_ACTIONS: "true",
      GITHUB_API_URL: "http://127.0.0.1:1",
      GITHUB_SERVER_URL: "http://github.localhost:1",
      GITHUB_REPOSITORY: "acme/skills",
      GITHUB_RUN_ID: "77",
      GITHUB_EVENT_NAME: "push",
      PATH: "/usr/bin:/bin",
      RUNNER_OS: "Linux",
    });
  } finally {
    delete process.env["SKILLCHECK_LEAK"];
  }
});

test("a pull request sets reference, merge commit, branches and actor; the event is a file", async () => {
  const payload = {
    number: 7,
    pull_request: {
      number: 7,
      merge_commit_sha: "c".repeat(40),
      head: { ref: "topic" },
      base: { ref: "main" },
    },
    repository: { full_name: "o/r" },
    sender: { login: "ann" },
  };
  const script = `
    const { GITHUB_REF, GITHUB_SHA, GITHUB_HEAD_REF, GITHUB_BASE_REF, GITHUB_ACTOR, GITHUB_REPOSITORY_OWNER } = process.env;
    console.log(JSON.stringify([GITHUB_REF, GITHUB_SHA, GITHUB_HEAD_REF, GITHUB_BASE_REF, GITHUB_ACTOR, GITHUB_REPOSITORY_OWNER,
      JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, "utf8")).number, process.cwd() === process.env.GITHUB_WORKSPACE]));`;
  const { log } = await run(script, { event: { name: "pull_request", payload } });
  expect(JSON.parse(log)).toEqual([
    "refs/pull/7/merge",
    "c".repeat(40),
    "topic",
    "main",
    "ann",
    "o",
    7,
    true,
  ]);
});

test("inputs: defaults, the token's expression, dashes and blanks in names, unknown ones", async () => {
  const inputs = `
  github-token: { default: "\${{ github.token }}" }
  fail-on: { default: failed }
  two words: { default: 2 }
  empty: {}
  old: { deprecationMessage: use fail-on }`;
  const result = await run(
    {
      main: `console.log(JSON.stringify(Object.entries(process.env).filter(([k]) => k.startsWith("INPUT_") && k !== "INPUT_GITHUB-TOKEN").sort()));
             console.log(process.env["INPUT_GITHUB-TOKEN"].length, process.env["INPUT_GITHUB-TOKEN"]);`,
      inputs,
    },
    { inputs: { "fail-on": "lint", nosuch: "x", old: "1" }, token: "tok-123" },
  );
  const lines = result.log.split("\n");
  expect(JSON.parse(lines[2] ?? "")).toEqual([
    ["INPUT_EMPTY", ""],
    ["INPUT_FAIL-ON", "lint"],
    ["INPUT_NOSUCH", "x"],
    ["INPUT_OLD", "1"],
    ["INPUT_TWO_WORDS", "2"],
  ]);
  // The token arrives whole, and the log hides it.
  expect(lines[3]).toBe("7 ***");
  expect(result.annotations.map((one) => [one.level, one.message])).toEqual([
    [
      "warning",
      "Unexpected input(s) 'nosuch', valid inputs are ['github-token', 'fail-on', 'two words', 'empty', 'old']",
    ],
    ["warning", "Input 'old' has been deprecated with message: use fail-on"],
  ]);
  await expect(
    run({ main: "", inputs: `{ a: { default: "\${{ github.actor }}" } }` }),
  ).rejects.toThrow(/cannot evaluate .* github\.actor /);
});

test("pre hands state to main and post; a failure skips main, never post", async () => {
  const post = `console.log("post", process.env.STATE_a, process.env.STATE_b);`;
  const good = await run({
    pre: `append("GITHUB_STATE", "a=1\\n");`,
    main: `append("GITHUB_STATE", "b<<E\\nx\\ny\\nE\\n"); append("GITHUB_OUTPUT", "o=" + process.env.STATE_a + "\\n");`,
    post,
  });
  expect([good.stages, good.outputs, good.log, good.state]).toEqual([
    ["pre", "main", "post"],
    { o: "1" },
    "post 1 x\ny",
    { a: "1", b: "x\ny" },
  ]);
  const bad = await run({ pre: "process.exitCode = 3;", main: `console.log("main");`, post });
  expect([bad.stages, bad.exitCodes, bad.log, bad.conclusion]).toEqual([
    ["pre", "post"],
    { pre: 3, post: 0 },
    "post undefined undefined",
    "failure",
  ]);
});

test("post-if decides: success() not after a failure, failure() only then", async () => {
  const ran = async (postIf: string, code: number) =>
    (await run({ main: `process.exitCode = ${code};`, post: "", postIf })).stages.includes("post");
  expect([
    await ran("success()", 0),
    await ran("success()", 1),
    await ran("failure()", 1),
    await ran("always()", 1),
    await ran('"!cancelled()"', 1),
  ]).toEqual([true, false, true, true, true]);
});

test("an ill-formed file fails the step and gives nothing", async () => {
  const after = async (text: string) => {
    const result = await run(`append("GITHUB_OUTPUT", ${JSON.stringify(text)});`);
    return [result.conclusion, result.outputs, result.errors.map((error) => error.message)];
  };
  expect(await after("a=1\nno pair\n")).toEqual(["failure", {}, ["Invalid format 'no pair'"]]);
  expect(await after("=1\n")).toEqual(["failure", {}, ["Invalid format '=1'"]]);
  expect(await after("a<<\nx\n")).toEqual(["failure", {}, ["Invalid format 'a<<'"]]);
  expect(await after("a<<END\nx\n")).toEqual([
    "failure",
    {},
    ["Invalid value. Matching delimiter not found 'END'"],
  ]);
  expect(await after("a=x<<y\r\n\nb<<E\n1\r\n2\nE\nc=\n__proto__=p")).toEqual([
    "success",
    Object.fromEntries([
      ["a", "x<<y"],
      ["b", "1\r\n2"],
      ["c", ""],
      ["__proto__", "p"],
    ]),
    [],
  ]);
});

test("a summary above 1 MiB is dropped whole", async () => {
  const write = (bytes: number) => run(`append("GITHUB_STEP_SUMMARY", "x".repeat(${bytes}));`);
  const most = await write(1024 * 1024);
  const over = await write(1024 * 1024 + 1);
  expect([most.summary.length, most.errors, over.summary, over.errors, over.conclusion]).toEqual([
    1024 * 1024,
    [],
    "",
    [
      {
        stage: "main",
        kind: "summary",
        message:
          "$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got 1025k.",
      },
    ],
    "success",
  ]);
});

test("an output that holds a masked value is dropped; three characters may be chance", async () => {
  const { outputs, errors } = await run(`
    console.log("::add-mask::abc\\n::add-mask::long-secret");
    append("GITHUB_OUTPUT", "a=abc\\nb=a long-secret b\\n");
  `);
  expect([outputs, errors]).toEqual([
    { a: "abc" },
    [
      {
        stage: "main",
        kind: "output",
        message: "Skip output 'b' since it may contain secret.",
      },
    ],
  ]);
});

test("a step cannot change the runner's own variables", async () => {
  const result = await run({
    main: `append("GITHUB_ENV", "GITHUB_SHA=x\\nRUNNER_OS=x\\nNODE_OPTIONS=--require=evil\\nMINE=1\\n");`,
    post: `console.log(process.env.GITHUB_SHA === "x", process.env.NODE_OPTIONS, process.env.MINE);`,
  });
  expect([result.env, result.log, result.errors.length]).toEqual([
    { MINE: "1" },
    "false undefined 1",
    1,
  ]);
});

test("a stage that takes too long gets SIGTERM; post still runs", async () => {
  const result = await run(
    { main: `setInterval(() => {}, 1000);`, post: `console.log("closed");` },
    { timeout: { main: 300 } },
  );
  expect([result.exitCodes, result.log, result.conclusion]).toEqual([
    { main: 143, post: 0 },
    "closed",
    "cancelled",
  ]);
});

test("EV-13 stand-in: SIGTERM at a line of the log or a promise of the test lets main clean up", async () => {
  const main = `
    process.on("SIGTERM", () => { console.log("cleaning"); process.exit(130); });
    setInterval(() => {}, 1000);
    console.log("running");
  `;
  const byLine = await run(
    { main, post: `console.log("closed");` },
    { cancel: { line: /^running$/ } },
  );
  expect([byLine.exitCodes, byLine.log, byLine.conclusion]).toEqual([
    { main: 130, post: 0 },
    "running\ncleaning\nclosed",
    "cancelled",
  ]);
  const { action, workspace } = await tinyAction({ main: "setInterval(() => {}, 1000);" });
  const byPromise = await run("", { action, workspace, cancel: { when: Promise.resolve() } });
  expect([byPromise.exitCodes, byPromise.conclusion]).toEqual([{ main: 143 }, "cancelled"]);
});

test("the chosen Node starts the action; one that is not there is an error of the test", async () => {
  const { log } = await run("console.log(process.execPath);", { node: process.execPath });
  expect(log).toBe(process.execPath);
  await expect(run("", { node: "/nonexistent/node" })).rejects.toThrow("ENOENT");
});

test("the command form runs an action and prints its log or its result", async () => {
  const made = await tinyAction({ main: `console.log("a", process.env.INPUT_X);` });
  const event = join(made.workspace, "event.json");
  await writeFile(event, "{}");
  const argv = ["--action", made.action, "--workspace", made.workspace, "--event", event];
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  await command([...argv, "--with", "x=1"], print);
  await command([...argv, "--with", "x=2", "--json"], print);
  const annotation = "##[warning]Unexpected input(s) 'x', valid inputs are []";
  expect(lines[0]).toBe(`${annotation}\na 1`);
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({
    log: `${annotation}\na 2`,
    exitCodes: { main: 0 },
  });
  await expect(command(["--action", made.action])).rejects.toThrow("--event is missing");
});
