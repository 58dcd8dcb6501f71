import { BASE_OPTIONS, RUN_OPTIONS, refuseBadLimits, SELECTION_OPTIONS } from "./shared-options.ts";
import { defineVerb } from "./verb.ts";

export default defineVerb({
  name: "record",
  summary: "run the real agent CLI and keep the recordings",
  positionals: "[folder…]",
  options: {
    ...SELECTION_OPTIONS,
    ...BASE_OPTIONS,
    ...RUN_OPTIONS,
    bodies: {
      type: "boolean",
      help: "keep the beginning of every request to the model and of its answer in the recording",
    },
    login: {
      type: "string",
      help: "own: with your own login instead of a key, at a desk; the agent can read it",
    },
  },
  // Loaded where it is used: with it come the engine and the table of prices, of which replay needs nothing.
  run: async (call, desk) => {
    refuseBadLimits(call);
    return (await import("../record-roots.ts")).recordRoots(call, desk);
  },
});
