// Installs the pinned agent CLI and Node 24 outside the repository, then runs tests/**/*.e2e.ts.
import { execFileSync, spawnSync } from "node:child_process";
import path from "node:path";

const here = import.meta.dirname;

/** Last line an installer prints ends in the path of what it installed. */
function install(script, args) {
  const out = execFileSync(process.execPath, [path.join(here, script), ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const last = out.trimEnd().split("\n").at(-1) ?? "";
  return last.slice(last.lastIndexOf(" ") + 1);
}

const claude = install("install-agents.mjs", ["claude"]);
const node24 = install("install-node24.mjs", []);
const { status } = spawnSync(
  process.execPath,
  [
    path.join(here, "../node_modules/vitest/vitest.mjs"),
    "run",
    "--config",
    path.join(here, "vitest.config.mjs"),
    ...process.argv.slice(2),
  ],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      SKILLCHECK_TEST_PATTERN: "**/*.e2e.ts",
      SKILLCHECK_TEST_CLAUDE: claude,
      SKILLCHECK_TEST_NODE24: node24,
    },
  },
);
process.exitCode = status ?? 1;
