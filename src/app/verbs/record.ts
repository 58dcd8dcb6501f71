import { BASE_OPTIONS, RUN_OPTIONS, SELECTION_OPTIONS } from "./shared-options.ts";
import { defineVerb } from "./verb.ts";

export default defineVerb({
  name: "record",
  summary: "run the real agent CLI and keep the recordings",
  positionals: "[folder…]",
  options: { ...SELECTION_OPTIONS, ...BASE_OPTIONS, ...RUN_OPTIONS },
  // Loaded where it is used: with it come the engine and the table of prices, of which replay needs nothing.
  run: async (call, desk) => (await import("../record-roots.ts")).recordRoots(call, desk),
});
