import type { Agent } from "./agent.ts";
import claude from "./claude.ts";
import codex from "./codex.ts";
import cursor from "./cursor.ts";
import droid from "./droid.ts";
import gemini from "./gemini.ts";
import opencode from "./opencode.ts";

/** Every agent CLI skillcheck can start, in the order in which one is chosen where nobody says (suite.md §2). One file, one line. */
export const AGENTS: readonly Agent[] = [claude, codex, opencode, gemini, droid, cursor];

/** The adapter of that name, or undefined. */
export function findAgent(name: string): Agent | undefined {
  return AGENTS.find((agent) => agent.name === name);
}
