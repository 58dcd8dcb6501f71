import { SELECTION_OPTIONS } from "./shared-options.ts";
import { defineVerb } from "./verb.ts";

export default defineVerb({
  name: "record",
  summary: "run the real agent CLI and keep the recordings",
  positionals: "[folder…]",
  options: {
    ...SELECTION_OPTIONS,
    isolation: {
      type: "string",
      help: "cage (default) or none: the agent runs beside everything else on this machine",
    },
    "max-cost": { type: "string", help: "US dollars for this command, 5 unless set" },
    yes: { type: "boolean", help: "do not ask before money is spent" },
  },
  // Loaded where it is used: with it come the engine and the table of prices, of which replay needs nothing.
  run: async (call, desk) => (await import("../record-roots.ts")).recordRoots(call, desk),
});
