/** Letters alike in both cases; others stay apart from letters. */
const CASE_BIT = 0x20;
const SEVEN_BITS = 0x7f;
/** Characters that decide how far to go on. */
const BLOCK = 2;

interface Word {
  readonly codes: Uint8Array;
  /** Characters before the window by which it is found. */
  readonly before: number;
  /** Bit of its group. */
  readonly bit: number;
}

/**
 * Makes a search for groups of ASCII words, at most 31 of them, each word of three characters or more. It answers
 * with a bit for each group of which some word may stand in some bytes, in capitals or small letters, also inside of
 * another word. Where a bit is missing, none does. One pass, which skips about half of the bytes (Wu and Manber 1994):
 * a pattern for each group takes many times as long.
 */
export function createWordScan(
  groups: readonly (readonly string[])[],
): (bytes: Uint8Array) => number {
  const shortest = Math.min(...groups.flat().map((text) => text.length));
  const words = groups.flatMap((texts, group) =>
    texts.map((text): Word => {
      const before = findRareWindow(text, shortest);
      return { codes: toCodes(text), before, bit: 1 << group };
    }),
  );
  const { shifts, ending } = toTables(words, shortest);
  return (bytes) => {
    let found = 0;
    for (let at = shortest - 1; at < bytes.length; ) {
      const block = toBlock(bytes, at);
      const shift = shifts[block] ?? 0;
      if (shift === 0) found |= wordsAt(ending[block] ?? NONE, bytes, at - shortest + 1);
      at += shift === 0 ? 1 : shift;
    }
    return found;
  };
}

const NONE: readonly Word[] = [];

/** Bits of the words whose windows begin at a place. */
function wordsAt(words: readonly Word[], bytes: Uint8Array, start: number): number {
  let bits = 0;
  for (const word of words) {
    if (standsAt(word, bytes, start - word.before)) bits |= word.bit;
  }
  return bits;
}

/** The pairs of letters that English has most: a window that ends with one is found in vain again and again. */
const FREQUENT =
  "th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce li ch ll be ma si om ur".split(
    " ",
  );

/** Where in a word the window begins whose last two characters are rare; at its beginning where none is. */
function findRareWindow(text: string, length: number): number {
  for (let start = 0; start + length <= text.length; start += 1) {
    if (!FREQUENT.includes(text.slice(start + length - BLOCK, start + length))) return start;
  }
  return 0;
}

function toCodes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) | CASE_BIT);
}

/** The number of the two characters that end at a place. */
function toBlock(bytes: Uint8Array, at: number): number {
  const first = bytes[at - 1] ?? 0;
  const second = bytes[at] ?? 0;
  return (((first | CASE_BIT) & SEVEN_BITS) << 7) | ((second | CASE_BIT) & SEVEN_BITS);
}

/** How far the end of a window may go on after each block, and the words whose windows end with it. */
function toTables(words: readonly Word[], shortest: number) {
  const shifts = new Uint8Array(1 << 14).fill(shortest - BLOCK + 1);
  const ending: (Word[] | undefined)[] = Array.from({ length: 1 << 14 });
  for (const word of words) {
    for (let end = BLOCK - 1; end < shortest; end += 1) {
      const block = toBlock(word.codes, word.before + end);
      shifts[block] = Math.min(shifts[block] ?? 0, shortest - 1 - end);
      if (end === shortest - 1) ending[block] = [...(ending[block] ?? []), word];
    }
  }
  return { shifts, ending };
}

function standsAt({ codes }: Word, bytes: Uint8Array, start: number): boolean {
  for (let at = 0; at < codes.length; at += 1) {
    if (((bytes[start + at] ?? 0) | CASE_BIT) !== codes[at]) return false;
  }
  return true;
}
