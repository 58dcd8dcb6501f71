/** Half-open range of UTF-16 positions. */
export type Range = readonly [start: number, end: number];

/** A text as a reader would decode it, with the place of every character in the original. */
export interface View {
  readonly text: string;
  /** Original start and end of each character; null when the view is the original. */
  readonly places: { readonly starts: Int32Array; readonly ends: Int32Array } | null;
}

/** The original, seen as it is. */
export function identityView(text: string): View {
  return { text, places: null };
}

/** Where a range of the view lies in the original, everything between its ends included. */
export function toOriginal(view: View, [start, end]: Range): Range {
  if (view.places === null) return [start, end];
  return [view.places.starts[start] ?? 0, view.places.ends[end - 1] ?? 0];
}

/** Collects the characters of a new view over an older one. */
export function createViewBuilder(length: number): {
  readonly push: (code: number, start: number, end: number) => void;
  readonly build: () => View;
} {
  const codes = new Uint16Array(length);
  const starts = new Int32Array(length);
  const ends = new Int32Array(length);
  let size = 0;
  return {
    push: (code, start, end) => {
      codes[size] = code;
      starts[size] = start;
      ends[size] = end;
      size += 1;
    },
    build: () => ({
      text: new TextDecoder("utf-16le", { ignoreBOM: true }).decode(codes.subarray(0, size)),
      places: { starts: starts.subarray(0, size), ends: ends.subarray(0, size) },
    }),
  };
}

/** The view without some ranges of it (sorted, disjoint). */
export function dropRanges(view: View, ranges: readonly Range[]): View {
  if (ranges.length === 0) return view;
  const builder = createViewBuilder(view.text.length);
  let index = 0;
  for (const [start, end] of [...ranges, [view.text.length, view.text.length] as const]) {
    for (; index < start; index += 1) {
      const [from, to] = toOriginal(view, [index, index + 1]);
      builder.push(view.text.charCodeAt(index), from, to);
    }
    index = end;
  }
  return builder.build();
}

/** Sorted and joined where they touch or overlap. */
export function mergeRanges(ranges: readonly Range[]): readonly Range[] {
  const merged: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
