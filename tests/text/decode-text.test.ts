import { expect, it } from "vitest";
import { decodeText } from "../../src/text/decode-text.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: readonly number[]) => new Uint8Array(values);
const PLAIN = { kind: "utf-8", byteOrderMark: false, crlf: false };

it("tells UTF-8, with mark, with CRLF", () => {
  expect(decodeText(utf8("é\n"))).toEqual({ encoding: PLAIN, text: "é\n" });
  expect(decodeText(utf8(""))).toEqual({ encoding: PLAIN, text: "" });
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x61))).toEqual({
    encoding: { ...PLAIN, byteOrderMark: true },
    text: "a",
  });
  expect(decodeText(utf8("a\r\nb\n")).encoding).toEqual({ ...PLAIN, crlf: true });
});

it("tells UTF-16 with and without mark", () => {
  const wide = { kind: "utf-16" };
  expect(decodeText(bytes(0xff, 0xfe, 0x61, 0))).toEqual({ encoding: wide, text: "a" });
  expect(decodeText(bytes(0xfe, 0xff, 0, 0x61))).toEqual({ encoding: wide, text: "a" });
  expect(decodeText(bytes(0x61, 0, 0x62, 0))).toEqual({ encoding: wide, text: "ab" });
  expect(decodeText(bytes(0, 0x61, 0, 0x62))).toEqual({ encoding: wide, text: "ab" });
});

it("says where bytes are no UTF-8 and where a NUL stands", () => {
  expect(decodeText(bytes(0x61, 0x0a, 0x62, 0xe9, 0x20)).encoding).toEqual({
    kind: "invalid-utf-8",
    line: 2,
    column: 2,
  });
  expect(decodeText(utf8("ab\ncde\0f")).encoding).toEqual({ kind: "binary", line: 2, column: 4 });
  expect(decodeText(utf8("a\r\nb\rc\0")).encoding).toEqual({ kind: "binary", line: 3, column: 2 });
});
