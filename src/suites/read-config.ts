import type { z } from "zod";
import { type Config, configSchema, DEFAULT_CONFIG } from "../model/config.ts";
import { toConfiguredPrices } from "../model/price-schema.ts";
import type { Problem } from "../model/problem.ts";
import { explainIssue, nameOf } from "../text/explain-issue.ts";
import { toIsolationChoice } from "./isolation-choice.ts";
import { knownKeysAt } from "./known-keys.ts";
import { overrideModel, toModelChoice } from "./model-choice.ts";
import type { Place } from "./place.ts";
import { readYaml } from "./read-yaml.ts";
import { readPath } from "./suite-path.ts";
import { inFileOrder, toProblem, toProblems } from "./to-problems.ts";
import type { KnownWords } from "./unknown-key.ts";
import { isMap, spotAt, type YamlSource } from "./yaml-source.ts";

export type ConfigReading =
  | { readonly kind: "config"; readonly config: Config }
  /** `rest`: the settings without the keys that are wrong, to be looked through for more; null where nothing is left. */
  | {
      readonly kind: "problems";
      readonly problems: readonly Problem[];
      readonly rest: Config | null;
    };

const WORDS: Omit<KnownWords, "here"> = {
  elsewhere: new Map(
    knownKeysAt(configSchema, ["lint"]).map((key) => [key, "below `lint`"] as const),
  ),
  later: new Set(["judge", "bots"]),
};

/**
 * Reads `.skillcheck.yml` (suite.md §6). Gives the settings with defaults filled in, or every problem of
 * the file at once. Never throws for content.
 */
export function readConfig(text: string | Uint8Array, path: string): ConfigReading {
  const yaml = readYaml(text, path);
  if (yaml.kind === "problems") return { ...yaml, rest: null };
  const { source } = yaml;
  if (!isMap(source.data)) {
    const explanation = { what: `is ${nameOf(source.data)}`, remedy: "begin with `version: 1`" };
    const problem = toProblem({ file: path, key: [], place: source.root.place }, explanation);
    return { kind: "problems", problems: [problem], rest: null };
  }
  const parsed = configSchema.safeParse(source.data, { error: explainIssue });
  const context = { file: path, source, schema: configSchema, prefix: [], words: WORDS };
  const problems = [
    ...(parsed.success ? [] : toProblems(parsed.error.issues, context)),
    ...findStoreProblem(source, path),
  ];
  if (!parsed.success || problems.length > 0) {
    const wrong = new Set(parsed.error?.issues.flatMap(toTopKeys));
    const kept = Object.entries(source.data).filter(([key]) => !wrong.has(key));
    const rest = configSchema.safeParse(Object.fromEntries(kept));
    return {
      kind: "problems",
      problems: inFileOrder(problems),
      rest: rest.success ? toConfig(rest.data, path) : null,
    };
  }
  return { kind: "config", config: toConfig(parsed.data, path) };
}

/** Keys at the top of the file that an issue is about. */
function toTopKeys(issue: z.core.$ZodIssue): readonly string[] {
  const [top] = issue.path;
  if (top !== undefined) return [String(top)];
  return issue.code === "unrecognized_keys" ? issue.keys : [];
}

/** Where a key of a settings file stands: for what only other rooms can judge, such as names of rules. */
export function findConfigKey(
  text: string | Uint8Array,
  path: string,
  key: readonly string[],
): Place {
  const yaml = readYaml(text, path);
  return yaml.kind === "problems" ? { line: 1, column: 1 } : spotAt(yaml.source, key).keyPlace;
}

/** The folder of the recordings follows the rules of every path (security.md FS-2). */
function findStoreProblem(source: YamlSource, file: string): readonly Problem[] {
  const store = isMap(source.data) ? source.data["store"] : undefined;
  if (typeof store !== "string") return [];
  const reading = readPath(store);
  const key = ["store"];
  const place = spotAt(source, key).place;
  if (reading.kind === "refused") return [toProblem({ file, key, place }, reading)];
  if (reading.path !== ".") return [];
  const remedy = "name a folder of its own, such as .skillcheck/cassettes";
  return [toProblem({ file, key, place }, { what: "is the root itself", remedy })];
}

type ConfigFile = NonNullable<ReturnType<typeof configSchema.safeParse>["data"]>;

function toIsolation({
  isolation,
  containers = [],
}: ConfigFile): Pick<Config, "isolation" | "containers"> {
  return { isolation: toIsolationChoice(isolation) ?? DEFAULT_CONFIG.isolation, containers };
}

function toLint(written: ConfigFile["lint"]): Config["lint"] {
  return {
    targets: [...new Set(written?.targets ?? [])],
    rules: new Map(Object.entries(written?.rules ?? {})),
    ignore: written?.ignore ?? [],
    extraFields: written?.extra_fields ?? [],
    paths: written?.paths ?? [],
  };
}

function toConfig(written: ConfigFile, path: string): Config {
  const settings = Object.entries(written.agent_settings ?? {}).map(([agent, one]) => {
    const models = one.model === undefined ? [] : [one.model].flat();
    const env = new Map(Object.entries(one.env ?? {}));
    const { command = null, agent: behind = null } = one;
    return [agent, { command, agent: behind, models, env }] as const;
  });
  const ownModels = new Map(
    settings.flatMap(([agent, { models }]) =>
      models.length > 0 ? [[agent, models] as const] : [],
    ),
  );
  const store = readPath(written.store ?? DEFAULT_CONFIG.store);
  return {
    path,
    agents: written.agents ?? null,
    agentSettings: new Map(settings),
    model: overrideModel({ everyAgent: [], byAgent: ownModels }, toModelChoice(written.model)),
    ...toIsolation(written),
    extraHosts: [...new Set(written.extra_hosts ?? [])],
    maxCostUsd: written.max_cost ?? null,
    prices: toConfiguredPrices(written.prices ?? {}),
    failOn: written.fail_on ?? DEFAULT_CONFIG.failOn,
    store: store.kind === "path" ? store.path : DEFAULT_CONFIG.store,
    lint: toLint(written.lint),
  };
}
