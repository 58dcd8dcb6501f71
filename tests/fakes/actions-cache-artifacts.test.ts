import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type ActionsCacheServer,
  startActionsCache,
} from "../../fakes/servers/actions-cache/start-actions-cache.ts";
import { createJob, type ToolkitJob } from "./toolkit-job.ts";

// Each call of the toolkit is a Node process; on a busy machine several take longer than the usual limit.
vi.setConfig({ testTimeout: 60_000 });

let server: ActionsCacheServer;
let job: ToolkitJob;

beforeEach(async () => {
  server = await startActionsCache();
  job = createJob();
});

afterEach(async () => {
  await server.close();
  job.dispose();
});

test("the real client uploads, refuses a name twice, lists, deletes and downloads with a checked digest", async () => {
  const one = job.write("out/one.json", '{"n":1}');
  const two = job.write("out/deep/two.txt", "two");
  const root = join(job.workspace, "out");
  const env = server.env([], { runId: "77", jobId: "5" });
  const uploads = await job.run(env, [
    { call: "upload", name: "skillcheck-recordings", files: [one, two], root },
    { call: "upload", name: "skillcheck-recordings", files: [one], root },
    { call: "upload", name: "raw", files: [one], root, options: { skipArchive: true } },
    { call: "upload", name: "gone", files: [two], root, options: { retentionDays: 1 } },
    { call: "delete", name: "gone" },
    { call: "list", options: { latest: true } },
  ]);
  const [first, again, raw, , deleted, listed] = uploads;
  const recordings = first?.value as { id: number; size: number; digest: string };
  const single = raw?.value as { id: number };
  expect(again?.error).toContain("already exists");
  expect(deleted?.value).toEqual({ id: expect.any(Number) });
  expect(listed?.value).toEqual({
    artifacts: [
      expect.objectContaining({ name: "one.json", id: single.id, size: 7 }),
      expect.objectContaining({
        name: "skillcheck-recordings",
        id: recordings.id,
        digest: `sha256:${recordings.digest}`,
      }),
    ],
  });
  const held = server.state.artifacts().find(({ name }) => name === "skillcheck-recordings");
  const bytes = held === undefined ? undefined : server.state.bytes(held);
  expect(
    createHash("sha256")
      .update(bytes ?? "")
      .digest("hex"),
  ).toBe(recordings.digest);

  const path = job.elsewhere;
  const downloads = await job.run(env, [
    {
      call: "download",
      id: recordings.id,
      options: { path, expectedHash: `sha256:${recordings.digest}` },
    },
    {
      call: "download",
      id: single.id,
      options: { path, expectedHash: `sha256:${"0".repeat(64)}` },
    },
  ]);
  expect(downloads.map(({ value }) => value)).toEqual([
    { downloadPath: path, digestMismatch: false },
    { downloadPath: path, digestMismatch: true },
  ]);
  expect(readFileSync(join(path, "one.json"), "utf8")).toBe('{"n":1}');
  expect(readFileSync(join(path, "deep/two.txt"), "utf8")).toBe("two");
});

test("another run's job sees none of it", async () => {
  const file = job.write("a.txt", "a");
  await job.run(server.env([], { runId: "1" }), [
    { call: "upload", name: "a", files: [file], root: job.workspace },
  ]);
  const [listed] = await job.run(server.env([], { runId: "2" }), [{ call: "list", options: {} }]);
  expect(listed?.value).toEqual({ artifacts: [] });
});
