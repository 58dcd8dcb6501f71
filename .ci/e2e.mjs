// Installs what the end-to-end tests need outside the repository, then runs them.
//   node .ci/e2e.mjs          tests/**/*.e2e.ts: the main job with the real Claude Code, on this Node and on Node 24
//   node .ci/e2e.mjs agents   tests/**/*.live.ts: every pinned agent CLI in a cage; needs bubblewrap and ripgrep
// What follows goes to Vitest.
import { execFileSync, spawnSync } from "node:child_process";
import path from "node:path";

const here = import.meta.dirname;

/** What an installer prints, line by line; each line ends in the path of what it installed. */
function install(script, args) {
  const out = execFileSync(process.execPath, [path.join(here, script), ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return out.trimEnd().split("\n");
}

const lastWord = (line) => line.slice(line.lastIndexOf(" ") + 1);

/** Pattern and environment of each suite. */
const SUITES = {
  main: () => ({
    SKILLCHECK_TEST_PATTERN: "**/*.e2e.ts",
    SKILLCHECK_TEST_CLAUDE: lastWord(install("install-agents.mjs", ["claude"])[0]),
    SKILLCHECK_TEST_NODE24: lastWord(install("install-node24.mjs", [])[0]),
  }),
  agents: () => {
    for (const program of ["bwrap", "rg"]) {
      const { status } = spawnSync(program, ["--version"], { stdio: "ignore" });
      if (status !== 0) throw new Error(`there is no ${program}: install bubblewrap and ripgrep`);
    }
    const lines = install("install-agents.mjs", []);
    const programs = lines.map((line) => [line.split(" ")[0], lastWord(line)]);
    return {
      SKILLCHECK_TEST_PATTERN: "**/*.live.ts",
      SKILLCHECK_TEST_AGENTS: JSON.stringify(Object.fromEntries(programs)),
    };
  },
};

const [first, ...rest] = process.argv.slice(2);
const isAgents = first === "agents";
const environment = SUITES[isAgents ? "agents" : "main"]();
const vitest = path.join(here, "../node_modules/vitest/vitest.mjs");
const config = path.join(here, "vitest.config.mjs");
const given = isAgents || first === undefined ? rest : [first, ...rest];
const { status } = spawnSync(process.execPath, [vitest, "run", "--config", config, ...given], {
  stdio: "inherit",
  env: { ...process.env, ...environment },
});
process.exitCode = status ?? 1;
