import { z } from "zod";
import { COST_SOURCES } from "./cost-source.ts";
import { LIMITS } from "./limits.ts";
import { RUN_KEY_FIELDS } from "./run-inputs.ts";
import { SPEAKERS } from "./simulated-user.ts";

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const mode = z.enum(["100644", "100755", "120000"]);
const relativePath = z
  .string()
  .min(1)
  .max(4096)
  .refine((path) => !/^\/|\0/.test(path) && !path.split("/").includes(".."), {
    error: "leads out of the workspace",
  });
const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/);

/** A file kept in a recording; `text` is absent where only hash and size are kept (design.md §6). */
const keptFile = z.strictObject({
  path: relativePath,
  mode,
  size: z.number().int().min(0),
  sha256: digest,
  text: z.string().optional(),
});

const keptChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("created"), ...keptFile.shape }),
  z.strictObject({ kind: z.literal("modified"), ...keptFile.shape }),
  z.strictObject({ kind: z.literal("deleted"), path: relativePath }),
]);

const turn = z.strictObject({
  user: z.string(),
  source: z.enum(SPEAKERS),
  /** Raw lines of the stream, redacted, without line ends. */
  stdout: z.array(z.string()),
  stderr: z.array(z.string()),
  exit: z.number().int().nullable(),
  signal: z.string().nullable(),
  /** `timeout`: skillcheck ended it at its deadline; `output`: it was cut for its output. */
  ended: z.enum(["by-itself", "timeout", "output"]),
  started_at: time,
  duration_ms: z.number().int().min(0),
  changes: z.array(keptChange),
});

const tokens = z.int().min(0).nullable();
const unitPrice = z.number().min(0).nullable();

/** A price that money of a recording was computed with (judge-and-cost.md §10.2): US dollars per million tokens. */
const usedPrice = z.strictObject({
  source: z.enum(["configured", "table"]),
  /** Entry of the settings or of the table. */
  model: z.string(),
  /** Name and version of the table, null for a configured price. */
  table: z.string().nullable(),
  input_mtok: unitPrice,
  output_mtok: unitPrice,
  cache_read_mtok: unitPrice,
  cache_write_mtok: unitPrice,
  /** When it was first used: prices change. */
  at: time,
});

/** One request to the model, as the gateway saw it (security.md SB-7). */
const modelRequest = z.strictObject({
  turn: z.int().min(1),
  /** Method and path as they were written. */
  request: z.string().max(400),
  model_asked: z.string().nullable(),
  model_served: z.string().nullable(),
  /** Of the answer that the agent got; null when it was gone before. */
  status: z.int().nullable(),
  answered_by: z.enum(["provider", "gateway"]),
  tokens: z
    .strictObject({ input_total: tokens, cache_read: tokens, cache_write: tokens, output: tokens })
    .nullable(),
  /** 0 where nothing is billed, null where it is not known. */
  micro_usd: z.int().min(0).nullable(),
  /** Where `micro_usd` came from; recordings without it know the table alone. */
  price_source: z.enum(["configured", "table"]).optional(),
  duration_ms: z.int().min(0),
  /** Why it was not sent to the provider, or what went wrong there. */
  problem: z.string().nullable(),
  /** Beginnings of both bodies, redacted; only with `record --bodies`. */
  bodies: z.strictObject({ request: z.string(), answer: z.string() }).optional(),
});

/** One tunnel out of the run (security.md SB-7). */
const tunnel = z.strictObject({
  /** As it was written, "CONNECT api.example.com:443". */
  target: z.string().max(400),
  /** 200 open, 403 refused, 502 not reached, 504 not in time. */
  status: z.int(),
  /** Why it was not opened, or null. */
  refused: z.string().nullable(),
  sent: z.int().min(0),
  received: z.int().min(0),
  at: time,
  duration_ms: z.int().min(0),
});

const providerError = z
  .union([z.literal("malformed"), z.literal("connection"), z.int().min(100).max(999)])
  .nullable();

/** What passed a gateway of the run; `whys` are the words for why nothing more was asked. */
const traffic = <Why extends string>(whys: readonly [Why, ...Why[]]) => ({
  /** Why nothing more was asked, or null; `error` is what the provider did wrong. */
  stopped: z
    .strictObject({
      why: z.enum(whys),
      error: providerError,
      reason: z.string(),
      /** What the budget was for, "the suite skills/a/skillcheck.yaml"; absent for the whole command. */
      cap: z.string().optional(),
    })
    .nullable(),
  /** Requests beyond the length of the log. */
  left_out: z.int().min(0),
  /** Table the money was computed with, with its version; null where nothing was priced. */
  price_table: z.string().nullable(),
  /** Prices that `micro_usd` of the requests was computed with, each once. */
  prices: z.array(usedPrice).optional(),
  /** Where the money came from when it was recorded; a reader may know better. */
  cost_source: z.enum([...COST_SOURCES, "unknown"]).optional(),
  requests: z.array(modelRequest),
});

const gitTurn = z.strictObject({
  branch: z.string(),
  commits: z.array(
    z.strictObject({
      hash: z.string().regex(/^[0-9a-f]{40,64}$/),
      subject: z.string(),
      body: z.string(),
      paths: z.array(relativePath),
    }),
  ),
});

const loadedParts = z.array(z.strictObject({ name: z.string(), digest })).max(LIMITS.loadedBeside);

const header = {
  format: z.literal(1),
  /** Run key; must follow from `fields` (security.md CA-3). */
  key: digest,
  fields: z.strictObject(
    Object.fromEntries(RUN_KEY_FIELDS.map((name) => [name, digest])) as Record<
      (typeof RUN_KEY_FIELDS)[number],
      typeof digest
    >,
  ),
  /** The skill under test as it was loaded; `files` says later which file made a recording stale. */
  skill: z.strictObject({
    name: z.string(),
    folder: relativePath,
    digest,
    files: z
      .array(z.strictObject({ path: relativePath, mode, sha256: digest }))
      .max(LIMITS.skillFiles),
  }),
  /** Skills that were loaded beside it, by name; absent where there were none. */
  with: loadedParts.optional(),
  /** Definition files of subagents, by file name; absent where there were none. */
  subagents: loadedParts.optional(),
  /** Name of the test when it was recorded; for display, not part of the key. */
  test: z.string(),
  agent: z.strictObject({
    name: z.string(),
    version: z.string().nullable(),
    /** Requested model, "" for the CLI's own. */
    model: z.string(),
  }),
  served_model: z.string().nullable(),
  /** Present when the model was our scripted server (agents.md §7). */
  model_server: z.literal("scripted").optional(),
  /** Digest of the prompts and of `max_turns` (`toPromptsDigest`), which says later what of the user turns changed; older recordings have none. */
  prompts: digest.optional(),
  /** Present where a model played the user: digest of its brief, and the model. */
  simulated_user: z.strictObject({ brief: digest, model: z.string() }).optional(),
  /** Present when the agent reached its service by a way of its own: what it sent there, and what it cost, nobody saw. */
  traffic: z.literal("unseen").optional(),
  /** Present when it was recorded with its author's own login: the agent could read it (security.md SB-16). */
  login: z.literal("own").optional(),
  isolation: z.enum(["none", "cage", "container"]),
  /** Image of the container: its name as it was given, and the id that this stood for; absent in older recordings. */
  container: z
    .strictObject({
      image: z.string().max(400),
      id: z
        .string()
        .regex(/^sha256:[0-9a-f]{64}$/)
        .optional(),
    })
    .optional(),
  arm: z.enum(["skill", "no-skill", "base", "combined"]),
  recorded_at: time,
  recorded_by: z.strictObject({
    skillcheck: z.string(),
    node: z.string(),
    os: z.string(),
  }),
  batch: z.strictObject({ id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/), started_at: time }),
  /** Folders of the run, to normalise paths in the stream. */
  paths: z.strictObject({ workspace: z.string(), home: z.string() }),
  /** Answers of the suite nobody asked for, and whether the turn limit ended the conversation. */
  conversation: z.strictObject({
    unused_answers: z.number().int().min(0),
    hit_max_turns: z.boolean(),
  }),
};

/**
 * Recording of one run, format 1 (design.md §6): raw streams, workspace states, git states.
 * The optional sections are part of the format from the start; later issues fill them.
 */
export const cassetteSchema = z.strictObject({
  ...header,
  turns: z.array(turn).min(1),
  /** Workspace before the first turn. */
  files: z.array(keptFile),
  git: z.array(gitTurn).optional(),
  gateway: z
    .strictObject({
      ...traffic(["budget", "price", "provider"]),
      /** Tunnels to hosts beside the model, or in its place with an own login; absent where there was none. */
      tunnels: z.array(tunnel).optional(),
      /** Tunnels beyond the length of the log. */
      tunnels_left_out: z.int().min(0).optional(),
    })
    .optional(),
  /** The model that played the user, apart: its requests, each with the turn that it answered. `time`: the run's own limit. */
  user_gateway: z.strictObject(traffic(["budget", "price", "provider", "time"])).optional(),
  /** Calls of stand-ins in their order; absent where the run had none. */
  fakes: z
    .array(
      z.strictObject({
        turn: z.number().int().min(1),
        command: z.string(),
        argv: z.array(z.string()),
        status: z.string(),
      }),
    )
    .max(LIMITS.standInCalls)
    .optional(),
  verdicts: z
    .array(
      z.strictObject({
        key: digest,
        verdict: z.enum(["pass", "fail", "unknown"]),
        reasoning: z.string(),
        model: z.string(),
      }),
    )
    .optional(),
  grades: z
    .array(
      z.strictObject({
        key: digest,
        score: z.number().min(0).max(1).nullable(),
        details: z.string(),
      }),
    )
    .optional(),
  provenance: z
    .strictObject({
      workflow_run: z.number().int(),
      path: z.string(),
      sha: z.string().regex(/^[0-9a-f]{40,64}$/),
    })
    .optional(),
});

export type Cassette = z.infer<typeof cassetteSchema>;

/** What a recording says of its run, without the run itself: small, where a cassette may hold megabytes. */
export type CassetteHeader = Pick<Cassette, keyof typeof header>;
export type CassetteTurn = Cassette["turns"][number];
export type KeptFile = z.infer<typeof keptFile>;
export type KeptChange = z.infer<typeof keptChange>;
