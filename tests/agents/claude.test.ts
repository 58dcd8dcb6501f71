import { expect, it } from "vitest";
import claude from "../../src/agents/claude.ts";
import { AGENTS, findBuiltIn } from "../../src/agents/index.ts";
import { argumentsOf } from "./arguments-of.ts";

const access = { address: "http://127.0.0.1:1", key: "k", keyVariable: "ANTHROPIC_AUTH_TOKEN" };
const place = { home: "/h", isRoot: true, model: "", access };
const usual = [
  "-p",
  "--output-format",
  "stream-json",
  "--verbose",
  "--dangerously-skip-permissions",
];

it("starts and resumes as agents.md §3.1 says; the prompt is never an argument", () => {
  expect(argumentsOf(claude, { model: "", session: null })).toEqual(usual);
  expect(argumentsOf(claude, { model: "claude-haiku-4-5", session: "id" })).toEqual([
    ...usual,
    "--model",
    "claude-haiku-4-5",
    "--resume",
    "id",
  ]);
});

it("skips permissions as root only where it says that it is in a sandbox", () => {
  const at = (isRoot: boolean) => claude.environment({ ...place, isRoot });
  expect([at(true)["IS_SANDBOX"], at(false)["IS_SANDBOX"], at(false)["CLAUDE_CONFIG_DIR"]]).toEqual(
    ["1", undefined, "/h/.claude"],
  );
});

it("AG-11 leaves the CLI two retries, as a setting of the run key: its own ten take minutes", () => {
  expect(claude.settings["CLAUDE_CODE_MAX_RETRIES"]).toBe("2");
  // Nothing that stands in the environment beside it takes the knob back.
  expect(claude.environment(place)).not.toHaveProperty("CLAUDE_CODE_MAX_RETRIES");
});

it.each([
  ["2.1.332 (Claude Code)\n", "2.1.332"],
  [" 2.1.197\n", "2.1.197"],
  ["claude: error", null],
  ["", null],
])("reads its version from %j", (printed, version) => {
  expect(claude.readVersion(printed)).toBe(version);
});

it("is found by its name alone", () => {
  expect([findBuiltIn("claude"), findBuiltIn("Claude"), findBuiltIn("toString")]).toEqual([
    claude,
    undefined,
    undefined,
  ]);
  expect(new Set(AGENTS.map(({ name }) => name)).size).toBe(AGENTS.length);
});
