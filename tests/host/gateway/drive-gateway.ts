/** Opens a gateway with everything that can hang, closes it, prints the report, and ends only if nothing keeps it alive. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { openPurse } from "../../../src/engine/open-purse.ts";
import { openGateway } from "../../../src/host/gateway/open-gateway.ts";

/** Says when so many calls have reached the provider. */
function startProvider() {
  const provider = createServer((asked, response) => {
    asked.resume();
    // The first answer hangs in its middle, the second never begins.
    if (asked.headers["x-case"] === "begun") {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("data: {}\n\n");
    }
    provider.emit("asked");
  });
  return provider;
}

const provider = startProvider();
provider.listen(0, "127.0.0.1");
await once(provider, "listening");
const { port } = provider.address() as AddressInfo;

const opened = await openGateway({
  protocol: "anthropic-messages",
  listen: { kind: "socket", path: process.argv[2] ?? "" },
  upstream: `http://127.0.0.1:${port}`,
  key: "real",
  keyHeader: "own",
  clientKey: "dummy",
  models: [],
  // Room for two calls; the third waits for their money.
  purse: openPurse(20),
  price: () => ({
    kind: "priced",
    microUsd: 10,
    source: "configured",
    model: "m",
    table: null,
    unit: { input: 1, output: 1, cacheRead: null, cacheWrite: null },
  }),
  patience: { failures: 9, retryAfterSeconds: 9 },
  timeouts: { answerMs: 600_000, idleMs: 600_000 },
  tunnels: null,
  bodyBytes: 0,
  watchWords: [],
});
if (opened.kind === "failed") throw new Error(opened.reason);
const { gateway } = opened;

const socketPath = process.argv[2] ?? "";
function ask(name: string): void {
  const headers = { "x-api-key": "dummy", "x-case": name, host: "localhost" };
  const sent = request({ socketPath, method: "POST", path: "/v1/messages", headers, agent: false });
  sent.on("error", () => undefined);
  sent.on("response", (answer) => answer.on("error", () => undefined).resume());
  sent.end('{"model":"m"}');
}

for (const name of ["begun", "silent"]) {
  ask(name);
  await once(provider, "asked");
}
ask("waiting");
// One that never finishes its request, one that says nothing, one that is refused and does not hang up.
for (const words of [
  "POST /v1/messages HTTP/1.1\r\nhost: localhost\r\nx-api-key: dummy\r\ncontent-length: 9\r\n\r\n{",
  "",
  "CONNECT x:1 HTTP/1.1\r\n\r\n",
]) {
  const socket = connect({ path: socketPath, allowHalfOpen: true });
  socket.on("error", () => undefined);
  socket.resume();
  await once(socket, "connect");
  socket.write(words);
}
while (gateway.report().calls.length === 0) await new Promise((turn) => setImmediate(turn));
provider.closeIdleConnections();
await gateway.close();
provider.close();
process.stdout.write(JSON.stringify(gateway.report()));
