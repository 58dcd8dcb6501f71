import type { ListenPlace } from "./gateway.ts";

/** Hosts that a run may reach through CONNECT, beside its model or in its place (security.md SB-7, SB-16). */
export interface TunnelHosts {
  /** Exact names in lower case; port 443 alone. */
  readonly hosts: readonly string[];
  /** Until a host is resolved and connected, and then until the client's TLS has begun, in milliseconds each. */
  readonly connectMs: number;
}

/** What the tunnels of a run without a gateway to its model are opened with. */
export interface TunnelPlan extends TunnelHosts {
  readonly listen: ListenPlace;
}

/** One tunnel that was asked for, or what was asked for in its place. Attacker's data in `target`. */
export interface LoggedTunnel {
  /** UTC, with milliseconds. */
  readonly startedAt: string;
  readonly durationMs: number;
  /** As it was written, "CONNECT api.example.com:443", cut to 300 characters. */
  readonly target: string;
  /** 200 open, 403 refused (also after the client was told 200: for what it sent), 502 not reached, 504 not in time. */
  readonly status: number;
  /** Why it was not opened, a sentence; null where it was. */
  readonly refused: string | null;
  /** Bytes to and from the host. */
  readonly sent: number;
  readonly received: number;
}

/** Tunnels of one run so far; those that are open are not in it. */
export interface TunnelReport {
  /** In the order in which they ended. */
  readonly tunnels: readonly LoggedTunnel[];
  /** Beyond the length of the log. */
  readonly tunnelsLeftOut: number;
}
