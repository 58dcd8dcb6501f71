import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openWorld } from "./stand-in-world.ts";

const AWS = "aws: { script: evals/aws }";
const world = (text: string) => openWorld(AWS, { "evals/aws": text });

it("runs as it is written, with arguments, streams and folder of the call, and its end is in the log", async () => {
  const { run, log, here } = await world(
    '#!/bin/sh\nread line\necho "$# $2 $line $PWD"\necho problem >&2\n[ "$1" = refuse ] && exit 64\n[ "$1" = fail ] && exit 3\nexit 0\n',
  );
  const said = (exit: number, rest: string) => ({
    exit,
    signal: null,
    stdout: `${rest} ${here}\n`,
    stderr: "problem\n",
  });
  expect(await run("aws", ["go", "a b"], { stdin: "text\n" })).toEqual(said(0, "2 a b text"));
  expect(await run("aws", ["fail"], { stdin: "\n" })).toEqual(said(3, "1  "));
  expect(await run("aws", ["refuse", "x"], { stdin: "\n" })).toEqual(said(64, "2 x "));
  expect(await run("aws", [], { stdin: "\n" })).toEqual(said(0, "0  "));
  expect(log()).toEqual([
    "aws: go a b (ok)",
    "aws: fail (error)",
    "aws: refuse x (refused)",
    "aws: (ok)",
  ]);
});

it.each([
  ["no first line", "echo $1\n", { exit: 0, stdout: "x\n" }],
  [
    "another interpreter",
    "#!/usr/bin/env bash\n[[ $1 == x ]] && echo bash\n",
    { exit: 0, stdout: "bash\n" },
  ],
  ["an end by a signal", "#!/bin/sh\nkill -9 $$\n", { exit: 137, stdout: "" }],
  ["nothing in it", "", { exit: 0, stdout: "" }],
])("with %s", async (_name, text, wanted) => {
  const { run } = await world(text);
  expect(await run("aws", ["x"])).toMatchObject(wanted);
});

it("is broken, loudly, when its interpreter is not there", async () => {
  const { run, log } = await world("#!/nonexistent/interpreter\n");
  const { exit, stderr } = await run("aws", ["x"]);
  expect(exit).toBe(70);
  expect(stderr).toMatch(
    /^fake aws: the stand-in is broken and answers nothing: spawn .*ENOENT \(skillcheck\)\n$/,
  );
  expect(log()).toEqual(["aws: x (error)"]);
});

it("is in the log before it begins: a call that is killed is not lost", async () => {
  const { shell, log } = await world(
    "#!/bin/sh\necho $$ > own\necho $PPID > pid\nexec sleep 100\n",
  );
  const script =
    "aws x & while ! [ -s pid ]; do :; done; kill -9 $(cat pid); wait $!; echo $?; kill $(cat own)";
  expect(await shell(script)).toMatchObject({ exit: 0, stdout: "137\n" });
  expect(log()).toEqual(["aws: x (started)"]);
});

it("ends with the stand-in when that is told to end", async () => {
  const { shell, log } = await world(
    "#!/bin/sh\ntrap 'echo bye; exit 5' TERM\necho $PPID > pid\nwhile :; do sleep 0.01; done\n",
  );
  const script = "aws x & while ! [ -s pid ]; do :; done; kill $(cat pid); wait $!; echo $?";
  expect(await shell(script)).toMatchObject({ exit: 0, stdout: "bye\n5\n" });
  expect(log()).toEqual(["aws: x (error)"]);
});

it("answers skillcheck's own calls itself: the nonce, and the refusal that proves the log", async () => {
  const { run, log, standIns, here } = await world("#!/bin/sh\ntouch ran\n");
  expect(await run("aws", ["--skillcheck-fake"])).toMatchObject({
    exit: 0,
    stdout: `${standIns.log.nonceOf("aws")}\n`,
  });
  expect(await run("aws", ["--skillcheck-canary", "t"])).toMatchObject({
    exit: 64,
    stdout: `${standIns.log.nonceOf("aws")}\n`,
  });
  expect(log()).toEqual(["aws: --skillcheck-canary t (refused)"]);
  expect(existsSync(join(here, "ran"))).toBe(false);
});
