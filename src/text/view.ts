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
  let next = 0;
  return keepCharacters(view, (_code, index) => {
    while ((ranges[next]?.[1] ?? view.text.length) <= index) next += 1;
    return index < (ranges[next]?.[0] ?? view.text.length);
  });
}

/** The view with the characters (UTF-16 units, asked in order) that a test lets through. */
export function keepCharacters(view: View, keeps: (code: number, index: number) => boolean): View {
  const { text, places } = view;
  const builder = createViewBuilder(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (!keeps(code, index)) continue;
    if (places === null) builder.push(code, index, index + 1);
    else builder.push(code, places.starts[index] ?? 0, places.ends[index] ?? 0);
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
