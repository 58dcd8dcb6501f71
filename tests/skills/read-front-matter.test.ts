import { expect, it } from "vitest";
import { readFrontMatter } from "../../src/skills/read-front-matter.ts";

function read(text: string) {
  const frontMatter = readFrontMatter(text);
  if (frontMatter.kind !== "read") throw new Error(frontMatter.kind);
  return frontMatter;
}

it("gives each field with its places, style and source", () => {
  const text =
    "---\r\nname: pdf # c\r\ndescription: >-\r\n  Fills\r\n  forms.\r\nlist: [a, 1]\r\nq: 'x'\r\ne:\r\n---\r\nbody";
  const { fields, bodyOffset } = read(text);
  expect(text.slice(bodyOffset)).toBe("body");
  expect([...fields.values()]).toEqual([
    {
      key: "name",
      keyPlace: { line: 2, column: 1 },
      place: { line: 2, column: 7 },
      style: "plain",
      value: "pdf",
      source: "pdf",
      after: " # c",
    },
    {
      key: "description",
      keyPlace: { line: 3, column: 1 },
      place: { line: 3, column: 14 },
      style: "block",
      value: "Fills forms.",
      source: ">-\r\n  Fills\r\n  forms.\r\n",
      after: "list: [a, 1]",
    },
    {
      key: "list",
      keyPlace: { line: 6, column: 1 },
      place: { line: 6, column: 7 },
      style: "list",
      value: ["a", 1],
      source: "[a, 1]",
      after: "",
    },
    {
      key: "q",
      keyPlace: { line: 7, column: 1 },
      place: { line: 7, column: 4 },
      style: "single-quoted",
      value: "x",
      source: "'x'",
      after: "",
    },
    {
      key: "e",
      keyPlace: { line: 8, column: 1 },
      place: { line: 8, column: 1 },
      style: "empty",
      value: null,
      source: "",
      after: "",
    },
  ]);
});

it("keeps keys of the language's own names as data", () => {
  const { fields } = read("---\n__proto__: 1\nconstructor: x\ntoString: y\n---\n");
  expect([...fields.keys()]).toEqual(["__proto__", "constructor", "toString"]);
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
});

it("is YAML 1.2: no merge, no dates, no yes", () => {
  const { fields } = read("---\na: &a {x: 1}\n<<: *a\nd: 2026-01-02\ny: yes\no: 012\n---\n");
  expect([...fields.values()].map(({ value }) => value)).toEqual([
    { x: 1 },
    { x: 1 },
    "2026-01-02",
    "yes",
    12,
  ]);
});

it("ends at the first closing line", () => {
  const text = "---\nname: a\n---\nb: c\n---\n";
  expect([...read(text).fields.keys()]).toEqual(["name"]);
  expect(text.slice(read(text).bodyOffset)).toBe("b: c\n---\n");
  expect(read("---\nname: a\n---").bodyOffset).toBe(15);
});

it("says what the first lines are when they are no front matter", () => {
  const kinds = {
    "": "missing absent",
    "# Title": "missing absent",
    "---\nname: a": "missing unclosed",
    "---\n---\n": "missing empty",
    "---\n# c\n---\n": "missing empty",
    "---\n- a\n---\n": "missing not-a-map",
    "---\ntext\n---\n": "missing not-a-map",
    "----\nname: a\n----\n": "misplaced four-dashes",
    "\n---\nname: a\n---\n": "misplaced blank-line",
    "<!-- x -->\n\n---\nname: a\n---\n": "misplaced comment",
    "```yaml\n---\nname: a\n---\n```\n": "misplaced code-fence",
    "---\nname: a\n...\n---\n": "misplaced dots",
    "\n---\n\nA rule.\n\n---\n": "missing absent",
  };
  for (const [text, wanted] of Object.entries(kinds)) {
    const found = readFrontMatter(text);
    const detail = found.kind === "missing" ? found.reason : "";
    const shape = found.kind === "misplaced" ? found.shape : "";
    expect(`${found.kind} ${detail}${shape}`, text).toBe(wanted);
  }
});

it("FS-1 keeps exactly within the limits", () => {
  const kindOf = (yaml: string) => readFrontMatter(`---\n${yaml}\n---\n`).kind;
  expect(kindOf(`a: ${"[".repeat(31)}${"]".repeat(31)}`)).toBe("read");
  expect(kindOf(`a: ${"[".repeat(32)}${"]".repeat(32)}`)).toBe("over-limit");
  const aliases = (count: number) => `a: &a x\nb: [${Array(count).fill("*a").join(", ")}]`;
  expect(kindOf(aliases(100))).toBe("read");
  expect(kindOf(aliases(101))).toBe("over-limit");
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `k${at}: v`).join("\n");
  expect(kindOf(keys(10_000))).toBe("read");
  expect(kindOf(keys(10_001))).toBe("over-limit");
});

it("FS-1 aliases of aliases count as what they stand for, and the one that passes the limit is named", () => {
  const nine = (name: string) => `[${Array(9).fill(`*${name}`).join(", ")}]`;
  const bomb = [
    "---",
    "name: a",
    "a: &a [x]",
    ...["b", "c", "d", "e"].map((name, at) => `${name}: &${name} ${nine("abcd"[at] ?? "")}`),
    "---",
    "",
  ].join("\n");
  // 9, 9 × (1 + 9) = 90, 9 × 91 = 819, 9 × 820 = 7380: 99 before the first of `d`.
  expect(readFrontMatter(bomb)).toMatchObject({
    kind: "over-limit",
    what: "YAML aliases",
    found: 9 + 90 + 819 + 7380,
    limit: 100,
    line: 6,
    column: 8,
  });
});

it("reports faults in order, a custom tag and a missing anchor among them", () => {
  const faults = (yaml: string) => {
    const found = readFrontMatter(`---\n${yaml}\n---\n`);
    return found.kind === "invalid"
      ? found.faults.map(({ code, line, column }) => `${line}:${column} ${code}`)
      : found.kind;
  };
  expect(faults("a: !x y")).toEqual(["2:4 TAG"]);
  expect(faults("a: b\nc: *d")).toEqual(["3:4 ALIAS"]);
  expect(faults("a: b: c\nd: @e")).toEqual(["2:4 BLOCK_AS_IMPLICIT_KEY", "3:4 BAD_SCALAR_START"]);
});
