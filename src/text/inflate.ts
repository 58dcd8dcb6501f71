/** Counts of codes by length, and the symbols in the order of their codes: canonical Huffman (RFC 1951 §3.2.2). */
interface Codes {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

/** Bits of a stream, lowest first; past the end it throws. */
interface Bits {
  readonly take: (count: number) => number;
  readonly skipToByte: () => void;
  /** Bytes of which at least one bit was taken. */
  readonly length: () => number;
}

/** What was read, and how much of it is enough. */
interface Output {
  readonly out: number[];
  readonly most: number;
}

class Unreadable extends Error {}

const MOST_BITS = 15;
const END_OF_BLOCK = 256;
const LENGTH_CODES_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** First value and further bits of each code for a length (RFC 1951 §3.2.5). */
const LENGTHS = toRanges(
  3,
  [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5],
);
const DISTANCES = toRanges(
  1,
  [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ],
);

function toRanges(first: number, bits: readonly number[]) {
  let base = first;
  return bits.map((extra) => {
    const range = { base, extra };
    base += 2 ** extra;
    return range;
  });
}

function toCodes(lengths: readonly number[]): Codes {
  const counts = Array.from({ length: MOST_BITS + 1 }, () => 0);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  const symbols = lengths
    .map((length, symbol) => ({ length, symbol }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => a.length - b.length || a.symbol - b.symbol)
    .map(({ symbol }) => symbol);
  return { counts, symbols };
}

const FIXED = {
  literals: toCodes(
    Array.from({ length: 288 }, (_, symbol) =>
      symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
    ),
  ),
  distances: toCodes(Array.from({ length: 30 }, () => 5)),
};

function openBits(bytes: Uint8Array): Bits {
  let at = 0;
  let held = 0;
  let count = 0;
  return {
    take: (wanted) => {
      while (count < wanted) {
        const byte = bytes[at];
        if (byte === undefined) throw new Unreadable();
        held |= byte << count;
        at += 1;
        count += 8;
      }
      const value = held & ((1 << wanted) - 1);
      held >>>= wanted;
      count -= wanted;
      return value;
    },
    skipToByte: () => {
      held = 0;
      count = 0;
    },
    length: () => at,
  };
}

function takeSymbol(bits: Bits, { counts, symbols }: Codes): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= MOST_BITS; length += 1) {
    code |= bits.take(1);
    const count = counts[length] ?? 0;
    if (code - first < count) return symbols[index + code - first] ?? 0;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new Unreadable();
}

function takeTables(bits: Bits): typeof FIXED {
  const literals = bits.take(5) + 257;
  const distances = bits.take(5) + 1;
  const given = bits.take(4) + 4;
  const own = Array.from({ length: 19 }, () => 0);
  for (const place of LENGTH_CODES_ORDER.slice(0, given)) own[place] = bits.take(3);
  const codes = toCodes(own);
  const lengths: number[] = [];
  const repeat = (value: number, times: number) => {
    for (let left = times; left > 0; left -= 1) lengths.push(value);
  };
  while (lengths.length < literals + distances) {
    const symbol = takeSymbol(bits, codes);
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) repeat(lengths.at(-1) ?? 0, 3 + bits.take(2));
    else if (symbol === 17) repeat(0, 3 + bits.take(3));
    else repeat(0, 11 + bits.take(7));
  }
  return {
    literals: toCodes(lengths.slice(0, literals)),
    distances: toCodes(lengths.slice(literals, literals + distances)),
  };
}

function takeRange(
  bits: Bits,
  ranges: readonly { readonly base: number; readonly extra: number }[],
  symbol: number,
): number {
  const range = ranges[symbol];
  if (range === undefined) throw new Unreadable();
  return range.base + bits.take(range.extra);
}

/** Repeats what came before. */
function repeatOutput(
  bits: Bits,
  { distances }: typeof FIXED,
  { output: { out }, symbol }: { readonly output: Output; readonly symbol: number },
): void {
  // The last code has no further bits.
  const length = symbol === 285 ? 258 : takeRange(bits, LENGTHS, symbol - 257);
  const distance = takeRange(bits, DISTANCES, takeSymbol(bits, distances));
  if (distance > out.length) throw new Unreadable();
  for (let left = length; left > 0; left -= 1) out.push(out[out.length - distance] ?? 0);
}

function readCoded(bits: Bits, tables: typeof FIXED, output: Output): void {
  while (output.out.length < output.most) {
    const symbol = takeSymbol(bits, tables.literals);
    if (symbol === END_OF_BLOCK) return;
    if (symbol < END_OF_BLOCK) output.out.push(symbol);
    else repeatOutput(bits, tables, { output, symbol });
  }
}

function readStored(bits: Bits, { out, most }: Output): void {
  bits.skipToByte();
  const length = bits.take(16);
  bits.take(16);
  for (let left = Math.min(length, most - out.length); left > 0; left -= 1) out.push(bits.take(8));
}

/** What was read of a stream. */
export interface Inflated {
  readonly bytes: Uint8Array;
  /** Bytes that the stream is long; null where its end was not reached. */
  readonly length: number | null;
}

/** What a deflate stream holds (RFC 1951), up to its end, its first mistake, or `most` bytes. Never throws. */
export function inflate(bytes: Uint8Array, most: number): Inflated {
  const out: number[] = [];
  const bits = openBits(bytes);
  let isWhole = false;
  try {
    for (let isLast = false; !isLast && out.length < most; ) {
      isLast = bits.take(1) === 1;
      readBlock(bits, { out, most });
      isWhole = isLast && out.length < most;
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  return { bytes: Uint8Array.from(out.slice(0, most)), length: isWhole ? bits.length() : null };
}

function readBlock(bits: Bits, output: Output): void {
  const kind = bits.take(2);
  if (kind === 0) readStored(bits, output);
  else if (kind === 1) readCoded(bits, FIXED, output);
  else if (kind === 2) readCoded(bits, takeTables(bits), output);
  else throw new Unreadable();
}
