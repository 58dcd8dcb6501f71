import { isMap, isPair, isScalar, isSeq, type YAMLMap } from "yaml";

/** Deepest nesting of collections below a node, counted without recursion; a scalar has depth 0. */
export function treeDepth(root: unknown): number {
  let deepest = 0;
  const waiting: { readonly node: unknown; readonly depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next;
    if (isPair(node)) {
      waiting.push({ node: node.key, depth }, { node: node.value, depth });
    } else if (isMap(node) || isSeq(node)) {
      deepest = Math.max(deepest, depth + 1);
      for (const item of node.items) waiting.push({ node: item, depth: depth + 1 });
    }
  }
  return deepest;
}

/** A key that occurs twice in one map; offsets in the block. */
export interface DuplicateKey {
  readonly key: string;
  readonly first: number;
  readonly second: number;
}

/** Every repeated key of the map and of the maps below it, in order of place. */
export function findDuplicateKeys(root: YAMLMap<unknown, unknown>): readonly DuplicateKey[] {
  const found: DuplicateKey[] = [];
  const waiting: unknown[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isMap(node)) {
      found.push(...duplicatesOf(node));
      for (const pair of node.items) waiting.push(pair.key, pair.value);
    } else if (isSeq(node)) {
      waiting.push(...node.items);
    }
  }
  return found.sort((left, right) => left.second - right.second);
}

function duplicatesOf(map: YAMLMap<unknown, unknown>): readonly DuplicateKey[] {
  const firsts = new Map<string, number>();
  const found: DuplicateKey[] = [];
  for (const { key } of map.items) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    const at = key.range?.[0] ?? 0;
    const first = firsts.get(name);
    if (first === undefined) firsts.set(name, at);
    else found.push({ key: name, first, second: at });
  }
  return found;
}
