import { lookup } from "node:dns/promises";
import { connect, isIPv6, type Socket } from "node:net";
import { TUNNEL_PORT } from "../../model/host-name.ts";

/** How a tunnel finds its host. Tests put their own in its place, so that none leaves this machine. */
export interface Dial {
  /** Every address of a name. Rejects where there is none. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Connects to one of these addresses; they were looked at before, and the name is not resolved again. */
  readonly connect: (host: string, addresses: readonly string[]) => Socket;
}

/** The resolver and the network of this machine. Proxies of it (`HTTPS_PROXY`) are not used. */
export const DIAL: Dial = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: (host, addresses) => {
    const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    return connect({
      host,
      port: TUNNEL_PORT,
      allowHalfOpen: true,
      autoSelectFamily: true,
      lookup: (_host, _options, done) => done(null, known),
    });
  },
};
