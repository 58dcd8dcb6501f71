import type { Agent } from "../agent.ts";

/** Where skills lie by agreement, for an agent that nobody knows (agents.md §4.1). */
const USUAL_FOLDER = ".agents/skills";

/** Of an agent that nobody measured: as the largest that was (agents.md §3.0). */
const USUAL_MEMORY_MB = 660;

/** What a program that is configured by a repository takes over of the agent behind it; without one it has no model. */
export function standBehind(
  name: string,
  words: readonly string[],
  behind: Agent | null,
): Omit<Agent, "capabilities" | "stream" | "way"> {
  return {
    name,
    command: words[0] ?? "",
    commandArguments: words.slice(1),
    testedVersion: null,
    // It may take a question for its version as a reason to wait.
    versionArguments: null,
    readVersion: () => null,
    skillFolder: behind?.skillFolder ?? USUAL_FOLDER,
    parentFiles: behind?.parentFiles ?? [],
    memoryMb: behind?.memoryMb ?? USUAL_MEMORY_MB,
    patience: behind?.patience ?? 0,
    models: behind?.models ?? (() => []),
    neededModel: behind?.neededModel ?? null,
    provider: behind?.provider ?? (() => null),
    settings: behind?.settings ?? {},
    identity: { command: JSON.stringify(words), agent: behind?.name ?? "" },
    environment: behind?.environment ?? (() => ({})),
    homeFiles: behind?.homeFiles ?? (() => ({})),
  };
}
