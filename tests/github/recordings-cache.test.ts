import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  type ActionsCacheOptions,
  type ActionsCacheServer,
  startActionsCache,
} from "../../fakes/servers/actions-cache/start-actions-cache.ts";
import type { Scope } from "../../fakes/servers/actions-cache/token.ts";
import { type CacheCall, type CacheJob, makeCacheJob } from "./cache-job.ts";

// Each run is a Node process that loads the toolkit; on a busy machine several take longer than usual.
vi.setConfig({ testTimeout: 60_000 });

const MAIN: readonly Scope[] = [{ scope: "refs/heads/main", permission: "both" }];
const READ_ONLY: readonly Scope[] = [{ scope: "refs/heads/main", permission: "read" }];
const S = "0123456789abcdef".repeat(4);
const STORE = ".skillcheck/cassettes/skills--a";
const placeOf = (digest: string, path = STORE) => ({
  prefix: `skillcheck-c1-${digest}-`,
  path,
});
const PLACE = placeOf(S);

const save = (folder: string, run: number, place = PLACE): CacheCall => ({
  call: "save",
  place,
  folder,
  run,
});
const restore = (folder: string, place = PLACE): CacheCall => ({ call: "restore", place, folder });
const miss = (reason: string) => ({ kind: "miss", reason });
const notSaved = (reason: string) => ({ kind: "not-saved", reason });

async function start(
  options: ActionsCacheOptions = {},
): Promise<{ job: CacheJob; server: ActionsCacheServer }> {
  const server = await startActionsCache(options);
  onTestFinished(() => server.close());
  const job = await makeCacheJob();
  for (const folder of ["one", "two"]) job.write(`${folder}/${STORE}/t/a.json`, folder);
  return { job, server };
}

/** Keys and restore keys of every look-up, in order. */
const lookUps = ({ requests }: ActionsCacheServer) =>
  requests.flatMap(({ path, body }) =>
    path.endsWith("GetCacheEntryDownloadURL")
      ? [body as { key: string; restore_keys?: string[] }]
      : [],
  );
const creates = ({ requests }: ActionsCacheServer) =>
  requests.filter(({ path }) => path.endsWith("CreateCacheEntry")).length;

test("CA-2 of two saves of one tree the newest is restored, by the prefix, without restore keys", async () => {
  const { job, server } = await start();
  const { answers, isRestored } = await job.run(
    server.env(MAIN),
    [save("one", 41)],
    [save(join(job.workspace, "two"), 42)],
    [restore("back")],
  );
  expect(answers).toEqual([
    { kind: "saved" },
    { kind: "saved" },
    { kind: "hit", key: `skillcheck-c1-${S}-42-end` },
  ]);
  expect(isRestored).toBe(true);
  expect(readFileSync(join(job.workspace, "back", STORE, "t/a.json"), "utf8")).toBe("two");
  expect(server.state.entries().map(({ key }) => key)).toEqual([
    `skillcheck-c1-${S}-41-end`,
    `skillcheck-c1-${S}-42-end`,
  ]);
  expect(lookUps(server).map(({ key, restore_keys = [] }) => ({ key, restore_keys }))).toEqual([
    { key: `skillcheck-c1-${S}-`, restore_keys: [] },
    { key: `skillcheck-c1-${S}-42-end`, restore_keys: [] },
  ]);
});

test("CA-2 S with one digit changed, added or left out is never restored, nor another path", async () => {
  const { job, server } = await start();
  const others = [`1${S.slice(1)}`, `${S.slice(0, -1)}0`, `${S}0`, S.slice(0, -1)];
  const { answers } = await job.run(
    server.env(MAIN),
    [save("one", 41)],
    others.map((digest, index) => restore(`back-${index}`, placeOf(digest))),
    [restore("back-path", placeOf(S, ".skillcheck/cassettes/skills--b"))],
  );
  expect(answers).toEqual([
    { kind: "saved" },
    ...Array.from({ length: 5 }, () => miss("no entry for this skill")),
  ]);
  expect(readdirSync(job.workspace).sort()).toEqual(["one", "two"]);
});

test("CA-2 an entry of another form of name is a miss and is not unpacked", async () => {
  const { job, server } = await start();
  // Whoever may write the scope can give any name that begins with the prefix.
  const forged = placeOf(`${S}-x`);
  const { answers } = await job.run(
    server.env(MAIN),
    [save("one", 41)],
    [save("two", 42, forged)],
    [restore("back")],
  );
  expect(answers.at(-1)).toEqual(miss("the newest entry has not the name of a recording"));
  expect(existsSync(join(job.workspace, "back"))).toBe(false);
  expect(server.requests.filter(({ method }) => method === "GET")).toEqual([]);
});

test("CA-7 restore wants an empty folder and leaves none behind when it misses", async () => {
  const { job, server } = await start();
  server.inject({ pattern: "^GET /blob/", status: 404 });
  const { answers } = await job.run(
    server.env(MAIN),
    [save("one", 41)],
    [restore("two")],
    [restore("back")],
  );
  expect(answers.slice(1)).toEqual([
    miss("the folder to restore into is not empty"),
    miss("the entry vanished while it was restored"),
  ]);
  expect(readFileSync(join(job.workspace, "two", STORE, "t/a.json"), "utf8")).toBe("two");
  expect(existsSync(join(job.workspace, "back"))).toBe(false);
});

test("calls at once do not disturb each other: each finds its own folder", async () => {
  const { job, server } = await start();
  const other = placeOf("f".repeat(64));
  const { answers, isRestored } = await job.run(
    server.env(MAIN),
    [save("one", 41), save("two", 41, other)],
    [restore("back-one"), restore("back-two", other), save("one", 42)],
  );
  expect(answers.map((answer) => (answer as { kind: string }).kind)).toEqual([
    "saved",
    "saved",
    "hit",
    "hit",
    "saved",
  ]);
  const read = (folder: string) =>
    readFileSync(join(job.workspace, folder, STORE, "t/a.json"), "utf8");
  expect([read("back-one"), read("back-two"), isRestored]).toEqual(["one", "two", true]);
});

test("CA-9 a second attempt of one workflow run: not saved, already there", async () => {
  const { job, server } = await start();
  const { answers } = await job.run(server.env(MAIN), [save("one", 41)], [save("two", 41)]);
  expect(answers).toEqual([{ kind: "saved" }, notSaved("already there")]);
  expect(server.state.entries().length).toBe(1);
});

test("CA-9 ACTIONS_CACHE_MODE decides before the service is asked", async () => {
  const { job, server } = await start();
  const run = (mode: string) =>
    job.run(
      { ...server.env(MAIN), ACTIONS_CACHE_MODE: mode },
      [save("one", 41)],
      [restore(`back-${mode}`)],
    );
  expect((await run("read")).answers).toEqual([
    notSaved("cache-mode is read for this job"),
    miss("no entry for this skill"),
  ]);
  expect([creates(server), lookUps(server).length]).toEqual([0, 1]);
  expect((await run(" None ")).answers).toEqual([
    notSaved("cache-mode is none for this job"),
    miss("cache-mode is none for this job"),
  ]);
  expect([creates(server), lookUps(server).length]).toEqual([0, 1]);
  expect((await run("write-only")).answers).toEqual([
    { kind: "saved" },
    miss("cache-mode is write-only for this job"),
  ]);
  expect((await run("write-only")).answers[0]).toEqual(
    notSaved("already there, or the service refused"),
  );
});

test("CA-9 a read-only token saves nothing and says so in words; what it may read it restores", async () => {
  const { job, server } = await start();
  await job.run(server.env(MAIN), [save("one", 41)]);
  const { answers } = await job.run(server.env(READ_ONLY), [save("two", 42)], [restore("back")]);
  expect(answers).toEqual([
    notSaved("read-only cache token for this event, or no answer"),
    { kind: "hit", key: `skillcheck-c1-${S}-41-end` },
  ]);
  expect(server.state.entries().length).toBe(1);
});

test("no service, one that is gone, no token, nothing to save, a path that is a glob: words, nothing thrown", async () => {
  const { job, server } = await start();
  const gone = { ...server.env(MAIN), ACTIONS_RESULTS_URL: "http://127.0.0.1:1/" };
  expect((await job.run({}, [save("one", 41)], [restore("back")])).answers).toEqual([
    notSaved("there is no cache service"),
    miss("there is no cache service"),
  ]);
  expect((await job.run(gone, [save("one", 41)], [restore("back")])).answers).toEqual([
    notSaved("read-only cache token for this event, or no answer"),
    miss("no entry for this skill"),
  ]);
  const noToken = { ...server.env(MAIN), ACTIONS_RUNTIME_TOKEN: "" };
  expect((await job.run(noToken, [save("one", 41)], [restore("back")])).answers).toEqual([
    notSaved(expect.stringMatching(/token/i) as unknown as string),
    miss("no entry for this skill"),
  ]);
  const glob = ["*", "../x", "/etc", "./x", "a/", "!a", "~/x", "[a]"].map((path) =>
    placeOf(S, path),
  );
  const { answers } = await job.run(
    server.env(MAIN),
    [save("nowhere", 41), save("one", 41, placeOf(S, "other"))],
    glob.map((place) => save("one", 41, place)),
    glob.map((place, index) => restore(`back-${index}`, place)),
  );
  const refusal = "the path of the store has characters that a glob reads";
  expect(answers).toEqual([
    notSaved(expect.stringContaining("ENOENT") as unknown as string),
    notSaved(expect.stringContaining("not exist") as unknown as string),
    ...glob.map(() => notSaved(refusal)),
    ...glob.map(() => miss(refusal)),
  ]);
});

test("a report is uploaded as it is, under its own name; a second one of the name and a missing file are words", async () => {
  const { job, server } = await start();
  job.write("report.json", '{"version":1}');
  const upload = (file: string, days?: number): CacheCall => ({
    call: "upload",
    file: join(job.workspace, file),
    folder: job.workspace,
    ...(days === undefined ? {} : { days }),
  });
  const { answers } = await job.run(
    server.env(READ_ONLY),
    [upload("report.json", 7)],
    [upload("report.json")],
    [upload("none.json")],
  );
  expect(answers).toEqual([
    { kind: "uploaded", id: expect.any(Number) },
    { kind: "not-uploaded", reason: expect.stringMatching(/conflict|exists/i) },
    { kind: "not-uploaded", reason: expect.stringContaining("none.json") },
  ]);
  const [artifact, ...more] = server.state.artifacts();
  expect([artifact?.name, artifact && String(server.state.bytes(artifact)), more]).toEqual([
    "report.json",
    '{"version":1}',
    [],
  ]);
  expect((await job.run({}, [upload("report.json")])).answers).toEqual([
    { kind: "not-uploaded", reason: expect.stringContaining("ACTIONS_R") },
  ]);
});
