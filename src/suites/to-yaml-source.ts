import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from "yaml";
import type { Explanation } from "../model/explanation.ts";
import { LIMITS } from "../model/limits.ts";
import type { Problem } from "../model/problem.ts";
import type { Place } from "./place.ts";
import {
  type Path,
  type Spot,
  toKeyPath,
  type YamlReading,
  type YamlSource,
} from "./yaml-source.ts";
import { TOO_DEEP, TOO_MANY_VALUES } from "./yaml-tokens.ts";

/** Keys with a meaning for JavaScript objects (security.md FS-5). */
const REFUSED_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

interface Context {
  readonly file: string;
  readonly place: (offset: number) => Place;
}

interface State extends Context {
  readonly problems: Problem[];
  /** Nodes that an alias may name: those that were complete before it. */
  readonly anchors: Map<string, Node>;
  nodes: number;
  /** A limit was passed: nothing more is read. */
  stopped: boolean;
}

interface Converted {
  readonly value: unknown;
  readonly spot: Spot;
}

/** Nodes → plain data with places; aliases are expanded within the limit on nodes, duplicate keys refused. */
export function toYamlSource(
  contents: Node,
  { comments, lastLine, ...context }: Context & Pick<YamlSource, "comments" | "lastLine">,
): YamlReading {
  const state: State = { ...context, problems: [], anchors: new Map(), nodes: 0, stopped: false };
  const { value, spot } = convert(contents, [], state);
  if (state.problems.length > 0) return { kind: "problems", problems: state.problems };
  return { kind: "yaml", source: { data: value, root: spot, comments, lastLine } };
}

function convert(node: Node, path: Path, state: State): Converted {
  const place = state.place(node.range?.[0] ?? 0);
  if (state.stopped) return emptyAt(place);
  state.nodes += 1;
  if (state.nodes > LIMITS.yamlNodes) return stop(place, TOO_MANY_VALUES, state);
  if (path.length > LIMITS.yamlDepth) return stop(place, TOO_DEEP, state);
  if (isAlias(node)) return convertAlias(node.source, path, { state, place });
  const converted = convertContent(node, path, { state, place });
  if ("anchor" in node && node.anchor !== undefined) state.anchors.set(node.anchor, node);
  return converted;
}

interface At {
  readonly state: State;
  readonly place: Place;
}

function convertContent(node: Node, path: Path, at: At): Converted {
  if (isMap(node)) return convertMap(node, path, at);
  if (isSeq(node)) return convertList(node.items as readonly (Node | null)[], path, at);
  return { ...emptyAt(at.place), value: isScalar(node) ? node.value : null };
}

function convertAlias(name: string, path: Path, { state, place }: At): Converted {
  const target = state.anchors.get(name);
  if (target === undefined) {
    addProblem(state, path, {
      place,
      what: `the alias *${name} stands for nothing that is complete before it`,
      remedy: `write &${name} at an earlier value, or quote the text`,
    });
    return emptyAt(place);
  }
  const { value, spot } = convert(target, path, state);
  return { value, spot: { ...spot, place, keyPlace: place } };
}

function convertList(items: readonly (Node | null)[], path: Path, { state, place }: At): Converted {
  const value: unknown[] = [];
  const children = new Map<number, Spot>();
  for (const [index, item] of items.entries()) {
    const converted = item === null ? emptyAt(place) : convert(item, [...path, index], state);
    value.push(converted.value);
    children.set(index, converted.spot);
  }
  return { value, spot: { place, keyPlace: place, children } };
}

/** One for all: a suite has many values, and each would hold a map of its own. */
const NOTHING: Spot["children"] = new Map();

function emptyAt(place: Place): Converted {
  return { value: null, spot: { place, keyPlace: place, children: NOTHING } };
}

function convertMap(node: YAMLMap, path: Path, { state, place }: At): Converted {
  const value: Record<string, unknown> = Object.create(null);
  const children = new Map<string, Spot>();
  for (const pair of node.items as readonly Pair<Node, Node | null>[]) {
    const keyPlace = pair.key?.range ? state.place(pair.key.range[0]) : place;
    const key = usableKey(pair.key, { path, place: keyPlace, seen: children }, state);
    if (key === null) continue;
    const inside = [...path, key];
    const converted = pair.value === null ? emptyAt(keyPlace) : convert(pair.value, inside, state);
    value[key] = converted.value;
    children.set(key, { ...converted.spot, keyPlace });
  }
  return { value, spot: { place, keyPlace: place, children } };
}

interface KeyContext {
  readonly path: Path;
  readonly place: Place;
  readonly seen: ReadonlyMap<string, Spot>;
}

/** The key as text; null, with a problem, when it cannot be used. */
function usableKey(node: Node | null, context: KeyContext, state: State): string | null {
  const { path, place, seen } = context;
  const key = readKey(node);
  const refusal = key === null ? NO_KEY : refuseKey(key, seen);
  if (refusal === null) return key;
  addProblem(state, key === null ? path : [...path, key], { place, ...refusal });
  return null;
}

const NO_KEY: Explanation = {
  what: "a key that is not a plain text",
  remedy: "write `key: value`",
};

/** Numbers and words such as `true` are keys as they were written. */
function readKey(node: Node | null): string | null {
  if (!isScalar(node) || node.value === null) return null;
  return typeof node.value === "string" ? node.value : (node.source ?? String(node.value));
}

function refuseKey(key: string, seen: ReadonlyMap<string, Spot>): Explanation | null {
  if (key === "<<") {
    return { what: "merge keys are not supported", remedy: "repeat the keys" };
  }
  if (REFUSED_KEYS.has(key)) return { what: "is not allowed as a key", remedy: "use another name" };
  if (!seen.has(key)) return null;
  return { what: "is written twice", remedy: "keep one of them" };
}

function stop(place: Place, limit: Explanation, state: State): Converted {
  state.stopped = true;
  addProblem(state, [], { place, ...limit });
  return emptyAt(place);
}

function addProblem(
  state: State,
  path: Path,
  { place, what, remedy }: Explanation & { readonly place: Place },
): void {
  state.problems.push({ file: state.file, ...place, key: toKeyPath(path), what, remedy });
}
