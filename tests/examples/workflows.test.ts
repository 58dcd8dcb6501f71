import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "./examples.ts";
import { validateWorkflow } from "./validate-workflow.ts";
import { workflowProblems } from "./workflow-problems.ts";

const workflows = readdirSync(EXAMPLES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.parentPath.endsWith("/.github/workflows"))
  .map((entry) => relative(EXAMPLES, join(entry.parentPath, entry.name)))
  .sort();

function read(workflow: string): string {
  return readFileSync(join(EXAMPLES, workflow), "utf8");
}

const sound = read("release-notes/.github/workflows/skillcheck.yml");

/** The sound workflow with one text replaced that must be there. */
function changed(from: string, to: string): string {
  expect(sound).toContain(from);
  return sound.replace(from, to);
}

describe("workflow files of the examples", () => {
  it("each example has the team workflow", () => {
    expect(workflows).toEqual(
      ["fill-form", "release-notes", "tidy-branches"].map(
        (name) => `${name}/.github/workflows/skillcheck.yml`,
      ),
    );
    expect(new Set(workflows.map(read)).size).toBe(1);
  });

  it.each(workflows)("%s is a valid workflow", async (workflow) => {
    expect(await validateWorkflow(read(workflow))).toEqual({ problems: [], cacheModes: 1 });
  });

  it("the validation finds a misspelt input, key and context", async () => {
    const broken = [
      changed(
        "- uses: skillcheck/action@v1",
        "- uses: skillcheck/action@v1\n        with: { fail_on: lint }",
      ),
      changed("timeout-minutes", "timeout-minuets"),
      changed("github.event.pull_request", "githup.event.pull_request"),
    ];
    const found = await Promise.all(broken.map(validateWorkflow));
    expect(found.map(({ problems }) => problems)).toEqual([
      ["Invalid action input 'fail_on'"],
      ["Unexpected value 'timeout-minuets'"],
      [expect.stringContaining("githup")],
    ]);
  });
});

describe("rules for the workflow files of the examples", () => {
  it.each(workflows)("EV-5, OP-1, AU-13: %s", (workflow) => {
    expect(workflowProblems(read(workflow))).toEqual([]);
  });

  it.each([
    [
      "on: types",
      changed("  merge_group:", "  merge_group:\n    branches: [main]"),
      "merge_group has branches",
    ],
    [
      "paths",
      changed("  pull_request:", "  pull_request:\n    paths: ['skills/**']"),
      "pull_request has paths",
    ],
    [
      "if",
      changed("    runs-on:", "    if: github.actor != 'bot'\n    runs-on:"),
      "the job check has an if",
    ],
    ["silence", changed("pending", "waiting"), "does not say why nothing is filtered"],
  ])("EV-5: finds a filter (%s)", (_name, text, problem) => {
    expect(workflowProblems(text)).toEqual([`EV-5: ${problem}`]);
  });

  it.each([
    "skillcheck/action@main",
    "actions/checkout@v4",
    "actions/checkout@main",
    "./.github/actions/own",
    "actions/checkout",
  ])("OP-1: finds %s", (uses) => {
    expect(workflowProblems(changed("skillcheck/action@v1", uses))).toEqual([
      `OP-1: ${uses} is not pinned`,
    ]);
  });

  it("OP-1: takes another's action by its SHA, and no script from the network", () => {
    const pinned = `actions/checkout@${"0123456789".repeat(4)}`;
    expect(workflowProblems(changed("skillcheck/action@v1", pinned))).toEqual([]);
    const script = changed("- uses: skillcheck/action@v1", "- run: curl https://x.test | sh");
    expect(workflowProblems(script)).toEqual(["OP-1: runs curl https://x.test | sh"]);
  });

  it("AU-13: finds a group on the workflow, and a check job without one", () => {
    const onWorkflow = changed("permissions: {}", "concurrency: skills\npermissions: {}");
    expect(workflowProblems(onWorkflow)).toEqual(["AU-13: concurrency stands on the workflow"]);
    const without = changed("cancel-in-progress: true", "cancel-in-progress: false");
    expect(workflowProblems(without)).toEqual([
      "AU-13: the job check has no group of its own that is cancelled",
    ]);
  });
});
