import type { Problem } from "../model/problem.ts";
import type { Place } from "./place.ts";

/** Where a value stands, and what is inside. */
export interface Spot {
  readonly place: Place;
  /** Place of the key in front of it, or of the value itself in a list. */
  readonly keyPlace: Place;
  /** In written order: a plain object would move integer-like keys to the front. */
  readonly children: ReadonlyMap<string | number, Spot>;
}

export type Path = readonly PropertyKey[];

/** A comment of the document; `isAlone` = nothing else stands on its line. */
export interface YamlComment {
  readonly place: Place;
  /** From its # on. */
  readonly text: string;
  readonly isAlone: boolean;
}

/** A YAML document as plain data (null-prototype maps) that remembers where everything stood. */
export interface YamlSource {
  readonly data: unknown;
  readonly root: Spot;
  /** By place. */
  readonly comments: readonly YamlComment[];
  /** 1-based. */
  readonly lastLine: number;
}

/** A document, or every reason why it cannot be read. */
export type YamlReading =
  | { readonly kind: "yaml"; readonly source: YamlSource }
  | { readonly kind: "problems"; readonly problems: readonly Problem[] };

/** The spot of a path, or of its nearest parent that exists. */
export function spotAt(source: YamlSource, path: Path): Spot {
  let spot = source.root;
  for (const step of path) {
    const child = spot.children.get(step as string | number);
    if (child === undefined) return spot;
    spot = child;
  }
  return spot;
}

/** Keys of the map at exactly this path, in written order; empty for anything else. */
export function keysAt(source: YamlSource, path: Path): readonly string[] {
  let spot: Spot | undefined = source.root;
  for (const step of path) spot = spot?.children.get(step as string | number);
  return [...(spot?.children.keys() ?? [])].map(String);
}

/** Value at a path; undefined where there is none. */
export function valueAt(source: YamlSource, path: Path): unknown {
  let value = source.data;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
      return undefined;
    value = (value as Readonly<Record<PropertyKey, unknown>>)[step];
  }
  return value;
}

/** Longest key that a message repeats, in UTF-16 units. */
const LONGEST_KEY = 60;

/** `tests[0].expect[1].contains`; keys that are no plain word are quoted, long ones cut. */
export function toKeyPath(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    const key = String(step).slice(0, LONGEST_KEY);
    if (!/^[\w-]+$/.test(key)) return `${text}[${JSON.stringify(key)}]`;
    return text === "" ? key : `${text}.${key}`;
  }, "");
}

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
