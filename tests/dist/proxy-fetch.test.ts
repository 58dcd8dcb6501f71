import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

/** A proxy on loopback that lets nothing through and keeps what it was asked for. */
async function startProxy(): Promise<{ readonly address: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer();
  server.on("connect", (request, socket) => {
    asked.push(`CONNECT ${request.url}`);
    socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test("the bundled client goes through the runner's proxy: what is left out of the bundle is not missed there", async () => {
  const proxy = await startProxy();
  const chunk = pathToFileURL(path.resolve("dist/proxy-fetch.js")).href;
  const source = `const { defaults } = await import(${JSON.stringify(chunk)});
    await defaults.request.fetch("https://api.github.invalid/x").catch((error) => console.log(error.name));`;
  const env = { PATH: process.env["PATH"] ?? "", https_proxy: proxy.address };
  const argv = ["--input-type=module", "-e", source];
  const { stdout } = await promisify(execFile)(process.execPath, argv, { env });
  expect(proxy.asked).toEqual(["CONNECT api.github.invalid:443"]);
  expect(stdout).toBe("TypeError\n");
});
