/** Hosts of the internet as a test has them: TLS on this machine, before a server that speaks HTTP. */

import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type TLSSocket } from "node:tls";
import { onTestFinished } from "vitest";

/** A key that ends with the test, and a certificate of its own for some names. */
function makeCertificate(hosts: readonly string[]): {
  readonly key: string;
  readonly cert: string;
} {
  const folder = mkdtempSync(join(tmpdir(), "skillcheck-test-"));
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const names = hosts.map((host) => `DNS:${host}`).join(",");
  const form = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
  const subject = ["-subj", "/CN=skillcheck test", "-addext", `subjectAltName=${names}`];
  execFileSync("openssl", [...form, "-keyout", keyFile, "-out", certFile, ...subject], {
    stdio: "ignore",
  });
  const pair = { key: readFileSync(keyFile, "utf8"), cert: readFileSync(certFile, "utf8") };
  rmSync(folder, { recursive: true });
  return pair;
}

/** Ends TLS for these hosts and hands every byte on to a port of this machine; ended after the test. */
export async function startTlsHost(hosts: readonly string[], port: number) {
  const { key, cert } = makeCertificate(hosts);
  const sockets = new Set<TLSSocket>();
  /** Server names in the order in which they were asked for. */
  const asked: string[] = [];
  const server = createServer({ key, cert }, (socket) => {
    sockets.add(socket);
    asked.push(String(socket.servername));
    const behind = connect({ host: "127.0.0.1", port });
    for (const [from, to] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      from.on("error", () => to.destroy());
      from.pipe(to);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, cert, asked };
}
