import type { Cassette } from "../model/cassette.ts";
import type { OpenWorkspace } from "../model/machine.ts";
import type { Play, Played, RunCall } from "../model/play.ts";
import { guardFixture } from "./fixture-guard.ts";
import { type Conversation, holdConversation } from "./hold-conversation.ts";
import { type LiveSettings, toEnvironment } from "./live-settings.ts";

/** The plain Play: runs the real agent CLI in a throwaway workspace (suite.md §3). */
export function live(settings: LiveSettings): Play {
  return async (call) => {
    const material = await call.material();
    const { kept, held } = guardFixture(material.from);
    if (held.length > 0) {
      settings.warn(`not copied into the workspace: ${held.join(", ")} (they configure an agent)`);
    }
    const opened = await settings.machine.open(({ home }) => ({
      from: kept,
      files: call.test.workspace.files,
      setup: call.test.workspace.setup,
      skill: {
        folder: `${settings.agent.skillFolder}/${call.skill.name}`,
        files: material.skill,
      },
      agentFolders: [settings.agent.skillFolder.split("/")[0] ?? ""],
      environment: toEnvironment(settings, home),
      setupTimeoutMs: call.test.timeoutMs,
    }));
    if (opened.kind === "failed") return { kind: "void", reason: opened.reason };
    try {
      return await playIn(opened.workspace, call, settings);
    } finally {
      await opened.workspace.close();
    }
  };
}

async function playIn(
  workspace: OpenWorkspace,
  call: RunCall,
  settings: LiveSettings,
): Promise<Played> {
  const held = await holdConversation(workspace, call, settings);
  if ("reason" in held) return { kind: "void", reason: held.reason };
  return { kind: "played", cassette: toCassette(workspace, call, { settings, held }), path: null };
}

function toCassette(
  workspace: OpenWorkspace,
  call: RunCall,
  run: { readonly settings: LiveSettings; readonly held: Conversation },
): Cassette {
  const { settings, held } = run;
  return {
    format: 1,
    key: call.runKey.key,
    fields: call.runKey.fields,
    skill: {
      name: call.skill.name,
      folder: call.skill.folder,
      digest: call.skill.digest,
      files: call.skill.files.map(({ path, mode, sha256 }) => ({
        path,
        mode: mode === "160000" ? "100644" : mode,
        sha256,
      })),
    },
    test: call.test.name,
    agent: {
      name: settings.agent.name,
      version: settings.agentVersion,
      model: call.inputs.model,
    },
    served_model: held.servedModel,
    ...(settings.modelServer === null ? {} : { model_server: settings.modelServer }),
    isolation: settings.isolation,
    arm: call.arm,
    recorded_at: settings.clock.timestamp(),
    recorded_by: {
      skillcheck: settings.skillcheckVersion,
      node: settings.machine.nodeVersion,
      os: settings.machine.platform,
    },
    batch: { id: call.batch.id, started_at: call.batch.startedAt },
    paths: { workspace: workspace.workspace, home: workspace.home },
    conversation: { unused_answers: held.unusedAnswers, hit_max_turns: held.hitMaxTurns },
    turns: [...held.turns],
    files: [...held.files],
    git: held.git.map(({ branch, commits }) => ({
      branch,
      commits: commits.map((commit) => ({ ...commit, paths: [...commit.paths] })),
    })),
  };
}
