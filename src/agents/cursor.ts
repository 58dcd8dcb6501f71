import { cursor } from "../transcripts/cursor.ts";
import { defineAgent, readFirstVersion } from "./agent.ts";

/**
 * Cursor's agent, to its documentation (agents.md §3.6): never run here, proven against a stand-in that speaks its stream.
 * It talks to its vendor alone, with a key of its own; the package of that name on npm is another one.
 */
export default defineAgent({
  name: "cursor",
  command: "cursor-agent",
  testedVersion: null,
  versionArguments: ["--version"],
  readVersion: readFirstVersion,
  skillFolder: ".cursor/skills",
  parentFiles: [".cursor/rules", ".cursor/skills"],
  capabilities: { nextTurn: true, subagentFolder: null },
  stream: cursor,
  prompt: "argument",
  // Not measured: as the largest that was.
  memoryMb: 610,
  patience: 0,
  models: () => [],
  neededModel: null,
  provider: () => null,
  ownKey: "CURSOR_API_KEY",
  loginShell: "unknown",
  settings: {},
  environment: () => ({}),
  homeFiles: () => ({}),
  arguments: ({ model, session }) => [
    "-p",
    "--output-format",
    "stream-json",
    "--force",
    // Headless it asks for it apart from --force.
    "--trust",
    ...(model === "" ? [] : ["--model", model]),
    ...(session === null ? [] : ["--resume", session]),
  ],
});
