import type { Explanation } from "./explanation.ts";

type Bounds = Pick<Explanation, "silent" | "agents">;

/** Where rules say nothing, and whom they concern (lint.md §4.2 to §4.5); of a rule that is not listed both are plain. */
export const RULE_BOUNDS: Readonly<Record<string, Bounds>> = {
  SK001: { silent: "Nobody declared the folder a skill." },
  SK002: { silent: "The front matter is there in a shape of SK017." },
  SK003: { agents: "Claude Code takes the name of the folder." },
  SK004: { agents: "Claude Code takes the first paragraph." },
  SK005: {
    silent:
      "The skill lies at the root of the repository or of its plugin, or SK006 speaks of the name.",
    agents:
      "The standard, Copilot, OpenCode and Cursor require it; Codex and Gemini do not compare; for Claude Code alone it is a warning.",
  },
  SK008: {
    silent:
      "Only a user starts the skill (disable-model-invocation), or the description is not English.",
  },
  SK009: {
    silent:
      "It is info where the skill tells the agent to write the file, and in a reference whose path leads to a file from the folder of SKILL.md. Links in code, templates, globs and unknown variables are none.",
  },
  SK011: {
    silent: "It is off unless lint.rules turns it on; the gate is the word untested of fail-on.",
  },
  SK012: { agents: "All." },
  SK013: { agents: "A byte order mark concerns Codex, Gemini and skills-ref." },
  SK014: { agents: "Claude Code drops every field and says nothing; Gemini may load the skill." },
  SK015: {
    silent: "Comments stand on lines of their own, or in fields that no agent reads as text.",
    agents: "Codex and OpenCode drop a name that is no text.",
  },
  SK017: { agents: "Blanks behind the opening line concern Gemini." },
  SK018: {
    silent:
      "The key stands below metadata or in lint.extra_fields; claude-ai among the targets leaves it to SK020.",
    agents:
      "Any key that one of the targets reads is fine; without targets, one that any agent reads.",
  },
  SK020: { agents: "claude.ai and the Skills API." },
  SK021: { silent: "The word stands in quotes or within a sentence." },
  SK022: { silent: '"when you" and "the user".' },
  SK023: { silent: "SK004, SK015 or SK021 speaks of the description." },
  SK031: {
    silent: "The target is not there (SK009), or an earlier link leads to the same one.",
    agents: "Installing a plugin for Claude Code copies the folder of the plugin alone.",
  },
  SK032: { silent: "In a code block it is info." },
  SK033: { silent: "The target is no Markdown file of the skill." },
  SK034: {
    silent:
      "The words around the path, or its name, say that it is an example or is yet to be made.",
  },
  SK035: {
    silent:
      "The script is called through python, bash, node, uv and the like, or the folder is no git checkout.",
  },
  SK036: { silent: "Nothing runs the file, as with libraries and __init__.py." },
  SK037: { silent: "The folder is generated." },
  SK038: { silent: "The target is no Markdown, or only its folder lies deep." },
  SK040: { silent: "The number of fence lines is odd and nothing else is wrong." },
  SK041: {
    silent: "The link leads to the folder of a skill that is linted anyway.",
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
  SK046: { silent: "The variable is unknown or cannot be resolved.", agents: "Claude Code." },
  SK051: { agents: "Claude Code." },
  SK052: { agents: "Codex." },
  SK060: { agents: "Info without lint.targets, a warning with them." },
  SK061: {
    silent: "Blocks marked as examples, and $1 in shell code.",
    agents: "All but Claude Code; info without lint.targets.",
  },
  SK062: { agents: "Claude Code and Copilot." },
  SK063: { silent: "context: fork without agent, which is fine.", agents: "Claude Code." },
  SK064: { silent: "The manifest lists no skills.", agents: "Claude Code." },
  SK070: {
    silent: "Copies below .claude, .codex, .gemini or .agents are info.",
    agents: "OpenCode loads the last of them.",
  },
  SK080: {
    silent: "Emoji that Unicode defines, and joiners between letters of scripts that need them.",
  },
  SK081: { silent: "Keys that a vendor documents as examples." },
  SK082: { silent: "Quoted text, tables and code blocks of skills about security are info." },
  SK084: { agents: "Claude Code." },
  SK085: { silent: "Quoted text." },
  SK090: { silent: "The rule that the comment names is off." },
  SK091: { silent: "Suites: what is wrong with one keeps it from being used at all." },
};
