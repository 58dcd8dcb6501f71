import type { ModelScript, ToolCall } from "../../fakes/servers/model/script.ts";

/** How the scripted model makes each agent do a thing (agents.md §7.6). */
export interface ScriptedCalls {
  readonly shell: (command: string) => ToolCall;
  /** Loads the skill: by its tool, or by reading its file where there is no such tool. */
  readonly skill: (name: string) => ToolCall;
  /** How the recording says that it was loaded. */
  readonly via: "tool" | "file";
}

/** What lets a scripted model obey guard 2: it has the line of the question run, and repeats what was printed. */
export function obeyProbe({ shell }: ScriptedCalls): ModelScript {
  return {
    name: "probe",
    match: "--skillcheck-fake",
    steps: [
      { tools: [shell("{{last:((?:[\\w.-]+ --skillcheck-fake(?:; )?)+)}}")] },
      { text: "It printed {{last:([0-9a-f-]{36})}}" },
    ],
  };
}

export const CALLS: Readonly<Record<string, ScriptedCalls>> = {
  claude: {
    shell: (command) => ({ name: "Bash", input: { command, description: "Run it" } }),
    skill: (skill) => ({ name: "Skill", input: { skill } }),
    via: "tool",
  },
  codex: {
    shell: (cmd) => ({ name: "exec_command", input: { cmd } }),
    skill: (name) => ({
      name: "exec_command",
      input: { cmd: `cat .agents/skills/${name}/SKILL.md` },
    }),
    via: "file",
  },
  opencode: {
    shell: (command) => ({ name: "bash", input: { command, description: "Run it" } }),
    skill: (name) => ({ name: "skill", input: { name } }),
    via: "tool",
  },
  gemini: {
    shell: (command) => ({ name: "run_shell_command", input: { command, description: "Run it" } }),
    skill: (name) => ({ name: "activate_skill", input: { name } }),
    via: "tool",
  },
  droid: {
    shell: (command) => ({ name: "Execute", input: { summary: "Run this command now", command } }),
    skill: (skill) => ({ name: "Skill", input: { skill } }),
    via: "tool",
  },
};
