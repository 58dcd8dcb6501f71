import type { Desk } from "../../model/desk.ts";
import type { LintMaterial } from "../../model/lint-material.ts";
import type { Report } from "../../model/report.ts";

/** One option of a verb, in the words of node's own parser. */
export interface VerbOption {
  readonly type: "string" | "boolean";
  /** May stand several times. */
  readonly multiple?: boolean;
  /** Value of a string option that stands alone; then a value is written with `=` only. */
  readonly alone?: string;
  /** One line of help. */
  readonly help: string;
}

/** The command line of one verb, read. */
export interface VerbCall {
  readonly positionals: readonly string[];
  /** Last value of an option, or null. */
  readonly text: (name: string) => string | null;
  readonly list: (name: string) => readonly string[];
  readonly flag: (name: string) => boolean;
}

/** One JSON document; `version` as in every document of skillcheck (reporting.md §9.1). */
export type VerbDocument = { readonly version: number; readonly [key: string]: unknown };

/** What a verb hands to the terminal: a report to be rendered, or text and JSON of its own. */
export type VerbOutcome =
  | {
      readonly kind: "report";
      readonly report: Report;
      /** What `--format json` prints instead of the report itself, or null. */
      readonly document: VerbDocument | null;
      /** What renderers of findings need beside the report; asked for by those that show lines. */
      readonly readMaterial?: () => Promise<LintMaterial>;
    }
  | {
      readonly kind: "document";
      /** What `--format json` prints, with `version`. */
      readonly document: VerbDocument;
      /** What every other format prints. */
      readonly text: string;
      readonly exitCode: number;
    };

export interface Verb {
  readonly name: string;
  readonly summary: string;
  /** As help prints them: "[folder…]". */
  readonly positionals: string;
  readonly options: Readonly<Record<string, VerbOption>>;
  readonly run: (call: VerbCall, desk: Desk) => Promise<VerbOutcome>;
}

/** Types a verb where it is written. */
export function defineVerb(verb: Verb): Verb {
  return verb;
}
