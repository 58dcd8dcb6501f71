import { z } from "zod";
import { agentNameSchema, agentsSchema, modelName, modelSchema } from "./agent-choice.ts";
import { toAgentKind } from "./agent-kind.ts";
import { explain } from "./explanation.ts";
import { extraHostsSchema } from "./host-name.ts";
import { containerSchema, type IsolationChoice, imageSchema } from "./isolation.ts";
import { LINT_TARGETS, type LintTarget } from "./lint-target.ts";
import { dollarsSchema } from "./money.ts";
import type { ConfiguredPrices } from "./price.ts";
import { pricesSchema } from "./price-schema.ts";
import { SEVERITIES, type Severity } from "./severity.ts";
import { FAIL_ON_WORDS, type FailOnWord } from "./status.ts";
import type { ModelChoice } from "./suite.ts";

/**
 * Variables that never reach an agent from a file (security.md SB-6): tokens, keys of providers and
 * clouds, the runner's own, those that change what a program loads, and those that decide to which
 * address the key is sent. Compared without case.
 */
export function isDeniedVariable(name: string): boolean {
  const upper = name.toUpperCase();
  return (
    isSecretVariable(name) ||
    DENIED_VARIABLES.has(upper) ||
    DENIED_PREFIXES.some((prefix) => upper.startsWith(prefix)) ||
    DENIED_SUFFIXES.some((suffix) => upper.endsWith(suffix))
  );
}

/** Variables whose value is a secret by their name; compared without case. */
export function isSecretVariable(name: string): boolean {
  return SECRET_NAME.test(name);
}

/**
 * How names of keys, tokens and passwords end: as a word of their own, and where vendors write them in
 * one (PGPASSWORD, TWILIO_AUTHTOKEN). Inputs of an action keep their hyphens.
 */
const SECRET_NAME =
  /(?:(?:^|[_-])(?:API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|SECRET_?KEY|TOKEN|SECRET|PASSWD|PAT)|PASSWORD|AUTHTOKEN)$/i;

const DENIED_VARIABLES: ReadonlySet<string> = new Set([
  "GITHUB_TOKEN",
  "GH_TOKEN",
  "SSH_AUTH_SOCK",
  "NODE_OPTIONS",
  "LD_PRELOAD",
  "BASH_ENV",
  "PATH",
  "HOME",
  "NODE_EXTRA_CA_CERTS",
  "NODE_TLS_REJECT_UNAUTHORIZED",
]);
const DENIED_PREFIXES: readonly string[] = [
  "INPUT_",
  "ACTIONS_",
  "RUNNER_",
  "GITHUB_",
  "AWS_",
  "GOOGLE_",
  "GIT_",
  "LD_",
  "DYLD_",
  "ANTHROPIC_",
  "OPENAI_",
  "CURSOR_",
];
const DENIED_SUFFIXES: readonly string[] = [
  "_BASE_URL",
  "_PROXY",
  "_CONFIG_DIR",
  "_ENDPOINT",
  "_URL_OVERRIDE",
];

/** Name of a variable that a file may give to an agent. */
export const variableNameSchema = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, {
    error: explain("is not the name of a variable", "use letters, digits and _"),
  })
  .refine((name) => !isDeniedVariable(name), {
    error: explain(
      "is a variable that never reaches an agent from a file",
      "keys, tokens and addresses come from the environment of the job",
    ),
  });

const agentSettingsSchema = z.strictObject({
  command: z
    .union([z.string().min(1), z.array(z.string()).min(1)])
    .optional()
    .describe(
      "Program to start instead of the agent's usual one: a name on PATH or a path. Of an agent `acp` or `command` with its arguments.",
    ),
  agent: agentNameSchema
    .optional()
    .describe(
      "Of an agent `acp` or `command`: the agent behind it (claude, codex, …), whose skill folder, settings and model address it uses.",
    ),
  model: z
    .union([modelName, z.array(modelName).min(1)])
    .optional()
    .describe("Model asked for by this agent; wins over `model`."),
  env: z
    .record(variableNameSchema, z.string())
    .optional()
    .describe("Plain variables for this agent; never secrets."),
});

/** Only `acp` and `command` agents are made by their settings; of every other the program alone can be another. */
function checkAgentSettings(
  settings: Readonly<Record<string, z.infer<typeof agentSettingsSchema>>>,
  context: z.RefinementCtx,
): void {
  for (const [name, { command, agent }] of Object.entries(settings)) {
    const add = (key: string, what: string, remedy: string) =>
      context.addIssue({ code: "custom", path: [name, key], message: explain(what, remedy) });
    if (toAgentKind(name) === "named") {
      if (agent !== undefined) {
        add(
          "agent",
          "has a meaning below acp and command alone",
          "name the agent acp-…, or leave it out",
        );
      }
      if (typeof command === "object") {
        add("command", `is the program of ${name} alone`, "write it as a text, without arguments");
      }
    } else if (command === undefined) {
      add("command", "is missing", `write the program that ${name} starts, with its arguments`);
    }
  }
}

const lintSchema = z.strictObject({
  targets: z
    .array(z.enum(LINT_TARGETS))
    .min(1)
    .optional()
    .describe(
      "Agents that the skills must work with; some findings are more severe then. Without it: nobody said.",
    ),
  rules: z
    .record(
      z.string().regex(/^(SK\d{3}|[a-z0-9-]+)$/, {
        error: explain("is not the name of a rule", "write an id such as SK009 or a slug"),
      }),
      z.enum([...SEVERITIES, "off"]),
    )
    .optional()
    .describe("Rule id or slug → error, warning, info or off."),
  ignore: z
    .array(z.string().min(1))
    .optional()
    .describe("Globs of files that are not linted, from the root."),
  extra_fields: z
    .array(z.string().min(1))
    .optional()
    .describe(
      "Keys of the front matter that an agent of yours reads beyond those that lint knows.",
    ),
  paths: z
    .array(z.string().min(1))
    .optional()
    .describe("Globs of SKILL.md files to lint; without it every one."),
});

/** `.skillcheck.yml` (suite.md §6). On a pull request it is read from the base commit (security.md EV-17). */
export const configSchema = z
  .strictObject({
    version: z.literal(1).describe("Version of this format: 1."),
    agents: agentsSchema.optional(),
    agent_settings: z
      .record(agentNameSchema, agentSettingsSchema)
      .superRefine(checkAgentSettings)
      .optional()
      .describe("Agent → command, agent, model, env."),
    model: modelSchema.optional(),
    isolation: z
      .union([z.enum(["cage", "none"]), containerSchema], {
        error: "write cage, none or {container: IMAGE}",
      })
      .optional()
      .describe(
        "Where agents run: in the cage, in a container of an image, or with `none` beside everything else, which every result says.",
      ),
    containers: z
      .array(imageSchema)
      .min(1)
      .optional()
      .describe("Images that a suite may ask for with `isolation`."),
    extra_hosts: extraHostsSchema.optional(),
    max_cost: dollarsSchema
      .optional()
      .describe("US dollars that one command may spend here; --max-cost wins; 5 without both."),
    prices: pricesSchema.optional(),
    fail_on: z
      .array(z.enum(FAIL_ON_WORDS))
      .optional()
      .describe("What keeps the check from being green; without it all seven words."),
    store: z
      .string()
      .optional()
      .describe("Folder that holds cassettes/, from the root; without it .skillcheck."),
    lint: lintSchema.optional().describe("What lint looks at and how severe it is."),
  })
  .describe("Settings of skillcheck for one repository.");

export interface AgentSettings {
  /** A program, of acp and command agents with its arguments: as one line, or as words. */
  readonly command: string | readonly string[] | null;
  /** The agent behind an acp or command agent. */
  readonly agent: string | null;
  /** Empty = as `model` says. */
  readonly models: readonly string[];
  readonly env: ReadonlyMap<string, string>;
}

/** The settings with defaults filled in. */
export interface Config {
  /** Path relative to the root, or null when there is no file. */
  readonly path: string | null;
  readonly agents: readonly string[] | null;
  readonly agentSettings: ReadonlyMap<string, AgentSettings>;
  /** `agent_settings.<agent>.model` is in `byAgent`. */
  readonly model: ModelChoice;
  readonly isolation: IsolationChoice;
  /** Images that a suite may ask for. */
  readonly containers: readonly string[];
  /** Hosts that agents may reach beside their model, in lower case, without a port. */
  readonly extraHosts: readonly string[];
  /** US dollars for one command, or null. */
  readonly maxCostUsd: number | null;
  readonly prices: ConfiguredPrices;
  readonly failOn: readonly FailOnWord[];
  /** Folder that holds `cassettes/`, relative to the root. */
  readonly store: string;
  readonly lint: {
    /** Agents that the skills must work with, each once; empty = nobody said. */
    readonly targets: readonly LintTarget[];
    /** Rule id or slug → severity. */
    readonly rules: ReadonlyMap<string, Severity | "off">;
    readonly ignore: readonly string[];
    /** Keys of the front matter that count as read. */
    readonly extraFields: readonly string[];
    readonly paths: readonly string[];
  };
}

/** What holds where there is no `.skillcheck.yml`. */
export const DEFAULT_CONFIG: Config = {
  path: null,
  agents: null,
  agentSettings: new Map(),
  model: { everyAgent: [], byAgent: new Map() },
  isolation: { kind: "cage" },
  containers: [],
  extraHosts: [],
  maxCostUsd: null,
  prices: new Map(),
  failOn: FAIL_ON_WORDS,
  store: ".skillcheck",
  lint: { targets: [], rules: new Map(), ignore: [], extraFields: [], paths: [] },
};
