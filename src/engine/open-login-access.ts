import type { Opened } from "../model/gateway.ts";
import { MODEL_PORT, type RunFolders } from "../model/machine.ts";
import { CONNECT_MS, type OpenAccess } from "./agent-access.ts";
import type { LiveSettings } from "./live-settings.ts";
import type { OwnLogin } from "./own-login.ts";

/** Opens the way out of a run with its author's own login: tunnels to the vendor's hosts (security.md SB-16). */
export async function openLoginAccess(
  settings: LiveSettings,
  folders: RunFolders,
  own: OwnLogin,
): Promise<Opened<OpenAccess>> {
  const { login } = own;
  const opened = await own.open();
  if (opened.kind === "failed") return opened;
  const tunnels = await settings.machine.openTunnels({
    listen:
      settings.isolation.kind === "none"
        ? { kind: "loopback" }
        : { kind: "socket", path: folders.modelSocket },
    hosts: [...new Set([...login.hosts, ...settings.extraHosts])],
    connectMs: CONNECT_MS,
  });
  if (tunnels.kind === "failed") return tunnels;
  const { gateway } = tunnels;
  const { address } = gateway;
  return {
    kind: "open",
    gateway: {
      gateway,
      access: {
        kind: "login",
        login,
        opened,
        proxy: address.kind === "loopback" ? address.url : `http://127.0.0.1:${MODEL_PORT}`,
      },
      socket: address.kind === "socket" ? address.path : null,
    },
  };
}
