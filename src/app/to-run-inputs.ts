import { findAgent } from "../agents/index.ts";
import type { Provider } from "../agents/provider.ts";
import type { AgentSettings } from "../model/config.ts";
import { toEntryContent } from "../model/entry-content.ts";
import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import type { RunInputs } from "../model/run-inputs.ts";
import type { Skill } from "../model/skill.ts";
import type { Answers, Test } from "../model/suite.ts";
import { toTreeDigest } from "../model/tree-digest.ts";
import { isInside, relativeTo } from "../model/tree-path.ts";
import { chooseUser } from "./choose-user.ts";
import type { LoadedBeside } from "./loaded-beside.ts";

/** Tree digest of a fixture folder, or why it cannot be taken. */
export type FixtureDigest =
  | { readonly kind: "digest"; readonly digest: string }
  | { readonly kind: "problem"; readonly reason: string };

/** Reads a fixture folder of a tree and digests it (design.md §6). Links are digested by their target. */
export async function digestFixture(files: Files, folder: string): Promise<FixtureDigest> {
  const entries = (await files.list()).filter((entry) => isInside(folder, entry.path));
  if (entries.length === 0) return { kind: "problem", reason: `${folder} holds no files` };
  const digested = [];
  for (const entry of entries) {
    const content = await files.read(entry.path, LIMITS.fixtureBytes);
    const read = await toEntryContent(entry, content);
    if ("what" in read) {
      return { kind: "problem", reason: `${entry.path}: ${read.what}: ${read.remedy}` };
    }
    digested.push({ path: relativeTo(folder, entry.path), mode: entry.mode, sha256: read.digest });
  }
  return { kind: "digest", digest: await toTreeDigest(digested) };
}

/** What one run of a test depends on: the run key is made of it (design.md §6). */
export function toRunInputs(run: {
  readonly test: Test;
  readonly skill: Skill;
  readonly agent: string;
  readonly model: string;
  readonly fixtureDigest: string | null;
  readonly beside: LoadedBeside;
  readonly settings: AgentSettings | undefined;
}): RunInputs {
  const { test, skill, beside } = run;
  const found = findAgent(run.agent, run.settings);
  const agent = found.kind === "agent" ? found.agent : null;
  const { settings = {}, identity = {} } = agent ?? {};
  const configured = [...(run.settings?.env ?? [])];
  return {
    agent: run.agent,
    agentSettings: [
      ...new Map([...Object.entries(settings), ...configured]),
      ...Object.entries(identity),
    ],
    model: run.model,
    skills: [skill, ...beside.companions].map(({ name, digest }) => ({ name, digest })),
    subagents: beside.subagents.map(({ name, digest }) => ({ name, digest })),
    env: test.env,
    prompts: test.prompts,
    answers: toAnswers(test.answers, agent?.provider(run.model) ?? null),
    maxTurns: test.maxTurns,
    standIns: test.standIns,
    workspace: {
      fromDigest: run.fixtureDigest,
      files: test.workspace.files,
      setup: test.workspace.setup,
    },
    preamble: test.preamble,
    permissionMode: "unattended",
    approve: test.approve,
  };
}

/** A simulated user with the model that plays it beside this agent. */
function toAnswers(answers: Answers, own: Provider | null): RunInputs["answers"] {
  if (answers.kind !== "user") return answers;
  const { model } = chooseUser(answers, own);
  return { kind: "user", brief: answers.brief, model: model ?? "" };
}
