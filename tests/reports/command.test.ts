import { describe, expect, it } from "vitest";
import { recordCommand, toCommand } from "../../src/reports/wording/command.ts";

describe("commands to paste", () => {
  it("quotes a folder that a shell or an option parser would read otherwise", () => {
    expect(recordCommand(["skills/pdf-forms", "my skills/ä (1)", "--yes", "-x/@b"])).toBe(
      "`npx skillcheck record skills/pdf-forms 'my skills/ä (1)' ./--yes ./-x/@b`",
    );
    expect(recordCommand(["a"], 15)).toBe("`npx skillcheck record a --samples 15`");
    expect(toCommand("new-test", ["."])).toBe("`npx skillcheck new-test .`");
  });

  it.each([
    "x; rm -rf ~",
    "$(id)",
    "it's",
    "a`id`",
    "a\nb",
    "~root",
    "%PATH%",
    "a  b",
    " a",
    "a\u202eb",
    'a"b',
    "a&b",
    "",
  ])("prints no command for %j, because without its folder it would mean every skill", (folder) => {
    expect(recordCommand([folder])).toBe("`skillcheck record` on its folder");
    expect(recordCommand(["a", folder])).toBe("`skillcheck record` on their folders");
  });

  it("prints no command that would have to be cut", () => {
    const folders = Array.from({ length: 40 }, (_, index) => `skills/skill-${index}`);
    expect(recordCommand(folders)).toBe("`skillcheck record` on their folders");
  });
});
