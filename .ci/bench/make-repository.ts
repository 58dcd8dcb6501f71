// Fills a folder with skills, suites and sound recordings. Imports the source itself, so it is bundled before it runs (bench.mjs).
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openSide } from "../../src/app/open-side.ts";
import { readSkillUnit } from "../../src/app/read-skill-unit.ts";
import { type Subject, selectSubjects } from "../../src/app/select-subjects.ts";
import { toKeyedRun } from "../../src/app/to-keyed-run.ts";
import { toCassetteText } from "../../src/cassettes/cassette-text.ts";
import { toCassettePath } from "../../src/cassettes/path.ts";
import { openFolder } from "../../src/host/folder-files.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import { DEFAULT_CONFIG } from "../../src/model/config.ts";
import type { RunKey } from "../../src/model/run-inputs.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { toStream } from "./claude-stream.ts";

const EVENTS = 50;
/** Five checks: two over all calls, one negative, one over the last words, one over files. */
const CHECKS = `    expect:
      - loaded_skill: true
      - ran: 'tidy\\.mjs notes-\\d+'
      - not: { ran: 'rm -rf' }
      - said: 'files? (is|are) tidy'
      - created: 'notes.txt'
`;

/** How many of each. */
export interface RepositorySizes {
  readonly skills: number;
  /** For each skill. */
  readonly tests: number;
  /** For each test. */
  readonly samples: number;
}

function write(folder: string, path: string, text: string): void {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}

function toSuite(name: string, { tests, samples }: RepositorySizes): string {
  const cases = Array.from(
    { length: tests },
    (_none, at) => `  - name: tidies case ${at + 1}\n    prompt: Tidy case ${at + 1} of ${name}\n`,
  );
  return `version: 1\nagents: [claude]\nmodel: claude-haiku-4-5\nsamples: ${samples}\ntests:\n${cases.map((one) => one + CHECKS).join("")}`;
}

function writeSkills(folder: string, sizes: RepositorySizes): void {
  for (let at = 1; at <= sizes.skills; at += 1) {
    const name = `skill-${String(at).padStart(3, "0")}`;
    const skill = `---\nname: ${name}\ndescription: Tidies notes of kind ${at}. Use when notes are untidy.\n---\n\n# Tidy\n\nRun [the script](scripts/tidy.mjs).\n`;
    write(folder, `skills/${name}/SKILL.md`, skill);
    write(folder, `skills/${name}/scripts/tidy.mjs`, `console.log(${at});\n`);
    write(folder, `skills/${name}/skillcheck.yaml`, toSuite(name, sizes));
  }
}

function toCassette(
  { skill, test, agent, model }: Subject,
  runKey: RunKey,
  sample: number,
): Cassette {
  const time = `2026-11-30T11:03:${String(sample).padStart(2, "0")}Z`;
  const text = "tidy\n";
  const created = {
    kind: "created" as const,
    path: "notes.txt",
    mode: "100644" as const,
    size: text.length,
    sha256: createHash("sha256").update(text).digest("hex"),
    text,
  };
  return {
    format: 1,
    key: runKey.key,
    fields: runKey.fields,
    skill: {
      name: skill.name,
      folder: skill.folder,
      digest: skill.digest,
      files: skill.files.map(({ path, sha256 }) => ({ path, mode: "100644", sha256 })),
    },
    test: test.name,
    agent: { name: agent, version: "2.1.332", model },
    served_model: "claude-haiku-4-5-20251001",
    isolation: "none",
    arm: "skill",
    recorded_at: time,
    recorded_by: { skillcheck: "0.1.0", node: "20.20.2", os: "linux" },
    batch: { id: "bench", started_at: "2026-11-30T11:03:00Z" },
    paths: { workspace: "/workspace", home: "/home/user" },
    conversation: { unused_answers: 0, hit_max_turns: false },
    turns: [
      {
        user: test.prompts[0] ?? "",
        source: "prompt",
        stdout: toStream(EVENTS, `${skill.name}.${test.name}.${sample}`),
        stderr: [],
        exit: 0,
        signal: null,
        ended: "by-itself",
        started_at: time,
        duration_ms: 61_000,
        changes: [created],
      },
    ],
    files: [],
  };
}

async function writeRecordings(folder: string, subject: Subject, samples: number): Promise<void> {
  const keyed = await toKeyedRun(subject, subject.unit, { agentSettings: () => undefined });
  if (keyed.kind === "no-key") throw new Error(keyed.problem.what);
  for (let sample = 1; sample <= samples; sample += 1) {
    const cassette = toCassette(subject, keyed.runKey, sample);
    requireEvents(cassette);
    const written = toCassetteText(cassette);
    if (written.kind !== "text") throw new Error(written.reason);
    write(folder, await toCassettePath(cassette, written.text), written.text);
  }
}

/** Writes `skills` × `tests` × `samples` recordings of 50 events below `folder`; returns how many. */
export async function makeRepository(folder: string, sizes: RepositorySizes): Promise<number> {
  writeSkills(folder, sizes);
  const side = await openSide(openFolder(folder));
  const selection = { agents: null, filter: null, defaultAgents: () => ["claude"] };
  let recordings = 0;
  for (const place of side.places.folders) {
    const unit = await readSkillUnit(side, place);
    for (const subject of selectSubjects(unit, DEFAULT_CONFIG, selection)) {
      await writeRecordings(folder, subject, sizes.samples);
      recordings += sizes.samples;
    }
  }
  return recordings;
}

function requireEvents(cassette: Cassette): void {
  const found = readRun(cassette).turns.reduce((sum, { events }) => sum + events.length, 0);
  if (found !== EVENTS) throw new Error(`a recording reads as ${found} events, not ${EVENTS}`);
}
