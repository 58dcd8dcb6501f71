import { describe, expect, it } from "vitest";
import type { ToolCallEvent } from "../../src/model/event.ts";
import { mainArgument, toCallLabel } from "../../src/transcripts/call-label.ts";

const RUN = { home: "/home/user", workspace: "/home/user/w", skill: "pdf" };

function call(more: Partial<ToolCallEvent>): ToolCallEvent {
  const place = { turn: 1, event: 1, nested: false };
  return {
    type: "tool_call",
    id: "1",
    name: "other",
    rawName: "X",
    input: {},
    script: null,
    ok: true,
    ...place,
    ...more,
  };
}

describe("the main argument of a call", () => {
  it.each([
    ["bash", { command: "ls" }, "ls"],
    ["read", { file_path: "/home/user/w/src/a.ts", limit: 3 }, "src/a.ts"],
    ["read", { filePath: "/home/user/notes.md" }, "~/notes.md"],
    ["write", { content: "text", file_path: "a.txt" }, "a.txt"],
    ["edit", { changes: [{ path: "/home/user/w/a" }, { path: "b" }] }, "a, b"],
    ["grep", { path: "src", pattern: "TODO" }, "TODO"],
    ["glob", { path: "src" }, "src"],
    ["glob", { dir_path: "src" }, "src"],
    ["skill", { skill: "pdf" }, "pdf"],
    ["task", { prompt: "long", description: "short" }, "short"],
    ["web", { url: "https://x.example/y" }, "https://x.example/y"],
    ["other", { n: 1, first: "one", second: "two" }, "one"],
    ["other", { n: 1 }, ""],
    ["other", null, ""],
    ["other", "text", ""],
  ] as const)("%s %j → %j", (name, input, argument) => {
    expect(mainArgument(call({ name, input }), RUN)).toBe(argument);
  });

  it("of a command is its script in one line, folders stripped throughout", () => {
    const script =
      "cd /home/user/w/src &&\n  cat  /home/user/w/a.txt /home/user/b.txt\t/etc/passwd\n";
    expect(mainArgument(call({ name: "bash", script }), RUN)).toBe(
      "cd src && cat a.txt ~/b.txt /etc/passwd",
    );
  });

  it.each([
    ["/home/user/w/.claude/skills/pdf/SKILL.md", "SKILL.md"],
    [".agents/skills/pdf/references/a.md", "references/a.md"],
    ["/home/user/.config/opencode/skills/pdf/SKILL.md", "~/.config/opencode/skills/pdf/SKILL.md"],
    ["/home/user/.claude/skills/pdf/SKILL.md", "SKILL.md"],
    [".opencode/skill/pdf/a.md .claude/skills/pdf/b.md", "a.md b.md"],
    [".claude/skills/other/SKILL.md", ".claude/skills/other/SKILL.md"],
    ["docs/pdf/a.md", "docs/pdf/a.md"],
    ["a/pdf/b/pdf/c", "a/pdf/b/pdf/c"],
  ])("names a file of the skill as the skill does: %s", (script, argument) => {
    expect(mainArgument(call({ name: "bash", script }), RUN)).toBe(argument);
  });

  it("strips nothing where the folders are not known", () => {
    const unknown = { home: "", workspace: "", skill: "" };
    expect(mainArgument(call({ name: "bash", script: "cat /a/b" }), unknown)).toBe("cat /a/b");
  });
});

it("a label is the agent's own name and the main argument", () => {
  expect(toCallLabel(call({ name: "read", rawName: "Read", input: { file_path: "a" } }), RUN)).toBe(
    "Read a",
  );
  expect(toCallLabel(call({ rawName: "TodoWrite" }), RUN)).toBe("TodoWrite");
});
