import { type Alias, type Document, isAlias, isCollection, isPair } from "yaml";

/** How many aliases a block has when each is written out, and where the limit is passed. */
export interface Expansions {
  readonly count: number;
  /** Of the alias with which it is passed, UTF-16 units; 0 where it is not. */
  readonly offset: number;
}

/** Counts without writing anything out: what an anchor holds is counted once, and added for each alias of it. */
export function countExpansions(document: Document, limit: number): Expansions {
  const inAnchor = new Map<string, number>();
  let total = 0;
  let offset: number | null = null;
  const note = (alias: Alias): number => {
    const count = 1 + (inAnchor.get(alias.source) ?? 0);
    total += count;
    if (total > limit) offset ??= alias.range?.[0] ?? 0;
    return count;
  };
  const countIn = (node: unknown): number => {
    if (isPair(node)) return countIn(node.key) + countIn(node.value);
    if (isAlias(node)) return note(node);
    if (!isCollection(node)) return 0;
    const count = node.items.reduce<number>((sum, item) => sum + countIn(item), 0);
    if (node.anchor !== undefined) inAnchor.set(node.anchor, count);
    return count;
  };
  countIn(document.contents);
  return { count: total, offset: offset ?? 0 };
}
