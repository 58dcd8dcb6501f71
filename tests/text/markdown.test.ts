import { describe, expect, it } from "vitest";
import { removeAnsi } from "../../src/text/ansi.ts";
import { byteLength, cutCharacters, cutWithCount } from "../../src/text/cut.ts";
import { showInvisible } from "../../src/text/invisible.ts";
import { encodePath, link } from "../../src/text/link.ts";
import { code, fence, htmlCode, plain } from "../../src/text/markdown.ts";
import { join, md, term } from "../../src/text/safe.ts";

describe("removeAnsi", () => {
  const vectors: readonly (readonly [string, string, string])[] = [
    ["colours", "\u001b[1;31mred\u001b[0m", "red"],
    ["private modes", "\u001b[?25lx\u001b[?25h", "x"],
    ["C1 control sequence", "\u009b31mred", "red"],
    ["hyperlink ended by BEL", "\u001b]8;;https://x\u0007text\u001b]8;;\u0007", "text"],
    ["title ended by ST", "\u001b]0;title\u001b\\text", "text"],
    ["device string", "\u001bPdata\u001b\\text", "text"],
    ["character set", "\u001b(Btext", "text"],
    ["unterminated title hides nothing", "\u001b]0;text", "0;text"],
    ["unfinished sequence hides nothing", "\u001b[31", "31"],
    ["plain text", "a[31m", "a[31m"],
  ];
  for (const [name, input, expected] of vectors) {
    it(`CO-1 removes ${name}`, () => expect(removeAnsi(input)).toBe(expected));
  }
});

describe("showInvisible", () => {
  it("CO-1 shows every point of the deny-lists and the eleven that those miss", () => {
    const points = [
      0x00, 0x07, 0x0b, 0x0c, 0x0d, 0x1b, 0x7f, 0x85, 0xad, 0x061c, 0x115f, 0x180e, 0x200b, 0x200c,
      0x200d, 0x200e, 0x200f, 0x2028, 0x202a, 0x202e, 0x2060, 0x2061, 0x2066, 0x2069, 0x3164,
      0xfe0f, 0xfeff, 0xffa0, 0xe0041, 0xd800, 0xdfff,
    ];
    const shown = points.map((point) => showInvisible(`a${String.fromCodePoint(point)}b`));
    expect(shown).toEqual(
      points.map((point) => `a\\u{${point.toString(16).toUpperCase().padStart(4, "0")}}b`),
    );
  });

  it("keeps tab, newline and letters of any script; CRLF becomes LF", () => {
    expect(showInvisible("a\tb\r\nc ä 日本 😀")).toBe("a\tb\nc ä 日本 😀");
  });
});

describe("cutting", () => {
  it("CO-5 never splits a code point", () => {
    expect(cutCharacters("😀😀😀", 3)).toBe("😀😀😀");
    expect(cutCharacters("😀😀😀😀", 3)).toBe("😀😀…");
    expect(cutWithCount("😀😀😀😀", 3)).toBe("😀😀😀 … 1 more characters");
    expect(byteLength("é😀")).toBe(6);
  });
});

describe("plain, code and htmlCode", () => {
  const vectors: readonly (readonly [string, string, string])[] = [
    ["mention", "@org/team", "@\u200borg/team"],
    ["entity mention", "&#64;name", "&amp;\u200b&#35;\u200b64;name"],
    ["issue", "fixes #12", "fixes \u200b&#35;\u200b12"],
    ["foreign issue", "owner/repo#2", "owner/repo\u200b&#35;\u200b2"],
    ["GH form", "GH-3", "GH-\u200b3"],
    ["commit", "0123456789abcdef0123", "012345\u200b6789ab\u200bcdef01\u200b23"],
    ["image", "![x](https://e)", "&#33;&#91;x&#93;&#40;https:\u200b//e&#41;"],
    ["tag", "<img src=//e>", "&lt;img src=//e&gt;"],
    ["bare host", "www.evil.example", "www\u200b.evil.example"],
    ["cell end", "a|b\nc", "a&#124;b c"],
    ["backticks", "``` `x`", "&#96;&#96;&#96; &#96;x&#96;"],
    ["comment", "--> <!-- x", "&#45;-&gt; &lt;&#33;-- x"],
    ["emphasis", "*a* _b_ c_d ~e~", "&#42;a&#42; &#95;b&#95; c_d &#126;e&#126;"],
    ["list", "- a", "&#45; a"],
    ["ordered list", "12. a", "12&#46; a"],
    ["command", "/skillcheck live", "&#47;skillcheck live"],
    ["emoji image", ":octocat: 12:30", "&#58;\u200boctocat: 12:30"],
    ["mathematics", "$x$", "&#36;x&#36;"],
    ["direction", "a\u202eb", "a&#92;u{202E}b"],
    ["nothing", " \n ", "(empty)"],
  ];
  for (const [name, input, expected] of vectors) {
    it(`CO-2 neutralises ${name}`, () => expect(plain(input)).toBe(expected));
  }

  it("cuts at 60 code points before escaping", () => {
    expect(plain("|".repeat(61))).toBe(`${"&#124;".repeat(59)}…`);
  });

  it("uses a code span where it can and entities where it must", () => {
    expect(code("gh repo view")).toBe("`gh repo view`");
    expect(code("a`b")).toBe("<code>a&#96;b</code>");
    expect(code("a|b")).toBe("<code>a&#124;b</code>");
    expect(code("<!-- x -->")).toBe("<code>&lt;&#33;-- x --&gt;</code>");
    expect(code("")).toBe("<code>(empty)</code>");
    expect(htmlCode("a_b")).toBe("<code>a_b</code>");
  });
});

describe("fence", () => {
  it("CO-1 is longer than any run of backticks inside, at least four", () => {
    expect(fence("a", "text", 100)).toBe("````text\na\n````");
    expect(fence(`${"`".repeat(7)}\nb`, "diff", 100)).toBe(
      `${"`".repeat(8)}diff\n${"`".repeat(7)}\nb\n${"`".repeat(8)}`,
    );
  });

  it("CO-3 holds no comment delimiter, however they are nested", () => {
    expect(fence("<!<!-- x -->-- skillcheck:v1 {} -->", "text", 100)).toBe(
      "````text\n<!\\u{003C}!-- x --\\u{003E}-- skillcheck:v1 {} --\\u{003E}\n````",
    );
  });

  it("EV-15 has no line that begins with a command", () => {
    expect(fence("/skillcheck live\n  /SkillCheck stop", "text", 100)).toBe(
      "````text\n\\u{002F}skillcheck live\n  \\u{002F}SkillCheck stop\n````",
    );
  });

  it("CO-1 cuts lines at 500 and the whole at its limit, counting what is left out", () => {
    const long = "x".repeat(700);
    expect(fence(long, "text", 1000)).toBe(
      `\`\`\`\`text\n${"x".repeat(500)} … 200 more characters\n\`\`\`\``,
    );
    expect(fence("abc\ndef\n\n\n", "text", 5)).toBe("````text\nabc\nd … 2 more characters\n````");
  });
});

describe("link", () => {
  const root = { serverUrl: "https://github.com", repository: "acme/skills" };
  it("CO-2 leads into the repository or nowhere", () => {
    expect(link(md`run`, root, "actions/runs/1")).toBe(
      "[run](https://github.com/acme/skills/actions/runs/1)",
    );
    expect(link(md`run`, root, "https://github.com/acme/skills/actions/runs/1")).toBe(
      "[run](https://github.com/acme/skills/actions/runs/1)",
    );
    for (const address of ["https://evil.example/", "a b", "a)b", "../../evil/repo", "x?d=1"]) {
      expect(link(md`run`, root, address)).toBe("run");
    }
    expect(link(md`run`, { ...root, repository: "a/b)c" }, "x")).toBe("run");
    expect(link(md`run`, { ...root, serverUrl: "javascript:x" }, "x")).toBe("run");
    expect(link(md`run`, null, "x")).toBe("run");
  });

  it("encodes every path", () => {
    expect(encodePath("a b/(c)'!*\ud800/ä")).toBe("a%20b/%28c%29%27%21%2A%EF%BF%BD/%C3%A4");
  });
});

describe("CO-1 raw interpolation does not compile", () => {
  it("CO-1 takes numbers, safe text and closed sets of words, nothing else", () => {
    const raw: string = "<b>";
    const word: "pass" | "fail" = Math.random() < 2 ? "pass" : "fail";
    const open = `${raw}-x` as const;
    // @ts-expect-error a raw string
    md`${raw}`;
    // @ts-expect-error an open template literal
    md`${open}`;
    // @ts-expect-error text made safe for another sink
    md`${term`x`}`;
    // @ts-expect-error text made safe for another sink
    term`${plain(raw)}`;
    // @ts-expect-error a union that holds a raw string
    md`${raw.length > 1 ? raw : 1}`;
    // @ts-expect-error null
    md`${null}`;
    // @ts-expect-error a raw string is not safe text
    join([raw], "\n");
    expect(md`${word} ${3} ${plain(raw)} ${join([md`a`, md``, md`b`], " · ")}`).toBe(
      "pass 3 &lt;b&gt; a · b",
    );
  });
});
