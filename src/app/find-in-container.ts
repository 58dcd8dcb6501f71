import type { Agent } from "../agents/agent.ts";
import type { Desk } from "../model/desk.ts";
import type { LiveIsolation } from "../model/isolation.ts";
import type { OpenWorkspace, ProcessResult, WorkspacePlan } from "../model/machine.ts";
import { UsageError } from "../model/usage-error.ts";
import { toAnswer } from "./to-answer.ts";

const LIMITS = { timeoutMs: 30_000, outputBytes: 64 * 1024 };

type InContainer = Extract<LiveIsolation, { kind: "container" }>;

/** An agent as an image brings it along, or why there is none. */
export type FoundInside =
  | {
      readonly kind: "found";
      /** Absolute path in the image. */
      readonly program: string;
      /** What it gave when it was asked for its version; null where it was not asked. */
      readonly answer: ProcessResult | null;
    }
  | { readonly kind: "missing"; readonly words: string };

/**
 * Finds an agent on the PATH of an image and asks it for its version, in a container of its own without a model. `command` is
 * its name. Throws UsageError where there is no container.
 */
export async function findInContainer(
  desk: Pick<Desk, "openMachine">,
  { container, searchPath }: InContainer,
  { agent, command }: { readonly agent: Agent; readonly command: string },
): Promise<FoundInside> {
  const machine = await desk.openMachine();
  const opened = await machine.open(async () => ({ ...EMPTY, isolation: toIsolation(container) }));
  if (opened.kind === "failed") throw new UsageError(opened.reason);
  const { workspace } = opened;
  try {
    const ask = toAsk(workspace, { ...machine.baseEnvironment, PATH: searchPath });
    const found = await ask("/bin/sh", ["-c", 'command -v -- "$0"', command]);
    const program = toAnswer(found) ?? "";
    if (!program.startsWith("/")) {
      const words = `${agent.name} is not in ${container.image}: no program ${command} on its PATH (${searchPath})`;
      return { kind: "missing", words };
    }
    const { versionArguments } = agent;
    return {
      kind: "found",
      program,
      answer: versionArguments === null ? null : await ask(program, versionArguments),
    };
  } finally {
    await workspace.close("nothing");
  }
}

/** Nothing is in it and nothing is set up. */
const EMPTY: Omit<WorkspacePlan, "isolation"> = {
  from: [],
  files: [],
  setup: [],
  standIns: [],
  skill: { folder: ".skillcheck", files: [] },
  homeFiles: {},
  decoys: [],
  agentNames: [],
  parentFiles: [],
  environment: {},
  setupTimeoutMs: 0,
};

function toIsolation(container: InContainer["container"]): WorkspacePlan["isolation"] {
  return { kind: "container", container, modelSocket: null };
}

/** Runs a program inside. */
function toAsk(workspace: OpenWorkspace, base: Readonly<Record<string, string>>) {
  const environment = { ...base, HOME: workspace.home, TMPDIR: workspace.temporary };
  return (command: string, args: readonly string[]): Promise<ProcessResult> =>
    workspace.run({ command, args, environment, stdin: "", ...LIMITS });
}
