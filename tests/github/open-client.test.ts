import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { forgeWorld } from "./forge-world.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A proxy that leads every tunnel to one port of this machine, whatever it was asked for. */
async function startProxy(port: number): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer();
  server.on("connect", (request, client, head) => {
    asked.push(request.url ?? "");
    const upstream = connect(port, "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on("error", () => client.destroy());
    client.on("error", () => upstream.destroy());
    onTestFinished(() => {
      client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const own = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${own}`, asked };
}

test("a self-hosted runner behind a proxy: calls go through it", async () => {
  const { forge, pull, head, github } = await forgeWorld();
  const proxy = await startProxy(github.port);
  vi.stubEnv("http_proxy", proxy.url);
  vi.stubEnv("no_proxy", "");
  // The proxy is chosen for this address, as the runner sets it, when the package is loaded.
  vi.stubEnv("GITHUB_API_URL", "http://api.github.test");
  const port = forge({ apiUrl: "http://api.github.test" });
  expect(await port.readPullHead(pull)).toEqual({
    ok: true,
    value: { head, open: true, author: "acme", fork: false },
  });
  expect(proxy.asked).toEqual(["api.github.test:80"]);
});

test("the token is sent as one, with our name; warnings of the client are heard", async () => {
  const { client, github, warnings } = await forgeWorld();
  const { octokit, owner, repo } = client();
  await octokit.request("GET /repos/{owner}/{repo}/pulls", { owner, repo });
  octokit.log.warn("heard");
  octokit.log.error("not heard");
  expect([owner, repo, warnings]).toEqual(["acme", "skills", ["heard"]]);
  expect(github.requests.map(({ login, status }) => [login, status])).toEqual([
    ["github-actions[bot]", 200],
  ]);
});
