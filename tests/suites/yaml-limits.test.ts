import { describe, expect, it } from "vitest";
import { growth, LINEAR } from "../growth.ts";
import { problemsOf, readGood, suiteWith } from "./read.ts";

const encode = (text: string) => new TextEncoder().encode(text);

describe("FS-1 limits before parsing", () => {
  it("FS-1 alias bomb", () => {
    const levels = Array.from({ length: 8 }, (_, i) => {
      const inner = i === 0 ? "lol" : `*a${i - 1}`;
      return `a${i}: &a${i} [${Array(9).fill(inner).join(", ")}]`;
    });
    expect(problemsOf(levels.join("\n"))).toEqual([
      expect.stringMatching(
        /^\d+:\d+ has more than 20000 values \(aliases count as what they stand for\): split the file, or name long values by fewer aliases$/,
      ),
    ]);
  });

  it("FS-1 more than 100 aliases", () => {
    const text = `a: &a x\nb: [${Array(101).fill("*a").join(", ")}]`;
    expect(problemsOf(text)).toEqual([
      expect.stringMatching(/ has more than 100 aliases: write the values out, or split the file$/),
    ]);
  });

  it.each([5000, 262_144 - 10])("FS-1 %s nested brackets", (depth) => {
    expect(problemsOf("[".repeat(depth))).toEqual([
      expect.stringMatching(
        / nests deeper than 32 levels: put fewer lists and maps inside each other$/,
      ),
    ]);
  });

  it("FS-1 depth is exact: 32 levels are read, 33 are not", () => {
    const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
    const metadata = (depth: number) =>
      suiteWith({ test: `    prompt: x\n    metadata: { a: ${nested(depth)} }` });
    // the value of `a` is four levels down itself
    expect(problemsOf(metadata(28))).toEqual([]);
    expect(problemsOf(metadata(31))).toEqual([
      expect.stringMatching(/ nests deeper than 32 levels: put fewer lists/),
    ]);
  });

  it("FS-1 deep block nesting", () => {
    const text = Array.from({ length: 400 }, (_, i) => `${" ".repeat(i)}a:`).join("\n");
    expect(problemsOf(text)).toEqual([expect.stringContaining("nests deeper than 32 levels")]);
  });

  it("FS-1 more than 20,000 values", async () => {
    const toText = (count: number) => `a: [${Array(count).fill("x").join(", ")}]`;
    expect(problemsOf(toText(20_001))).toEqual([
      expect.stringMatching(/ has more than 20000 values .*: split the file, or name/),
    ]);
    expect(await growth(problemsOf, toText, 300)).toBeLessThan(LINEAR);
  });

  it("FS-1 10^6 tests", () => {
    const text = `version: 1\ntests:\n${"  - name: a\n".repeat(1_000_000)}`;
    expect(problemsOf(text)).toEqual([
      "1:1 has 12000018 bytes, more than the 262144 that are read: split it into several suites",
    ]);
  });
});

describe("FS-1 size and bytes", () => {
  it("FS-1 201 tests", () => {
    const tests = Array.from({ length: 201 }, (_, i) => `  - { name: t${i}, prompt: x }\n`);
    expect(problemsOf(`version: 1\ntests:\n${tests.join("")}`)).toEqual([
      "3:3 tests: has 201 entries: write at most 200",
    ]);
  });

  it("FS-1 NUL", () => {
    expect(problemsOf("version: 1\ntests: a\0b")).toEqual(["2:9 a NUL character: remove it"]);
  });

  it("FS-1 invalid UTF-8", () => {
    const bytes = new Uint8Array([...encode("version: 1 # "), 0xc3, 0x28]);
    expect(problemsOf(bytes)).toEqual([
      "1:14 is not valid UTF-8: save it as UTF-8 without a byte order mark",
    ]);
  });

  it("FS-1 BOM", () => {
    const wanted = [
      "1:1 begins with a byte order mark: save it as UTF-8 without a byte order mark",
    ];
    expect(problemsOf(`\ufeff${suiteWith()}`)).toEqual(wanted);
    expect(problemsOf(new Uint8Array([0xef, 0xbb, 0xbf, ...encode(suiteWith())]))).toEqual(wanted);
  });

  it.each([
    ["with a mark", [0xff, 0xfe]],
    ["big endian with a mark", [0xfe, 0xff]],
    ["without a mark", []],
  ])("FS-1 UTF-16 %s", (_name, mark) => {
    const bytes = new Uint8Array([...mark, ...Buffer.from(suiteWith(), "utf16le")]);
    expect(problemsOf(bytes)).toEqual([
      "1:1 is UTF-16: save it as UTF-8 without a byte order mark",
    ]);
  });
});

describe("YAML that is refused", () => {
  it.each([
    ["a custom tag", "version: !foo 1", /is not valid YAML: Unresolved tag/],
    ["a tag of YAML 1.1", "version: !!binary aGk=", /is not valid YAML: Unresolved tag/],
    ["a second document", `${suiteWith()}---\nversion: 1\n`, /^7:1 a second document: keep one/],
    ["a directive", "%YAML 1.1\n---\nversion: 1\n", /^1:1 a YAML directive/],
    ["a merge key", "a: &a {}\n<<: *a\n", /^2:1 \["<<"\]: merge keys are not supported/],
    ["an alias of nothing", "version: *x\n", /^1:10 version: the alias \*x stands for nothing/],
    ["an alias of itself", "version: &x [*x]\n", /^1:14 version\[0\]: the alias \*x/],
    ["a tab", "version: 1\ntests:\n\t- name: a\n", /is not valid YAML/],
    ["a map as a key", "version: 1\n? { a: 1 }\n: 2\n", /^2:3 a key that is not a plain text/],
    ["nothing", "", /^1:1 is empty/],
    ["only a comment", "# nothing\n", /^1:1 is empty/],
    ["a list", "- a\n", /^1:1 is a list: begin with/],
  ])("refuses %s", (_name, text, wanted) => {
    expect(problemsOf(text)[0]).toMatch(wanted);
  });
});

describe("FS-5 keys", () => {
  it("FS-5 a key written twice", () => {
    expect(problemsOf("version: 1\nversion: 1\n")).toEqual([
      "2:1 version: is written twice: keep one of them",
    ]);
    expect(problemsOf("a: { 1: x, '1': y }\n")).toEqual([
      "1:12 a.1: is written twice: keep one of them",
    ]);
  });

  it.each(["__proto__", "constructor", "prototype"])("FS-5 %s is refused everywhere", (key) => {
    expect(problemsOf(`version: 1\n${key}: { isAdmin: true }\n`)).toEqual([
      `2:1 ${key}: is not allowed as a key: use another name`,
    ]);
    const inside = suiteWith({
      test: `    prompt: x\n    metadata: { ${key}: { isAdmin: true } }`,
    });
    expect(problemsOf(inside)).toEqual([
      `5:17 tests[0].metadata.${key}: is not allowed as a key: use another name`,
    ]);
    expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
  });

  it("FS-5 an unknown key is an error", () => {
    expect(problemsOf(suiteWith({ top: "hasOwnProperty: 1" }))).toEqual([
      expect.stringMatching(/^2:1 hasOwnProperty: is not a key that can stand here/),
    ]);
  });
});

describe("YAML 1.2 core", () => {
  it("reads yes and on as texts, 0o12 as a number", () => {
    const { suite } = readGood(
      suiteWith({ test: "    prompt: yes\n    metadata: { a: on, b: 0o12 }" }),
    );
    expect(suite.tests[0]?.prompts).toEqual(["yes"]);
    expect(suite.tests[0]?.metadata).toEqual({ a: "on", b: 10 });
  });
});
