import { afterEach, expect, test } from "vitest";
import {
  type ActionsCacheOptions,
  type ActionsCacheServer,
  startActionsCache,
} from "../../fakes/servers/actions-cache/start-actions-cache.ts";
import { makeToken, readToken, type Scope } from "../../fakes/servers/actions-cache/token.ts";

const main: readonly Scope[] = [{ scope: "refs/heads/main", permission: "both" }];

let server: ActionsCacheServer;

afterEach(async () => {
  await server.close();
});

async function start(options: ActionsCacheOptions = {}): Promise<ActionsCacheServer> {
  server = await startActionsCache(options);
  return server;
}

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function call(
  method: string,
  request: unknown,
  { service = "Cache", token = server.token(main) }: { service?: string; token?: string } = {},
): Promise<Answer> {
  const path = `/twirp/github.actions.results.api.v1.${service}Service/${method}`;
  const response = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: typeof request === "string" ? request : JSON.stringify(request),
  });
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

const put = (
  url: unknown,
  body: string,
  headers: Readonly<Record<string, string>> = { "x-ms-blob-type": "BlockBlob" },
) => fetch(String(url), { method: "PUT", body, headers });

/** Saves an entry of so many bytes. */
async function save(key: string, bytes = 10, version = "v"): Promise<Answer> {
  const { body } = await call("CreateCacheEntry", { key, version });
  await put(body["signed_upload_url"], "x".repeat(bytes));
  return await call("FinalizeCacheEntryUpload", { key, version, size_bytes: String(bytes) });
}

async function lookUp(key: string, version = "v"): Promise<unknown> {
  return (await call("GetCacheEntryDownloadURL", { key, version })).body["matched_key"];
}

test("over the limit the entry that was asked for longest ago goes", async () => {
  let now = 1_700_000_000_000;
  const { state } = await start({
    limitBytes: 25,
    now: () => {
      now += 1000;
      return now;
    },
  });
  await save("a");
  await save("b");
  expect(await lookUp("a")).toBe("a");
  await save("c");
  expect(state.entries().map(({ key }) => key)).toEqual(["a", "c"]);
  expect([await lookUp("b"), await lookUp("c")]).toEqual([undefined, "c"]);
});

test("an entry unused for longer than the age limit is gone; using it keeps it", async () => {
  const day = 24 * 3600 * 1000;
  let now = 1_700_000_000_000;
  await start({ now: () => now });
  await save("used");
  await save("idle");
  now += 5 * day;
  expect(await lookUp("used")).toBe("used");
  now += 5 * day;
  expect([await lookUp("used"), await lookUp("idle")]).toEqual(["used", undefined]);
});

test("a key is exact before it is a prefix, and an unfinished or other version is never found", async () => {
  await start();
  await save("sk-1");
  await save("sk-10");
  await call("CreateCacheEntry", { key: "open", version: "v" });
  expect([
    await lookUp("sk-1"),
    await lookUp("sk-"),
    await lookUp("open"),
    await lookUp("sk-1", "w"),
  ]).toEqual(["sk-1", "sk-10", undefined, undefined]);
});

test("an entry is reserved from the first call on, and finished only with the bytes that were announced", async () => {
  await start();
  const created = await call("CreateCacheEntry", { key: "k", version: "v" });
  expect(created).toEqual({
    status: 200,
    body: { ok: true, signed_upload_url: expect.any(String) },
  });
  expect(await call("CreateCacheEntry", { key: "k", version: "v" })).toEqual({
    status: 409,
    body: {
      code: "already_exists",
      msg: "cache entry with the same key, version, and scope already exists",
    },
  });
  const finalize = (size: string) =>
    call("FinalizeCacheEntryUpload", { key: "k", version: "v", size_bytes: size });
  expect((await finalize("3")).body).toEqual({ ok: false, message: "nothing was uploaded" });
  await put(created.body["signed_upload_url"], "abc");
  expect((await finalize("4")).body).toEqual({
    ok: false,
    message: "3 bytes were uploaded, not 4",
  });
  expect((await finalize("3")).body).toEqual({ ok: true, entry_id: "1" });
  expect((await finalize("3")).body).toEqual({
    ok: false,
    message: "no upload of this key and version is under way",
  });
});

test("keys: at most 512 characters, no comma, not empty", async () => {
  await start();
  const refusals = [];
  for (const key of ["", "x".repeat(513), "a,b"])
    refusals.push(await call("CreateCacheEntry", { key, version: "v" }));
  expect(refusals.map(({ status, body }) => [status, body["code"]])).toEqual([
    [400, "invalid_argument"],
    [400, "invalid_argument"],
    [400, "invalid_argument"],
  ]);
});

test("no token, a broken one, an expired one: 401; an unknown route: 404; no JSON: 400; always as JSON", async () => {
  await start();
  const expired = makeToken({ scopes: main, expires: 1 });
  const answers = [
    await call("CreateCacheEntry", {}, { token: "" }),
    await call("CreateCacheEntry", {}, { token: "a.b.c" }),
    await call("CreateCacheEntry", {}, { token: expired }),
    await call("DropEverything", {}),
    await call("CreateCacheEntry", "not json"),
  ];
  expect(answers.map(({ status, body }) => [status, body["code"]])).toEqual([
    [401, "unauthenticated"],
    [401, "unauthenticated"],
    [401, "unauthenticated"],
    [404, "bad_route"],
    [400, "malformed"],
  ]);
});

test("a token tells scopes in their order, and the ids", async () => {
  await start();
  const scopes: readonly Scope[] = [
    { scope: "refs/pull/7/merge", permission: "both" },
    { scope: "refs/heads/main", permission: "read" },
    { scope: "refs/tags/v1", permission: "write" },
  ];
  const token = makeToken({ scopes, runId: "42", jobId: "7", expires: 100 });
  expect(readToken(`Bearer ${token}`, 99_000)).toEqual({
    readable: ["refs/pull/7/merge", "refs/heads/main"],
    writable: ["refs/pull/7/merge", "refs/tags/v1"],
    runId: "42",
    jobId: "7",
  });
  expect(readToken(`Bearer ${token}`, 101_000)).toBeUndefined();
});

test("blocks: staged in any order, joined in the order of the list, an unknown id refused", async () => {
  const { state } = await start();
  const { body } = await call("CreateCacheEntry", { key: "k", version: "v" });
  const url = String(body["signed_upload_url"]);
  const id = (name: string) => Buffer.from(name).toString("base64");
  const block = (name: string, content: string) =>
    put(`${url}&comp=block&blockid=${encodeURIComponent(id(name))}`, content, {});
  const list = (...ids: readonly string[]) =>
    put(`${url}&comp=blocklist`, `<?xml version="1.0"?><BlockList>${ids.join("")}</BlockList>`, {
      "x-ms-blob-content-type": "text/plain",
    });
  expect((await block("2", "world")).status).toBe(201);
  expect((await block("1", "hello ")).status).toBe(201);
  const refused = await list(`<Latest>${id("9")}</Latest>`);
  expect([refused.status, refused.headers.get("x-ms-error-code")]).toEqual([
    400,
    "InvalidBlockList",
  ]);
  const done = await list(`<Latest>${id("1")}</Latest>`, `<Uncommitted>${id("2")}</Uncommitted>`);
  expect([done.status, done.headers.get("etag")]).toEqual([
    201,
    expect.stringMatching(/^"0x[0-9A-F]{15}"$/),
  ]);
  await call("FinalizeCacheEntryUpload", { key: "k", version: "v", size_bytes: "11" });
  expect(state.entries().map((entry) => state.bytes(entry)?.toString())).toEqual(["hello world"]);
});

test("blobs: signature, permission, method, headers and ranges", async () => {
  await start();
  const { body } = await call("CreateCacheEntry", { key: "k", version: "v" });
  const up = new URL(String(body["signed_upload_url"]));
  const code = async (response: Response) => [
    response.status,
    response.headers.get("x-ms-error-code"),
  ];
  expect(await code(await put(up, "abc", {}))).toEqual([400, "MissingRequiredHeader"]);
  const stored = await put(up, "0123456789", {
    "x-ms-blob-type": "BlockBlob",
    "x-ms-version": "2026-02-06",
    "x-ms-client-request-id": "id-1",
  });
  expect([
    stored.status,
    ...["x-ms-version", "x-ms-client-request-id", "content-md5"].map((name) =>
      stored.headers.get(name),
    ),
  ]).toEqual([201, "2026-02-06", "id-1", "eB5eJF1ptWaXm4bijSPyxw=="]);
  await call("FinalizeCacheEntryUpload", { key: "k", version: "v", size_bytes: "10" });
  const found = await call("GetCacheEntryDownloadURL", { key: "k", version: "v" });
  const down = String(found.body["signed_download_url"]);
  expect(await code(await put(down, "x"))).toEqual([403, "AuthorizationPermissionMismatch"]);
  expect(await code(await fetch(down.replace(/sig=[^&]*/, "sig=")))).toEqual([
    403,
    "AuthenticationFailed",
  ]);
  expect(await code(await fetch(down.replace("sp=r", "sp=cw")))).toEqual([
    403,
    "AuthenticationFailed",
  ]);
  expect(await code(await fetch(down, { headers: { range: "bytes=99-" } }))).toEqual([
    416,
    "InvalidRange",
  ]);
  const part = await fetch(down, { headers: { "x-ms-range": "bytes=2-4" } });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 2-4/10",
    "234",
  ]);
  const head = await fetch(down, { method: "HEAD" });
  expect([
    head.status,
    head.headers.get("content-length"),
    head.headers.get("accept-ranges"),
  ]).toEqual([200, "10", "bytes"]);
});

test("an artifact name once per run, no other run's artifacts, no forbidden characters", async () => {
  await start();
  const ids = { workflow_run_backend_id: "1", workflow_job_run_backend_id: "1" };
  const create = (more: object) =>
    call("CreateArtifact", { ...ids, version: 7, ...more }, { service: "Artifact" });
  const answers = [
    await create({ name: "a" }),
    await create({ name: "a" }),
    await create({ name: "b/c" }),
    await create({ name: "d", workflow_run_backend_id: "2" }),
    await call("FinalizeArtifact", { ...ids, name: "z", size: "1" }, { service: "Artifact" }),
    await call("GetSignedArtifactURL", { ...ids, name: "a" }, { service: "Artifact" }),
  ];
  expect(answers.map(({ status, body }) => [status, body["code"] ?? body["ok"]])).toEqual([
    [200, true],
    [409, "already_exists"],
    [400, "invalid_argument"],
    [403, "permission_denied"],
    [404, "not_found"],
    [404, "not_found"],
  ]);
  expect((await call("ListArtifacts", ids, { service: "Artifact" })).body).toEqual({
    artifacts: [],
  });
});
