/** Values that must not be shown. */
export interface Masks {
  /** Adds a value; of one with line breaks each line is masked too. */
  readonly add: (value: string) => void;
  /** The text with `***` in place of every masked value. */
  readonly hide: (text: string) => string;
  /** Whether the text holds a masked value of more than `length` characters. */
  readonly find: (text: string, length: number) => boolean;
}

/** An empty set of masks. */
export function maskSet(initial: readonly string[] = []): Masks {
  const values = new Set<string>();
  const add = (value: string) => {
    for (const part of [value, ...value.split(/[\r\n]+/)]) if (part.trim() !== "") values.add(part);
  };
  initial.forEach(add);
  return {
    add,
    hide: (text) => {
      // The longest first: a value that holds a shorter one must vanish whole.
      const ordered = [...values].toSorted((a, b) => b.length - a.length);
      return ordered.reduce((hidden, value) => hidden.replaceAll(value, () => "***"), text);
    },
    find: (text, length) =>
      [...values].some((value) => value.length > length && text.includes(value)),
  };
}
