import { UsageError } from "../../model/usage-error.ts";
import { checkRoots } from "./check-roots.ts";
import {
  BASE_OPTIONS,
  RUN_OPTIONS,
  readAgents,
  readFailOn,
  readFilter,
  readMinPassRate,
  readSamples,
  refuseBadLimits,
  SELECTION_OPTIONS,
} from "./shared-options.ts";
import { defineVerb, type VerbCall } from "./verb.ts";

/** How evidence is got (design.md §6). */
const MODES = ["replay", "live", "auto", "record"] as const;

/** Options that say how agents are run: without a run there is nothing they could do. */
const OF_RUNS = ["isolation", "keep-workspace"] as const;

export default defineVerb({
  name: "test",
  summary: "replay recordings and evaluate every check afresh; costs nothing unless told to run",
  positionals: "[folder…]",
  options: {
    ...SELECTION_OPTIONS,
    ...BASE_OPTIONS,
    ...RUN_OPTIONS,
    "min-pass-rate": { type: "string", help: "share of samples that must pass, 0 to 1" },
    "fail-on": { type: "string", help: "words that keep the exit code from being 0" },
    mode: {
      type: "string",
      help: "replay (the default), live, auto (run what has no recording, and keep it), record (run all, keep it)",
    },
    // As people of pytest-skillcheck write it (formats.md §20).
    replay: { type: "string", alone: "replay", help: "the same as --mode replay" },
    live: { type: "boolean", help: "the same as --mode live: run the agents, keep no recording" },
  },
  run: async (call, desk) => {
    const mode = readMode(call);
    // In replay they bound nothing, and must make sense all the same.
    refuseBadLimits(call);
    // Beside the listing of files, which comes first.
    desk.evaluate.start();
    const agents = readAgents(call);
    if (agents !== null) {
      const { refuseUnknownAgents } = await import("../refuse-unknown-agents.ts");
      refuseUnknownAgents("--agent", agents);
    }
    const wanted = {
      selection: { agents, filter: readFilter(call) },
      samples: readSamples(call),
      minPassRate: readMinPassRate(call),
      failOn: readFailOn(call),
    };
    if (mode !== "replay") {
      // Loaded where it is used: with it come the engine and the table of prices, of which replay needs nothing.
      const { testLive } = await import("../test-live.ts");
      return {
        kind: "report",
        report: await testLive(call, desk, { mode, ...wanted }),
        document: null,
      };
    }
    const idle = OF_RUNS.find((option) => call.text(option) !== null || call.flag(option));
    if (idle !== undefined) {
      throw new UsageError(`--${idle}: replay runs no agent; add --live, or leave it out`);
    }
    const replay = { mode, made: () => null, capUsd: null, ...wanted };
    const { report } = await checkRoots(desk, call, replay);
    return { kind: "report", report, document: null };
  },
});

/** Throws UsageError for a mode that there is not, and for two different ones, in the words that were written. */
function readMode(call: VerbCall): (typeof MODES)[number] {
  const [mode, replay] = [call.text("mode"), call.text("replay")];
  const written: readonly (readonly [mode: string, words: string])[] = [
    ...(mode === null ? [] : [[mode, `--mode ${mode}`] as const]),
    // What pytest-skillcheck calls off is a live run.
    ...(replay === null
      ? []
      : [[replay === "off" ? "live" : replay, `--replay=${replay}`] as const]),
    ...(call.flag("live") ? [["live", "--live"] as const] : []),
  ];
  const [first] = written;
  const other = written.find(([wanted]) => wanted !== first?.[0]);
  if (first !== undefined && other !== undefined) {
    throw new UsageError(`${first[1]} and ${other[1]}: write one of them`);
  }
  const known = MODES.find((one) => one === (first?.[0] ?? "replay"));
  if (known !== undefined) return known;
  throw new UsageError(`${first?.[1]}: there is no such mode; write one of ${MODES.join(", ")}`);
}
