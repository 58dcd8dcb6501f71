import { describe, expect, it } from "vitest";
import type { TreeEntry } from "../../src/model/tree-entry.ts";
import { findSkillFolders } from "../../src/skills/find-skill-folders.ts";

function entries(...paths: readonly string[]): readonly TreeEntry[] {
  return paths.map((path) => ({ path, mode: "100644", size: 1 }));
}

describe("findSkillFolders", () => {
  it("finds skills at the root, nested, and where agents look", () => {
    const tree = entries(
      "SKILL.md",
      ".claude/skills/a/SKILL.md",
      "skills/b/SKILL.md",
      "skills/b/inner/SKILL.md",
      "skills/b/README.md",
      "dist/skills/c/SKILL.md",
    );
    expect(findSkillFolders(tree).folders).toEqual([
      ".",
      ".claude/skills/a",
      "dist/skills/c",
      "skills/b",
      "skills/b/inner",
    ]);
  });

  it("leaves out dependencies and fixtures, but not skills of those names", () => {
    const tree = entries(
      "node_modules/p/skills/a/SKILL.md",
      "vendor/b/SKILL.md",
      "skills/x/evals/fixtures/c/SKILL.md",
      ".skillcheck/d/SKILL.md",
      "skills/vendor/SKILL.md",
      "skills/evals/SKILL.md",
    );
    expect(findSkillFolders(tree).folders).toEqual(["skills/evals", "skills/vendor"]);
  });

  it("remembers other spellings only where there is no skill", () => {
    const tree = entries(
      "a/skill.md",
      "b/Skill.md",
      "b/SKILL.md",
      "c/SKILL.md",
      "c/references/skill.md",
      "node_modules/d/skill.md",
    );
    expect(findSkillFolders(tree)).toEqual({
      folders: ["b", "c"],
      misnamed: [{ folder: "a", path: "a/skill.md" }],
    });
  });

  it("takes only the folders that are wanted, and no submodule called SKILL.md", () => {
    const tree = [
      ...entries("skills/a/SKILL.md", "other/b/SKILL.md"),
      { path: "skills/c/SKILL.md", mode: "160000", size: 0 } as const,
    ];
    const wanted = (folder: string) => folder.startsWith("skills/");
    expect(findSkillFolders(tree, wanted).folders).toEqual(["skills/a"]);
  });

  it("EV-3 takes hostile folder names literally", () => {
    const names = ["skills/$(touch pwned)", "skills/-rf", "skills/a\nb", "skills/ünï"];
    const tree = entries(...names.map((name) => `${name}/SKILL.md`));
    expect(findSkillFolders(tree).folders).toEqual(names);
  });
});
