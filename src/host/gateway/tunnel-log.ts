import type { LoggedTunnel, TunnelReport } from "../../model/tunnel.ts";

/** An agent can ask as often as it likes. */
const MOST_TUNNELS = 2000;
const TARGET_LENGTH = 300;

/** One tunnel while it is under way. */
export interface Asked {
  readonly target: string;
  readonly began: number;
  readonly startedAt: string;
}

/** Tunnels that were asked for so far. */
export interface TunnelLog {
  readonly add: (
    asked: Asked,
    rest: Pick<LoggedTunnel, "status" | "refused" | "sent" | "received">,
  ) => void;
  readonly report: () => TunnelReport;
}

/** A tunnel that was asked for just now. */
export function startAsked(target: string): Asked {
  const startedAt = new Date().toISOString();
  return { target: target.slice(0, TARGET_LENGTH), began: performance.now(), startedAt };
}

/** An empty log. */
export function openTunnelLog(): TunnelLog {
  const tunnels: LoggedTunnel[] = [];
  let leftOut = 0;
  return {
    add: ({ target, began, startedAt }, rest) => {
      if (tunnels.length >= MOST_TUNNELS) {
        leftOut += 1;
        return;
      }
      const durationMs = Math.round(performance.now() - began);
      tunnels.push({ startedAt, durationMs, target, ...rest });
    },
    report: () => ({ tunnels: [...tunnels], tunnelsLeftOut: leftOut }),
  };
}
