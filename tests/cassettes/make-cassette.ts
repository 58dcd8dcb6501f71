import { toCassetteText } from "../../src/cassettes/cassette-text.ts";
import { toCassettePath } from "../../src/cassettes/path.ts";
import type { Recording } from "../../src/cassettes/recording.ts";
import { toRunKey } from "../../src/cassettes/run-key.ts";
import { toFileContent } from "../../src/host/file-content.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import type { Files, Store } from "../../src/model/ports.ts";
import type { RunInputs } from "../../src/model/run-inputs.ts";
import type { Skill, SkillFile } from "../../src/model/skill.ts";
import { toContentDigest, toTreeDigest } from "../../src/model/tree-digest.ts";
import type { FileContent } from "../../src/model/tree-entry.ts";

const encoder = new TextEncoder();

/** A text as it is read from a file. */
export function fileOf(text: string): ReturnType<typeof toFileContent> {
  return toFileContent(bytesOf(text));
}

export function bytesOf(text: string): Uint8Array {
  return encoder.encode(text);
}

export async function makeSkill(
  files: Readonly<Record<string, string>> = { "SKILL.md": "Say hello.\n" },
  name = "greeter",
): Promise<Skill> {
  const skillFiles = await Promise.all(
    Object.entries(files).map(
      async ([path, text]): Promise<SkillFile> => ({
        path,
        mode: path.endsWith(".sh") ? "100755" : "100644",
        size: bytesOf(text).length,
        sha256: await toContentDigest(bytesOf(text)),
      }),
    ),
  );
  return {
    folder: `skills/${name}`,
    name,
    files: skillFiles,
    digest: await toTreeDigest(skillFiles),
  };
}

export function makeInputs(skill: Skill, changed: Partial<RunInputs> = {}): RunInputs {
  return {
    agent: "claude",
    agentSettings: [["effort", "low"]],
    model: "claude-haiku-4-5",
    skills: [{ name: skill.name, digest: skill.digest }],
    subagents: [],
    env: [],
    prompts: ["Greet me"],
    answers: { kind: "list", replies: ["Yes."] },
    maxTurns: 8,
    standIns: [],
    workspace: {
      fromDigest: null,
      files: [["notes.txt", "keep me\n"]],
      setup: ["git switch -qc x"],
    },
    preamble: "none",
    permissionMode: "unattended",
    approve: null,
    ...changed,
  };
}

export interface Making {
  readonly skill?: Skill;
  readonly inputs?: RunInputs;
  readonly changed?: Partial<Cassette>;
}

/** A sound recording; `changed` may make it unsound. */
export async function makeCassette(making: Making = {}): Promise<Cassette> {
  const skill = making.skill ?? (await makeSkill());
  const inputs = making.inputs ?? makeInputs(skill);
  const runKey = await toRunKey(inputs);
  return {
    format: 1,
    key: runKey.key,
    fields: runKey.fields,
    skill: {
      name: skill.name,
      folder: skill.folder,
      digest: skill.digest,
      files: skill.files.map(({ path, sha256, mode }) => ({
        path,
        mode: mode === "100755" ? mode : "100644",
        sha256,
      })),
    },
    test: "greets",
    agent: { name: inputs.agent, version: "2.1.332", model: inputs.model },
    served_model: "claude-haiku-4-5-20251001",
    isolation: "none",
    arm: "skill",
    recorded_at: "2026-11-30T11:03:20Z",
    recorded_by: { skillcheck: "0.1.0", node: "20.20.2", os: "linux" },
    batch: { id: "batch-1", started_at: "2026-11-30T11:00:00Z" },
    paths: { workspace: "/tmp/run/workspace", home: "/tmp/run/home" },
    conversation: { unused_answers: 0, hit_max_turns: false },
    turns: [makeTurn(['{"type":"result"}'])],
    files: [],
    ...making.changed,
  };
}

export function makeTurn(stdout: readonly string[]): Cassette["turns"][number] {
  return {
    user: "Greet me",
    source: "prompt",
    stdout: [...stdout],
    stderr: [],
    exit: 0,
    signal: null,
    ended: "by-itself",
    started_at: "2026-11-30T11:03:00Z",
    duration_ms: 20_000,
    changes: [],
  };
}

/** Text of a recording within the limits, with the path it belongs at. */
export async function toFile(
  cassette: Cassette,
): Promise<{ readonly path: string; readonly text: string }> {
  const written = toCassetteText(cassette);
  if (written.kind !== "text") throw new Error(written.reason);
  return { path: await toCassettePath(cassette, written.text), text: written.text };
}

export async function makeRecording(making: Making = {}): Promise<Recording> {
  const cassette = await makeCassette(making);
  const { path } = await toFile(cassette);
  return { path, evidence: "committed-base", cassette };
}

/** A tree of files in memory. */
export function filesOf(contents: Readonly<Record<string, string>>): Files {
  return {
    list: async () =>
      Object.keys(contents)
        .sort()
        .map((path) => ({ path, mode: "100644", size: bytesOf(contents[path] ?? "").length })),
    read: async (path) => toContent(contents[path]),
  };
}

/** A store in memory; `texts` shows what it holds. */
export function memoryStore(): Store & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    list: async () => [...texts.keys()].sort(),
    read: async (path) => toContent(texts.get(path)),
    write: async (path, text) => {
      texts.set(path, text);
    },
    remove: async (path) => {
      texts.delete(path);
    },
  };
}

function toContent(text: string | undefined): FileContent {
  return text === undefined ? { kind: "missing" } : fileOf(text);
}
