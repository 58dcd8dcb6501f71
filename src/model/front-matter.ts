import type { JsonValue } from "./json-value.ts";

/** 1-based place in a file as stored. Columns count UTF-16 units, as editors and SARIF do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** How a value is written. `empty` = nothing after the colon. */
export type ValueStyle =
  | "plain"
  | "single-quoted"
  | "double-quoted"
  | "block"
  | "list"
  | "map"
  | "alias"
  | "empty";

/** One top-level key of the front matter. */
export interface FrontMatterField {
  readonly key: string;
  readonly keyPlace: Place;
  /** Where the value begins; the key's place when there is none. */
  readonly place: Place;
  readonly style: ValueStyle;
  readonly value: JsonValue;
  /** The value as written, without a comment after it; empty when there is none. */
  readonly source: string;
  /** What follows the value on its last line: blanks and a comment. */
  readonly after: string;
}

/** Why the first lines are no front matter although they nearly are (lint.md §4.3 SK017). */
export type DelimiterShape = "blank-line" | "comment" | "code-fence" | "four-dashes" | "dots";

/** One fault of the YAML parser. */
export interface YamlFault extends Place {
  /** Code of the package `yaml`, or `ALIAS` for an alias without anchor, `TAG` for a custom tag. */
  readonly code: string;
  readonly message: string;
}

/** The YAML block between the two delimiters, as stored. */
export interface FrontMatterBlock {
  readonly text: string;
  /** 1-based line of the file on which `text` begins. */
  readonly firstLine: number;
}

/** What the top of a Markdown file says about it. `bodyOffset` = where the body begins, in UTF-16 units. */
export type FrontMatter = { readonly bodyOffset: number } & (
  | {
      readonly kind: "read";
      readonly fields: ReadonlyMap<string, FrontMatterField>;
      /** Delimiters with blanks around the dashes: some agents do not see them. */
      readonly blankDelimiters: readonly (Place & { readonly which: "opening" | "closing" })[];
    }
  | ({
      readonly kind: "missing";
      readonly reason: "absent" | "unclosed" | "empty" | "not-a-map";
    } & Place)
  | ({ readonly kind: "misplaced"; readonly shape: DelimiterShape } & Place)
  /** Strict YAML 1.2 fails; faults in order of place, the first is the cause. */
  | {
      readonly kind: "invalid";
      readonly block: FrontMatterBlock;
      readonly faults: readonly YamlFault[];
    }
  | {
      readonly kind: "duplicate-keys";
      readonly duplicates: readonly (Place & {
        readonly key: string;
        readonly firstLine: number;
      })[];
    }
  /** A limit of security.md FS-1 is exceeded; `found` is the number when counting stopped. */
  | ({
      readonly kind: "over-limit";
      readonly what: string;
      readonly found: number;
      readonly limit: number;
    } & Place)
  /** There is no text to read it from. */
  | { readonly kind: "undecodable" }
);
