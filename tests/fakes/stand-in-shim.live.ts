import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openWorld } from "./stand-in-world.ts";

const TOOL = "tool: { go: there }";
const THERE = { exit: 0, signal: null, stdout: "there\n", stderr: "" };

it("is a shim in sh with absolute paths, its fixture and the socket beside it", async () => {
  const { standIns } = await openWorld(`${TOOL}\ngh: { repos: { a/b: { visibility: PUBLIC } } }`);
  const { folder } = standIns;
  expect(readdirSync(folder).sort()).toEqual([".gh.json", ".socket", ".tool.json", "gh", "tool"]);
  const [first, second, third, ...rest] = readFileSync(join(folder, "tool"), "utf8").split("\n");
  expect([first, second, rest]).toEqual([
    "#!/bin/sh",
    "unset NODE_OPTIONS NODE_EXTRA_CA_CERTS",
    [""],
  ]);
  expect(third).toMatch(
    new RegExp(`^exec '${process.execPath}' '/[^']+/dist/stand-in\\.js' "\\$0" "\\$@"$`),
  );
  expect(statSync(join(folder, "tool")).mode & 0o777).toBe(0o755);
});

it("AG-8 needs no variable at all, and none of ours, of Node or of a runner disturbs it", async () => {
  const { run, standIns } = await openWorld(TOOL);
  const path = join(standIns.folder, "tool");
  const { shell } = await openWorld(TOOL);
  expect(await shell(`env -i ${path} go`)).toEqual(THERE);
  const poison = {
    GITHUB_SHA: "abc",
    GITHUB_ACTIONS: "true",
    RUNNER_TEMP: "/nonexistent",
    NODE_OPTIONS: "--require /nonexistent.js",
    NODE_PATH: "/nonexistent",
    NODE_EXTRA_CA_CERTS: "/nonexistent",
    SKILLCHECK_FAKE_STATE: "/nonexistent",
    SKILLCHECK_AGENT_SCENARIO: "/nonexistent",
    TMPDIR: "/nonexistent",
    HOME: "/nonexistent",
    ENV: "/nonexistent",
    BASH_ENV: "/nonexistent",
    CDPATH: "/",
    LC_ALL: "tr_TR.UTF-8",
    PWD: "/nonexistent",
  };
  expect(await run("tool", ["go"], { env: poison })).toEqual(THERE);
});

it("works without node, gh or anything else on PATH, from any folder, through links and by a relative path", async () => {
  const { run, shell, standIns, here } = await openWorld(TOOL);
  const { folder } = standIns;
  expect(await run(join(folder, "tool"), ["go"], { env: { PATH: "/nonexistent" } })).toEqual(THERE);
  expect(await run("tool", ["go"], { cwd: "/" })).toEqual(THERE);
  symlinkSync(join(folder, "tool"), join(here, "mytool"));
  expect(await shell("./mytool go")).toEqual(THERE);
  expect(await shell(`cd '${folder}' && ./tool go && cd .. && bin/tool go`)).toEqual({
    ...THERE,
    stdout: "there\nthere\n",
  });
  expect(await shell(`sh '${folder}/tool' go`)).toEqual(THERE);
});

it.each([
  ["a plain shell", "bash -c 'tool go'"],
  // /etc/profile sets PATH anew; the run's own profile comes after it.
  ["a login shell", "bash -lc 'tool go'"],
  ["a login shell of sh", "sh -lc 'tool go'"],
  [
    "a shell whose rc file sets PATH anew",
    "echo 'PATH=/usr/bin:/bin' > $HOME/.bashrc; bash -c 'tool go' < /dev/null",
  ],
  [
    "a login shell whose profile set PATH anew before ours",
    "{ echo 'PATH=/usr/bin:/bin'; cat $HOME/.profile; } > $HOME/.bash_profile; bash -lc 'tool go'",
  ],
])("AG-9 is found by %s", async (_name, script) => {
  const { shell } = await openWorld(TOOL);
  expect(await shell(script)).toEqual(THERE);
});

it("AG-9 is lost where a later profile throws PATH away: then the call is in no log", async () => {
  const { shell, log } = await openWorld(TOOL);
  const script = "echo 'PATH=/usr/bin:/bin' > $HOME/.bash_profile; bash -lc 'tool go'";
  expect(await shell(script)).toMatchObject({ exit: 127, stdout: "" });
  expect(log()).toEqual([]);
});

it("tells the nonce of the run to --skillcheck-fake as first argument, and keeps that out of the calls", async () => {
  const { run, log, standIns } = await openWorld(TOOL);
  const other = await openWorld(TOOL);
  const nonce = standIns.log.nonceOf("tool");
  expect(nonce).toMatch(/^[0-9a-f-]{36}$/);
  expect(other.standIns.log.nonceOf("tool")).not.toBe(nonce);
  expect(await run("tool", ["--skillcheck-fake"])).toEqual({ ...THERE, stdout: `${nonce}\n` });
  expect(await run("tool", ["--skillcheck-fake", "more"])).toEqual({
    ...THERE,
    stdout: `${nonce}\n`,
  });
  expect(log()).toEqual([]);
  const { exit, stdout } = await run("tool", ["go", "--skillcheck-fake"]);
  expect([exit, stdout, log()]).toEqual([0, "there\n", ["tool: go --skillcheck-fake (ok)"]]);
});

it.each([
  ["was closed", async (close: () => Promise<void>) => close(), "ENOENT"],
  [
    "is a file",
    async (close: () => Promise<void>, socket: string) => {
      await close();
      writeFileSync(socket, "");
    },
    "ECONNREFUSED",
  ],
])("fails loudly and answers nothing when its log %s", async (_name, damage, code) => {
  const { run, standIns, close, here } = await openWorld(
    "tool: { go: { stdout: a, writes: { b: c } } }",
  );
  const socket = join(standIns.folder, ".socket");
  await damage(close, socket);
  for (const argv of [["go"], ["--skillcheck-fake"], ["unknown"], []]) {
    expect(await run("tool", argv)).toEqual({
      exit: 70,
      signal: null,
      stdout: "",
      stderr: `fake tool: the stand-in is broken and answers nothing: connect ${code} ${socket} (skillcheck)\n`,
    });
  }
  expect(existsSync(join(here, "b"))).toBe(false);
});

it("fails loudly when its log takes the call and never answers", async () => {
  const { run, standIns, close } = await openWorld(TOOL);
  await close();
  const mute = createServer(() => undefined).listen(join(standIns.folder, ".socket"));
  onTestFinished(() => void mute.close());
  const { exit, stdout, stderr } = await run("tool", ["go"]);
  expect([exit, stdout, stderr]).toEqual([
    70,
    "",
    "fake tool: the stand-in is broken and answers nothing: no answer in 10 s (skillcheck)\n",
  ]);
});

it("fails loudly when its fixture is gone or no JSON", async () => {
  const { run, standIns } = await openWorld(TOOL);
  writeFileSync(join(standIns.folder, ".tool.json"), "{");
  const { exit, stdout, stderr } = await run("tool", ["go"]);
  expect([exit, stdout]).toEqual([70, ""]);
  expect(stderr).toMatch(
    /^fake tool: the stand-in is broken and answers nothing: .*JSON.* \(skillcheck\)\n$/,
  );
});
