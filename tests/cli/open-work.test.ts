import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

/** A connection that nobody ends kept the command alive for 15 s. */
const PROMPTLY_MS = 5000;

/** Address of a model server whose answers begin and never end. */
async function openEndless(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "x-skillcheck-model-server": "scripted" }).write("{");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  ["a mistake", { more: ["--output", "skills"], exitCode: 2, said: /^skillcheck: .*skills/m }],
  ["a good end", { more: [], exitCode: 0, said: /^1 of 1 runs recorded/m }],
])("after %s the command ends, whatever is still open", async (_name, expected) => {
  const world = await openDeskWorld(skill("skills/greeter"));
  await world.installAgent({ cases: [{ turns: [[{ do: "text", text: "Ahoy, crew!" }]] }] });
  const env = { ANTHROPIC_API_KEY: "sk-fake-0123456789", ANTHROPIC_BASE_URL: await openEndless() };
  const argv = ["record", "--isolation", "none", "--yes", "--samples", "1", ...expected.more];
  const { child, ended } = world.start(argv, { env });
  let lastWord = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", () => {
      lastWord = performance.now();
    });
  }
  const answer = await ended;
  expect(performance.now() - lastWord).toBeLessThan(PROMPTLY_MS);
  expect(answer.exitCode).toBe(expected.exitCode);
  expect(answer.stdout + answer.stderr).toMatch(expected.said);
});
