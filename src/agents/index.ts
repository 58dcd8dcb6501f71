import { type AgentKind, toAgentKind } from "../model/agent-kind.ts";
import type { AgentSettings } from "../model/config.ts";
import { splitShellWords } from "../transcripts/stream/shell-script.ts";
import { toAcpAgent } from "./acp.ts";
import type { Agent, BuiltInAgent } from "./agent.ts";
import claude from "./claude.ts";
import codex from "./codex.ts";
import { toCommandAgent } from "./command.ts";
import cursor from "./cursor.ts";
import droid from "./droid.ts";
import gemini from "./gemini.ts";
import opencode from "./opencode.ts";

/** Every agent CLI skillcheck can start, in the order in which one is chosen where nobody says (suite.md §2). One file, one line. */
export const AGENTS: readonly BuiltInAgent[] = [claude, codex, opencode, gemini, droid, cursor];

/** Their names: what a suite, the settings and `--agent` may say beside `acp-…` and `command-…`. */
export const AGENT_NAMES: readonly string[] = AGENTS.map(({ name }) => name);

/** What a name stands for under the settings of a repository. */
export type FoundAgent =
  | { readonly kind: "agent"; readonly agent: Agent }
  /** No agent has that name. */
  | { readonly kind: "unknown" }
  /** Its settings cannot be used: which key of `agent_settings.<name>`, and why. */
  | {
      readonly kind: "unusable";
      readonly key: "command" | "agent";
      readonly what: string;
      readonly remedy: string;
    };

/** Agents that settings make. */
const MAKERS: Readonly<
  Record<
    Exclude<AgentKind, "named">,
    (name: string, words: readonly string[], behind: Agent | null) => Agent
  >
> = { acp: toAcpAgent, command: toCommandAgent };

/** The adapter of a name: one that is built in, or one that `agent_settings` describes (suite.md §6). */
export function findAgent(name: string, settings: AgentSettings | undefined): FoundAgent {
  const kind = toAgentKind(name);
  if (kind !== "named") return findConfigured(name, kind, settings);
  const agent = findBuiltIn(name);
  if (agent === undefined) return { kind: "unknown" };
  const program = settings?.command ?? null;
  return {
    kind: "agent",
    agent: typeof program === "string" ? { ...agent, command: program } : agent,
  };
}

function findConfigured(
  name: string,
  kind: Exclude<AgentKind, "named">,
  settings: AgentSettings | undefined,
): FoundAgent {
  const words = toWords(settings?.command ?? null);
  if (words === null) {
    const what = "holds what only a shell could read";
    return { kind: "unusable", key: "command", what, remedy: "write a program and its arguments" };
  }
  if (words.length === 0 || words[0] === "") {
    const remedy = `write the program that ${name} starts`;
    return { kind: "unusable", key: "command", what: "is missing", remedy };
  }
  const { agent = null } = settings ?? {};
  const behind = agent === null ? null : findBuiltIn(agent);
  if (behind === undefined) {
    const what = `${agent} is no agent that is built in`;
    const remedy = `write one of ${AGENT_NAMES.join(", ")}`;
    return { kind: "unusable", key: "agent", what, remedy };
  }
  return { kind: "agent", agent: MAKERS[kind](name, words, behind) };
}

/** The adapter of an agent's own name, or undefined. */
export function findBuiltIn(name: string): Agent | undefined {
  return AGENTS.find((agent) => agent.name === name);
}

/** A string is split as a shell would, but nothing is expanded; null where it is no single command. */
function toWords(command: AgentSettings["command"]): readonly string[] | null {
  if (command === null) return [];
  return typeof command === "string" ? splitShellWords(command) : command;
}
