import type { Config } from "../model/config.ts";
import type { Desk } from "../model/desk.ts";
import { LIMITS } from "../model/limits.ts";
import { findConfigKey } from "../suites/index.ts";
import { DEFAULT_MAX_COST_USD } from "./command-limits.ts";
import type { ProgramPlace } from "./find-agent-program.ts";
import { findCiVariable } from "./own-login.ts";
import { refuseProblems } from "./refuse-problems.ts";
import type { VerbCall } from "./verbs/verb.ts";

/**
 * Refuses settings of the working tree that loosen what holds without any, where the tree may be a pull request's and
 * nobody looks at it: on a machine of a CI (security.md EV-17, SB-5, SB-7). Throws UsageError with a line a setting.
 */
export async function refuseUnproven(
  call: VerbCall,
  desk: Desk,
  { root, config, configFiles }: ProgramPlace,
): Promise<void> {
  const ci = findCiVariable(desk);
  const { path } = config;
  if (ci === undefined || path === null) return;
  const keys = findLoosened(call, config);
  if (keys.length === 0) return;
  const content = await configFiles.read(path, LIMITS.suiteBytes);
  const bytes = content.kind === "file" ? content.bytes : "";
  refuseProblems(
    root,
    keys.map((key) => ({
      file: path,
      ...findConfigKey(bytes, path, key),
      key: key.join("."),
      what: `is not taken from a working tree where ${ci} is set: a pull request could have written it`,
      remedy: "add --base REF: settings are those of that commit",
    })),
  );
}

/** Keys of the settings that give runs more than the defaults do and that no flag stands in for. */
function findLoosened(call: VerbCall, config: Config): readonly (readonly string[])[] {
  const isFlagged = call.text("isolation") !== null;
  const isBounded = call.text("max-cost") !== null || call.text("max-runs") !== null;
  const programs = [...config.agentSettings].flatMap(([name, { command, env }]) => [
    ...(command === null ? [] : [["agent_settings", name, "command"]]),
    ...(env.size === 0 ? [] : [["agent_settings", name, "env"]]),
  ]);
  return [
    ...(isFlagged || config.isolation.kind === "cage" ? [] : [["isolation"]]),
    ...(isFlagged || config.containers.length === 0 ? [] : [["containers"]]),
    ...programs,
    ...(config.extraHosts.length === 0 ? [] : [["extra_hosts"]]),
    // What a model costs decides when the money is at its end.
    ...(config.prices.size === 0 ? [] : [["prices"]]),
    ...(isBounded || (config.maxCostUsd ?? 0) <= DEFAULT_MAX_COST_USD ? [] : [["max_cost"]]),
  ];
}
