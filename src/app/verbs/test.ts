import { UsageError } from "../../model/usage-error.ts";
import { checkRoots } from "./check-roots.ts";
import {
  BASE_OPTIONS,
  readAgents,
  readFailOn,
  readFilter,
  readMinPassRate,
  readSamples,
  SELECTION_OPTIONS,
} from "./shared-options.ts";
import { defineVerb, type VerbCall } from "./verb.ts";

/** Modes of design.md §6 that run an agent; `off` is what pytest-skillcheck calls `live`. */
const RUNNING = ["live", "auto", "record", "off"];

export default defineVerb({
  name: "test",
  summary: "replay recordings and evaluate every check afresh; costs nothing",
  positionals: "[folder…]",
  options: {
    ...SELECTION_OPTIONS,
    ...BASE_OPTIONS,
    "min-pass-rate": { type: "string", help: "share of samples that must pass, 0 to 1" },
    "fail-on": { type: "string", help: "words that keep the exit code from being 0" },
    mode: { type: "string", help: "replay (the default)" },
    // As people of pytest-skillcheck write it (formats.md §20).
    replay: { type: "string", alone: "replay", help: "the same as --mode replay" },
    live: { type: "boolean", help: "not in this version: skillcheck record makes new runs" },
  },
  run: async (call, desk) => {
    requireReplay(call);
    // Beside the listing of files, which comes first.
    desk.evaluate.start();
    const report = await checkRoots(desk, call, {
      mode: "replay",
      selection: { agents: readAgents(call), filter: readFilter(call) },
      samples: readSamples(call),
      minPassRate: readMinPassRate(call),
      failOn: readFailOn(call),
    });
    return { kind: "report", report, document: null };
  },
});

/** Throws UsageError for every mode but the one that this version has, in the words that were written. */
function requireReplay(call: VerbCall): void {
  const [mode, replay] = [call.text("mode"), call.text("replay")];
  const written: readonly (readonly [mode: string, words: string])[] = [
    ...(mode === null ? [] : [[mode, `--mode ${mode}`] as const]),
    ...(replay === null ? [] : [[replay, `--replay=${replay}`] as const]),
    ...(call.flag("live") ? [["live", "--live"] as const] : []),
  ];
  for (const [wanted, words] of written) {
    if (wanted === "replay") continue;
    throw new UsageError(
      RUNNING.includes(wanted)
        ? `${words}: this version replays; record new runs with skillcheck record`
        : `${words}: there is no such mode; write replay`,
    );
  }
}
