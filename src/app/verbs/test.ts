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
import { defineVerb } from "./verb.ts";

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
  },
  run: async (call, desk) => {
    const mode = call.text("mode");
    if (mode !== null && mode !== "replay") {
      throw new UsageError(
        `--mode ${mode}: this version replays; record new runs with skillcheck record`,
      );
    }
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
