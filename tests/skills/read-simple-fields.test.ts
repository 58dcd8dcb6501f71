import fc from "fast-check";
import { expect, it } from "vitest";
import type { FrontMatter } from "../../src/model/front-matter.ts";
import { readFrontMatter } from "../../src/skills/read-front-matter.ts";
import { readSimpleFields } from "../../src/skills/read-simple-fields.ts";

const PIECES = [
  ...[
    "Fills forms",
    "use when",
    "a:b",
    ": ",
    " #12",
    "#",
    "it's",
    '"',
    "'",
    "\\",
    "[x]",
    "{y}",
    "yes",
  ],
  ...[
    "true",
    "null",
    "~",
    "1.2.0",
    "1.2",
    "2024",
    "0x1f",
    "-",
    "- ",
    "?",
    "|",
    ">",
    "&a",
    "*a",
    "!t",
  ],
  ...[
    "Müller",
    "日本",
    "👩‍🚀",
    "\u00a0",
    "\u2028",
    "\u0085",
    "\ufeff",
    "\t",
    "\r",
    " ",
    "  ",
    ",",
    "---",
    "...",
    "%",
    "@",
    "`",
  ],
  ...["(see)", "/usr", "$X", "<b>", "=", "e.g.", ".5", "+1", "\u0007"],
];
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }).map((parts) => parts.join(""));
const quoted = fc.oneof(
  text.map((inner) => `"${inner}"`),
  text.map((inner) => `'${inner}'`),
);
const blockLines = fc.array(fc.tuple(fc.constantFrom("  ", "  ", "  ", " ", "    ", ""), text), {
  minLength: 0,
  maxLength: 4,
});
const block = fc
  .tuple(fc.constantFrom(">", ">-", "|", "|-", ">+", "|2", "> "), blockLines)
  .map(([header, lines]) => [header, ...lines.map((parts) => parts.join(""))].join("\n"));
const simple = fc.constantFrom(
  "Fills forms",
  "1.2.0",
  '"Says: when"',
  "'x'",
  ">-\n  Fills\n  forms.",
);
const listed = fc
  .array(
    fc.oneof(fc.constantFrom("a", "b-c", '"d"', "'e'", "true", "f g", "Bash(git:*)", "1.2"), text),
    {
      maxLength: 3,
    },
  )
  .chain((items) =>
    fc.constantFrom(
      `[${items.join(", ")}]`,
      `[${items.join(",")}]`,
      `[ ${items.join(" , ")} ]`,
      ...["", "  ", "    "].map((indent) => items.map((item) => `\n${indent}- ${item}`).join("")),
    ),
  );
const mapped = fc
  .array(fc.tuple(fc.constantFrom("a", "b", "version", "true"), fc.oneof(simple, listed, text)), {
    minLength: 1,
    maxLength: 3,
  })
  .chain((pairs) =>
    fc.constantFrom(
      ...["  ", "    "].map((indent) =>
        pairs.map(([name, inner]) => `\n${indent}${name}: ${inner}`).join(""),
      ),
    ),
  );
const value = fc.oneof(
  listed,
  mapped,
  { weight: 4, arbitrary: simple },
  { weight: 2, arbitrary: text },
  quoted,
  block,
  fc.constantFrom("", "[a, b]", "\n  - a", "\n  a: b"),
);
const key = fc.constantFrom(
  ...[
    "name",
    "description",
    "license",
    "allowed-tools",
    "version",
    "x_y",
    "true",
    "null",
    "on",
    "1a",
    "a b",
  ],
);
const entry = fc
  .tuple(key, fc.constantFrom(": ", ": ", ": ", ":", ":  "), value)
  .map((parts) => parts.join(""));
const frontMatter = fc.oneof(
  fc.array(entry, { minLength: 1, maxLength: 5 }),
  fc.uniqueArray(entry, { minLength: 1, maxLength: 5, selector: (line) => line.split(":")[0] }),
);

/** The same one line up. */
function oneUp(top: FrontMatter): FrontMatter {
  return JSON.parse(JSON.stringify(top, toPlain), (name, item) =>
    name === "line" || name === "firstLine" ? item - 1 : item,
  );
}

function toPlain(_name: string, item: unknown): unknown {
  return item instanceof Map ? [...item] : item;
}

it("what is read without the YAML library is what the library reads, field by field", () => {
  let compared = 0;
  fc.assert(
    fc.property(frontMatter, (entries) => {
      const inner = `${entries.join("\n")}\n`;
      if (readSimpleFields(inner) === null) return;
      compared += 1;
      const rest = "---\n# Title\n";
      const read = readFrontMatter(`---\n${inner}${rest}`);
      // A comment is nothing that the quick reader knows.
      const byLibrary = readFrontMatter(`---\n# c\n${inner}${rest}`);
      expect(readSimpleFields(`# c\n${inner}`)).toBe(null);
      const wanted = { ...oneUp(byLibrary), bodyOffset: read.bodyOffset };
      expect(JSON.parse(JSON.stringify(read, toPlain))).toEqual(wanted);
    }),
    { numRuns: 20_000 },
  );
  expect(compared).toBeGreaterThan(1000);
});

it.each([
  ["a plain text", "name: pdf-forms\n"],
  ["a version", "version: 1.2.0\n"],
  ["quotations", "description: \"Says: when #1\"\nlicense: 'MIT'\n"],
  ["a list", "allowed-tools:\n  - Read\n  - Bash(git:*)\nname: x\n"],
  ["a list that is not indented", "allowed-tools:\n- Read\nname: x\n"],
  ["a list on one line", "allowed-tools: [Read, 'Write', \"Bash\"]\n"],
  ["a map", 'metadata:\n  author: somebody\n  requires: ["git", "node"]\nname: x\n'],
  ["a folded block", "description: >-\n  Fills forms.\n  Use when asked: always #1.\nname: x\n"],
])("reads %s itself", (_what, inner) => {
  expect(readSimpleFields(inner)).not.toBe(null);
});

it.each([
  ["a number", "name: 2024\n"],
  ["a colon in a text", "description: Use: when\n"],
  ["a comment", "description: Handles #1 and #2\n"],
  ["an escape", 'description: "a\\n"\n'],
  ["a continuation", "description: a\n  b\n"],
  ["a list of numbers", "allowed-tools:\n  - 1.2\n"],
  ["a list in a list", "allowed-tools:\n  - - Read\n"],
  ["a map in a map", "metadata:\n  a:\n    b: c\n"],
  ["a list of maps", "hooks:\n  - a: b\n"],
  ["an empty value", "name:\ndescription: x\n"],
  ["a map in a list", "tags: [{a: b}]\n"],
  ["nothing in a list", "tags: []\n"],
  ["a key twice in a map", "metadata:\n  a: b\n  a: c\n"],
  ["a key twice", "name: a\nname: b\n"],
  ["a blank line", "name: a\n\nlicense: MIT\n"],
  ["CRLF", "name: a\r\n"],
])("leaves %s to the library", (_what, inner) => {
  expect(readSimpleFields(inner)).toBe(null);
});
