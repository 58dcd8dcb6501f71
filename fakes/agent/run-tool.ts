/** Carries out the tool calls of a scenario and says what claude would say about them. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { ToolEnd } from "./claude-events.ts";
import type { ToolStep } from "./scenario.ts";

/** A tool call as the model writes it. */
export interface Written {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const whole = (cwd: string, path: string) => (isAbsolute(path) ? path : join(cwd, path));

/** Name and input of a call, under claude's names. */
export function written(step: ToolStep, cwd: string): Written {
  switch (step.do) {
    case "bash":
      return {
        name: "Bash",
        input: { command: step.command, description: step.description ?? "Run command" },
      };
    case "write":
      return { name: "Write", input: { file_path: whole(cwd, step.path), content: step.content } };
    case "edit":
      return {
        name: "Edit",
        input: { file_path: whole(cwd, step.path), old_string: step.old, new_string: step.new },
      };
    case "read":
      return { name: "Read", input: { file_path: whole(cwd, step.path) } };
    case "skill":
      return { name: "Skill", input: { skill: step.skill } };
    case "tool":
      return { name: step.name, input: step.input };
  }
}

/** A call that is under way. */
export interface Running {
  readonly end: Promise<ToolEnd & { readonly synthetic?: string }>;
  /** Ends it at once: the process group of a shell. */
  readonly stop: () => void;
}

const failed = (message: string, more: Partial<ToolEnd> = {}): ToolEnd => ({
  content: `<tool_use_error>${message}</tool_use_error>`,
  isError: true,
  detail: `Error: ${message.replace(/^Error: /, "")}`,
  ...more,
});

function shellEnd(code: number | null, stdout: string, stderr: string): ToolEnd {
  const text = [stdout, stderr]
    .map((part) => part.trimEnd())
    .filter((part) => part !== "")
    .join("\n");
  if (code === 0) {
    const detail = {
      stdout: stdout.trimEnd(),
      stderr: stderr.trimEnd(),
      interrupted: false,
      isImage: false,
      noOutputExpected: false,
    };
    return { content: text, isError: false, detail };
  }
  // A shell that was ended by a signal is told as 137.
  const content = `Exit code ${code ?? 137}\n${text}`.trimEnd();
  return { content, isError: true, detail: `Error: ${content}` };
}

function stopGroup(child: ChildProcess): void {
  try {
    // The shell leads a group of its own, as claude's tool shells do.
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended by itself in the meantime.
  }
}

function runShell(command: string, cwd: string): Running {
  const child = spawn("bash", ["-c", command], {
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (data: string) => {
    stdout += data;
  });
  child.stderr.setEncoding("utf8").on("data", (data: string) => {
    stderr += data;
  });
  const end = new Promise<ToolEnd>((resolve) => {
    const tell = (code: number | null) => resolve(shellEnd(code, stdout, stderr));
    child.once("error", (error) => resolve(failed(error.message)));
    child.once("close", tell);
    // A process left behind may hold the pipes open for ever: what came within 200 ms after the shell's end is its output.
    child.once("exit", (code) => setTimeout(tell, 200, code));
  });
  return { end, stop: () => stopGroup(child) };
}

function numbered(content: string): string {
  return content
    .split("\n")
    .map((line, place) => `${place + 1}\t${line}`)
    .join("\n");
}

function readFile(path: string): ToolEnd {
  const content = readFileSync(path, "utf8");
  const lines = content.split("\n").length;
  const file = { filePath: path, content, numLines: lines, startLine: 1, totalLines: lines };
  return { content: numbered(content), detail: { type: "text", file } };
}

function writeFile(path: string, content: string): ToolEnd {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  const note = "(file state is current in your context — no need to Read it back)";
  const detail = {
    type: "create",
    filePath: path,
    content,
    structuredPatch: [],
    originalFile: null,
    userModified: false,
  };
  return { content: `File created successfully at: ${path} ${note}`, detail };
}

function editFile(path: string, from: string, to: string): ToolEnd {
  const original = readFileSync(path, "utf8");
  if (!original.includes(from))
    return failed(`String to replace not found in file.\nString: ${from}`);
  writeFileSync(
    path,
    original.replace(from, () => to),
  );
  const detail = {
    filePath: path,
    oldString: from,
    newString: to,
    originalFile: original,
    structuredPatch: [],
    userModified: false,
    replaceAll: false,
  };
  return { content: `The file ${path} has been updated successfully.`, detail };
}

function loadSkill(skill: string, cwd: string): ToolEnd & { readonly synthetic?: string } {
  const folder = join(cwd, ".claude/skills", skill);
  try {
    const body = readFileSync(join(folder, "SKILL.md"), "utf8").replace(
      /^---\n[\s\S]*?\n---\n/,
      "",
    );
    return {
      content: `Launching skill: ${skill}`,
      detail: { success: true, commandName: skill },
      synthetic: `Base directory for this skill: ${folder}\n${body}`,
    };
  } catch {
    return failed(`Unknown skill: ${skill}`, { decided: false });
  }
}

function otherTool(step: ToolStep & { do: "tool" }): ToolEnd {
  if (step.result !== undefined) return { content: step.result, detail: step.result };
  if (step.error !== undefined)
    return { content: step.error, isError: true, detail: `Error: ${step.error}` };
  return failed(`Error: No such tool available: ${step.name}`, { decided: false });
}

function atOnce(
  step: Exclude<ToolStep, { do: "bash" }>,
  cwd: string,
): ToolEnd & { readonly synthetic?: string } {
  try {
    switch (step.do) {
      case "write":
        return writeFile(whole(cwd, step.path), step.content);
      case "edit":
        return editFile(whole(cwd, step.path), step.old, step.new);
      case "read":
        return readFile(whole(cwd, step.path));
      case "skill":
        return loadSkill(step.skill, cwd);
      case "tool":
        return otherTool(step);
    }
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** Starts a call. */
export function runTool(step: ToolStep, cwd: string): Running {
  if (step.do === "bash") return runShell(step.command, cwd);
  return { end: Promise.resolve(atOnce(step, cwd)), stop: () => undefined };
}
