import { z } from "zod";
import { explain } from "./explanation.ts";

/** A name of letters, digits and hyphens, at least two labels, its last one no number: so it is no address. */
const HOST =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Names that lead to this machine or its network, whatever resolves them (RFC 6761, RFC 6762, RFC 8375). */
const OWN =
  /(?:^|\.)(?:localhost|local|localdomain|internal|lan|home\.arpa|in-addr\.arpa|ip6\.arpa)$/;

/** Whether a text is the name of a host outside this network, in lower case and without a port. */
export function isHostName(text: string): boolean {
  return HOST.test(text) && !OWN.test(text);
}

/** The one port of the tunnels. */
export const TUNNEL_PORT = 443;

const PORT = `:${TUNNEL_PORT}`;

const withoutPort = (text: string): string =>
  text.endsWith(PORT) ? text.slice(0, -PORT.length) : text;

/** `extra_hosts` of the settings: hosts that agents may reach beside their model (security.md SB-7). */
export const extraHostsSchema = z
  .array(
    z
      .string()
      .refine((text) => isHostName(withoutPort(text)), {
        error: explain(
          "is not the name of a host that agents may reach",
          "write a whole name in lower case, such as api.example.com; no address, no wildcard, no port but 443",
        ),
      })
      .transform(withoutPort),
  )
  .max(100)
  .describe(
    "Hosts that agents may reach beside their model, each by its whole name, on port 443 alone. On a pull request those of the base commit.",
  );
