import type { Cassette } from "../model/cassette.ts";
import type { GatewayReport } from "../model/gateway.ts";
import type { OpenWorkspace } from "../model/machine.ts";
import type { RunCall } from "../model/play.ts";
import type { RecordedCall } from "../model/stand-in.ts";
import type { TreeMode } from "../model/tree-entry.ts";
import type { Conversation } from "./hold-conversation.ts";
import type { LiveSettings } from "./live-settings.ts";
import type { PlayedSections } from "./play-user.ts";
import { toBesideSections } from "./to-beside-sections.ts";
import { findServedModel, isScripted, toGatewaySection } from "./to-gateway-section.ts";

/** A submodule is never part of a skill (src/skills): finding one here is a fault of ours. */
function toFileMode(mode: TreeMode): Exclude<TreeMode, "160000"> {
  if (mode === "160000") throw new Error("a submodule among the files of a skill");
  return mode;
}

/** Absent where the run had none. */
function toGateway(
  report: GatewayReport | null,
  { requests: ends, isCostReported }: Conversation,
): Pick<Cassette, "gateway"> {
  return report === null ? {} : { gateway: toGatewaySection(report, { ends, isCostReported }) };
}

/** Where the run was. The image is no part of its key: it ages a recording, as the version of the CLI does. */
function toIsolationSections(
  isolation: LiveSettings["isolation"],
): Pick<Cassette, "isolation" | "container"> {
  if (isolation.kind !== "container") return { isolation: isolation.kind };
  const { container, imageId } = isolation;
  const id = imageId === null ? {} : { id: imageId };
  return { isolation: "container", container: { image: container.image, ...id } };
}

/** The recording of a run that was played to its end. */
export function toCassette(
  workspace: OpenWorkspace,
  call: RunCall,
  run: {
    readonly settings: LiveSettings;
    readonly held: Conversation;
    /** Null where the run had no gateway. */
    readonly report: GatewayReport | null;
    /** Null where the run had no stand-ins. */
    readonly calls: readonly RecordedCall[] | null;
    /** Null where no model played the user. */
    readonly user: PlayedSections | null;
    /** Digest of what was asked. */
    readonly prompts: string;
  },
): Cassette {
  const { settings, held, report, calls, user, prompts } = run;
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
        mode: toFileMode(mode),
        sha256,
      })),
    },
    ...toBesideSections(call.inputs),
    test: call.test.name,
    prompts,
    agent: {
      name: settings.agent.name,
      version: settings.agentVersion,
      model: call.inputs.model,
    },
    served_model: (report === null ? null : findServedModel(report)) ?? held.servedModel,
    ...((report !== null && isScripted(report)) || user?.isScripted === true
      ? { model_server: "scripted" as const }
      : {}),
    ...(settings.agent.ownKey === undefined ? {} : { traffic: "unseen" as const }),
    ...(settings.upstream?.provider === null ? { login: "own" as const } : {}),
    ...toIsolationSections(settings.isolation),
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
    ...toGateway(report, held),
    ...user?.sections,
    git: held.git.map(({ branch, commits }) => ({
      branch,
      commits: commits.map((commit) => ({ ...commit, paths: [...commit.paths] })),
    })),
    ...(calls === null ? {} : { fakes: calls.map((one) => ({ ...one, argv: [...one.argv] })) }),
  };
}
