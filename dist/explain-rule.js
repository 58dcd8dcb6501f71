// src/rules/explain-bounds.ts
const RULE_BOUNDS = {
	SK001: { silent: "Nobody declared the folder a skill and it holds no SKILL.md at all; one that is over a limit is SK091's." },
	SK002: { silent: "The front matter is there in a shape of SK017, or its YAML is invalid (SK014). In folders named fixtures, assets, evals or tests of another skill it is info." },
	SK003: { agents: "Claude Code takes the name of the folder; for it alone this is a warning." },
	SK004: {
		silent: "SK015 speaks of the description.",
		agents: "Claude Code takes the first paragraph."
	},
	SK005: {
		silent: "The skill lies at the root of the repository or of its plugin, or the name is no valid one (SK006).",
		agents: "The standard, Copilot, OpenCode and Cursor require it; Codex and Gemini do not compare; for Claude Code alone it is a warning."
	},
	SK008: { silent: "Only a user starts the skill (disable-model-invocation), when_to_use says when, the description is not English, or SK021 speaks of it." },
	SK009: { silent: "It is info where the skill tells the agent to write the file, where the name stands for any file, and in a reference whose path leads to a file from the folder of SKILL.md. Links in code, templates, changelogs, globs and unknown variables are none." },
	SK011: { silent: "It is off unless lint.rules turns it on; the gate is the word untested of fail-on." },
	SK012: {
		silent: "The file has no front matter.",
		agents: "All."
	},
	SK013: {
		silent: "Windows line ends are info.",
		agents: "A byte order mark concerns Codex, Gemini and skills-ref."
	},
	SK014: { agents: "Claude Code drops every field and says nothing; Gemini may load the skill." },
	SK015: {
		silent: "A comment stands on a line of its own, or behind another field than name, description, when_to_use and compatibility.",
		agents: "Codex and OpenCode drop a name that is no text; skills-ref drops what follows \" --- \"."
	},
	SK017: { agents: "Blanks beside the opening line concern Gemini and skill-check, beside the closing line skill-check, and are a warning; the rest concerns all." },
	SK018: {
		silent: "The key stands below metadata or in lint.extra_fields; claude-ai among the targets leaves it to SK020.",
		agents: "Any key that one of the targets reads is fine; without targets, one that any agent reads."
	},
	SK019: {
		silent: "A boolean is written as Claude Code reads it (yes, no, on, off, 1, 0), or metadata has nothing below it; a list in allowed-tools is info unless another agent than Claude Code is a target.",
		agents: "Codex does not load metadata that is no map; Claude Code reads lists of tools."
	},
	SK020: {
		silent: "Without targets, SK060 says it already; unknown keys and a second SKILL.md count where claude-ai is a target.",
		agents: "claude.ai and the Skills API; info unless claude-ai is a target."
	},
	SK021: { silent: "The word stands within a sentence, in quotes or not, or is the subject (TODO lists)." },
	SK022: { silent: "\"when you\" and \"the user\", and descriptions that are not English." },
	SK023: { silent: "SK004, SK015 or SK021 speaks of the description." },
	SK031: {
		silent: "The target is not there (SK009), or an earlier link leads to the same one.",
		agents: "Installing a plugin for Claude Code copies the folder of the plugin alone: beyond it, or without a plugin beyond the repository, it is an error."
	},
	SK032: { silent: "In a code block it is info. Homes of nobody in particular (you, user, runner), lines that say for example, and further links below the same folder are none." },
	SK033: { silent: "The target is no Markdown file of the skill, or the fragment is #top or a line (#L10). It is info where only the case differs, or mistaken marks of a code block swallowed the heading." },
	SK034: { silent: "The words around the path, its name or the file say that it is an example, is yet to be made, or lies in another skill, a clone or another project. Other files than SKILL.md are not looked at; in a skill about skills it is info." },
	SK035: { silent: "A sentence runs the script and another place calls it through python, bash, node, uv or the like, or SKILL.md makes it executable (chmod), or the folder is no git checkout. A script without #! line is SK036's." },
	SK036: { silent: "A sentence alone runs the file, which is no shell's script, or nothing does, as with libraries and __init__.py." },
	SK037: { silent: "It is off unless lint.rules turns it on; what tools generate, licences and files with a dot are none." },
	SK038: { silent: "The target is no Markdown or the README of the skill, only its folder lies deep, several files link it, or SKILL.md names it or its folder." },
	SK039: { silent: "The file has a title such as Contents, or three links to its own headings, within its first 60 lines." },
	SK040: { silent: "Only the number of fence lines is odd, or nothing stands behind the open one." },
	SK041: {
		silent: "It is info where the link leads to the folder of a skill that is linted anyway, and for a SKILL.md in .claude, .cursor, .gemini, .github or .opencode; links within the plugin are none.",
		agents: "Codex ignores a SKILL.md that is a link; a Windows checkout gets a text in place of any link."
	},
	SK042: {
		silent: "In folders named fixtures, assets, evals or tests it is info.",
		agents: "Gemini looks one level deep; claude.ai refuses a package with two SKILL.md."
	},
	SK043: { silent: "In code, where nothing lies at the path with / either." },
	SK044: { silent: "Git ignores the file, or the text or a script of the skill names the archive." },
	SK045: { silent: "The skill is over a limit of SK091; of a skill over 8 MB its files are not told one by one." },
	SK046: {
		silent: "The variable is unknown or cannot be resolved; in a skill about skills, plugins, hooks or commands it is info.",
		agents: "Claude Code."
	},
	SK051: {
		silent: "There is no when_to_use: a description that alone is too long is SK007's.",
		agents: "Claude Code."
	},
	SK052: { agents: "Codex." },
	SK060: {
		silent: "No target reads the field (SK018); what claude.ai as a target refuses is SK020's.",
		agents: "Info without lint.targets, a warning with them."
	},
	SK061: {
		silent: "Blocks marked as examples, and $1 in code.",
		agents: "All but Claude Code; info without lint.targets, silent with Claude Code as the only one."
	},
	SK062: { agents: "Claude Code and Copilot." },
	SK063: {
		silent: "context: fork without agent, which is fine.",
		agents: "Claude Code."
	},
	SK064: {
		silent: "The manifest lists no skills; of what it leaves out, folders that Claude Code loads anyway, copies for other agents, documents, nested skills and material (assets, tests, …) are none.",
		agents: "Claude Code."
	},
	SK070: {
		silent: "Copies where agents look for skills of their own (.agents, .claude, .cursor, …) are info; translations in docs or locales are none.",
		agents: "OpenCode loads the last of them."
	},
	SK071: { silent: "The descriptions are the same text or hardly in Latin letters, or more than 400 skills lie side by side; below 0.60 it is info." },
	SK072: { silent: "Skills that come with an agent, skills of other plugins, and lines that say for example or if available." },
	SK080: { silent: "Emoji that Unicode defines, and joiners between letters of scripts that need them; a single zero width character in a line that speaks of it is info." },
	SK081: { silent: "Keys that a vendor documents as examples, and what a person typed (repeated, in sequence, with words such as your or test)." },
	SK082: { silent: "Quoted text, and sentences about such attacks, are info; so are tables, code blocks and base64 that is shown in skills about security." },
	SK084: {
		silent: "The shell is granted for named commands only.",
		agents: "Claude Code."
	},
	SK085: { silent: "Quoted text and code." },
	SK086: { silent: "Code, and sentences about such words." },
	SK090: { silent: "The rule that the comment names is off or looks across skills." },
	SK091: { silent: "Suites: what is wrong with one keeps it from being used at all." },
	SK101: { silent: "One check of the test needs the agent to do or say something." },
	SK102: { silent: "What is alike stands in a code block of the prompt." },
	SK104: { silent: "The suite lies outside of the skill." },
	SK105: {
		silent: "A preamble stands before the prompt, or what begins with / is a path.",
		agents: "Claude Code and Droid take / for a command, Gemini @ and a path of the workspace; to others both are text."
	},
	SK108: { silent: "The name has a glob; the test has a setup, other skills or subagents, which may tell the name; or a file around it was too large to look at." },
	SK109: { silent: "SK101 speaks of the test." },
	SK110: {
		silent: "The check is one of several of which one is enough, or asserts that the tool was not called.",
		agents: "Claude Code offers neither grep nor glob; Codex no read, grep, glob and skill."
	},
	SK112: { silent: "The workspace has a setup, or a check counts how often a text is there." },
	SK113: { silent: "Some agent or model of the test has fewer than 20 samples that passed or failed. lint looks at no recordings; test and the action do, and show it where lint.rules makes it a warning." },
	SK114: { silent: "min_pass_rate is 1." },
	SK116: { silent: "The answers are a map, or a model gives them." }
};

// src/rules/explain-file-rules.ts
const FILE_RULE_EXPLANATIONS = {
	SK001: {
		why: "A folder that something calls a skill holds no SKILL.md, so no agent finds it.",
		mend: "Add SKILL.md, or remove the entry that names the folder.",
		fix: "none"
	},
	SK012: {
		why: "Agents look for the exact name; on Linux skill.md is another file.",
		mend: "Rename the file to SKILL.md, by git mv in two steps where case is ignored.",
		fix: "fix"
	},
	SK013: {
		why: "Codex, Gemini and skills-ref do not load a file with a byte order mark, and nobody loads UTF-16.",
		mend: "Save the file as UTF-8 without BOM and with LF line ends.",
		fix: "fix"
	},
	SK035: {
		why: "The command ends with \"Permission denied\", and the agent loses turns on it or gives up.",
		mend: "Set the executable bit in git: git update-index --chmod=+x. Or call the script through its interpreter.",
		fix: "fix"
	},
	SK036: {
		why: "The kernel starts a script by its first line. Without it, or with a carriage return at its end, the script does not start.",
		mend: "Add the #! line, or save the file with LF.",
		fix: "fix"
	},
	SK037: {
		why: "An agent opens only what some text names.",
		mend: "Name the file where it is needed, or delete it.",
		fix: "none"
	},
	SK041: {
		why: "A link that dangles, or leads out of what an installation copies, is missing at every user. Codex ignores a SKILL.md that is a link, and Windows checks out a text in its place.",
		mend: "Copy the file to where the link stands.",
		fix: "none"
	},
	SK042: {
		why: "Gemini looks one level deep, and claude.ai refuses an upload with two SKILL.md.",
		mend: "Move the inner skill beside the outer one. Material for tests belongs below evals/.",
		fix: "none"
	},
	SK044: {
		why: "Every user downloads and keeps the file, and no agent reads it.",
		mend: "Delete the file from git and add it to .gitignore. An archive that is used is named in a text or script.",
		fix: "none"
	},
	SK045: {
		why: "Every install copies the whole skill, and uploads have limits of their own.",
		mend: "Link to the file from where it is published, or make it smaller.",
		fix: "none"
	},
	SK064: {
		why: "Claude Code loads what the manifest lists; a path that is not there, or a skill that is not listed, is not loaded.",
		mend: "Correct the path, or list the skill.",
		fix: "none"
	},
	SK091: {
		why: "skillcheck reads untrusted files and bounds what it reads, so nothing behind the limit was looked at.",
		mend: "Make the file or the skill smaller.",
		fix: "none"
	},
	SK009: {
		why: "The agent follows the link, finds nothing, and searches or gives up.",
		mend: "Correct the path, relative to the file that holds the link, or add the file.",
		fix: "offer"
	},
	SK030: {
		why: "The path works on macOS and Windows, which ignore case, and fails on Linux, where agents run.",
		mend: "Write the path as the file is spelt.",
		fix: "fix"
	},
	SK031: {
		why: "An upload, npx skills add, or a copied folder takes the skill alone; the target stays behind.",
		mend: "Move the target into the skill, or ship both as one plugin.",
		fix: "none"
	},
	SK032: {
		why: "An absolute path exists on one machine only.",
		mend: "Write the path relative to SKILL.md.",
		fix: "none"
	},
	SK033: {
		why: "The agent is sent to a heading that is not there.",
		mend: "Correct the fragment to the id of a heading, or add the heading.",
		fix: "offer"
	},
	SK034: {
		why: "The agent searches for the file that the text names, or writes it anew.",
		mend: "Add the file or correct the path.",
		fix: "none"
	},
	SK038: {
		why: "Agents often read the first level of references only.",
		mend: "Link the file from SKILL.md itself.",
		fix: "none"
	},
	SK039: {
		why: "Agents read the beginning of a long file to decide what of it they need.",
		mend: "Start the file with a table of contents.",
		fix: "none"
	},
	SK043: {
		why: "Only Windows takes a backslash for a separator.",
		mend: "Write slashes.",
		fix: "fix"
	},
	SK046: {
		why: "The variable resolves to the folder of the skill or plugin, and there is no such file.",
		mend: "Correct the path behind the variable, or add the file.",
		fix: "none"
	}
};

// src/rules/explain-front-matter-rules.ts
const FRONT_MATTER_RULE_EXPLANATIONS = {
	SK002: {
		why: "Agents find a skill by name and description at the top of SKILL.md; without them it is not loaded.",
		mend: "Add name and description between two lines of ---.",
		fix: "none"
	},
	SK003: {
		why: "Codex, Gemini and OpenCode skip a skill without a name.",
		mend: "Add the name of the folder.",
		fix: "fix"
	},
	SK004: {
		why: "The description is all that an agent sees when it decides whether to load the skill.",
		mend: "Say what the skill does and when to use it.",
		fix: "none"
	},
	SK005: {
		why: "The standard, Copilot, OpenCode and Cursor require the name to equal the folder.",
		mend: "Rename one of the two.",
		fix: "offer"
	},
	SK006: {
		why: "A name with capitals, blanks or other characters is refused or changed by some agents.",
		mend: "Use lower-case letters, digits and single hyphens, at most 64.",
		fix: "offer"
	},
	SK007: {
		why: "Agents and uploads refuse a description over 1,024 characters.",
		mend: "Move detail into the body.",
		fix: "none"
	},
	SK008: {
		why: "An agent that is not told when to use a skill rarely does.",
		mend: "Add \"Use when …\" with the words that users say.",
		fix: "none"
	},
	SK014: {
		why: "Claude Code drops every field, others the whole skill, mostly without a word.",
		mend: "Mostly: put the value in quotes. The finding shows the line.",
		fix: "fix"
	},
	SK015: {
		why: "The value is read as something else than what was written, and nobody says so.",
		mend: "Put the value in quotes.",
		fix: "fix"
	},
	SK016: {
		why: "Most parsers refuse the file; others keep the last value.",
		mend: "Keep one of the two.",
		fix: "none"
	},
	SK017: {
		why: "The front matter begins on line 1 with exactly ---, or agents do not see it.",
		mend: "Remove what stands before it, and blanks behind the dashes.",
		fix: "fix"
	},
	SK018: {
		why: "No agent reads the key, and claude.ai refuses the package.",
		mend: "Correct a misspelt key; move others below metadata.",
		fix: "offer"
	},
	SK019: {
		why: "A typed loader such as that of Codex does not load a skill whose fields have another type.",
		mend: "Write texts, in quotes where they look like numbers, and maps where maps are expected.",
		fix: "fix"
	},
	SK020: {
		why: "An upload to claude.ai is refused.",
		mend: "Remove what the finding names, or do not upload the skill.",
		fix: "none"
	},
	SK021: {
		why: "A placeholder tells no agent when to use the skill.",
		mend: "Say what the skill does and when to use it.",
		fix: "none"
	},
	SK022: {
		why: "The description is pasted into the system prompt, where \"I\" and \"you\" are somebody else.",
		mend: "Write it in the third person.",
		fix: "none"
	},
	SK023: {
		why: "So few characters hardly say what the skill does and when.",
		mend: "Add what it does and the words that users say.",
		fix: "none"
	},
	SK051: {
		why: "Claude Code cuts the listing after 1,536 characters, so the end is never seen.",
		mend: "Put what matters first and shorten the rest.",
		fix: "none"
	},
	SK060: {
		why: "An agent passes over fields that it does not know, so the skill behaves otherwise there.",
		mend: "Say in words what must hold everywhere.",
		fix: "none"
	},
	SK062: {
		why: "Neither the user nor the model can start the skill.",
		mend: "Remove one of the two fields.",
		fix: "none"
	},
	SK063: {
		why: "The field has no effect without context: fork.",
		mend: "Add context: fork, or remove the field.",
		fix: "none"
	},
	SK084: {
		why: "Every shell command runs without a question while the skill is active.",
		mend: "Name the commands: Bash(git:*).",
		fix: "none"
	}
};

// src/rules/explain-suite-rules.ts
const SUITE_RULE_EXPLANATIONS = {
	SK100: {
		why: "Its runs cost money and can only be invalid: nothing is learnt from them.",
		mend: "Add a check under expect, of what must be there when the agent is done.",
		fix: "none"
	},
	SK101: {
		why: "An agent that does nothing at all passes, so the test stays green when the skill no longer works.",
		mend: "Add a check on what must be there when the agent is done.",
		fix: "none"
	},
	SK102: {
		why: "The agent is told by the prompt what it should know from the skill, so the test passes without the skill.",
		mend: "Ask for the result in the words of a user; material belongs into a code block or a file of the workspace.",
		fix: "none"
	},
	SK104: {
		why: "Every install copies the fixture, and an agent that reads the skill may find the answers of its own test.",
		mend: "Move the fixture under evals/ and name it there.",
		fix: "none"
	},
	SK105: {
		why: "The agent may load the skill by itself, answer without asking its model, or read a file that nobody told it to read: the test then says nothing of the skill.",
		mend: "Write a sentence, as a user would who does not know the skill.",
		fix: "none"
	},
	SK107: {
		why: "The first pattern that is met answers, so the later answer never comes and the test is about another world than it says.",
		mend: "End the earlier pattern with $, or move it below the later one.",
		fix: "none"
	},
	SK108: {
		why: "An agent that does the work and calls the file otherwise fails.",
		mend: "Name the file in the prompt, or use a glob.",
		fix: "none"
	},
	SK109: {
		why: "Another way to the same result fails, and the prescribed way to nothing passes.",
		mend: "Add a check on the outcome: a file, a commit, what the agent says.",
		fix: "none"
	},
	SK110: {
		why: "The check fails in every run of that agent, whatever the skill says.",
		mend: "Assert the effect, or restrict the test with agents.",
		fix: "none"
	},
	SK112: {
		why: "An agent that does nothing passes, so the test stays green when the skill no longer works.",
		mend: "Assert the change: created, modified, or a text that is not there before.",
		fix: "none"
	},
	SK113: {
		why: "The skill can become much worse before the test fails.",
		mend: "Raise min_pass_rate, or leave it out: 0.8 holds then.",
		fix: "none"
	},
	SK114: {
		why: "With so few samples a comparison with the base finds no regression, or only one in which nothing passes any more.",
		mend: "Plan 5 samples or more.",
		fix: "none"
	},
	SK116: {
		why: "The turn never comes, so the check is invalid in every run and the test is never green.",
		mend: "Correct the turn, or list the answers that lead to it.",
		fix: "none"
	}
};

// src/rules/explain-text-rules.ts
const TEXT_RULE_EXPLANATIONS = {
	SK010: {
		why: "Long instructions cost tokens in every session and are followed less well.",
		mend: "Move detail into files of references/ and link them.",
		fix: "none"
	},
	SK011: {
		why: "Nobody notices when a change breaks the skill.",
		mend: "Write a first test: skillcheck new-test.",
		fix: "none"
	},
	SK040: {
		why: "Everything behind the open fence is code to a reader.",
		mend: "Close the code block.",
		fix: "none"
	},
	SK050: {
		why: "The standard recommends 5,000 tokens, and Claude Code keeps the first 5,000 after compaction.",
		mend: "Move detail into files of references/ and link them.",
		fix: "none"
	},
	SK052: {
		why: "Codex shortens the descriptions of a catalogue over 8,000 characters, so skills lose the words that trigger them.",
		mend: "Shorten descriptions, or split the catalogue.",
		fix: "none"
	},
	SK061: {
		why: "Other agents see the feature of Claude Code as plain text.",
		mend: "Say the same in words.",
		fix: "none"
	},
	SK070: {
		why: "Agents load one of two skills with the same name, and it is not said which.",
		mend: "Rename one of them.",
		fix: "none"
	},
	SK071: {
		why: "Two descriptions of nearly the same occasion make the choice between the skills a matter of luck.",
		mend: "Make the occasions differ, or merge the skills.",
		fix: "none"
	},
	SK072: {
		why: "The agent is sent to a skill that is not there.",
		mend: "Correct the name, or add the skill.",
		fix: "none"
	},
	SK080: {
		why: "Agents read characters that no reviewer sees: a way to smuggle instructions.",
		mend: "Remove them. Emoji and scripts that need joiners are not reported.",
		fix: "none"
	},
	SK081: {
		why: "A key in a repository is read by everyone who can read the repository, also after its removal.",
		mend: "Revoke the key first, then remove it from the history.",
		fix: "none"
	},
	SK082: {
		why: "The text tries to put itself above the user, or to hide something from them.",
		mend: "Reword or remove it. An example of such a text belongs in quotes.",
		fix: "none"
	},
	SK083: {
		why: "The command runs whatever a server sends, or deletes far more than was meant.",
		mend: "Download a pinned version and check it; name the folder to delete.",
		fix: "none"
	},
	SK085: {
		why: "What is true until a date is wrong after it.",
		mend: "Name the version instead.",
		fix: "none"
	},
	SK086: {
		why: "The agent reads a note to yourself as an instruction.",
		mend: "Do it, or remove the note.",
		fix: "none"
	},
	SK090: {
		why: "A comment that suppresses nothing hides the next real finding.",
		mend: "Remove the comment, or correct the rule that it names. The settings silence what no comment may.",
		fix: "fix"
	}
};

// src/rules/explain-rule.ts
const EXPLANATIONS = {
	...FILE_RULE_EXPLANATIONS,
	...FRONT_MATTER_RULE_EXPLANATIONS,
	...TEXT_RULE_EXPLANATIONS,
	...SUITE_RULE_EXPLANATIONS
};
function explainRule(id) {
	const known = Object.hasOwn(EXPLANATIONS, id) ? EXPLANATIONS[id] : void 0;
	return known === void 0 ? null : {
		...known,
		...RULE_BOUNDS[id]
	};
}

export { explainRule as t };