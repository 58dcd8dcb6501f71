import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lockResource } from "../../src/host/lock-resource.ts";
import { makeScratch } from "./scratch.ts";

const SINCE = "2026-11-30T09:00:00.000Z";

async function openStore() {
  const root = await makeScratch();
  const folder = ".skillcheck";
  const locks = join(root, folder, "locks");
  return { store: { root, folder }, root, locks };
}

/** As a process that is gone left it; no process has the number of the last one that there can be. */
function leftBehind(pid = 2 ** 22 + 1, host = hostname()): string {
  return JSON.stringify({ pid, host, since: SINCE });
}

it("gives a resource to one and names him to the next, until it is released", async () => {
  const { store, locks } = await openStore();
  const first = await lockResource(store, "staging.db");
  expect(first.kind).toBe("locked");
  const file = join(locks, "staging.db.json");
  const { since } = JSON.parse(await readFile(file, "utf8"));
  expect(await lockResource(store, "staging.db")).toEqual({
    kind: "taken",
    by: `process ${process.pid} on ${hostname()} since ${since} (.skillcheck/locks/staging.db.json)`,
  });
  expect((await lockResource(store, "queue")).kind).toBe("locked");
  if (first.kind === "locked") await first.release();
  expect((await lockResource(store, "staging.db")).kind).toBe("locked");
  expect((await readdir(locks)).sort()).toEqual([".gitignore", "queue.json", "staging.db.json"]);
});

it("takes over from a process that is gone, and believes one of another machine", async () => {
  const { store, locks } = await openStore();
  await mkdir(locks, { recursive: true });
  const file = join(locks, "db.json");
  for (const text of [leftBehind(), "", "{", '{"pid":-1}', `"${"x".repeat(5000)}"`]) {
    await writeFile(file, text);
    const lock = await lockResource(store, "db");
    expect([text, lock.kind]).toEqual([text, "locked"]);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ pid: process.pid });
  }
  await writeFile(file, leftBehind(1, "elsewhere"));
  expect(await lockResource(store, "db")).toEqual({
    kind: "taken",
    by: `process 1 on elsewhere since ${SINCE} (.skillcheck/locks/db.json)`,
  });
  expect(await readdir(locks)).toEqual([".gitignore", "db.json"]);
});

it("only one of many gets what a process left behind", async () => {
  const { store, locks } = await openStore();
  await mkdir(locks, { recursive: true });
  await writeFile(join(locks, "db.json"), leftBehind());
  const locked = await Promise.all(Array.from({ length: 20 }, () => lockResource(store, "db")));
  expect(locked.filter(({ kind }) => kind === "locked")).toHaveLength(1);
  expect(await readdir(locks)).toEqual([".gitignore", "db.json"]);
});

it("is led nowhere by a link in place of its folder", async () => {
  const { store, root } = await openStore();
  const elsewhere = await makeScratch();
  await mkdir(join(root, ".skillcheck"));
  await symlink(elsewhere, join(root, ".skillcheck", "locks"));
  await expect(lockResource(store, "db")).rejects.toThrow("is not a real folder");
  expect(await readdir(elsewhere)).toEqual([]);
});
