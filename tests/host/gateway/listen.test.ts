import { once } from "node:events";
import { lstat, readdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import type { GatewayReport } from "../../../src/model/gateway.ts";
import { buildOnce } from "../../build/build-once.ts";
import { makeScratch } from "../scratch.ts";
import { message, openWorld } from "./open-world.ts";

const good = message({ input_tokens: 3, output_tokens: 4 });

test("SB-7 a socket that this user alone may use; it is gone afterwards", async () => {
  const folder = await makeScratch();
  const path = join(folder, "gateway.sock");
  const world = await openWorld(good, { listen: { kind: "socket", path } });
  expect(world.gateway.address).toEqual({ kind: "socket", path });
  const { mode } = await lstat(path);
  expect(mode & 0o777).toBe(0o600);
  expect((await world.ask()).status).toBe(200);
  await world.gateway.close();
  expect(await readdir(folder)).toEqual([]);
});

test("without a cage it listens on 127.0.0.1 and nowhere else", async () => {
  const world = await openWorld(good);
  const { address } = world.gateway;
  const url = address.kind === "loopback" ? address.url : "";
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
  const elsewhere = connect({ host: "127.0.0.2", port: Number(new URL(url).port) });
  const [error] = await once(elsewhere, "error");
  expect(error).toMatchObject({ code: "ECONNREFUSED" });
});

test("107 bytes are a path, 108 are not, counted in bytes", async () => {
  const folder = await makeScratch();
  const pathOf = (bytes: number) => join(folder, "\u00e9".repeat(20)).padEnd(bytes - 20, "x");
  const world = await openWorld(good, { listen: { kind: "socket", path: pathOf(107) } });
  expect((await world.ask()).status).toBe(200);
  const path = pathOf(108);
  expect(Buffer.byteLength(path)).toBe(108);
  const reason = `a socket's path has at most 107 bytes, this one has 108: ${path}`;
  const listen = { kind: "socket", path } as const;
  await expect(openWorld(good, { listen })).rejects.toThrow(reason);
});

test("what lies at the path is left there", async () => {
  const path = join(await makeScratch(), "taken");
  await writeFile(path, "mine");
  const listen = { kind: "socket", path } as const;
  await expect(openWorld(good, { listen })).rejects.toThrow("EADDRINUSE");
  expect((await lstat(path)).size).toBe(4);
});

test("a folder that is not there", async () => {
  const listen = { kind: "socket", path: "/nowhere/gateway.sock" } as const;
  await expect(openWorld(good, { listen })).rejects.toThrow(/ENOENT|EACCES/);
});

test("closing twice is closing once", async () => {
  const world = await openWorld(good);
  await Promise.all([world.gateway.close(), world.gateway.close()]);
  await world.gateway.close();
});

test("close ends everything that hangs, tells it, and leaves nothing that keeps the process alive", async () => {
  const entries = { drive: "tests/host/gateway/drive-gateway.ts" };
  const folder = await buildOnce("gateway", entries);
  const path = join(await makeScratch(), "s");
  const { stdout } = await execa(process.execPath, [join(folder, "dist/drive.js"), path], {
    timeout: 20_000,
  });
  const { calls, spending, stopped } = JSON.parse(stdout) as GatewayReport;
  const nobody = "nobody waited for the answer any more";
  expect(calls.map(({ failure, refused }) => failure ?? refused?.word).sort()).toEqual([
    nobody,
    nobody,
    "nobody waited for the rest of the answer",
    "route",
    "the request broke off",
  ]);
  expect([spending.calls, spending.unknown, spending.chargedMicroUsd, stopped]).toEqual([
    2,
    2,
    20,
    null,
  ]);
});
