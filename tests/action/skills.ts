import type { Step } from "./claude-stream.ts";
import { makeRecordings, type RecordingPlan, type Sample, type Tree } from "./make-recordings.ts";

/** How a small skill is written. */
export interface SkillText {
  /** Lines after the first paragraph of the body. */
  readonly more?: string;
  /** Text of the suite; null for none. */
  readonly suite?: string | null;
}

const TEST = `  - name: greets the crew
    prompt: Greet the crew.
    expect:
      - read_files: references/words.md
      - said: ahoy
`;

/** A suite with one test, {@link TEST_NAME}. */
export const SUITE = `version: 1
samples: 5
min_pass_rate: 0.8
tests:
${TEST}`;

export const TEST_NAME = "greets the crew";

/** Name of the skill in a folder. */
function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf("/") + 1);
}

/** A skill that lint has nothing against. */
export function skill(folder: string, text: SkillText = {}): Tree {
  const { more = "", suite = SUITE } = text;
  const name = nameOf(folder);
  return {
    [`${folder}/SKILL.md`]: `---
name: ${name}
description: Greets the crew of a ship as a pirate would. Use when someone asks for a greeting.
---

# ${name}

Say the greeting of [the list of words](references/words.md) that fits the crew.
${more}`,
    [`${folder}/references/words.md`]: "Ahoy is for everyone.\n",
    ...(suite === null ? {} : { [`${folder}/skillcheck.yaml`]: suite }),
  };
}

const read = (folder: string): Step => ({
  tool: "Read",
  input: { file_path: `/workspace/.claude/skills/${nameOf(folder)}/references/words.md` },
  result: "1\tAhoy is for everyone.",
});

/** A sample that passes the test of {@link SUITE}. */
export function good(folder: string): Sample {
  return [[read(folder), { say: "Ahoy, crew!" }]];
}

/** One that does not: it never reads the words. */
export function bad(): Sample {
  return [[{ tool: "Bash", input: { command: "ls" }, result: "" }, { say: "Hello, crew!" }]];
}

/** The same sample n times. */
export function times(count: number, sample: Sample): readonly Sample[] {
  return Array.from({ length: count }, () => sample);
}

/** The tree with n recordings of the test of {@link SUITE}. */
export async function recorded(
  tree: Tree,
  samples: readonly Sample[],
  plan: Partial<RecordingPlan> & Pick<RecordingPlan, "folder">,
): Promise<Tree> {
  return {
    ...tree,
    ...(await makeRecordings(tree, { samples: { [TEST_NAME]: samples }, ...plan })),
  };
}
