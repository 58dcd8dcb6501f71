/** Live runs of a scripted agent that speaks ACP, without a cage and without a model. */

import { fileURLToPath } from "node:url";
import { findAgent } from "../../src/agents/index.ts";
import { live } from "../../src/engine/live.ts";
import type { LiveSettings } from "../../src/engine/live-settings.ts";
import type { Played } from "../../src/model/play.ts";
import { toCall, toSettings, type Wanted } from "./live-run.ts";

const SCRIPT = fileURLToPath(new URL("./scripted-acp-agent.mjs", import.meta.url));

/** What the agent does, as its head says. */
export interface AcpScript {
  readonly turns: readonly (readonly unknown[])[];
  readonly initialize?: unknown;
  readonly session?: unknown;
  readonly eof?: "stay";
}

/** Plays a conversation with the agent. */
export async function playAcp(
  script: AcpScript,
  wanted: Wanted = {},
): Promise<{ readonly played: Played; readonly warnings: readonly string[] }> {
  const { settings, warnings } = toAcpSettings([SCRIPT, JSON.stringify(script)], wanted);
  const call = await toCall({ ...wanted, agent: "acp-scripted", model: "" });
  return { played: await live(settings)(call), warnings };
}

/** Settings of the agent; node starts it. */
export function toAcpSettings(args: readonly string[], wanted: Wanted) {
  const command = [process.execPath, ...args];
  const found = findAgent("acp-scripted", { command, agent: null, models: [], env: new Map() });
  if (found.kind !== "agent") throw new Error(found.kind);
  const changed: Partial<LiveSettings> = {
    agent: found.agent,
    agentVersion: null,
    upstream: null,
    ...wanted.settings,
  };
  return toSettings(process.execPath, { ...wanted, settings: changed });
}

/** The messages of one turn, those of the agent first read as what was recorded; a line that is none is itself. */
export function messagesOf(lines: readonly string[]): readonly unknown[] {
  return lines.map((line) => {
    try {
      const { dir, msg } = JSON.parse(line) as { dir?: string; msg?: { method?: string } };
      if (dir === undefined) return line;
      return `${dir} ${msg?.method ?? (msg !== undefined && "error" in msg ? "error" : "result")}`;
    } catch {
      return line;
    }
  });
}
