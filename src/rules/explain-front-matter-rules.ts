import type { Explanations } from "./explanation.ts";

/** Rules about the front matter (lint.md §4.3). */
export const FRONT_MATTER_RULE_EXPLANATIONS: Explanations = {
  SK002: {
    why: "Agents find a skill by name and description at the top of SKILL.md; without them it is not loaded.",
    mend: "Add name and description between two lines of ---.",
    fix: "none",
  },
  SK003: {
    why: "Codex, Gemini and OpenCode skip a skill without a name.",
    mend: "Add the name of the folder.",
    fix: "fix",
  },
  SK004: {
    why: "The description is all that an agent sees when it decides whether to load the skill.",
    mend: "Say what the skill does and when to use it.",
    fix: "none",
  },
  SK005: {
    why: "The standard, Copilot, OpenCode and Cursor require the name to equal the folder.",
    mend: "Rename one of the two.",
    fix: "offer",
  },
  SK006: {
    why: "A name with capitals, blanks or other characters is refused or changed by some agents.",
    mend: "Use lower-case letters, digits and single hyphens, at most 64.",
    fix: "offer",
  },
  SK007: {
    why: "Agents and uploads refuse a description over 1,024 characters.",
    mend: "Move detail into the body.",
    fix: "none",
  },
  SK008: {
    why: "An agent that is not told when to use a skill rarely does.",
    mend: 'Add "Use when …" with the words that users say.',
    fix: "none",
  },
  SK014: {
    why: "Claude Code drops every field, others the whole skill, mostly without a word.",
    mend: "Mostly: put the value in quotes. The finding shows the line.",
    fix: "fix",
  },
  SK015: {
    why: "The value is read as something else than what was written, and nobody says so.",
    mend: "Put the value in quotes.",
    fix: "fix",
  },
  SK016: {
    why: "Most parsers refuse the file; others keep the last value.",
    mend: "Keep one of the two.",
    fix: "none",
  },
  SK017: {
    why: "The front matter begins on line 1 with exactly ---, or agents do not see it.",
    mend: "Remove what stands before it, and blanks behind the dashes.",
    fix: "fix",
  },
  SK018: {
    why: "No agent reads the key, and claude.ai refuses the package.",
    mend: "Correct a misspelt key; move others below metadata.",
    fix: "offer",
  },
  SK019: {
    why: "A typed loader such as that of Codex does not load a skill whose fields have another type.",
    mend: "Write texts, in quotes where they look like numbers, and maps where maps are expected.",
    fix: "fix",
  },
  SK020: {
    why: "An upload to claude.ai is refused.",
    mend: "Remove what the finding names, or do not upload the skill.",
    fix: "none",
  },
  SK021: {
    why: "A placeholder tells no agent when to use the skill.",
    mend: "Say what the skill does and when to use it.",
    fix: "none",
  },
  SK022: {
    why: 'The description is pasted into the system prompt, where "I" and "you" are somebody else.',
    mend: "Write it in the third person.",
    fix: "none",
  },
  SK023: {
    why: "So few characters hardly say what the skill does and when.",
    mend: "Add what it does and the words that users say.",
    fix: "none",
  },
  SK051: {
    why: "Claude Code cuts the listing after 1,536 characters, so the end is never seen.",
    mend: "Put what matters first and shorten the rest.",
    fix: "none",
  },
  SK060: {
    why: "An agent passes over fields that it does not know, so the skill behaves otherwise there.",
    mend: "Say in words what must hold everywhere.",
    fix: "none",
  },
  SK062: {
    why: "Neither the user nor the model can start the skill.",
    mend: "Remove one of the two fields.",
    fix: "none",
  },
  SK063: {
    why: "The field has no effect without context: fork.",
    mend: "Add context: fork, or remove the field.",
    fix: "none",
  },
  SK084: {
    why: "Every shell command runs without a question while the skill is active.",
    mend: "Name the commands: Bash(git:*).",
    fix: "none",
  },
};
