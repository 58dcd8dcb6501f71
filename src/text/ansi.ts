import { dropRanges, identityView, type Range } from "./view.ts";

const ESCAPE = 0x1b;
const BELL = 0x07;
/** C1 forms of CSI, DCS, SOS, PM, APC, OSC and ST. */
const C1_CSI = 0x9b;
const C1_TERMINATOR = 0x9c;
const STRING_INTRODUCERS = "]PX^_";
const C1_STRINGS = new Set([0x90, 0x98, 0x9d, 0x9e, 0x9f]);

function between(code: number, low: number, high: number): boolean {
  return code >= low && code <= high;
}

/** End of the control sequence whose parameters begin at `from`, or -1 when it has no final byte. */
function endOfControlSequence(text: string, from: number): number {
  let index = from;
  while (between(text.charCodeAt(index), 0x30, 0x3f)) index += 1;
  while (between(text.charCodeAt(index), 0x20, 0x2f)) index += 1;
  return between(text.charCodeAt(index), 0x40, 0x7e) ? index + 1 : -1;
}

/** End of a plain escape such as `ESC ( B`, or -1. */
function endOfPlainEscape(text: string, from: number): number {
  let index = from;
  while (between(text.charCodeAt(index), 0x20, 0x2f)) index += 1;
  return between(text.charCodeAt(index), 0x30, 0x7e) ? index + 1 : -1;
}

/**
 * Finds the end of string sequences (OSC, DCS, …). The next terminator is kept between calls, which
 * must come with growing positions, so that many unterminated starts cost one scan in all (RX-3).
 */
function createTerminatorSearch(text: string): (from: number) => number {
  let found: Range = [-1, -1];
  return (from) => {
    if (found[0] >= from) return found[1];
    let index = from;
    while (index < text.length) {
      const code = text.charCodeAt(index);
      if (code === BELL || code === C1_TERMINATOR) {
        found = [index, index + 1];
        return found[1];
      }
      if (code === ESCAPE && text[index + 1] === "\\") {
        found = [index, index + 2];
        return found[1];
      }
      index += 1;
    }
    found = [text.length, -1];
    return -1;
  };
}

function endOfSequence(text: string, index: number, terminator: (from: number) => number): number {
  const code = text.charCodeAt(index);
  if (code !== ESCAPE) {
    if (code === C1_CSI) return endOfControlSequence(text, index + 1);
    return C1_STRINGS.has(code) ? terminator(index + 1) : index + 1;
  }
  const next = text[index + 1] ?? "";
  if (next === "[") return endOfControlSequence(text, index + 2);
  if (next !== "" && STRING_INTRODUCERS.includes(next)) return terminator(index + 2);
  return endOfPlainEscape(text, index + 1);
}

/**
 * Ranges of terminal control sequences (CSI, OSC, DCS, plain escapes, C1), in order. Of an
 * unterminated one only the introducer is in the range, so that nothing after it gets hidden.
 */
export function findAnsi(text: string): readonly Range[] {
  const ranges: Range[] = [];
  const terminator = createTerminatorSearch(text);
  let index = 0;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code !== ESCAPE && !between(code, 0x80, 0x9f)) {
      index += 1;
      continue;
    }
    const end = endOfSequence(text, index, terminator);
    const introducer = code === ESCAPE && /[[\]PX^_]/.test(text[index + 1] ?? "") ? 2 : 1;
    const stop = end === -1 ? index + introducer : end;
    ranges.push([index, stop]);
    index = stop;
  }
  return ranges;
}

/** Removes terminal control sequences. Linear. */
export function removeAnsi(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  if (!/[\u001b\u0080-\u009f]/.test(text)) return text;
  return dropRanges(identityView(text), findAnsi(text)).text;
}
