import { describe, expect, it } from "vitest";
import { RULES } from "../../src/rules/index.ts";
import type { MemoryFile } from "../skills/memory-files.ts";
import { lintMemory } from "./lint-memory.ts";

const DESCRIPTION = "Fills forms in PDF files. Use when asked about them.";
const TOP = `---\nname: x\ndescription: ${DESCRIPTION}\n`;
/** security.md FS-1 asks for two seconds; two slow cores that others use get more. */
const SECONDS = 10_000;

function withYaml(yaml: string): string {
  return `${TOP}${yaml}\n---\n# Title\n`;
}

function bomb(levels: number): string {
  const names = "abcdefghijklmnop".slice(0, levels);
  const lines = [...names].map((name, index) =>
    index === 0
      ? `${name}: &${name} [x, x, x, x, x, x, x, x, x]`
      : bombLine(name, names[index - 1]),
  );
  return lines.join("\n");
}

function bombLine(name: string, previous = "a"): string {
  return `${name}: &${name} [${Array(9).fill(`*${previous}`).join(", ")}]`;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer),
  ]);

const VECTORS: Readonly<Record<string, readonly [skillMd: MemoryFile, finding: string]>> = {
  "an alias bomb": [withYaml(bomb(9)), "SK091 54,480,996 YAML aliases exceed the limit of 100"],
  "an alias bomb of many aliases": [
    withYaml(bomb(14)),
    "SK091 101 YAML aliases exceed the limit of 100",
  ],
  "[ five thousand times": [
    withYaml(`a: ${"[".repeat(5000)}`),
    "SK091 33 levels of YAML nesting exceed the limit of 32",
  ],
  "{a: five thousand times": [
    withYaml(`a: ${"{a: ".repeat(5000)}`),
    "SK091 33 levels of YAML nesting exceed the limit of 32",
  ],
  "- five thousand times": [
    withYaml(`a:\n  ${"- ".repeat(5000)}x`),
    "SK091 33 levels of YAML nesting exceed the limit of 32",
  ],
  "deep block maps": [
    withYaml(Array.from({ length: 600 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")),
    "SK091 600 levels of YAML nesting exceed the limit of 32",
  ],
  "too many nodes": [
    withYaml(Array.from({ length: 10_001 }, (_, at) => `k${at}: v`).join("\n")),
    "SK091 20,001 YAML nodes exceed the limit of 20,000",
  ],
  "a SKILL.md of 50 MiB": [
    new Uint8Array(50 * 1024 * 1024).fill(0x5b),
    "SK091 52,428,800 bytes in SKILL.md exceed the limit of 524,288",
  ],
  NUL: [`${TOP}---\n# Ti\0tle\n`, "SK013 SKILL.md holds a NUL byte"],
  "NUL in the front matter": [withYaml("license: a\0b"), "SK013 SKILL.md holds a NUL byte"],
  "invalid UTF-8": [
    new Uint8Array([...utf8(withYaml("license: ")), 0xc3, 0x28]),
    "SK013 SKILL.md is saved as something else than UTF-8",
  ],
  "a byte order mark": [
    new Uint8Array([0xef, 0xbb, 0xbf, ...utf8(withYaml("license: MIT"))]),
    "SK013 SKILL.md is saved as UTF-8 with BOM",
  ],
  "UTF-16": [utf16(withYaml("license: MIT")), "SK013 SKILL.md is saved as UTF-16"],
  "a custom tag": [
    withYaml("license: !!python/object:os.system x"),
    "SK014 Line 4: `!` starts a YAML tag",
  ],
  "a merge key without anchor": [withYaml("<<: *none"), "SK014 Line 4: `*` starts a YAML alias"],
  "an empty file": ["", "SK002 No front matter"],
};

describe("FS-1 hostile SKILL.md", () => {
  for (const [name, [skillMd, finding]] of Object.entries(VECTORS)) {
    it(
      `FS-1 ${name}: a finding, no crash`,
      async () => {
        const { findings, faults } = await lintMemory({ "x/SKILL.md": skillMd }, "x");
        expect(faults).toEqual([]);
        const told = findings.map(
          ({ rule, message }) => `${rule} ${message.replace(/^\S+: /, "")}`,
        );
        expect(told.filter((line) => line.startsWith(finding))).toHaveLength(1);
      },
      SECONDS,
    );
  }

  it("FS-1 a folder of 501 files and one of 21 MiB", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 501 }, (_, at) => [`x/references/${at}.txt`, "x"]),
    );
    const files = await lintMemory({ "x/SKILL.md": withYaml("license: MIT"), ...many }, "x");
    expect(files.findings.map(({ message }) => message)).toEqual([
      "x/SKILL.md: 502 files in the skill exceed the limit of 500; it was not read further.",
    ]);
    const big = { "x/SKILL.md": withYaml("license: MIT"), "x/a.bin": new Uint8Array(21 << 20) };
    const bytes = await lintMemory(big, "x");
    expect(bytes.findings.map(({ rule }) => rule)).toEqual(["SK091"]);
  });
});

/** Half a megabyte of what makes naive parsers quadratic. */
const SIZE = 500_000;
const SLOW: Readonly<Record<string, string>> = {
  "unclosed comments": `](${"<!-- ".repeat(SIZE / 5)}`,
  "comments that do not end": `](${"<!-- ".repeat(SIZE / 6)}--->`,
  "unclosed CDATA": `](${"<![CDATA[".repeat(SIZE / 9)}`,
  "unclosed instructions": `](${"<?".repeat(SIZE / 2)}`,
  "opening brackets": `${"[".repeat(SIZE)}](x)`,
  "image openings": "![](".repeat(SIZE / 4),
  "links to nowhere": "[a](b.md) ".repeat(SIZE / 10),
  "links to nowhere, one a line": "[a](b.md)\n".repeat(SIZE / 10),
  quotations: `](\n${"> ".repeat(SIZE / 2)}`,
  emphasis: `](${"*a_".repeat(SIZE / 3)}`,
  backticks: `](${Array.from({ length: 900 }, (_, at) => "`".repeat(at + 1)).join(" ")}`,
  definitions: Array.from({ length: SIZE / 14 }, (_, at) => `[${at}]: x`).join("\n"),
  "one long word": `](x) writes ${"a".repeat(SIZE)}\n[a](gone.md)`,
  dots: `](x) ../${".".repeat(SIZE)}x [a](gone.md)`,
  "a long path": `[a](${"a/".repeat(SIZE / 2)}x)`,
  "downloads in one line": "curl ".repeat(SIZE / 5),
  "pipes in one line": "curl | ".repeat(SIZE / 7),
  "flags of one command": `rm ${"-r ".repeat(SIZE / 3)}`,
  "phrases in one line": "ignore previous instructions ".repeat(SIZE / 29),
  "phrases that do not end": `ignore ${"all ".repeat(SIZE / 4)}`,
  "quotations around phrases": `${"'".repeat(SIZE / 2)} tell the user ${'"'.repeat(SIZE / 2)}`,
  base64: "QUJD".repeat(SIZE / 4),
  "base64 in lines": "QUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJD\n".repeat(SIZE / 33),
  "hidden in one line": "a\u200b".repeat(SIZE / 4),
  joined: "😀\u200d".repeat(SIZE / 7),
  fences: "```\n".repeat(SIZE / 4),
  "marks of fences": "`".repeat(SIZE),
  "keys of nobody": "sk-".repeat(SIZE / 3),
  "private keys": "-----BEGIN PRIVATE KEY-----\n".repeat(SIZE / 28),
  "tags without end": `](${'<a href="'.repeat(SIZE / 9)}`,
  "anchors to nowhere": numbered("[a](#nowhere-@) ", 24_000),
  "anchors and headings": numbered("# Heading @\n[a](#headin-@)\n", 15_000),
  "paths in one list item": `- ${numbered("`scripts/a@.py` ", 25_000)}`,
  "paths in list items in list items": numbered("- `scripts/a@.py`\n  - x `a`\n", 14_000),
  "paths in one command": `\`\`\`sh\n${numbered(" scripts/a@.py", 25_000)}`,
  "paths that go on": `\`\`\`sh\n ${"scripts/".repeat(SIZE / 8)} scripts/${"a.".repeat(SIZE / 8)}*`,
  "fences that never end": "```\n~~~\n".repeat(SIZE / 8),
  "fences in quotations": "> ```\n\n".repeat(SIZE / 7),
  "code spans, one a line": numbered("`a@`\n", 55_000),
  homes: numbered("/Users/m@/x ", 28_000),
  "homes that go on": `/Users/m/${"/Users/m/.".repeat(SIZE / 10)}`,
  "things left to do": "TODO: ".repeat(SIZE / 6),
  dates: 'as of 2026 "'.repeat(SIZE / 12),
  arguments: "$ARGUMENTS $1 $a !`x` ".repeat(SIZE / 22),
  backslashes: `\`${"a\\".repeat(SIZE / 2)}\``,
  ids: "<a id=x>".repeat(SIZE / 8),
};

function numbered(piece: string, times: number): string {
  return Array.from({ length: times }, (_, at) => piece.replaceAll("@", String(at))).join("");
}

describe("FS-1 hostile Markdown", () => {
  for (const [name, body] of Object.entries(SLOW)) {
    it(
      `FS-1 ${name}: read in one go`,
      async () => {
        const { faults } = await lintMemory({ "x/SKILL.md": `${TOP}---\n${body}\n` }, "x");
        expect(faults).toEqual([]);
      },
      SECONDS,
    );
  }

  it(
    "FS-1 blanks where delimiters are looked for",
    async () => {
      for (const [first, rules] of [
        [`---${" ".repeat(SIZE)}x`, ["SK002", "SK050"]],
        [`\`\`\`${" ".repeat(SIZE)}x`, ["SK002", "SK040", "SK050"]],
        [`----${" ".repeat(SIZE)}x`, ["SK002", "SK050"]],
      ] as const) {
        const { faults, findings } = await lintMemory(
          { "x/SKILL.md": `${first}\nname: x\n---\n` },
          "x",
        );
        expect(faults).toEqual([]);
        expect(findings.map(({ rule }) => rule)).toEqual(rules);
      }
    },
    SECONDS,
  );
});

it("has rules to be crashed", () => {
  expect(RULES.length).toBe(55);
});
