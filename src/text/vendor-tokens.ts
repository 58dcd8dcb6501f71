import type { Range } from "./view.ts";

/**
 * Shapes of tokens that vendors hand out (security.md SE-1). Each alternative is a fixed prefix and
 * one run of one character class, so a failed start costs no rescan (RX-3); where a run must be
 * followed by something, the look-behind allows one start per run.
 */
const TOKEN = new RegExp(
  [
    "gh[opsru]_[A-Za-z0-9_.-]{16,}",
    "github_pat_[A-Za-z0-9_]{16,}",
    "sk-ant-[A-Za-z0-9_-]{8,}",
    "(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}",
    "(?<![A-Z0-9])A(?:KIA|SIA)[A-Z0-9]{16,}",
    "xox[a-z]-[A-Za-z0-9-]{10,}",
    "AIza[A-Za-z0-9_-]{35,}",
    "(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]{0,4096})?",
  ].join("|"),
  "g",
);

/** The value of an authorisation header, in HTTP, JSON or shell spelling. Every repetition is bounded or last. */
const AUTHORIZATION =
  /authorization["']?\s{0,8}[:=]\s{0,8}["']?(?:(?:bearer|basic|token|digest)\s{1,8})?([^\s"',;]+)/gi;

const PEM_BEGIN = /-----BEGIN [A-Z0-9 ]{1,40}-----/g;
const PEM_END = /-----END [A-Z0-9 ]{1,40}-----/;
/** What stands inside a PEM block, its last line and legacy header lines included. */
const PEM_BODY = /[A-Za-z0-9+/=\s:,.-]*/y;

/** A block without its last line (cut off) ends where its alphabet ends. */
function findPemBlocks(text: string): readonly Range[] {
  const ranges: Range[] = [];
  let end = 0;
  for (const begin of text.matchAll(PEM_BEGIN)) {
    if (begin.index < end) continue;
    const body = begin.index + begin[0].length;
    PEM_BODY.lastIndex = body;
    const inside = PEM_BODY.exec(text)?.[0] ?? "";
    const last = PEM_END.exec(inside);
    end = body + (last === null ? inside.length : last.index + last[0].length);
    ranges.push([begin.index, end]);
  }
  return ranges;
}

/** Ranges that look like a vendor's token, a private key or an authorisation value. Linear. */
export function findVendorTokens(text: string): readonly Range[] {
  const ranges: Range[] = [];
  for (const token of text.matchAll(TOKEN)) {
    ranges.push([token.index, token.index + token[0].length]);
  }
  for (const header of text.matchAll(AUTHORIZATION)) {
    const end = header.index + header[0].length;
    ranges.push([end - (header[1] ?? "").length, end]);
  }
  return [...ranges, ...findPemBlocks(text)];
}
