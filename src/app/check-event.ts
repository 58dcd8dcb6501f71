import { toSkillStorePath } from "../cassettes/path.ts";
import { toStoreSource } from "../cassettes/recording-source.ts";
import { toCacheKeyPart } from "../cassettes/run-key.ts";
import { type Config, DEFAULT_CONFIG } from "../model/config.ts";
import type { CachePlace } from "../model/forge.ts";
import type { Job } from "../model/job.ts";
import type { Files, Store } from "../model/ports.ts";
import type { Report } from "../model/report.ts";
import { SETTINGS_NAMES } from "../model/settings-names.ts";
import { UsageError } from "../model/usage-error.ts";
import { compileGlobList } from "../patterns/glob.ts";
import { type CheckResult, checkSkills } from "./check-skills.ts";
import { toEvidenceRule } from "./evidence-rule.ts";
import { type Changes, findChanges } from "./find-changes.ts";
import { findTouched } from "./find-touched.ts";
import { openSide, type Side } from "./open-side.ts";
import { type RootConfig, readRootConfig } from "./read-root-config.ts";
import { refuseEmptyFilter } from "./refuse-empty-filter.ts";
import type { SkillUnit } from "./skill-unit.ts";
import { toReport } from "./to-report.ts";

/** A checked event: the report, and what saving needs. */
export interface CheckedEvent {
  readonly report: Report;
  /** Files of the change as the repository knows them, the only ones annotated; null = unknown. */
  readonly changedPaths: ReadonlySet<string> | null;
  readonly used: CheckResult["used"];
  readonly head: Files;
  /** Store folder of each restored skill, by the skill's folder. */
  readonly restored: ReadonlyMap<string, Store>;
  readonly config: Config;
}

/** Settings and trees of both sides. */
interface Sides {
  readonly head: Side;
  readonly base: Side | null;
  readonly settings: RootConfig;
}

/** Finds the touched skills of an event, lints and replays them, and reports (design.md §4). */
export async function checkEvent(job: Job): Promise<CheckedEvent> {
  const { event, inputs } = job;
  if (inputs.agents !== undefined) {
    const { refuseUnknownAgents } = await import("./refuse-unknown-agents.ts");
    refuseUnknownAgents("input agents", inputs.agents);
  }
  const { base, lost } = await fetchSides(job);
  const changes = lost ?? (await findChanges(job));
  const sides = await openSides(job, base);
  const { config } = sides.settings;
  const touched = await findTouched(sides, changes.files, {
    store: config.store,
    widening: [
      ...SETTINGS_NAMES,
      ...(inputs.config === undefined ? [] : [inputs.config]),
      ...(job.workflowPath === null ? [] : [job.workflowPath]),
    ],
  });
  const evidence = await toEvidenceRule(job, { files: changes.files, store: config.store });
  const restored = new Map<string, Store>();
  const failOn = inputs["fail-on"] ?? config.failOn;
  const selection = { agents: inputs.agents ?? null, filter: inputs.filter ?? null };
  const mode = inputs.mode ?? "replay";
  const result = await checkSkills({
    folder: inputs["working-directory"],
    head: sides.head,
    base: sides.base,
    touched,
    settled: sides.base?.files ?? sides.head.files,
    mode,
    marksKnown: true,
    config,
    settingsProblems: sides.settings.problems,
    selection,
    made: null,
    context: {
      evaluate: job.evaluate,
      sha256: job.sha256,
      agentSettings: (agent) => config.agentSettings.get(agent),
      counts: evidence.counts,
      samples: inputs.samples ?? null,
      minPassRate: inputs["min-pass-rate"] ?? null,
    },
    extraSources: (unit) => restoreFor(unit, job, { config, restored }),
    hunks: async (folders) =>
      base === null ? [] : job.repository.git.hunks(base, event.head, folders),
    onSkill: (name) => job.log(`checked ${name}`),
  });
  if (mode === "replay") {
    const written = { filter: "input filter", agents: "input agents" };
    refuseEmptyFilter({ skills: result.skills, selection, touchedOnly: true, written });
  }
  return {
    report: assemble(job, { base, changes, result, failOn, evidenceNote: evidence.note }),
    changedPaths: changes.paths,
    used: result.used,
    head: sides.head.files,
    restored,
    config,
  };
}

/**
 * Fetches both commits; the base is null where there is none. A push moved its branch away from a commit
 * that may be gone since (force push): then nobody can tell what changed, so `lost` is everything.
 */
async function fetchSides(
  job: Job,
): Promise<{ readonly base: string | null; readonly lost: Changes | null }> {
  const { event } = job;
  const base = "base" in event ? event.base : null;
  if (base === null || event.kind !== "push") {
    await requireCommits(job, [event.head, ...(base === null ? [] : [base])]);
    return { base, lost: null };
  }
  await requireCommits(job, [event.head]);
  const reason = await job.repository.fetch([base]);
  if (reason === null) return { base, lost: null };
  const note = `every skill is looked at and compared with nothing, because the commit before this push could not be fetched: ${reason}`;
  job.log(note);
  return { base: null, lost: { files: null, paths: null, note } };
}

async function requireCommits(job: Job, commits: readonly string[]): Promise<void> {
  const reason = await job.repository.fetch(commits);
  if (reason !== null) {
    throw new UsageError(
      `the commits of this event could not be fetched, for which the job needs permissions: contents: read: ${reason}`,
    );
  }
}

/** On a pull request settings come from the base commit, never from the change itself (security.md EV-17). */
async function openSides(job: Job, base: string | null): Promise<Sides> {
  const { git } = job.repository;
  const headFiles = git.tree(job.event.head);
  const baseFiles = base === null ? null : git.tree(base);
  const settings = await readRootConfig(baseFiles ?? headFiles, job.inputs.config ?? null);
  const includes = toIncludes(job.inputs.skills);
  return {
    settings: { ...settings, config: settings.config ?? DEFAULT_CONFIG },
    head: await openSide(headFiles, includes),
    base: baseFiles === null ? null : await openSide(baseFiles, includes),
  };
}

function toIncludes(globs: readonly string[]): (folder: string) => boolean {
  const compiled = compileGlobList(globs);
  if (!compiled.ok) {
    throw new UsageError(`input skills: ${compiled.source}: ${compiled.what}: ${compiled.remedy}`);
  }
  return (folder) => compiled.list.matches(folder === "." ? "SKILL.md" : `${folder}/SKILL.md`);
}

/** The cache's entry of one skill in the state of its tree (design.md §6). */
export async function toCachePlace(unit: SkillUnit, config: Config): Promise<CachePlace | null> {
  if (unit.skill === null) return null;
  const part = await toCacheKeyPart(unit.folder, unit.skill.digest);
  return {
    prefix: `skillcheck-c1-${part}-`,
    path: await toSkillStorePath(unit.folder, config.store),
  };
}

async function restoreFor(
  unit: SkillUnit,
  job: Job,
  kept: { readonly config: Config; readonly restored: Map<string, Store> },
) {
  const place = await toCachePlace(unit, kept.config);
  if (place === null) return [];
  const { path, store } = await job.openStore(kept.config.store);
  const restore = await job.forge.restoreRecordings(place, path);
  job.log(
    restore.kind === "hit"
      ? `${unit.name}: recordings restored from the cache`
      : `${unit.name}: nothing restored from the cache: ${restore.reason}`,
  );
  if (restore.kind === "miss") return [];
  kept.restored.set(unit.folder, store);
  return [toStoreSource(store, "pr-cache")];
}

function assemble(
  job: Job,
  parts: {
    readonly base: string | null;
    readonly changes: Changes;
    readonly result: CheckResult;
    readonly failOn: Report["failOn"] | Config["failOn"];
    readonly evidenceNote: string | null;
  },
): Report {
  const { event, inputs, place } = job;
  const { base, changes, result } = parts;
  return toReport({
    version: job.version,
    created: job.clock.timestamp(),
    mode: inputs.mode ?? "replay",
    // Neither replay nor lint can spend anything.
    capUsd: null,
    subject: {
      repository: place.repository,
      serverUrl: place.serverUrl,
      pullRequest: event.kind === "pull-request" ? event.number : null,
      head: event.head,
      base: "base" in event && base !== null ? { name: event.baseName, sha: base } : null,
      fork: event.kind === "pull-request" && event.fork,
      workflowRun: place.workflowRun,
      attempt: place.attempt,
    },
    skills: result.skills,
    problems: result.problems,
    notes: [
      ...(changes.note === null ? [] : [changes.note]),
      ...(parts.evidenceNote === null ? [] : [parts.evidenceNote]),
      ...toSettingsNote(changes, event.kind),
    ],
    gates: [{ situations: result.situations, failOn: parts.failOn }],
  });
}

/** A change of the settings is told, and holds from the merge on (security.md EV-17). */
function toSettingsNote(changes: Changes, kind: Job["event"]["kind"]): readonly string[] {
  const changed = (changes.files ?? []).some(({ path }) => /^\.skillcheck\.ya?ml$/.test(path));
  return changed && kind === "pull-request"
    ? ["this pull request changes the settings; the base branch's are in force until it is merged"]
    : [];
}
