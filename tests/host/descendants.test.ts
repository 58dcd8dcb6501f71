import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import {
  type Descendants,
  followDescendants,
  type HostProcess,
} from "../../src/host/descendants.ts";

vi.setConfig({ testTimeout: 30_000 });

const MARK = "SKILLCHECK_TEST_MARK";

/** A shell of its own session; everything it leaves is ended after the test. */
function start(script: string, mark: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn("bash", ["--norc", "-c", script], {
    detached: true,
    stdio: ["pipe", "pipe", "ignore"],
    env: { PATH: process.env["PATH"], [MARK]: mark, ...env },
  });
  const found = followDescendants(child.pid ?? 0, `${MARK}=${mark}`);
  onTestFinished(async () => {
    for (const target of found.list() ?? []) found.signal(target, "SIGKILL");
    child.kill("SIGKILL");
  });
  return { child, found };
}

const names = (found: Descendants) => (found.list() ?? []).map(({ command }) => command).sort();

async function until(found: Descendants, wanted: readonly string[]): Promise<void> {
  while (JSON.stringify(names(found)) !== JSON.stringify(wanted)) await pause(10);
}

async function lineOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("no stdout");
  const [data] = (await once(child.stdout, "data")) as [Buffer];
  return data.toString().trim();
}

it("finds children, theirs, and a double fork by its marker", async () => {
  const { child, found } = start("(setsid sleep 96001 & ) ; sleep 96002 & read", "double");
  await until(found, ["bash", "sleep", "sleep"]);
  child.kill("SIGKILL");
  await until(found, ["sleep", "sleep"]);
});

it("keeps knowing what it saw, also without parent and marker", async () => {
  const { child, found } = start("env -i setsid sleep 96003 & read", "seen");
  await until(found, ["bash", "sleep"]);
  child.kill("SIGKILL");
  await until(found, ["sleep"]);
});

it("leaves out zombies, the process itself, and everybody whose marker only begins alike", async () => {
  const near = start("read", "mark-2");
  const zombie = start("true & exec sleep 96004", "zombie");
  const { child, found } = start("read", "mark", { OTHER: `${MARK}=mark` });
  await until(found, ["bash"]);
  expect(found.list()?.map(({ pid }) => pid)).toEqual([child.pid]);
  await until(near.found, ["bash"]);
  await until(zombie.found, ["sleep"]);
  const ours = followDescendants(near.child.pid ?? 0, `PATH=${process.env["PATH"]}`);
  expect(ours.list()?.map(({ pid }) => pid)).not.toContain(process.pid);
});

it("does not take another process for the root whose pid it got", async () => {
  const { child, found } = start("read", "gone");
  await until(found, ["bash"]);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(found.list()).toEqual([]);
  // As if the pid had been given to somebody else: another start time.
  const late = followDescendants(child.pid ?? 0, `${MARK}=gone`);
  expect(late.list()).toEqual([]);
});

it("signals nobody who is not the one that was seen", async () => {
  const { child, found } = start(
    "trap 'echo ended; exit 3' TERM; echo ready; while :; do read -t 1 x; done",
    "signal",
  );
  expect(await lineOf(child)).toBe("ready");
  const [target] = found.list() ?? [];
  if (target === undefined) throw new Error("not found");
  const stranger: HostProcess = { ...target, start: String(Number(target.start) - 1) };
  found.signal(stranger, "SIGKILL");
  found.signal({ ...target, pid: process.pid }, "SIGKILL");
  const ended = once(child, "exit");
  found.signal(target, "SIGTERM");
  expect(await ended).toEqual([3, null]);
  found.signal(target, "SIGKILL");
});

it("reads the start time that the system tells", () => {
  const { child, found } = start("read", "time");
  const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
  expect(found.list()?.[0]?.start).toBe(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]);
});
