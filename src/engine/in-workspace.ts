import type { OpenWorkspace } from "../model/machine.ts";
import type { RunCall } from "../model/play.ts";
import type { LiveSettings, RunSettings } from "./live-settings.ts";
import type { OpenAccess } from "./open-access.ts";

/** A workspace that is filled, with the way to the model. */
export interface OpenRun {
  readonly workspace: OpenWorkspace;
  /** Null for an agent that asks no model of ours. */
  readonly way: OpenAccess | null;
  /** What a conversation in it needs. */
  readonly run: RunSettings & { readonly countRequests: () => number };
  /** The agent's. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Why there is no workspace. */
export interface NotOpened {
  readonly reason: string;
}

/** Opens gateway and workspace of a call, hands them over, and closes both, whatever happens. */
export type InWorkspace = <T>(
  settings: LiveSettings,
  call: RunCall,
  use: (open: OpenRun) => Promise<T>,
) => Promise<T | NotOpened>;
