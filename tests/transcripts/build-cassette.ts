import {
  type Cassette,
  type CassetteTurn,
  cassetteSchema,
  type KeptChange,
  type KeptFile,
} from "../../src/model/cassette.ts";
import { RUN_KEY_FIELDS } from "../../src/model/run-inputs.ts";
import { linesOf, sampleOf } from "./recorded.ts";

const DIGEST = "0".repeat(64);

/** A file of a workspace; without a text it is one that was not kept. */
export function file(path: string, text?: string): KeptFile {
  const facts = { path, mode: "100644" as const, size: text?.length ?? 9, sha256: DIGEST };
  return text === undefined ? facts : { ...facts, text };
}

/** A turn whose stream is a recorded one. */
export function turnOf(sample: string, more: Partial<CassetteTurn> = {}): CassetteTurn {
  return {
    user: "Please greet the crew like a pirate.",
    source: "prompt",
    stdout: [...linesOf(sample)],
    stderr: [],
    exit: sampleOf(sample).process.exit,
    signal: sampleOf(sample).process.signal,
    ended: sampleOf(sample).process.timedOut ? "timeout" : "by-itself",
    started_at: "2026-11-30T04:00:00Z",
    duration_ms: 1000,
    changes: [],
    ...more,
  };
}

/** A recording that the schema accepts. */
export function buildCassette(
  agent: string,
  turns: readonly CassetteTurn[],
  more: Partial<Cassette> = {},
): Cassette {
  return cassetteSchema.parse({
    format: 1,
    key: DIGEST,
    fields: Object.fromEntries(RUN_KEY_FIELDS.map((name) => [name, DIGEST])),
    skill: { name: "pirate-greeter", folder: "skills/pirate-greeter", digest: DIGEST, files: [] },
    test: "greets",
    agent: { name: agent, version: null, model: "" },
    served_model: null,
    isolation: "cage",
    arm: "skill",
    recorded_at: "2026-11-30T04:00:00Z",
    recorded_by: { skillcheck: "0.1.0", node: "20.20.2", os: "linux" },
    batch: { id: "1", started_at: "2026-11-30T04:00:00Z" },
    paths: { workspace: "/workspace", home: "/home/user" },
    conversation: { unused_answers: 0, hit_max_turns: false },
    turns,
    files: [],
    ...more,
  });
}

export function created(path: string, text?: string): KeptChange {
  return { kind: "created", ...file(path, text) };
}
