import type { Explanations } from "./explanation.ts";

/** Rules about files and folders (lint.md §4.2), links and paths (§4.4). */
export const FILE_RULE_EXPLANATIONS: Explanations = {
  SK001: {
    why: "A folder that something calls a skill holds no SKILL.md, so no agent finds it.",
    mend: "Add SKILL.md, or remove the entry that names the folder.",
    fix: "none",
  },
  SK012: {
    why: "Agents look for the exact name; on Linux skill.md is another file.",
    mend: "Rename the file to SKILL.md, by git mv in two steps where case is ignored.",
    fix: "fix",
  },
  SK013: {
    why: "Codex, Gemini and skills-ref do not load a file with a byte order mark, and nobody loads UTF-16.",
    mend: "Save the file as UTF-8 without BOM and with LF line ends.",
    fix: "fix",
  },
  SK035: {
    why: 'The command ends with "Permission denied", and the agent loses turns on it or gives up.',
    mend: "Set the executable bit in git: git update-index --chmod=+x. Or call the script through its interpreter.",
    fix: "fix",
  },
  SK036: {
    why: "The kernel starts a script by its first line. Without it, or with a carriage return at its end, the script does not start.",
    mend: "Add the #! line, or save the file with LF.",
    fix: "fix",
  },
  SK037: {
    why: "An agent opens only what some text names.",
    mend: "Name the file where it is needed, or delete it.",
    fix: "none",
  },
  SK041: {
    why: "A link that dangles, or leads out of what an installation copies, is missing at every user. Codex ignores a SKILL.md that is a link, and Windows checks out a text in its place.",
    mend: "Copy the file to where the link stands.",
    fix: "none",
  },
  SK042: {
    why: "Gemini looks one level deep, and claude.ai refuses an upload with two SKILL.md.",
    mend: "Move the inner skill beside the outer one. Material for tests belongs below evals/.",
    fix: "none",
  },
  SK044: {
    why: "Every user downloads and keeps the file, and no agent reads it.",
    mend: "Delete the file from git and add it to .gitignore. An archive that is used is named in a text or script.",
    fix: "none",
  },
  SK045: {
    why: "Every install copies the whole skill, and uploads have limits of their own.",
    mend: "Link to the file from where it is published, or make it smaller.",
    fix: "none",
  },
  SK064: {
    why: "Claude Code loads what the manifest lists; a path that is not there, or a skill that is not listed, is not loaded.",
    mend: "Correct the path, or list the skill.",
    fix: "none",
  },
  SK091: {
    why: "skillcheck reads untrusted files and bounds what it reads, so nothing behind the limit was looked at.",
    mend: "Make the file or the skill smaller.",
    fix: "none",
  },
  SK009: {
    why: "The agent follows the link, finds nothing, and searches or gives up.",
    mend: "Correct the path, relative to the file that holds the link, or add the file.",
    fix: "offer",
  },
  SK030: {
    why: "The path works on macOS and Windows, which ignore case, and fails on Linux, where agents run.",
    mend: "Write the path as the file is spelt.",
    fix: "fix",
  },
  SK031: {
    why: "An upload, npx skills add, or a copied folder takes the skill alone; the target stays behind.",
    mend: "Move the target into the skill, or ship both as one plugin.",
    fix: "none",
  },
  SK032: {
    why: "An absolute path exists on one machine only.",
    mend: "Write the path relative to SKILL.md.",
    fix: "none",
  },
  SK033: {
    why: "The agent is sent to a heading that is not there.",
    mend: "Correct the fragment to the id of a heading, or add the heading.",
    fix: "offer",
  },
  SK034: {
    why: "The agent searches for the file that the text names, or writes it anew.",
    mend: "Add the file or correct the path.",
    fix: "none",
  },
  SK038: {
    why: "Agents often read the first level of references only.",
    mend: "Link the file from SKILL.md itself.",
    fix: "none",
  },
  SK039: {
    why: "Agents read the beginning of a long file to decide what of it they need.",
    mend: "Start the file with a table of contents.",
    fix: "none",
  },
  SK043: {
    why: "Only Windows takes a backslash for a separator.",
    mend: "Write slashes.",
    fix: "fix",
  },
  SK046: {
    why: "The variable resolves to the folder of the skill or plugin, and there is no such file.",
    mend: "Correct the path behind the variable, or add the file.",
    fix: "none",
  },
};
