import type { Explanations } from "./explanation.ts";

/** Rules about the body, safety, and several skills at once (lint.md §4.5). */
export const TEXT_RULE_EXPLANATIONS: Explanations = {
  SK010: {
    why: "Long instructions cost tokens in every session and are followed less well.",
    mend: "Move detail into files of references/ and link them.",
    fix: "none",
  },
  SK011: {
    why: "Nobody notices when a change breaks the skill.",
    mend: "Write a first test: skillcheck new-test.",
    fix: "none",
  },
  SK040: {
    why: "Everything behind the open fence is code to a reader.",
    mend: "Close the code block.",
    fix: "none",
  },
  SK050: {
    why: "The standard recommends 5,000 tokens, and Claude Code keeps the first 5,000 after compaction.",
    mend: "Move detail into files of references/ and link them.",
    fix: "none",
  },
  SK052: {
    why: "Codex shortens the descriptions of a catalogue over 8,000 characters, so skills lose the words that trigger them.",
    mend: "Shorten descriptions, or split the catalogue.",
    fix: "none",
  },
  SK061: {
    why: "Other agents see the feature of Claude Code as plain text.",
    mend: "Say the same in words.",
    fix: "none",
  },
  SK070: {
    why: "Agents load one of two skills with the same name, and it is not said which.",
    mend: "Rename one of them.",
    fix: "none",
  },
  SK071: {
    why: "Two descriptions of nearly the same occasion make the choice between the skills a matter of luck.",
    mend: "Make the occasions differ, or merge the skills.",
    fix: "none",
  },
  SK072: {
    why: "The agent is sent to a skill that is not there.",
    mend: "Correct the name, or add the skill.",
    fix: "none",
  },
  SK080: {
    why: "Agents read characters that no reviewer sees: a way to smuggle instructions.",
    mend: "Remove them. Emoji and scripts that need joiners are not reported.",
    fix: "none",
  },
  SK081: {
    why: "A key in a repository is read by everyone who can read the repository, also after its removal.",
    mend: "Revoke the key first, then remove it from the history.",
    fix: "none",
  },
  SK082: {
    why: "The text tries to put itself above the user, or to hide something from them.",
    mend: "Reword or remove it. An example of such a text belongs in quotes.",
    fix: "none",
  },
  SK083: {
    why: "The command runs whatever a server sends, or deletes far more than was meant.",
    mend: "Download a pinned version and check it; name the folder to delete.",
    fix: "none",
  },
  SK085: {
    why: "What is true until a date is wrong after it.",
    mend: "Name the version instead.",
    fix: "none",
  },
  SK086: {
    why: "The agent reads a note to yourself as an instruction.",
    mend: "Do it, or remove the note.",
    fix: "none",
  },
  SK090: {
    why: "A comment that suppresses nothing hides the next real finding.",
    mend: "Remove the comment, or correct the rule that it names. The settings silence what no comment may.",
    fix: "fix",
  },
};
