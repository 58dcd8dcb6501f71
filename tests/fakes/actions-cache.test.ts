import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type ActionsCacheOptions,
  type ActionsCacheServer,
  startActionsCache,
} from "../../fakes/servers/actions-cache/start-actions-cache.ts";
import type { Scope } from "../../fakes/servers/actions-cache/token.ts";
import { createJob, type ToolkitCall, type ToolkitJob, type ToolkitResult } from "./toolkit-job.ts";

// Each call of the toolkit is a Node process; on a busy machine several take longer than the usual limit.
vi.setConfig({ testTimeout: 60_000 });

const folder = ".skillcheck/cassettes/demo";
const main: readonly Scope[] = [{ scope: "refs/heads/main", permission: "both" }];
const pullRequest: readonly Scope[] = [
  { scope: "refs/pull/7/merge", permission: "both" },
  { scope: "refs/heads/main", permission: "read" },
];

let server: ActionsCacheServer | undefined;
let job: ToolkitJob;

beforeEach(() => {
  job = createJob();
  job.write(`${folder}/a.json`, "one");
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  job.dispose();
});

async function start(options: ActionsCacheOptions = {}): Promise<ActionsCacheServer> {
  server = await startActionsCache(options);
  return server;
}

const save = (key: string, more: Partial<ToolkitCall> = {}): ToolkitCall => ({
  call: "save",
  paths: [folder],
  key,
  ...more,
});
const restore = (key: string, more: Partial<ToolkitCall> = {}): ToolkitCall => ({
  call: "restore",
  paths: [folder],
  key,
  ...more,
});
const values = (results: readonly ToolkitResult[]) =>
  results.map(({ value, error }) => error ?? value);
const warnings = (result: ToolkitResult | undefined) =>
  result?.log.filter((line) => line.startsWith("::warning::"));

test("saved once, refused twice, restored by key, restore key, prefix and look-up; another spelling of the path misses", async () => {
  const { env, requests, state } = await start();
  const results = await job.run(env(main), [
    save("sk-10-end"),
    save("sk-10-end"),
    restore("sk-10-end", { options: { lookupOnly: true } }),
    restore("nothing", {
      restoreKeys: ["none-", "sk-1"],
      env: { GITHUB_WORKSPACE: job.elsewhere },
    }),
    restore("sk-1"),
    restore("sk-10-end", { paths: [`./${folder}`] }),
    restore("sk-2"),
  ]);
  expect(values(results)).toEqual([
    expect.any(Number),
    -1,
    "sk-10-end",
    "sk-10-end",
    "sk-10-end",
    undefined,
    undefined,
  ]);
  expect(results[1]?.log.join("\n")).toContain("another job may be creating this cache");
  expect(
    state.entries().map(({ key, scope, finished, version }) => ({ key, scope, finished, version })),
  ).toEqual([
    {
      key: "sk-10-end",
      scope: "refs/heads/main",
      finished: true,
      version: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  // What was restored, into another workspace, is what was saved.
  expect(readFileSync(join(job.elsewhere, folder, "a.json"), "utf8")).toBe("one");
  const log = JSON.stringify(requests);
  expect(log).not.toMatch(/eyJ[A-Za-z0-9_-]{8}/);
  expect(
    requests.filter(({ query }) => "sig" in query).every(({ query }) => query["sig"] === "***"),
  ).toBe(true);
});

test("a token that may only read saves nothing and the toolkit warns; one without scopes reads nothing", async () => {
  const { env, token } = await start();
  const none = { ACTIONS_RUNTIME_TOKEN: token([]) };
  const [saved, missed] = await job.run(env([{ scope: "refs/heads/main", permission: "read" }]), [
    save("k"),
    restore("k", { env: none }),
  ]);
  expect(saved?.value).toBe(-1);
  expect(warnings(saved)?.join()).toContain(
    "cache write denied: the token has no scope that may be written",
  );
  expect(missed).toEqual({ log: expect.any(Array) });
  expect(warnings(missed)?.join()).toContain("cache read denied");
});

test("ACTIONS_CACHE_MODE=read: not one request for a save", async () => {
  const { env, requests } = await start();
  const [saved] = await job.run({ ...env(main), ACTIONS_CACHE_MODE: "read" }, [save("k")]);
  expect(saved?.value).toBe(-1);
  expect(requests).toEqual([]);
});

test("one 503 is asked again after three seconds and hits; a 400 is a miss at once", {
  timeout: 20_000,
}, async () => {
  const { env, inject, requests } = await start({
    faults: [{ pattern: "^POST .*/GetCacheEntryDownloadURL$", status: 503, times: 1 }],
  });
  const asked = () =>
    requests.filter(({ path }) => path.endsWith("/GetCacheEntryDownloadURL")).length;
  expect(values(await job.run(env(main), [save("k"), restore("k")]))).toEqual([
    expect.any(Number),
    "k",
  ]);
  expect(asked()).toBe(2);
  inject({
    pattern: "GetCacheEntryDownloadURL",
    status: 400,
    body: { code: "invalid_argument", msg: "no" },
  });
  expect(values(await job.run(env(main), [restore("k")]))).toEqual([undefined]);
  expect(asked()).toBe(3);
});

test("a pull request's entry is seen by that pull request alone; the default branch's by both", async () => {
  const { env, token } = await start();
  const asMain = { env: { ACTIONS_RUNTIME_TOKEN: token(main) } };
  const asOther = {
    env: {
      ACTIONS_RUNTIME_TOKEN: token([
        { scope: "refs/pull/8/merge", permission: "both" },
        { scope: "refs/heads/main", permission: "read" },
      ]),
    },
  };
  const results = await job.run(env(pullRequest), [
    save("pr-1"),
    save("main-1", asMain),
    restore("pr-1", asMain),
    restore("pr-1", asOther),
    restore("pr-1"),
    restore("main-1"),
    save("both"),
    save("both", asMain),
  ]);
  expect(values(results).slice(2, 6)).toEqual([undefined, undefined, "pr-1", "main-1"]);
  // The same key in two scopes is no conflict.
  expect(values(results).slice(6)).toEqual([expect.any(Number), expect.any(Number)]);
});

test("CA-2: the newest of two saves of one state wins, another state misses", async () => {
  let now = 1_700_000_000_000;
  const { env } = await start({
    now: () => {
      now += 1000;
      return now;
    },
  });
  const state = "0123456789abcdef";
  const results = await job.run(env(main), [
    save(`skillcheck-c1-${state}-100-end`),
    save(`skillcheck-c1-${state}-99-end`),
    restore(`skillcheck-c1-${state}-`),
    restore("skillcheck-c1-0123456789abcdee-"),
  ]);
  expect(values(results).slice(2)).toEqual([`skillcheck-c1-${state}-99-end`, undefined]);
});
