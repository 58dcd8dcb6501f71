import type { Explanation } from "./explanation.ts";

type Bounds = Pick<Explanation, "silent" | "agents">;

/** Where rules say nothing, or less, and whom they concern (lint.md §4.2 to §4.5); of a rule that is not listed both are plain. */
export const RULE_BOUNDS: Readonly<Record<string, Bounds>> = {
  SK001: {
    silent:
      "Nobody declared the folder a skill and it holds no SKILL.md at all; one that is over a limit is SK091's.",
  },
  SK002: {
    silent:
      "The front matter is there in a shape of SK017, or its YAML is invalid (SK014). In folders named fixtures, assets, evals or tests of another skill it is info.",
  },
  SK003: { agents: "Claude Code takes the name of the folder; for it alone this is a warning." },
  SK004: {
    silent: "SK015 speaks of the description.",
    agents: "Claude Code takes the first paragraph.",
  },
  SK005: {
    silent:
      "The skill lies at the root of the repository or of its plugin, or the name is no valid one (SK006).",
    agents:
      "The standard, Copilot, OpenCode and Cursor require it; Codex and Gemini do not compare; for Claude Code alone it is a warning.",
  },
  SK008: {
    silent:
      "Only a user starts the skill (disable-model-invocation), when_to_use says when, the description is not English, or SK021 speaks of it.",
  },
  SK009: {
    silent:
      "It is info where the skill tells the agent to write the file, where the name stands for any file, and in a reference whose path leads to a file from the folder of SKILL.md. Links in code, templates, changelogs, globs and unknown variables are none.",
  },
  SK011: {
    silent: "It is off unless lint.rules turns it on; the gate is the word untested of fail-on.",
  },
  SK012: { silent: "The file has no front matter.", agents: "All." },
  SK013: {
    silent: "Windows line ends are info.",
    agents: "A byte order mark concerns Codex, Gemini and skills-ref.",
  },
  SK014: { agents: "Claude Code drops every field and says nothing; Gemini may load the skill." },
  SK015: {
    silent:
      "A comment stands on a line of its own, or behind another field than name, description, when_to_use and compatibility.",
    agents:
      'Codex and OpenCode drop a name that is no text; skills-ref drops what follows " --- ".',
  },
  SK017: {
    agents:
      "Blanks beside the opening line concern Gemini and skill-check, beside the closing line skill-check, and are a warning; the rest concerns all.",
  },
  SK018: {
    silent:
      "The key stands below metadata or in lint.extra_fields; claude-ai among the targets leaves it to SK020.",
    agents:
      "Any key that one of the targets reads is fine; without targets, one that any agent reads.",
  },
  SK019: {
    silent:
      "A boolean is written as Claude Code reads it (yes, no, on, off, 1, 0), or metadata has nothing below it; a list in allowed-tools is info unless another agent than Claude Code is a target.",
    agents: "Codex does not load metadata that is no map; Claude Code reads lists of tools.",
  },
  SK020: {
    silent:
      "Without targets, SK060 says it already; unknown keys and a second SKILL.md count where claude-ai is a target.",
    agents: "claude.ai and the Skills API; info unless claude-ai is a target.",
  },
  SK021: {
    silent: "The word stands within a sentence, in quotes or not, or is the subject (TODO lists).",
  },
  SK022: { silent: '"when you" and "the user", and descriptions that are not English.' },
  SK023: { silent: "SK004, SK015 or SK021 speaks of the description." },
  SK031: {
    silent: "The target is not there (SK009), or an earlier link leads to the same one.",
    agents:
      "Installing a plugin for Claude Code copies the folder of the plugin alone: beyond it, or without a plugin beyond the repository, it is an error.",
  },
  SK032: {
    silent:
      "In a code block it is info. Homes of nobody in particular (you, user, runner), lines that say for example, and further links below the same folder are none.",
  },
  SK033: {
    silent:
      "The target is no Markdown file of the skill, or the fragment is #top or a line (#L10). It is info where only the case differs, or mistaken marks of a code block swallowed the heading.",
  },
  SK034: {
    silent:
      "The words around the path, its name or the file say that it is an example, is yet to be made, or lies in another skill, a clone or another project. Other files than SKILL.md are not looked at; in a skill about skills it is info.",
  },
  SK035: {
    silent:
      "A sentence runs the script and another place calls it through python, bash, node, uv or the like, or SKILL.md makes it executable (chmod), or the folder is no git checkout. A script without #! line is SK036's.",
  },
  SK036: {
    silent:
      "A sentence alone runs the file, which is no shell's script, or nothing does, as with libraries and __init__.py.",
  },
  SK037: {
    silent:
      "It is off unless lint.rules turns it on; what tools generate, licences and files with a dot are none.",
  },
  SK038: {
    silent:
      "The target is no Markdown or the README of the skill, only its folder lies deep, several files link it, or SKILL.md names it or its folder.",
  },
  SK039: {
    silent:
      "The file has a title such as Contents, or three links to its own headings, within its first 60 lines.",
  },
  SK040: {
    silent: "Only the number of fence lines is odd, or nothing stands behind the open one.",
  },
  SK041: {
    silent:
      "It is info where the link leads to the folder of a skill that is linted anyway, and for a SKILL.md in .claude, .cursor, .gemini, .github or .opencode; links within the plugin are none.",
    agents:
      "Codex ignores a SKILL.md that is a link; a Windows checkout gets a text in place of any link.",
  },
  SK042: {
    silent: "In folders named fixtures, assets, evals or tests it is info.",
    agents: "Gemini looks one level deep; claude.ai refuses a package with two SKILL.md.",
  },
  SK043: { silent: "In code, where nothing lies at the path with / either." },
  SK044: {
    silent: "Git ignores the file, or the text or a script of the skill names the archive.",
  },
  SK045: {
    silent:
      "The skill is over a limit of SK091; of a skill over 8 MB its files are not told one by one.",
  },
  SK046: {
    silent:
      "The variable is unknown or cannot be resolved; in a skill about skills, plugins, hooks or commands it is info.",
    agents: "Claude Code.",
  },
  SK051: {
    silent: "There is no when_to_use: a description that alone is too long is SK007's.",
    agents: "Claude Code.",
  },
  SK052: { agents: "Codex." },
  SK060: {
    silent: "No target reads the field (SK018); what claude.ai as a target refuses is SK020's.",
    agents: "Info without lint.targets, a warning with them.",
  },
  SK061: {
    silent: "Blocks marked as examples, and $1 in code.",
    agents:
      "All but Claude Code; info without lint.targets, silent with Claude Code as the only one.",
  },
  SK062: { agents: "Claude Code and Copilot." },
  SK063: { silent: "context: fork without agent, which is fine.", agents: "Claude Code." },
  SK064: {
    silent:
      "The manifest lists no skills; of what it leaves out, folders that Claude Code loads anyway, copies for other agents, documents, nested skills and material (assets, tests, …) are none.",
    agents: "Claude Code.",
  },
  SK070: {
    silent:
      "Copies where agents look for skills of their own (.agents, .claude, .cursor, …) are info; translations in docs or locales are none.",
    agents: "OpenCode loads the last of them.",
  },
  SK071: {
    silent:
      "The descriptions are the same text or hardly in Latin letters, or more than 400 skills lie side by side; below 0.60 it is info.",
  },
  SK072: {
    silent:
      "Skills that come with an agent, skills of other plugins, and lines that say for example or if available.",
  },
  SK080: {
    silent:
      "Emoji that Unicode defines, and joiners between letters of scripts that need them; a single zero width character in a line that speaks of it is info.",
  },
  SK081: {
    silent:
      "Keys that a vendor documents as examples, and what a person typed (repeated, in sequence, with words such as your or test).",
  },
  SK082: {
    silent:
      "Quoted text, and sentences about such attacks, are info; so are tables, code blocks and base64 that is shown in skills about security.",
  },
  SK084: { silent: "The shell is granted for named commands only.", agents: "Claude Code." },
  SK085: { silent: "Quoted text and code." },
  SK086: { silent: "Code, and sentences about such words." },
  SK090: { silent: "The rule that the comment names is off or looks across skills." },
  SK091: { silent: "Suites: what is wrong with one keeps it from being used at all." },
  SK101: { silent: "One check of the test needs the agent to do or say something." },
  SK102: { silent: "What is alike stands in a code block of the prompt." },
  SK104: { silent: "The suite lies outside of the skill." },
  SK105: {
    silent: "A preamble stands before the prompt, or what begins with / is a path.",
    agents:
      "Claude Code and Droid take / for a command, Gemini @ and a path of the workspace; to others both are text.",
  },
  SK108: {
    silent:
      "The name has a glob; the test has a setup, other skills or subagents, which may tell the name; or a file around it was too large to look at.",
  },
  SK109: { silent: "SK101 speaks of the test." },
  SK110: {
    silent:
      "The check is one of several of which one is enough, or asserts that the tool was not called.",
    agents: "Claude Code offers neither grep nor glob; Codex no read, grep, glob and skill.",
  },
  SK112: { silent: "The workspace has a setup, or a check counts how often a text is there." },
  SK113: {
    silent:
      "Some agent or model of the test has fewer than 20 samples that passed or failed. lint looks at no recordings; test and the action do, and show it where lint.rules makes it a warning.",
  },
  SK114: { silent: "min_pass_rate is 1." },
  SK116: { silent: "The answers are a map, or a model gives them." },
};
