import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

const tests = path.resolve(import.meta.dirname, "../tests");
/** Rooms whose tests start hundreds of processes; those of the slowest files first, lest one of them runs alone at the end. */
const STARTING = ["agents", "action", "cli", "fakes", "github", "engine", "host", "examples"];

function rankOf({ moduleId }) {
  const at = STARTING.indexOf(path.relative(tests, moduleId).split(path.sep)[0]);
  return at < 0 ? STARTING.length : at;
}

/**
 * Every start of a process copies the page tables of the one that starts it: 2 ms with 50 MB, 20 ms with 350 MB. So the
 * tests that start many run first, while the workers are small; within each room, Vitest's own order.
 */
class StartersFirst extends BaseSequencer {
  async sort(specifications) {
    const sorted = await super.sort(specifications);
    return sorted.sort((left, right) => rankOf(left) - rankOf(right));
  }
}

const results = process.env.SKILLCHECK_TEST_RESULTS;

// Read by each process at its start, which takes as long as all else of it; no test leaves loopback.
delete process.env.NODE_EXTRA_CA_CERTS;

/** `npm test` runs tests/**\/*.test.ts; `npm run e2e` passes its own pattern. */
export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    dir: "tests",
    // A folder for the one bundle that the tests of the action share; it builds nothing by itself.
    globalSetup: ["tests/build/global-setup.ts"],
    include: [process.env.SKILLCHECK_TEST_PATTERN ?? "**/*.test.ts"],
    reporters: results
      ? ["default", ["json", { outputFile: `${results}-${process.pid}.json` }]]
      : ["default"],
    sequence: { sequencer: StartersFirst },
    // One more than CI's two cores: what waits for a deadline leaves its core to others.
    maxWorkers: 3,
    // A process for each file costs a fifth of the time: each would load our modules and zod anew.
    isolate: false,
    testTimeout: process.env.SKILLCHECK_TEST_PATTERN ? 120_000 : 30_000,
    hookTimeout: 60_000,
    // Its ESM imports JSON without an import attribute, which plain Node refuses (actions.md §8).
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
  },
});
