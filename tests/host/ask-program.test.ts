import { readdirSync } from "node:fs";
import { expect, it, onTestFinished, vi } from "vitest";
import { askProgram, type Question } from "../../src/host/ask-program.ts";
import { running, toWord } from "../engine/running.ts";
import { makeScratch } from "./scratch.ts";

const ENVIRONMENT = { PATH: "/usr/bin:/bin", LANG: "C" };

/** Asks a shell in a temporary folder of its own; what is left in that afterwards. */
async function ask(
  script: string,
  more: Partial<Question> = {},
  signal = new AbortController().signal,
) {
  const scratch = await makeScratch();
  vi.stubEnv("TMPDIR", scratch);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const question = { program: "/bin/sh", args: ["-c", script], ...more };
  const result = await askProgram(question, { environment: ENVIRONMENT, interrupted: signal });
  return { result, left: readdirSync(scratch), scratch };
}

it("asks in folders of its own and hands on nothing of our environment but what is given", async () => {
  const { result, left, scratch } = await ask("env; pwd");
  const lines = result.kind === "ended" ? result.stdout.trimEnd().split("\n") : [];
  const root = lines.at(-1)?.replace(/\/workspace$/, "") ?? "";
  expect(root.startsWith(`${scratch}/skillcheck-run-`)).toBe(true);
  const known = lines
    .slice(0, -1)
    .filter((line) => !/^(SKILLCHECK_PROCESS|SHLVL|_|OLDPWD)=/.test(line));
  expect(known.sort()).toEqual(
    [
      `HOME=${root}/home`,
      "LANG=C",
      `PATH=${ENVIRONMENT.PATH}`,
      `PWD=${root}/workspace`,
      `TMPDIR=${root}/tmp`,
      `XDG_CACHE_HOME=${root}/home/.cache`,
      `XDG_CONFIG_HOME=${root}/home/.config`,
      `XDG_DATA_HOME=${root}/home/.local/share`,
      `XDG_STATE_HOME=${root}/home/.local/state`,
    ].sort(),
  );
  expect(left).toEqual([]);
});

it("ends what hangs with all that it started, and leaves nothing of it", async () => {
  const word = toWord(94_101);
  const { result, left } = await ask(`echo begun; sleep ${word} & exec sleep ${word}`, {
    timeoutMs: 300,
  });
  expect(result).toMatchObject({ kind: "ended", ended: "timeout", stdout: "begun\n" });
  expect([running(`sleep ${word}`), left]).toEqual([[], []]);
});

it("waits for nothing that it left behind, and starts nothing once it is interrupted", async () => {
  const word = toWord(94_102);
  const { result } = await ask(`sleep ${word} & echo 2.1.332`);
  expect(result).toMatchObject({ kind: "ended", ended: "by-itself", exit: 0, stdout: "2.1.332\n" });
  expect(running(`sleep ${word}`)).toEqual([]);
  const { result: none, left } = await ask("echo 1", {}, AbortSignal.abort());
  expect([none, left]).toEqual([{ kind: "failed", reason: "interrupted" }, []]);
});

it("tells what cannot be started", async () => {
  const { result, left } = await ask("", { program: "/no/such/agent" });
  expect(result).toEqual({
    kind: "failed",
    reason: "/no/such/agent could not be started: spawn /no/such/agent ENOENT",
  });
  expect(left).toEqual([]);
});
