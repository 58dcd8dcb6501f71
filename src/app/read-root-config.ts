import { type Config, DEFAULT_CONFIG } from "../model/config.ts";
import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import { SETTINGS_NAMES } from "../model/settings-names.ts";
import { isInside } from "../model/tree-path.ts";
import { explainUnread } from "../model/unread-content.ts";
import { inFileOrder, readConfig } from "../suites/index.ts";
import { findLintProblems } from "./find-lint-problems.ts";

/** The settings of a root; problems leave the defaults in force, so that everything else still runs. */
export interface RootConfig {
  readonly config: Config;
  readonly problems: readonly Problem[];
}

const problem = (file: string, what: string, remedy: string): Problem => ({
  file,
  line: 1,
  column: 1,
  key: "",
  what,
  remedy,
});

/** Reads the settings file of a tree: the one named, else the one at the root (suite.md §6). */
export async function readRootConfig(files: Files, named: string | null): Promise<RootConfig> {
  const wanted = named === null ? SETTINGS_NAMES : [named];
  const entries = await files.list();
  const present = entries.map(({ path }) => path).filter((path) => wanted.includes(path));
  const [path, second] = present;
  const folder = wanted.find((name) => entries.some((entry) => isInside(name, entry.path)));
  if (folder !== undefined && folder !== path) {
    const what = "is a folder, where the settings belong";
    return { config: DEFAULT_CONFIG, problems: [problem(folder, what, "put a plain file there")] };
  }
  if (path === undefined) {
    const missing = named === null ? [] : [problem(named, "is not there", "name a settings file")];
    return { config: DEFAULT_CONFIG, problems: missing };
  }
  if (second !== undefined) {
    const what = `a second settings file; the first is ${path}`;
    return { config: DEFAULT_CONFIG, problems: [problem(second, what, "keep one of them")] };
  }
  const content = await files.read(path, LIMITS.suiteBytes);
  if (content.kind !== "file") {
    const { what, remedy } = explainUnread(content);
    return { config: DEFAULT_CONFIG, problems: [problem(path, what, remedy)] };
  }
  const reading = readConfig(content.bytes, path);
  if (reading.kind === "config") {
    return {
      config: reading.config,
      problems: await findNameProblems(reading.config, content.bytes),
    };
  }
  const { problems, rest } = reading;
  const more = rest === null ? [] : await findNameProblems(rest, content.bytes);
  return { config: DEFAULT_CONFIG, problems: inFileOrder([...problems, ...more]) };
}

/** Names that only other rooms know: of agents and of rules. */
async function findNameProblems(config: Config, bytes: Uint8Array): Promise<readonly Problem[]> {
  const { agents, agentSettings, model } = config;
  const namesAgents = agents !== null || agentSettings.size > 0 || model.byAgent.size > 0;
  // The adapters are loaded where somebody names one.
  const ofAgents = namesAgents
    ? (await import("./find-agent-problems.ts")).findAgentProblems(config, bytes)
    : [];
  return inFileOrder([...ofAgents, ...findLintProblems(config, bytes)]);
}
