import { describe, expect, it } from "vitest";
import type { MemoryFile } from "../skills/memory-files.ts";
import { DESCRIPTION, fixMemory, SOUND, withTop } from "./fix-memory.ts";

const SAYS = "Sorts letters by postcode. Use when somebody brings letters.";

/** [what, SKILL.md before, SKILL.md after, what was mended] */
type Vector = readonly [string, string, string, readonly string[]];

const VECTORS: readonly Vector[] = [
  ["SK003 no name", withTop(DESCRIPTION), withTop("name: x", DESCRIPTION), ["1 SK003"]],
  [
    "SK003 no name, CRLF",
    withTop(DESCRIPTION).replaceAll("\n", "\r\n"),
    withTop("name: x", DESCRIPTION).replaceAll("\n", "\r\n"),
    ["1 SK003"],
  ],
  [
    "SK003 empty",
    SOUND.replace("name: x", "name: "),
    SOUND.replace("name: x", "name: x "),
    ["2 SK003"],
  ],
  ["SK003 blank in quotes", SOUND.replace("name: x", "name: ''"), SOUND, ["2 SK003"]],
  ["SK003 null", SOUND.replace("name: x", "name: ~"), SOUND, ["2 SK003"]],
  [
    "SK003 a flow map has no lines",
    withTop(`{description: "${SAYS}"}`),
    withTop(`{description: "${SAYS}"}`),
    [],
  ],
  [
    "SK014 colon",
    SOUND.replace("letters by", "letters: by"),
    SOUND.replace(SAYS, `"${SAYS.replace("letters by", "letters: by")}"`),
    ["3 SK014"],
  ],
  [
    "SK014 one after the other",
    withTop("name: x", "license: a: b", `description: \`x\` ${SAYS}`),
    withTop("name: x", 'license: "a: b"', `description: "\`x\` ${SAYS}"`),
    ["3 SK014", "4 SK014"],
  ],
  [
    "SK014 brackets",
    withTop("name: x", DESCRIPTION, "argument-hint: [a] [b]"),
    withTop("name: x", DESCRIPTION, 'argument-hint: "[a] [b]"'),
    ["4 SK014"],
  ],
  [
    "SK014 indent",
    withTop("name: x", DESCRIPTION, "and more"),
    withTop("name: x", DESCRIPTION, "  and more"),
    ["4 SK014"],
  ],
  [
    "SK014 tab",
    withTop("name: x", DESCRIPTION, "metadata:", "\ta: b"),
    withTop("name: x", DESCRIPTION, "metadata:", "  a: b"),
    ["5 SK014"],
  ],
  [
    "SK014 a list is offered",
    withTop("name: x", DESCRIPTION, "allowed-tools: [a, - b]"),
    withTop("name: x", DESCRIPTION, "allowed-tools: [a, - b]"),
    [],
  ],
  [
    "SK014 an open quotation is offered",
    withTop("name: x", `description: "${SAYS}`),
    withTop("name: x", `description: "${SAYS}`),
    [],
  ],
  [
    "SK014 and what it hid",
    withTop("name: x", `license: a: b`, `${DESCRIPTION} #1`, "metadata: { a: 1 }"),
    withTop("name: x", 'license: "a: b"', `description: "${SAYS} #1"`, 'metadata: { a: "1" }'),
    ["3 SK014", "4 SK015", "5 SK019"],
  ],
  [
    "SK015 comment",
    SOUND.replace("postcode.", "postcode #12."),
    SOUND.replace(SAYS, `"${SAYS.replace("postcode.", "postcode #12.")}"`),
    ["3 SK015"],
  ],
  [
    "SK015 list",
    withTop("name: x", DESCRIPTION, "argument-hint: [a]  # b"),
    withTop("name: x", DESCRIPTION, 'argument-hint: "[a]"  # b'),
    ["4 SK015"],
  ],
  [
    "SK015 number",
    withTop("name: x", DESCRIPTION, "compatibility: 2024"),
    withTop("name: x", DESCRIPTION, 'compatibility: "2024"'),
    ["4 SK015"],
  ],
  [
    "SK015 a list is no name",
    SOUND.replace("name: x", "name: [x]"),
    SOUND.replace("name: x", "name: [x]"),
    [],
  ],
  ["SK017 blank lines", `\n \n${SOUND}`, SOUND, ["1 SK017"]],
  [
    "SK017 blanks",
    SOUND.replace("---\n#", "--- \n#").replace(/^---/, "---\t"),
    SOUND,
    ["1 SK017", "4 SK017"],
  ],
  ["SK017 dots", SOUND.replace("---\n#", "...\n#"), SOUND, ["4 SK017"]],
  ["SK017 four dashes", SOUND.replaceAll("---", "----"), SOUND, ["1 SK017"]],
  ["SK017 code block", `\`\`\`md\n${SOUND}\`\`\`\n`, SOUND, ["1 SK017"]],
  [
    "SK017 code block that holds one more mark",
    `\`\`\`md\n${SOUND}~~~\n\`\`\`\n`,
    `\`\`\`md\n${SOUND}~~~\n\`\`\`\n`,
    [],
  ],
  ["SK017 a comment is offered", `<!-- a -->\n${SOUND}`, `<!-- a -->\n${SOUND}`, []],
  [
    "SK019 values",
    withTop("name: x", DESCRIPTION, "metadata:", "  a: 1.10  # b", "  c: true", "  d: e"),
    withTop("name: x", DESCRIPTION, "metadata:", '  a: "1.10"  # b', '  c: "true"', "  d: e"),
    ["5 SK019"],
  ],
  [
    "SK019 a map below metadata stays",
    withTop("name: x", DESCRIPTION, "metadata:", "  a: 1", "  b: {c: d}"),
    withTop("name: x", DESCRIPTION, "metadata:", "  a: 1", "  b: {c: d}"),
    [],
  ],
  [
    "SK030 links and code",
    `${SOUND}[a](./References/A.md#letters) [b](./References/A.md#letters) \`scripts/B.py\`\n`,
    `${SOUND}[a](./references/a.md#letters) [b](./references/a.md#letters) \`scripts/b.py\`\n`,
    ["6 SK030", "6 SK030"],
  ],
  [
    "SK030 what is encoded stays",
    `${SOUND}[a](References%2Fa.md)\n`,
    `${SOUND}[a](References%2Fa.md)\n`,
    [],
  ],
  [
    "SK043",
    `${SOUND}[a](references\\a.md) \`scripts\\b.py\`\n`,
    `${SOUND}[a](references/a.md) \`scripts/b.py\`\n`,
    ["6 SK043", "6 SK043"],
  ],
  [
    "SK043 where nothing is",
    `${SOUND}[a](references\\z.md)\n`,
    `${SOUND}[a](references\\z.md)\n`,
    [],
  ],
  [
    "SK090",
    `${SOUND}<!-- skillcheck-disable SK009 -->\n\nText <!-- skillcheck-disable SK033, SK034 SK040 --> and\n`,
    `${SOUND}\nText  and\n`,
    ["6 SK090", "8 SK090", "7 SK090", "7 SK090"],
  ],
  [
    "SK090 one of two",
    `${SOUND}<!-- skillcheck-disable SK009 SK040 -->\n[z](z.md)\n`,
    `${SOUND}<!-- skillcheck-disable SK009 -->\n[z](z.md)\n`,
    ["6 SK090"],
  ],
  [
    "SK090 between paragraphs",
    `${SOUND}a\n<!-- skillcheck-disable SK009 -->\nb\n`,
    `${SOUND}a\n\nb\n`,
    ["7 SK090"],
  ],
  [
    "SK090 front matter",
    SOUND.replace("description", "# skillcheck-disable SK007\ndescription"),
    SOUND,
    ["3 SK090"],
  ],
  [
    "SK090 a misspelt rule is offered",
    `${SOUND}<!-- skillcheck-disable SK999 -->\n`,
    `${SOUND}<!-- skillcheck-disable SK999 -->\n`,
    [],
  ],
];

const BESIDE: Readonly<Record<string, MemoryFile>> = {
  "x/references/a.md": "# Letters\n",
  "x/scripts/b.py": "print()\n",
};

describe("mends what needs no decision, and nothing else", () => {
  const cases = VECTORS.map((vector) => ({ what: vector[0], vector }));
  it.each(cases)("$what", async ({ vector: [, before, after, mended] }) => {
    const { tree, fixed } = await fixMemory({ ...BESIDE, "x/SKILL.md": before });
    expect(tree).toEqual({ ...BESIDE, "x/SKILL.md": after });
    expect(fixed).toEqual(mended.map((one) => `x/SKILL.md:${one}`));
    expect((await fixMemory(tree)).fixed).toEqual([]);
  });
});
