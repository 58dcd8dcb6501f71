// Runs the steps of CI in order, adds up the counts that Vitest wrote as JSON, prints them last.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const counts = { passed: 0, failed: 0, skipped: 0 };
const folder = mkdtempSync(path.join(tmpdir(), "skillcheck-ci-"));

/** One step; its Vitest counts are added, a step that fails without any failed test counts as one. */
function step(name, command, args) {
  process.stdout.write(`\n== ${name}\n`);
  const results = path.join(folder, name.replaceAll(/\W/g, "-"));
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, CI: "true", SKILLCHECK_TEST_RESULTS: results },
  });
  let failed = 0;
  for (const file of readdirSync(folder).filter((entry) =>
    entry.startsWith(path.basename(results)),
  )) {
    const run = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
    counts.passed += run.numPassedTests;
    counts.skipped += run.numPendingTests + run.numTodoTests;
    failed += run.numFailedTests;
  }
  counts.failed += status === 0 ? failed : Math.max(1, failed);
  return status === 0;
}

const installed = step("npm cit", "npm", ["cit", "--no-audit", "--no-fund"]);
const steps = [
  ["lint", ["run", "lint"]],
  ["types", ["run", "types"]],
  ["dist", ["run", "dist"]],
  ["unused", ["run", "unused"]],
  ["e2e", ["run", "e2e"]],
  ["e2e:agents", ["run", "e2e:agents"]],
];
const rest = steps.map(([name, args]) => step(name, "npm", args));
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  `\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
);
process.exitCode = installed && rest.every(Boolean) ? 0 : 1;
