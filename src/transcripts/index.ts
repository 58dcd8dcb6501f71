import type { StreamReader } from "../model/stream-reading.ts";
import { acp } from "./acp.ts";
import { claude } from "./claude.ts";
import { codex } from "./codex.ts";
import { cursor } from "./cursor.ts";
import { droid } from "./droid.ts";
import { gemini } from "./gemini.ts";
import { opencode } from "./opencode.ts";

/** Every stream shape that can be read. */
export const STREAM_READERS: readonly StreamReader[] = [
  acp,
  claude,
  codex,
  cursor,
  droid,
  gemini,
  opencode,
];

/** The reader for an agent's stream; any `acp-…` agent speaks ACP. Null for an agent nobody can read. */
export function findStreamReader(agent: string): StreamReader | null {
  const name = agent.startsWith("acp-") ? "acp" : agent;
  return STREAM_READERS.find((reader) => reader.name === name) ?? null;
}
