import { evaluateChecks } from "../../src/checks/evaluation/evaluate-checks.ts";
import type { CheckModifiers, CheckSpec } from "../../src/model/check-spec.ts";
import type { Event } from "../../src/model/event.ts";
import type { JsonValue } from "../../src/model/json-value.ts";
import type { Commit, FileState, GitState, Run, RunTurn } from "../../src/model/run.ts";
import type { SkillLoad } from "../../src/model/stream-reading.ts";
import type { ToolName } from "../../src/model/tool-name.ts";
import type { CheckVerdict } from "../../src/model/verdict.ts";

/** Something that happens in a turn; places are filled in. */
export type Happening =
  | { readonly says: string; readonly nested?: boolean }
  | { readonly thinks: string }
  | { readonly answers: string }
  | Call;

export interface Call {
  readonly name: ToolName;
  readonly rawName?: string;
  readonly input?: JsonValue;
  readonly script?: string;
  readonly ok?: boolean | null;
}

export interface TurnFixture {
  readonly user?: string;
  readonly source?: "prompt" | "answer";
  readonly happens?: readonly Happening[];
  readonly answer?: string | null;
  readonly files?: Readonly<Record<string, string | null>>;
  readonly git?: GitState | null;
  readonly standInCalls?: RunTurn["standInCalls"];
  readonly loads?: readonly Pick<SkillLoad, "name" | "via" | "event">[];
  readonly usage?: RunTurn["usage"];
  readonly costUsd?: number | null;
  readonly durationMs?: number;
  readonly exit?: number | null;
}

export function bash(script: string, ok: boolean | null = true): Call {
  return { name: "bash", rawName: "Bash", input: { command: script }, script, ok };
}

export function commit(hash: string, subject: string, paths: readonly string[] = []): Commit {
  return { hash, subject, body: "", paths };
}

function toEvent(happening: Happening, turn: number, event: number): Event {
  const place = { turn, event, nested: false };
  if ("says" in happening) {
    const { says: text, nested = false } = happening;
    return { ...place, nested, type: "message", role: "assistant", text };
  }
  if ("thinks" in happening) return { ...place, type: "thinking", text: happening.thinks };
  if ("answers" in happening) {
    return { ...place, type: "tool_result", id: "call", ok: true, text: happening.answers };
  }
  const { name, rawName = name, input = {}, script = null, ok = true } = happening;
  return { ...place, type: "tool_call", id: "call", name, rawName, input, script, ok };
}

/** A file whose hash is its text, so that equal texts are equal files. */
function toFiles(files: Readonly<Record<string, string | null>>): readonly FileState[] {
  return Object.entries(files).map(([path, text]) => ({
    path,
    mode: "100644" as const,
    size: text?.length ?? 1_000_000,
    sha256: text ?? "unknown",
    text,
  }));
}

function toMeasures({ usage = null, costUsd = null, durationMs = 1000, exit }: TurnFixture) {
  const costSource = costUsd === null ? null : ("reported" as const);
  return { usage, costUsd, costSource, durationMs, exit: exit === undefined ? 0 : exit };
}

function toTurn(fixture: TurnFixture, turn: number): RunTurn {
  const answer = fixture.answer === undefined ? "Done." : fixture.answer;
  const events = (fixture.happens ?? []).map((happening, index) =>
    toEvent(happening, turn, index + 1),
  );
  return {
    turn,
    user: fixture.user ?? "Put ./old-exporter away",
    source: fixture.source ?? (turn === 1 ? "prompt" : "answer"),
    events,
    answer,
    ...toMeasures(fixture),
    changes: [],
    files: toFiles(fixture.files ?? {}),
    git: fixture.git ?? null,
    standInCalls: fixture.standInCalls ?? null,
    skillLoads: (fixture.loads ?? []).map((load) => ({ ...load, turn })),
  };
}

/** A completed run of these turns; files are those at the end of each turn. */
export function makeRun(
  turns: readonly TurnFixture[],
  facts: Partial<Run> & { readonly start?: Readonly<Record<string, string | null>> } = {},
): Run {
  const { start = {}, ...rest } = facts;
  return {
    agent: "claude",
    modelCalls: null,
    simulatedUser: null,
    cliVersion: "2.1.332",
    requestedModel: "",
    servedModel: null,
    skill: "archive-repository",
    outcome: "completed",
    errorKind: null,
    home: "/home/agent",
    workspace: "/tmp/ws",
    startFiles: toFiles(start),
    turns: turns.map((turn, index) => toTurn(turn, index + 1)),
    usage: null,
    usageIsLowerBound: false,
    costUsd: null,
    costSource: null,
    priceTable: null,
    durationMs: turns.length * 1000,
    exit: 0,
    badLines: 0,
    unknownTypes: [],
    ...rest,
  };
}

/** A check as the suite reader hands it over. */
export function check(
  key: string,
  value: unknown,
  modifiers: CheckModifiers & { readonly step?: number } = {},
): CheckSpec {
  const { step = null, ...rest } = modifiers;
  return { key, value, line: 14, column: 9, step, ...rest };
}

/** The verdict of one check. */
export function judge(spec: CheckSpec, run: Run): CheckVerdict {
  const [verdict] = evaluateChecks([spec], run);
  if (verdict === undefined) throw new Error("no verdict");
  return verdict;
}

/** A whole verdict in one row: word, reason, expected, actual, evidence. */
export function toRow({ verdict, reason, expected, actual, evidence }: CheckVerdict) {
  return { verdict, reason, expected, actual, evidence };
}
