import { existsSync, readdirSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { runProcess } from "../../src/host/run-process.ts";
import { startHere } from "../../src/host/start-process.ts";
import type { ProcessCall, ProcessResult } from "../../src/model/machine.ts";
import { makeScratch } from "./scratch.ts";

vi.setConfig({ testTimeout: 60_000 });

const never = new AbortController().signal;

async function run(script: string, changed: Partial<ProcessCall> = {}, interrupted = never) {
  const folder = await makeScratch();
  const ioFolder = await makeScratch();
  const call = {
    command: "/bin/bash",
    args: ["-c", script],
    folder,
    environment: { PATH: process.env["PATH"] ?? "" },
    stdin: "",
    timeoutMs: 30_000,
    outputBytes: 1024,
    ...changed,
  };
  return runProcess(call, { ioFolder, interrupted, start: startHere });
}

const facts = (result: ProcessResult) => {
  if (result.kind === "failed") return result;
  const { startedAt: _, durationMs: __, kind: ___, ...rest } = result;
  return rest;
};
const good = {
  exit: 0,
  signal: null,
  ended: "by-itself",
  stdout: "",
  stderr: "",
  survivors: [],
  unended: [],
};

it("tells exit, streams and time, and hands stdin over as a file", async () => {
  const result = await run("cat; echo err >&2; exit 7", { stdin: "\ufeffé\r\n😀" });
  expect(facts(result)).toEqual({ ...good, exit: 7, stdout: "\ufeffé\r\n😀", stderr: "err\n" });
  if (result.kind !== "ended") throw new Error(result.reason);
  expect(result.startedAt).toMatch(/^\d{4}-.*Z$/);
  expect(result.durationMs).toBeLessThan(10_000);
  expect(facts(await run("kill -SEGV $$"))).toEqual({ ...good, exit: null, signal: "SIGSEGV" });
});

it.each<[string, Partial<ProcessCall>, string]>([
  [
    "a program that is not there",
    { command: "/no/such" },
    "/no/such could not be started: spawn /no/such ENOENT",
  ],
  [
    "a file that is no program",
    { command: "/etc/passwd" },
    "/etc/passwd could not be started: spawn /etc/passwd EACCES",
  ],
  [
    "a folder that is not there",
    { folder: "/no/such" },
    "/bin/bash could not be started: spawn /bin/bash ENOENT",
  ],
  [
    "an argument that is too long",
    { args: ["x".repeat(200_000)] },
    "/bin/bash could not be started: spawn E2BIG",
  ],
])("fails for %s", async (_name, changed, reason) => {
  expect(await run("", changed)).toEqual({ kind: "failed", reason });
});

it("fails for a NUL in an argument", async () => {
  const result = await run("", { args: ["a\0b"] });
  expect(result).toMatchObject({ kind: "failed", reason: expect.stringContaining("null bytes") });
});

it("cuts stdout at the limit, at a character, whoever ended first", async () => {
  const cut = await run("printf 'aé%.0s' $(seq 1000)", { outputBytes: 1025 });
  expect(facts(cut)).toEqual({ ...good, ended: "output", stdout: `${"aé".repeat(341)}a` });
  const exact = await run("printf 'a%.0s' $(seq 1024)");
  expect(facts(exact)).toEqual({ ...good, stdout: "a".repeat(1024) });
  const flood = await run("yes; sleep 95001");
  expect(flood).toMatchObject({ ended: "output", exit: null, signal: "SIGTERM", survivors: [] });
});

it("replaces bytes that are no UTF-8, also at the end", async () => {
  expect(facts(await run("printf 'a\\xff\\xc3'"))).toEqual({ ...good, stdout: "a\ufffd\ufffd" });
});

it("keeps the beginning of stderr and ends a flood of it", async () => {
  const long = await run("head -c 300000 /dev/zero | tr '\\0' e >&2");
  expect(long).toMatchObject({ ended: "by-itself", stderr: "e".repeat(262_144) });
  expect(await run("yes >&2")).toMatchObject({ ended: "output", stdout: "" });
});

it("SB-9 ends what ignores SIGTERM, with everything below it, in time", async () => {
  const began = performance.now();
  const script =
    "trap '' TERM; setsid bash -c \"trap '' TERM; sleep 95002 & sleep 95003\" & sleep 95004";
  expect(facts(await run(script, { timeoutMs: 300 }))).toEqual({
    ...good,
    exit: null,
    signal: "SIGKILL",
    ended: "timeout",
  });
  expect(performance.now() - began).toBeLessThan(10_300);
});

it("names what outlived the process, and ends a stopped one", async () => {
  const script = "setsid sleep 95005 & sleep 0.5; kill -STOP $!; exit 0";
  expect(facts(await run(script))).toEqual({ ...good, survivors: ["sleep"] });
});

it("SB-9 ends a process that goes on multiplying", async () => {
  const script =
    "f() { (sleep 0.05; f) & (sleep 0.05) & }; trap '' TERM; export -f f; f; sleep 95006";
  const result = await run(script, { timeoutMs: 500 });
  expect(result).toMatchObject({ ended: "timeout", unended: [] });
});

it("gives up when skillcheck is interrupted, before and during a run", async () => {
  const interruption = new AbortController();
  const folder = await makeScratch();
  const running = run(`touch ${folder}/up; sleep 95007`, {}, interruption.signal);
  await vi.waitFor(() => expect(existsSync(`${folder}/up`)).toBe(true), { timeout: 20_000 });
  interruption.abort();
  expect(await running).toEqual({ kind: "failed", reason: "interrupted" });
  expect(await run(`touch ${folder}/again`, {}, interruption.signal)).toEqual({
    kind: "failed",
    reason: "interrupted",
  });
  expect(readdirSync(folder)).toEqual(["up"]);
});
