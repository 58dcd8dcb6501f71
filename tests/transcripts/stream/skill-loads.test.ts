import { describe, expect, it } from "vitest";
import type { Event } from "../../../src/model/event.ts";
import type { JsonValue } from "../../../src/model/json-value.ts";
import type { ToolName } from "../../../src/model/tool-name.ts";
import { findSkillLoads } from "../../../src/transcripts/stream/skill-loads.ts";

function call(
  name: ToolName,
  input: JsonValue,
  more: { ok?: boolean | null; script?: string } = {},
): Event {
  const { ok = true, script = null } = more;
  return {
    type: "tool_call",
    id: "1",
    name,
    rawName: name,
    input,
    script,
    ok,
    nested: false,
    turn: 2,
    event: 5,
  };
}

function loads(event: Event): readonly string[] {
  return findSkillLoads([event]).map(({ name, via }) => `${name} by ${via}`);
}

function byScript(script: string): readonly string[] {
  return loads(call("bash", {}, { script }));
}

describe("loads by tool", () => {
  it.each([
    [{ skill: "pdf" }, ["pdf by tool"]],
    [{ name: "pdf" }, ["pdf by tool"]],
    [{ command: "pdf" }, ["pdf by tool"]],
    [{ skill: "plugin:pdf" }, ["plugin:pdf by tool"]],
    [{ skill: " " }, []],
    [{ skill: 7 }, []],
    ["pdf", []],
  ])("%j", (input, expected) => {
    expect(loads(call("skill", input))).toEqual(expected);
  });

  it("names the place; a call that failed or never ended is no load", () => {
    expect(findSkillLoads([call("skill", { skill: "pdf" })])).toEqual([
      { name: "pdf", via: "tool", turn: 2, event: 5 },
    ]);
    expect(loads(call("skill", { skill: "pdf" }, { ok: false }))).toEqual([]);
    expect(loads(call("skill", { skill: "pdf" }, { ok: null }))).toEqual([]);
  });
});

describe("loads by file", () => {
  it.each([
    [{ file_path: "/w/.claude/skills/pdf/SKILL.md" }, ["pdf by file"]],
    [{ filePath: "pdf/SKILL.md" }, ["pdf by file"]],
    [{ path: "/w/my-pdf/SKILL.md" }, ["my-pdf by file"]],
    [{ paths: ["a/SKILL.md", 7, "b/SKILL.md"] }, ["a by file", "b by file"]],
    [{ file_path: "SKILL.md" }, []],
    [{ file_path: "./SKILL.md" }, []],
    [{ file_path: "../SKILL.md" }, []],
    [{ file_path: "/SKILL.md" }, []],
    [{ file_path: "/w/pdf/references/tone.md" }, []],
    [{ file_path: "/w/pdf/SKILL.md.bak" }, []],
    [{ file_path: "/w/pdf/skill.md" }, []],
  ])("read of %j", (input, expected) => {
    expect(loads(call("read", input))).toEqual(expected);
  });

  it.each([
    ["cat /w/pdf/SKILL.md", ["pdf by file"]],
    ["sed -n '1,200p' '/w/my skills/pdf/SKILL.md'", ["pdf by file"]],
    ["head -n 20 a/SKILL.md; tail b/SKILL.md", ["a by file", "b by file"]],
    ["cd .agents/skills/pdf && cat SKILL.md", ["pdf by file"]],
    ["cd pdf; cd .; cat ./x SKILL.md", ["pdf by file"]],
    ["LC_ALL=C /bin/cat pdf/SKILL.md | grep name", ["pdf by file"]],
    ["cat < pdf/SKILL.md", ["pdf by file"]],
    ["ls pdf/SKILL.md", []],
    ["grep name pdf/SKILL.md", []],
    ["wc -l pdf/SKILL.md", []],
    ["echo cat pdf/SKILL.md", []],
    ["cat x > pdf/SKILL.md", []],
    ["cat > pdf/SKILL.md <<E\ncat other/SKILL.md\nE", []],
    ["sed -i s/a/b/ pdf/SKILL.md", []],
    ["sed -ni s/a/b/ pdf/SKILL.md", []],
    ["cat SKILL.md", []],
    ["cd ..; cat SKILL.md", []],
    ["pdf/scripts/run.sh", []],
  ])("script %j", (script, expected) => {
    expect(byScript(script)).toEqual(expected);
  });
});
