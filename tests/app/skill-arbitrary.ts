import fc from "fast-check";
import type { MemoryFile } from "../skills/memory-files.ts";
import type { MemoryTree } from "./fix-memory.ts";

const WORDS = [
  "Sorts letters",
  "Use when somebody asks",
  "note: this",
  "PR #12 links",
  "a # b",
  "`code` first",
  "@me",
  "[a] [b]",
  "[a, b",
  "{{x}}",
  '"quoted" start',
  "it's",
  'say "x"',
  "C:\\new",
  "* star",
  "- dash",
  "a --- b",
  "yes",
  "2024",
  "2026-01-02",
  "é💡",
  "<tag>",
  "TODO",
  "",
] as const;

const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 });
const value = words.map((some) => some.join(" "));
const wrapped = fc.oneof(
  { weight: 6, arbitrary: value },
  value.map((text) => `"${text}"`),
  value.map((text) => `'${text}'`),
  value.map((text) => `>-\n  ${text}\n  ${text}`),
  fc.tuple(value, value).map(([one, two]) => `${one}\n  ${two}`),
  fc.tuple(value, value).map(([one, two]) => `${one}\n${two}`),
);

const field = fc.oneof(
  { weight: 3, arbitrary: wrapped.map((text) => `description: ${text}`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom("name: x", "name:", "name: ''", "name: ~", "name: X y", "name: [x]"),
  },
  wrapped.map((text) => `license: ${text}`),
  wrapped.map((text) => `argument-hint: ${text}`),
  value.map((text) => `when_to_use: ${text}`),
  fc.constantFrom(
    "allowed-tools: [Read, Write]",
    "allowed-tools:\n  - Read\n  - Bash(git:*)",
    "allowed-tools:\n- Read\n- Write",
    "allowed-tools: Read, Write",
    "allowed-tools: - Read",
    "compatibility: 3.10",
    "user-invocable: maybe",
    "paths: **/*.ts",
    "unknown: 1",
    "nams: x",
  ),
  fc
    .array(
      fc.constantFrom("a: 1", "b: 1.10", "c: true", "d: text", "e: [1]", "f:", "\tg: h", "a: 2"),
    )
    .map((pairs) => ["metadata:", ...pairs.map((pair) => `  ${pair}`)].join("\n")),
  fc.constantFrom(
    "# skillcheck-disable SK008",
    "# skillcheck-disable SK003 description-when",
    "# skillcheck-disable SK014 SK015, SK019",
    "# words",
    "  # skillcheck-disable SK006",
    "",
  ),
);

const delimiters = fc.oneof(
  { weight: 6, arbitrary: fc.constant(["---", "---"] as const) },
  fc.constantFrom(
    ["--- ", "---"] as const,
    ["---", "---\t"] as const,
    ["---", "..."] as const,
    ["----", "----"] as const,
    ["\n---", "---"] as const,
    ["\n \n ---", "--- "] as const,
    ["```md\n---", "---"] as const,
    ["<!-- a -->\n---", "---"] as const,
    ["---", ""] as const,
  ),
);

const PATHS = [
  "references/a.md",
  "References/A.md",
  "./references/A.md#part",
  "references/a.md#nope",
  "references\\a.md",
  "references\\z.md",
  "References\\A.md",
  "references/missing.md",
  "references%2Fa.md",
  "<references/A.md>",
  "scripts/RUN.sh",
  "../y/SKILL.md",
  "../y/skill.md",
  "#part",
  "/etc/passwd",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable as a link writes it.
  "${CLAUDE_SKILL_DIR}/References/a.md",
  "https://example.com",
] as const;

const path = fc.constantFrom(...PATHS);
const NAMES = ["SK009", "SK030", "link-case", "SK033 SK043", "SK086,SK090", "SK080", "SK999", ""];
const names = fc.constantFrom(...NAMES);

const block = fc.oneof(
  { weight: 3, arbitrary: path.map((to) => `See [it](${to}).`) },
  fc.tuple(path, path).map(([one, two]) => `- [a](${one})\n- ![b](${two} "title") and \`${one}\``),
  path.map((to) => `[ref]\n\n[ref]: ${to}`),
  path.map((to) => `<a href="${to}">x</a> \`${to}\``),
  path.map((to) => `\`\`\`sh\n./${to} --fast\n[x](${to})\n\`\`\``),
  fc.constantFrom(
    "```sh\n./scripts/run.sh\n```",
    "Run `scripts/run.sh --all`.",
    "# Part",
    "## Part",
    "> [q](q.md)",
    "| a | b |\n| - | - |\n| `scripts/RUN.sh` | [c](References/a.md) |",
    "~~~",
    "TODO later",
    "Text\u200b hidden",
    "    indented [x](References/a.md)",
  ),
  names.map((some) => `<!-- skillcheck-disable ${some} -->`),
  names.map((some) => `<!-- skillcheck-disable-next-line ${some} -->`),
  names.map((some) => `<!-- skillcheck-enable ${some} -->`),
  names.map((some) => `Words <!-- skillcheck-disable-next-line ${some} --> more`),
  names.map((some) => `\`\`\`\n<!-- skillcheck-disable ${some} -->\n\`\`\``),
);

const body = fc
  .array(fc.tuple(block, fc.constantFrom("\n", "\n\n")), { maxLength: 8 })
  .map((blocks) => blocks.flat().join(""));

/** A SKILL.md as people get it wrong: shapes of lint.md §5 and §6. */
export const skillMd = fc
  .tuple(delimiters, fc.array(field, { maxLength: 5 }), body)
  .map(([[opening, closing], fields, text]) => {
    const top = [opening, ...fields, closing].join("\n");
    const end = opening.startsWith("```") ? "```\n" : "";
    return `${top}\n${text}${end}`;
  });

const stored: fc.Arbitrary<MemoryFile> = fc
  .tuple(skillMd, fc.constantFrom("plain", "plain", "plain", "crlf", "bom", "utf-16", "cr"))
  .map(([text, how]) => {
    switch (how) {
      case "crlf":
        return text.replaceAll("\n", "\r\n");
      case "cr":
        return text.replace("\n", "\r");
      case "bom":
        return `\uFEFF${text}`;
      case "utf-16":
        return new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));
      default:
        return text;
    }
  });

const script: fc.Arbitrary<MemoryFile> = fc
  .tuple(fc.constantFrom("#!/bin/sh\necho\n", "#!/bin/sh\r\necho\r\n", "echo\n"), fc.boolean())
  .map(([text, isExecutable]) => (isExecutable ? { mode: "100755", text } : text));

/** Two skills side by side, with a reference and a script. */
export const skillTree: fc.Arbitrary<MemoryTree> = fc
  .record({
    name: fc.constantFrom("SKILL.md", "SKILL.md", "SKILL.md", "skill.md", "Skill.md"),
    own: stored,
    reference: body,
    script,
    sibling: skillMd,
  })
  .map(({ name, own, reference, script: run, sibling }) => ({
    [`x/${name}`]: own,
    "x/references/a.md": `# Part\n${reference}`,
    "x/scripts/run.sh": run,
    "y/SKILL.md": sibling,
  }));
