/** A path of the host that is visible in the cage, at the same place unless `to` says otherwise. */
export interface Bind {
  readonly from: string;
  readonly to?: string;
  readonly access: "read" | "write";
}

/** What one cage holds: nothing else of this machine is visible in it (security.md SB-4). */
export interface CagePlan {
  /** Throwaway home, on a tmpfs that goes with the cage; its first content is copied from here. */
  readonly home: { readonly path: string; readonly from: string };
  /** Temporary folder, on a tmpfs. */
  readonly temporary: string;
  /** The agent's working folder: besides `ioFolder` the one place it can write that outlives the cage. */
  readonly workspace: string;
  /** Holds the streams of the turns. */
  readonly ioFolder: string;
  /** Programs, stand-ins, sockets. */
  readonly binds: readonly Bind[];
  /** Links by which programs are started. */
  readonly links: readonly { readonly at: string; readonly to: string }[];
  /** Socket of the gateway, as the cage sees it, and the port on 127.0.0.1 that leads to it. */
  readonly forward: { readonly port: number; readonly socket: string } | null;
}

/** Folder for everything of skillcheck's own in the cage. */
export const OWN_FOLDER = "/run/skillcheck";

/** Where the relay lies in the cage. By this ending Node knows at once what it is; otherwise it would try twice. */
export const RELAY_PATH = `${OWN_FOLDER}/relay.mjs`;

/** Where the first content of the home lies in the cage. */
export const HOME_SOURCE = `${OWN_FOLDER}/home`;
