import { createServer, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Gateway, Opened } from "../../model/gateway.ts";
import type { TunnelPlan } from "../../model/tunnel.ts";
import { openCallLog } from "./call-log.ts";
import { DIAL, type Dial } from "./dial.ts";
import { listenAt } from "./listen-at.ts";
import { serveTunnels } from "./serve-tunnels.ts";

const CONNECTIONS = 64;
const NO_TUNNEL = "only tunnels to the vendor's hosts lead out of this run";

/**
 * Opens the way out of a run with the author's own login: tunnels to the vendor's hosts and nothing else
 * (security.md SB-16). No call to a model can be told in them, and the agent holds the login itself. Never rejects.
 */
export async function openTunnels(plan: TunnelPlan, dial: Dial = DIAL): Promise<Opened<Gateway>> {
  const tunnels = serveTunnels(plan, dial);
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    tunnels.refuse(`${request.method ?? ""} ${request.url ?? ""}`, NO_TUNNEL);
    response.writeHead(403, { "content-type": "text/plain", connection: "close" });
    response.end(`skillcheck: ${NO_TUNNEL}\n`);
  });
  server.maxConnections = CONNECTIONS;
  const underWay = new Set<Promise<void>>();
  server.on("connect", (request: IncomingMessage, client: Socket, head: Buffer) => {
    const served = tunnels.serve(request, client, head);
    underWay.add(served);
    void served.finally(() => underWay.delete(served));
  });
  const listening = await listenAt(server, plan.listen);
  if (listening.kind === "failed") return listening;
  const close = async () => {
    tunnels.hangUp();
    await listening.stop();
    await Promise.all(underWay);
  };
  // What goes through a tunnel is encrypted: nobody can look for words in it.
  const report = () => ({ ...openCallLog().report(null), ...tunnels.report(), seenWords: [] });
  return { kind: "open", gateway: { address: listening.address, report, close } };
}
