import type { StandIn } from "../model/stand-in.ts";
import type { ModelChoice, WorkspaceSpec } from "../model/suite.ts";
import { nearestWord } from "../text/edit-distance.ts";
import { toModelChoice } from "./model-choice.ts";
import { type Loaded, readLoaded } from "./read-loaded.ts";
import { addNamedPath, addProblem, type SuiteContext } from "./suite-context.ts";
import { joinPath, readPath } from "./suite-path.ts";
import type { SuiteFile, WorkspaceFile } from "./suite-schema.ts";
import { readText, type TextFile } from "./text-file.ts";
import { keysAt, type Path } from "./yaml-source.ts";

/** Longest run that may be asked for (suite.md §2). */
const LONGEST_RUN_MS = 60 * 60_000;

type SharedFile = Omit<SuiteFile, "version" | "skill" | "tests" | "max_invalid" | "max_cost">;

/** The keys that a suite sets for all its tests and a test for itself; undefined where not written. */
export interface SharedKeys extends Loaded {
  readonly agents: readonly string[] | undefined;
  readonly model: ModelChoice;
  readonly samples: number | undefined;
  readonly minPassRate: number | undefined;
  readonly timeoutMs: number | undefined;
  readonly runTimeoutMs: number | undefined;
  readonly maxTurns: number | undefined;
  readonly preamble: string | undefined;
  /** Key by key: a test's `setup` leaves the suite's `from` in force. */
  readonly workspace: Partial<WorkspaceSpec>;
  /** By command; a test's own replaces the suite's for that command. */
  readonly standIns: ReadonlyMap<string, StandIn>;
}

/** Reads them where they stand: `path` is that of the suite or of one test. */
export function readShared(
  written: SharedFile,
  { path, standIns }: { readonly path: Path; readonly standIns: SharedKeys["standIns"] },
  context: SuiteContext,
): SharedKeys {
  const runTimeoutMs = toMilliseconds(written.run_timeout);
  if (runTimeoutMs !== undefined && runTimeoutMs > LONGEST_RUN_MS) {
    const explanation = { what: "is longer than an hour", remedy: "write at most 60m" };
    addProblem(context, { path: [...path, "run_timeout"] }, explanation);
  }
  const { preamble, workspace } = written;
  return {
    agents: written.agents,
    model: toModelChoice(written.model),
    samples: written.samples,
    minPassRate: written.min_pass_rate,
    timeoutMs: toMilliseconds(written.timeout),
    runTimeoutMs,
    maxTurns: written.max_turns,
    preamble: preamble && readPreamble(preamble, [...path, "preamble"], context),
    workspace: workspace ? readWorkspace(workspace, [...path, "workspace"], context) : {},
    standIns,
    ...readLoaded(written, path, context),
  };
}

/** `90s`, `5m` or seconds; the schema has checked the form. */
function toMilliseconds(written: number | string | undefined): number | undefined {
  if (written === undefined || typeof written === "number")
    return written && Math.round(written * 1000);
  const amount = Number(written.slice(0, -1));
  return written.endsWith("m") ? amount * 60_000 : amount * 1000;
}

const PREAMBLES: readonly string[] = ["none", "unattended", "ask_and_stop", "no_spend", "scripted"];

/** One of the known words, or a text; a single word that is nearly a known one is a mistake. */
function readPreamble(written: TextFile, path: Path, context: SuiteContext): string {
  const text = readText(written, { path }, context);
  if (PREAMBLES.includes(text) || /\s/.test(text.trim())) return text;
  const near = nearestWord(text, PREAMBLES);
  if (near !== null) {
    const remedy = `did you mean ${near}? Known are ${PREAMBLES.join(", ")}`;
    addProblem(context, { path }, { what: "is neither a known preamble nor a sentence", remedy });
  }
  return text;
}

function readWorkspace(
  { from, files, setup }: WorkspaceFile,
  path: Path,
  context: SuiteContext,
): Partial<WorkspaceSpec> {
  const kept = keysAt(context.source, [...path, "files"]).map((name) => {
    const at = [...path, "files", name];
    const text = readText(files?.[name] ?? "", { path: at, exact: true }, context);
    const reading = readPath(name);
    return [reading.kind === "path" ? reading.path : name, text] as const;
  });
  return {
    ...(from === undefined ? {} : { from: readFrom(from, [...path, "from"], context) }),
    ...(files === undefined ? {} : { files: kept }),
    ...(setup === undefined ? {} : { setup }),
  };
}

/** The schema has checked the form of the path. */
function readFrom(written: string, path: Path, context: SuiteContext): string | null {
  const reading = readPath(written);
  if (reading.kind === "refused") return null;
  const folder = joinPath(context.folder, reading.path);
  addNamedPath(context, { kind: "from", path: folder }, path);
  return folder;
}
