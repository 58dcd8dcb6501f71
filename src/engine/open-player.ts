import type { OpenWorkspace } from "../model/machine.ts";
import type { RunCall } from "../model/play.ts";
import { type RunSettings, toAgentEnvironment } from "./live-settings.ts";
import { playDialogue } from "./play-dialogue.ts";
import { playProcesses, type TurnPlayer } from "./turn-player.ts";

/** Who plays the turns of one run; nothing is started before the first of them. */
export function openPlayer(
  workspace: OpenWorkspace,
  { test, inputs }: RunCall,
  settings: RunSettings,
): TurnPlayer {
  const { agent } = settings;
  const { way } = agent;
  const { model } = inputs;
  const environment = toAgentEnvironment(settings, workspace, { model, env: test.env });
  const start = { command: settings.program, environment };
  if (way.kind === "process") return playProcesses(workspace, start, { agent, way, model });
  const plan = { workspace: workspace.workspace, model, approve: test.approve };
  return playDialogue(workspace, start, { way, plan });
}
