/** What `skillcheck new-test` knows of the skill. */
export interface ScaffoldInput {
  /** `name` of the skill. */
  readonly name: string;
  /** Its description, or "" when it has none; shown as a hint, cut to one line. */
  readonly description: string;
}

/** Characters of the description that a comment shows. */
const HINT_LENGTH = 200;
/** The longest name that a skill may have. */
const NAME_LENGTH = 64;

/**
 * A first suite for a skill: small, valid, with comments that teach. It asserts what can be asserted of
 * any skill (it was loaded, its folder was left alone) and asks for the rest.
 */
export function scaffoldSuite({ name, description }: ScaffoldInput): string {
  const shownName = toOneLine(name, NAME_LENGTH);
  const hint = toOneLine(description, HINT_LENGTH);
  return [
    "# yaml-language-server: $schema=https://unpkg.com/skillcheck@0/dist/suite.schema.json",
    "# Tests of this skill. `skillcheck record` runs them with a real agent and keeps the runs;",
    "# `skillcheck test` replays the runs and evaluates the checks again, for nothing.",
    ...(hint === "" ? [] : [`# The skill says: ${hint}`]),
    "version: 1",
    "samples: 5            # independent runs of every test; 5 is the smallest useful number",
    "min_pass_rate: 0.8    # share of the runs that must pass",
    "",
    "tests:",
    `  - name: ${toScalar(`uses ${shownName}`)}`,
    "    # What a user would type. Do not name the skill: it has to be found by its description.",
    `    prompt: ${toScalar(`A request that ${shownName} should handle, in a user's own words.`)}`,
    "    # What the agent finds in its folder; a larger fixture lies under evals/ and is named by `from`.",
    "    workspace:",
    "      files:",
    '        notes.txt: "keep me\\n"',
    "    # What the user says when the agent hands back, one answer each.",
    "    # answers: ['Yes, go ahead.']",
    "    expect:",
    "      - loaded_skill: true              # the agent read this skill's SKILL.md",
    "      - untouched: [notes.txt]          # and left this file alone",
    "      # Add what makes this skill worth having, for instance:",
    "      # - ran: '^git status'            # a command, as a pattern (RE2)",
    "      # - file_exists: report.md",
    "      # - contains: done                # in the last answer",
    "      # - not: { acted_before_asking: 'rm ' }",
    "",
  ].join("\n");
}

function toOneLine(text: string, most: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return [...line].slice(0, most).join("");
}

/** Plain where that is safe, else double quoted, which YAML reads as JSON does. */
function toScalar(text: string): string {
  return /^[A-Za-z][\w ,.'-]*$/.test(text) ? text : JSON.stringify(text);
}
