import { MOST_USD } from "../../model/money.ts";
import { FAIL_ON_WORDS, type FailOnWord } from "../../model/status.ts";
import { UsageError } from "../../model/usage-error.ts";
import type { AgentWish } from "../choose-agents.ts";
import type { VerbCall, VerbOption } from "./verb.ts";

/** Options that mean the same in every verb that looks at skills (design.md §10). */
export const SELECTION_OPTIONS = {
  agent: { type: "string", multiple: true, help: "only these agents, separated by commas" },
  filter: {
    type: "string",
    help: "only tests whose name contains this text, or that carry it as a tag",
  },
  samples: { type: "string", help: "planned samples per test, 1 to 30" },
} as const satisfies Record<string, VerbOption>;

export const BASE_OPTIONS = {
  base: { type: "string", help: "commit or branch to compare with, whose settings hold" },
  changed: { type: "boolean", help: "only skills that differ from the base (default: main)" },
} as const satisfies Record<string, VerbOption>;

/** Options of every verb that runs agents. */
export const RUN_OPTIONS = {
  isolation: {
    type: "string",
    help: "cage (default), container=IMAGE, or none: beside everything else on this machine",
  },
  jobs: { type: "string", help: "runs at the same time; without it as many as there are cores" },
  "max-cost": { type: "string", help: "US dollars for this command, 5 unless set" },
  "max-runs": {
    type: "string",
    help: "sessions of agents (runs, those made again, proofs of stand-ins), where their money cannot be limited",
  },
  "keep-workspace": { type: "boolean", help: "leave the workspace of each run and say where" },
  yes: { type: "boolean", help: "do not ask before money is spent" },
} as const satisfies Record<string, VerbOption>;

/** `--agent a,b --agent c`, or null without the option and with `all`. Whether there are such agents is not asked. */
export function readAgents(call: VerbCall): readonly string[] | null {
  const agents = call
    .list("agent")
    .flatMap((text) => text.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (agents.length === 0 && call.list("agent").length > 0) {
    throw new UsageError("--agent: is empty; name an agent, or leave the option out");
  }
  return agents.length === 0 || agents.includes("all") ? null : [...new Set(agents)];
}

/** The same for verbs that run agents, where `all` means every one that is installed. */
export function readAgentWish(call: VerbCall): AgentWish {
  const names = readAgents(call);
  if (names !== null) return { kind: "named", names };
  return { kind: call.list("agent").length > 0 ? "all" : "any" };
}

/** `--filter`, or null without the option. An empty text would choose everything. */
export function readFilter(call: VerbCall): string | null {
  const text = call.text("filter");
  if (text !== null && text.trim() === "") {
    throw new UsageError("--filter: is empty; write a part of a name, or leave the option out");
  }
  return text;
}

/** `--samples`: 1 to 30, as in the comment's commands. */
export function readSamples(call: VerbCall): number | null {
  const text = call.text("samples");
  if (text === null) return null;
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 30) {
    throw new UsageError(`--samples ${text}: write a whole number from 1 to 30`);
  }
  return number;
}

/** `--jobs`: 1 to 64, or null without the option. */
export function readJobs(call: VerbCall): number | null {
  const text = call.text("jobs");
  if (text === null) return null;
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 64) {
    throw new UsageError(`--jobs ${text}: write a whole number from 1 to 64`);
  }
  return number;
}

/** `--max-runs`: 1 to 10,000, or null without the option. */
export function readMaxRuns(call: VerbCall): number | null {
  const text = call.text("max-runs");
  if (text === null) return null;
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 10_000) {
    throw new UsageError(`--max-runs ${text}: write a whole number from 1 to 10000`);
  }
  return number;
}

/** Throws UsageError for a number that bounds runs and makes no sense, before anything is looked for. */
export function refuseBadLimits(call: VerbCall): void {
  readSamples(call);
  readJobs(call);
  readMaxRuns(call);
  readMoney(call, "max-cost");
}

/** `--min-pass-rate`: 0 to 1. */
export function readMinPassRate(call: VerbCall): number | null {
  const text = call.text("min-pass-rate");
  if (text === null) return null;
  if (!/^(0(\.\d+)?|1(\.0+)?)$/.test(text)) {
    throw new UsageError(`--min-pass-rate ${text}: write a number from 0 to 1`);
  }
  return Number(text);
}

/** `--fail-on`: some of the seven words, or "none". */
export function readFailOn(call: VerbCall): readonly FailOnWord[] | null {
  const text = call.text("fail-on");
  if (text === null) return null;
  if (text === "none") return [];
  return text.split(",").map((part) => {
    const word = FAIL_ON_WORDS.find((known) => known === part.trim());
    if (word === undefined) {
      throw new UsageError(
        `--fail-on ${part.trim()}: write some of ${FAIL_ON_WORDS.join(", ")}, or none`,
      );
    }
    return word;
  });
}

/** Amount in US dollars, above 0, at most a million. */
export function readMoney(call: VerbCall, option: string): number | null {
  const text = call.text(option);
  if (text === null) return null;
  const amount = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (amount <= 0 || amount > MOST_USD) {
    throw new UsageError(
      `--${option} ${text}: write an amount in US dollars above 0 and at most ${MOST_USD}, such as 2.50`,
    );
  }
  return amount;
}
