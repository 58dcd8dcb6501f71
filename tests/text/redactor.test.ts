import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redactDeep } from "../../src/text/redact-deep.ts";
import { createRedactor } from "../../src/text/redactor.ts";
import { growth, LINEAR } from "../growth.ts";

const CANARY = "sk-ant-skillcheck-CANARY-9f2c+/=a81d";
const bytes = Buffer.from(CANARY);
const redactor = createRedactor([CANARY, "Xq7!pass word|\\tail"]);

/** Every form of the canary that a reader can turn back, by name. */
const FORMS: Readonly<Record<string, string>> = {
  plain: CANARY,
  base64: bytes.toString("base64"),
  "base64 behind one byte": Buffer.from(`x${CANARY}tail`).toString("base64"),
  "base64 behind two bytes": Buffer.from(`xy${CANARY}tail`).toString("base64"),
  "base64 in lines of 16": bytes.toString("base64").replace(/.{16}/g, "$&\n"),
  base64url: bytes.toString("base64url"),
  hex: bytes.toString("hex"),
  "upper-case hex": bytes.toString("hex").toUpperCase(),
  "hex as xxd groups it": bytes.toString("hex").replace(/.{4}/g, "$& "),
  URL: encodeURIComponent(CANARY),
  "URL, every byte": bytes.toString("hex").replace(/../g, "%$&"),
  "JSON-escaped first letter": `\\u0073${CANARY.slice(1)}`,
  "JSON-escaped throughout": Array.from(
    CANARY,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  ).join(""),
  "JSON in JSON": JSON.stringify(JSON.stringify(CANARY.replace("s", "\\u0073"))),
  "JavaScript escapes": bytes.toString("hex").replace(/../g, "\\x$&"),
  "HTML entities": Array.from(CANARY, (letter) => `&#${letter.charCodeAt(0)};`).join(""),
  "split by newlines": CANARY.replace(/.{5}/g, "$&\n"),
  "split by escaped newlines": CANARY.replace(/.{5}/g, "$&\\n"),
  "split by zero-width spaces": CANARY.replace(/.{5}/g, "$&\u200b"),
  "spaced out": [...CANARY].join(" "),
  "gzip and base64": gzipSync(CANARY).toString("base64"),
  "gzip, base64 in lines": gzipSync(`${"a".repeat(50)}${CANARY}`)
    .toString("base64")
    .replace(/.{20}/g, "$&\n"),
  "gzip and base64url": gzipSync(CANARY).toString("base64url"),
  reversed: [...CANARY].reverse().join(""),
  "glued to ANSI": `\u001b[31m${CANARY}\u001b[0m`,
  "ANSI inside": CANARY.replace(/.{5}/g, "$&\u001b[1;31m"),
  "escaped ANSI inside": CANARY.replace(/.{5}/g, "$&\\u001b[1;31m"),
  "terminal hyperlink": `\u001b]8;;https://x.example/?t=${CANARY}\u0007here\u001b]8;;\u0007`,
  "file name": `out/${CANARY}.txt`,
  "error stack": `Error: 401 ${CANARY}\n    at call (/app/x.js:1:1)`,
};

describe("SE-1 a known secret leaves in no form", () => {
  for (const [name, form] of Object.entries(FORMS)) {
    it(`SE-1 redacts ${name}, in text and in a line of JSON`, () => {
      const redacted = redactor.redact(`before ${form} behind`);
      expect(redacted).toContain("[redacted]");
      expect(redacted.startsWith("before ")).toBe(true);
      expect(redacted.endsWith(" behind")).toBe(true);
      expect(redactor.observed(redacted)).toBe(false);

      const line = JSON.stringify({ text: `before ${form} behind`, more: ["kept"] });
      const parsed = JSON.parse(redactor.redact(line));
      expect(parsed.more).toEqual(["kept"]);
      expect(JSON.stringify(parsed)).toContain("[redacted]");
      expect(redactor.observed(JSON.stringify(parsed))).toBe(false);
    });

    it(`SE-2 observes ${name}`, () => {
      expect(redactor.observed(`before ${form} behind`)).toBe(true);
    });
  }

  it("SE-1 redacts a secret with spaces and backslashes, raw and in JSON", () => {
    const secret = "Xq7!pass word|\\tail";
    expect(redactor.redact(`a ${secret} b`)).toBe("a [redacted] b");
    expect(redactor.redact(JSON.stringify(secret))).toBe('"[redacted]"');
  });

  it("SE-1 replaces the secret alone", () => {
    expect(redactor.redact(`key=${CANARY};next`)).toBe("key=[redacted];next");
    const short = createRedactor(["hunter2", "abc"]);
    expect(short.redact("login hunter2, abc")).toBe("login [redacted], abc");
    expect(short.observed("login hunter2, abc")).toBe(false);
  });

  it("SE-2 is not fired by a vendor's token that nobody here knows, nor by ordinary text", () => {
    expect(redactor.observed("ghp_0123456789abcdefghijABCDEFGHIJ012345")).toBe(false);
    expect(redactor.observed("sk-ant-skillcheck-CANARY was not printed")).toBe(false);
  });
});

/** [input, expected] by shape; none of the values is known. */
const SHAPES: readonly (readonly [string, string, string])[] = [
  ["ghp_", "x ghp_0123456789abcdefghij y", "x [redacted] y"],
  ["gho_", "x=gho_0123456789abcdefghij", "x=[redacted]"],
  ["ghs_", '"ghs_0123456789abcdefghij"', '"[redacted]"'],
  ["ghr_", "ghr_0123456789abcdefghij", "[redacted]"],
  ["ghu_", "ghu_0123456789abcdefghij", "[redacted]"],
  ["github_pat_", "github_pat_11ABCDEFG0123456789_abc", "[redacted]"],
  ["sk-ant-", "sk-ant-api03-abcdefgh", "[redacted]"],
  ["sk-", "(sk-proj-0123456789abcdefghij)", "([redacted])"],
  ["AKIA", "AKIAIOSFODNN7EXAMPLE", "[redacted]"],
  ["ASIA", "id ASIAIOSFODNN7EXAMPLE.", "id [redacted]."],
  ["xox", "xoxb-1234567890-abcdef", "[redacted]"],
  ["JWT", "t=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl;", "t=[redacted];"],
  [
    "PEM block",
    "a\n-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nIBAAKC\n-----END RSA PRIVATE KEY-----\nb",
    "a\n[redacted]\nb",
  ],
  ["PEM block cut off", "a -----BEGIN PRIVATE KEY-----\nMIIEow", "a [redacted]"],
  ["Authorization", "Authorization: Bearer abc.def", "Authorization: Bearer [redacted]"],
  [
    "Authorization in JSON",
    '{"authorization":"token abcdef"}',
    '{"authorization":"token [redacted]"}',
  ],
  ["token glued to ANSI", "\u001b[1mghp_0123456789\u001b[0mabcdefghij", "\u001b[1m[redacted]"],
  ["token glued to a JSON escape", '"\\nghp_0123456789abcdefghij"', '"\\n[redacted]"'],
];

describe("SE-1 vendors' tokens", () => {
  for (const [name, input, expected] of SHAPES) {
    it(`SE-1 redacts the shape ${name}`, () => {
      expect(createRedactor([]).redact(input)).toBe(expected);
    });
  }

  it("SE-1 leaves words that only resemble one", () => {
    const text = "task-management-for-long-running-work sk-short ghp_short AKIA eyJ.x desk-1";
    expect(createRedactor([]).redact(text)).toBe(text);
  });

  it("redacts nothing twice and keeps everything else, whatever the text", () => {
    const pieces = fc.constantFrom("a", " ", "\\", "\n", "\u001b[", "%41", "&#65;", "é😀", CANARY);
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const once = redactor.redact(parts.join(""));
        expect(redactor.redact(once)).toBe(once);
        expect(redactor.observed(once)).toBe(false);
        if (!parts.includes(CANARY)) expect(once).toBe(parts.join(""));
      }),
    );
  });
});

describe("redactDeep", () => {
  it("SE-1 redacts strings and keys, keeps the shape, and returns a clean value itself", () => {
    const value = { [CANARY]: [1, null, true, { text: `x ${CANARY}` }], "a b": "kept" };
    expect(redactDeep(value, redactor)).toEqual({
      "[redacted]": [1, null, true, { text: "x [redacted]" }],
      "a b": "kept",
    });
    const clean = { a: ["b", 1] };
    expect(redactDeep(clean, redactor)).toBe(clean);
  });
});

/** What makes a careless pattern slow when it is repeated. */
const CLASSES: readonly string[] = [
  "a",
  " ",
  "\n",
  "\\",
  "\\u",
  "%4",
  "&#",
  "`",
  "~",
  "<!--",
  "\u001b[",
  "\u001b]",
  "\u001b[1;",
  "\u009d",
  "eyJ",
  "eyJ.",
  "sk-",
  "sk-ant-",
  "ghp_",
  "A",
  "-----BEGIN A-----",
  "authorization: ",
  "authorization",
  "😀",
  "\ud800",
  "@a#1",
  ":a",
  "deadbeef",
  "H4sI",
  "H4sIAAAAAAAAA0tMTEwEAA",
  "s k - a n t ",
  "::error::",
];

describe("RX-3 the redactor is linear", () => {
  for (const unit of CLASSES) {
    it(`RX-3 many of ${JSON.stringify(unit)} take linear time`, async () => {
      const look = (text: string) => [redactor.redact(text), redactor.observed(text)];
      const toText = (size: number) => unit.repeat(size / unit.length);
      expect(await growth(look, toText, 2048)).toBeLessThan(LINEAR);
    });
  }
});
