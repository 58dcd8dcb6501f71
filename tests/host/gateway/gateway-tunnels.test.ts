import { expect, test } from "vitest";
import { message, openWorld } from "./open-world.ts";
import { clientOf, connectAs, connectTo, dialTo, startHost } from "./tunnel-world.ts";

const answer = message({ input_tokens: 3, output_tokens: 4 });

test("SB-7 a gateway with extra hosts serves the model and these tunnels on one port, and logs both", async () => {
  const { dial, asked } = dialTo(await startHost());
  const tunnels = { hosts: ["api.example.com"], connectMs: 5000 };
  const world = await openWorld(answer, { tunnels }, dial);
  const client = clientOf(world.gateway);
  const said = await connectAs("api.example.com", "hello");
  const sent = said.length - connectTo("api.example.com:443").length;
  expect(await client.say(said)).toContain("HELLOBYE");
  expect(await client.say(connectTo("evil.example.com:443"))).toMatch(/^HTTP\/1\.1 403 /);
  expect((await world.ask()).status).toBe(200);
  // A proxy for plain HTTP it is not.
  expect(
    await world.raw(
      "GET http://api.example.com/ HTTP/1.1\r\nHost: api.example.com\r\nConnection: close\r\n\r\n",
    ),
  ).toMatch(/^HTTP\/1\.1 403 /);
  const report = await world.report();
  expect(report.calls.map(({ path, status }) => [path, status])).toEqual([
    ["/v1/messages", 200],
    ["http://api.example.com/", 403],
  ]);
  expect(report.tunnels).toMatchObject([
    { target: "CONNECT api.example.com:443", status: 200, sent, received: sent + 3 },
    { target: "CONNECT evil.example.com:443", status: 403 },
  ]);
  expect(asked).toHaveLength(2);
});

test("SB-7 without extra hosts no tunnel leads out", async () => {
  const { dial, asked } = dialTo(await startHost());
  const world = await openWorld(answer, {}, dial);
  expect(await world.raw(connectTo("api.example.com:443"))).toMatch(/^HTTP\/1\.1 403 /);
  const report = await world.report();
  expect(report.calls).toMatchObject([{ method: "CONNECT", refused: { word: "route" } }]);
  expect([report.tunnels, asked]).toEqual([[], []]);
});
