import type { Explanations } from "./explanation.ts";

/** Rules about suites (lint.md §4.7). */
export const SUITE_RULE_EXPLANATIONS: Explanations = {
  SK100: {
    why: "Its runs cost money and can only be invalid: nothing is learnt from them.",
    mend: "Add a check under expect, of what must be there when the agent is done.",
    fix: "none",
  },
  SK101: {
    why: "An agent that does nothing at all passes, so the test stays green when the skill no longer works.",
    mend: "Add a check on what must be there when the agent is done.",
    fix: "none",
  },
  SK102: {
    why: "The agent is told by the prompt what it should know from the skill, so the test passes without the skill.",
    mend: "Ask for the result in the words of a user; material belongs into a code block or a file of the workspace.",
    fix: "none",
  },
  SK104: {
    why: "Every install copies the fixture, and an agent that reads the skill may find the answers of its own test.",
    mend: "Move the fixture under evals/ and name it there.",
    fix: "none",
  },
  SK105: {
    why: "The agent may load the skill by itself, answer without asking its model, or read a file that nobody told it to read: the test then says nothing of the skill.",
    mend: "Write a sentence, as a user would who does not know the skill.",
    fix: "none",
  },
  SK107: {
    why: "The first pattern that is met answers, so the later answer never comes and the test is about another world than it says.",
    mend: "End the earlier pattern with $, or move it below the later one.",
    fix: "none",
  },
  SK108: {
    why: "An agent that does the work and calls the file otherwise fails.",
    mend: "Name the file in the prompt, or use a glob.",
    fix: "none",
  },
  SK109: {
    why: "Another way to the same result fails, and the prescribed way to nothing passes.",
    mend: "Add a check on the outcome: a file, a commit, what the agent says.",
    fix: "none",
  },
  SK110: {
    why: "The check fails in every run of that agent, whatever the skill says.",
    mend: "Assert the effect, or restrict the test with agents.",
    fix: "none",
  },
  SK112: {
    why: "An agent that does nothing passes, so the test stays green when the skill no longer works.",
    mend: "Assert the change: created, modified, or a text that is not there before.",
    fix: "none",
  },
  SK113: {
    why: "The skill can become much worse before the test fails.",
    mend: "Raise min_pass_rate, or leave it out: 0.8 holds then.",
    fix: "none",
  },
  SK114: {
    why: "With so few samples a comparison with the base finds no regression, or only one in which nothing passes any more.",
    mend: "Plan 5 samples or more.",
    fix: "none",
  },
  SK116: {
    why: "The turn never comes, so the check is invalid in every run and the test is never green.",
    mend: "Correct the turn, or list the answers that lead to it.",
    fix: "none",
  },
};
