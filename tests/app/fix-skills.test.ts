import { describe, expect, it } from "vitest";
import type { Severity } from "../../src/model/severity.ts";
import { DESCRIPTION, fixMemory, type MemoryTree, SOUND, withTop } from "./fix-memory.ts";

const SAYS = "Sorts letters by postcode. Use when somebody brings letters.";

const utf16 = new Uint8Array(Buffer.from(`\uFEFF${SOUND}`, "utf16le"));

/** [what, tree before, tree after, mended, level] */
const TREES: readonly (readonly [string, MemoryTree, MemoryTree, readonly string[], Severity])[] = [
  [
    "SK012",
    { "x/skill.md": SOUND, "x/a.md": "" },
    { "x/SKILL.md": SOUND, "x/a.md": "" },
    ["x/skill.md:1 SK012"],
    "warning",
  ],
  [
    "SK012, what the name hid, and the link of a sibling",
    {
      "x/Skill.md": `\uFEFF${SOUND.replace("letters by", "letters: by")}`,
      "y/SKILL.md": `${SOUND.replace(": x", ": y")}[x](../x/Skill.md)\n`,
    },
    {
      "x/SKILL.md": SOUND.replace(SAYS, `"${SAYS.replace("letters by", "letters: by")}"`),
      "y/SKILL.md": `${SOUND.replace(": x", ": y")}[x](../x/SKILL.md)\n`,
    },
    ["x/Skill.md:1 SK012", "x/SKILL.md:1 SK013", "x/SKILL.md:3 SK014", "y/SKILL.md:6 SK030"],
    "warning",
  ],
  [
    "SK013 BOM, and the bytes behind it",
    { "x/SKILL.md": `\uFEFF${SOUND}é\uFEFF` },
    { "x/SKILL.md": `${SOUND}é\uFEFF` },
    ["x/SKILL.md:1 SK013"],
    "warning",
  ],
  [
    "SK013 UTF-16",
    { "x/SKILL.md": utf16 },
    { "x/SKILL.md": SOUND },
    ["x/SKILL.md:1 SK013"],
    "warning",
  ],
  [
    "SK013 half a character stays",
    { "x/SKILL.md": utf16.slice(0, -1) },
    { "x/SKILL.md": utf16.slice(0, -1) },
    [],
    "warning",
  ],
  [
    "SK013 line ends stay where they are not shown",
    { "x/SKILL.md": SOUND.replaceAll("\n", "\r\n") },
    { "x/SKILL.md": SOUND.replaceAll("\n", "\r\n") },
    [],
    "warning",
  ],
  [
    "SK013 line ends",
    { "x/SKILL.md": `${SOUND.replaceAll("\n", "\r\n")}\r` },
    { "x/SKILL.md": `${SOUND}\r` },
    ["x/SKILL.md:1 SK013"],
    "info",
  ],
  [
    "SK019 list of tools",
    {
      "x/SKILL.md": withTop(
        "name: x",
        DESCRIPTION,
        "allowed-tools:",
        "  - Read",
        "  - Bash(git:*)",
        "license: MIT",
      ),
    },
    {
      "x/SKILL.md": withTop(
        "name: x",
        DESCRIPTION,
        "allowed-tools: Read Bash(git:*)",
        "license: MIT",
      ),
    },
    ["x/SKILL.md:5 SK019"],
    "info",
  ],
  [
    "SK019 flow list",
    { "x/SKILL.md": withTop("name: x", DESCRIPTION, "allowed-tools: [Read, Write]  # b") },
    { "x/SKILL.md": withTop("name: x", DESCRIPTION, "allowed-tools: Read Write  # b") },
    ["x/SKILL.md:4 SK019"],
    "info",
  ],
  [
    "SK019 a comment among the tools stays",
    {
      "x/SKILL.md": withTop("name: x", DESCRIPTION, "allowed-tools:", "  - Read # b", "  - Write"),
    },
    {
      "x/SKILL.md": withTop("name: x", DESCRIPTION, "allowed-tools:", "  - Read # b", "  - Write"),
    },
    [],
    "info",
  ],
  [
    "SK035",
    { "x/SKILL.md": `${SOUND}\`\`\`sh\n./scripts/a.sh\n\`\`\`\n`, "x/scripts/a.sh": "#!/bin/sh\n" },
    {
      "x/SKILL.md": `${SOUND}\`\`\`sh\n./scripts/a.sh\n\`\`\`\n`,
      "x/scripts/a.sh": { mode: "100755", text: "#!/bin/sh\n" },
    },
    ["x/SKILL.md:7 SK035"],
    "warning",
  ],
  [
    "SK036",
    { "x/SKILL.md": SOUND, "x/scripts/a.sh": { mode: "100755", text: "#!/bin/sh\r\necho\r\n" } },
    { "x/SKILL.md": SOUND, "x/scripts/a.sh": { mode: "100755", text: "#!/bin/sh\necho\n" } },
    ["x/scripts/a.sh:1 SK036"],
    "warning",
  ],
  [
    "what the settings switch off",
    {
      ".skillcheck.yml": "version: 1\nlint: { rules: { SK003: off }, ignore: ['y/**'] }\n",
      "x/SKILL.md": withTop(DESCRIPTION),
      "y/SKILL.md": `\uFEFF${SOUND}`,
    },
    {
      ".skillcheck.yml": "version: 1\nlint: { rules: { SK003: off }, ignore: ['y/**'] }\n",
      "x/SKILL.md": withTop(DESCRIPTION),
      "y/SKILL.md": `\uFEFF${SOUND}`,
    },
    [],
    "warning",
  ],
  [
    "what a comment silences",
    {
      "x/SKILL.md": `${SOUND}<!-- skillcheck-disable SK043 -->\n[a](references\\a.md)\n`,
      "x/references/a.md": "",
    },
    {
      "x/SKILL.md": `${SOUND}<!-- skillcheck-disable SK043 -->\n[a](references\\a.md)\n`,
      "x/references/a.md": "",
    },
    [],
    "warning",
  ],
];

describe("files and trees", () => {
  const cases = TREES.map((vector) => ({ what: vector[0], vector }));
  it.each(cases)("$what", async ({ vector: [, before, after, mended, level] }) => {
    const result = await fixMemory(before, level);
    expect(result.tree).toEqual(after);
    expect(result.fixed).toEqual(mended);
    expect((await fixMemory(result.tree, level)).fixed).toEqual([]);
  });
});

it("one that cannot be mended does not keep the others from it", async () => {
  const links = Array.from({ length: 9 }, (_, at) => `[${at}](references\\${at}.md)`).join("\n\n");
  const present = [0, 1, 3, 4, 5, 6, 8].map((at) => [`x/references/${at}.md`, ""] as const);
  const before = { ...Object.fromEntries(present), "x/SKILL.md": `${SOUND}${links}\n` };
  const { tree, fixed } = await fixMemory(before);
  expect(fixed).toHaveLength(7);
  expect(tree["x/SKILL.md"]).toBe(`${SOUND}${links.replaceAll(/\\([0134568])/g, "/$1")}\n`);
});
