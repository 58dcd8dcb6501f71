import { parse } from "yaml";
import type { FrontMatterField } from "../model/front-matter.ts";
import { quoteYaml } from "./yaml-quote.ts";

/** A value that parses, but not to what was written (lint.md §5.2). */
export interface Surprise {
  readonly field: FrontMatterField;
  readonly shape: "cut-by-comment" | "not-text" | "dashes" | "list" | "map" | "empty";
  /** What a reader of YAML 1.1 or 1.2 makes of it, for `not-text`. */
  readonly readAs: string;
  /** The line as it should be, or null when a person must decide. */
  readonly fixedLine: string | null;
  /** What stands at the field's place and belongs in quotes, where nobody has to decide anything; else null. */
  readonly intended: string | null;
}

type Fields = ReadonlyMap<string, FrontMatterField>;

/** Fields whose every surprise matters: agents load and list skills by them. */
const LISTED_FIELDS = ["name", "description", "when_to_use", "compatibility"] as const;

/** Other fields that hold one text: a list or nothing there is a slip. */
const TEXT_FIELDS = [
  "license",
  "argument-hint",
  "model",
  "effort",
  "context",
  "agent",
  "shell",
] as const;

/** YAML 1.1 numbers, booleans and dates are short and begin like this. */
const MAY_BE_YAML_1_1 = /^[-+.\dyYnNtTfFoO]/;
const LONGEST_YAML_1_1 = 40;
/** What begins with a letter is one of these words, or text. */
const WORD_YAML_1_1 = /^(?:[^A-Za-z]|(?:y|n|yes|no|true|false|on|off)$)/i;

/** At most one surprise a field, in the order of the fields in the file. */
export function findSurprises(fields: Fields): readonly Surprise[] {
  return [...fields.values()].flatMap((field) => {
    const surprise = surpriseOf(field);
    return surprise === null ? [] : [surprise];
  });
}

function surpriseOf(field: FrontMatterField): Surprise | null {
  const listed = LISTED_FIELDS.some((key) => key === field.key);
  if (!listed && !TEXT_FIELDS.some((key) => key === field.key)) return null;
  if (field.style === "list") return listSurprise(field);
  if (field.style === "map") return field.key === "description" ? null : toSurprise(field, "map");
  if (field.value === null) {
    return isRequired(field.key) ? null : toSurprise(field, "empty");
  }
  return listed ? listedSurprise(field) : null;
}

/** Nothing there, a list or a map: SK003 and SK004 say so themselves. */
function isRequired(key: string): boolean {
  return key === "name" || key === "description";
}

function listSurprise(field: FrontMatterField): Surprise | null {
  if (field.key === "description") return null;
  const flow = field.source.startsWith("[") && !field.source.includes("\n");
  return toSurprise(field, "list", flow ? field.source : null);
}

function listedSurprise(field: FrontMatterField): Surprise | null {
  if (field.style === "plain") {
    if (/^[ \t]+#/.test(field.after)) {
      const whole = `${field.source}${field.after}`.trimEnd();
      return toSurprise(field, "cut-by-comment", field.source.includes("\n") ? null : whole);
    }
    const readAs = readAsOtherThanText(field);
    if (readAs !== null) return { ...toSurprise(field, "not-text", field.source), readAs };
  }
  const text = typeof field.value === "string" ? field.value : "";
  return /(^|\s)---(\s|$)/.test(text) ? toSurprise(field, "dashes") : null;
}

function toSurprise(
  field: FrontMatterField,
  shape: Surprise["shape"],
  intended: string | null = null,
): Surprise {
  const ownLine = field.keyPlace.column === 1 && field.keyPlace.line === field.place.line;
  const fixedLine = intended === null || !ownLine ? null : `${field.key}: ${quoteYaml(intended)}`;
  // A list of names is no name, in quotes neither.
  const isName = shape === "list" && field.key === "name";
  return {
    field,
    shape,
    readAs: "",
    fixedLine,
    intended: fixedLine === null || isName ? null : intended,
  };
}

/** What YAML 1.2 or 1.1 makes of a plain scalar, or null when both call it text. */
function readAsOtherThanText(field: FrontMatterField): string | null {
  if (typeof field.value === "number") return "a number";
  if (typeof field.value === "boolean") return "a boolean";
  const { source } = field;
  if (source.length > LONGEST_YAML_1_1 || !MAY_BE_YAML_1_1.test(source)) return null;
  if (!WORD_YAML_1_1.test(source)) return null;
  // PyYAML, which YAML 1.1 means in practice, keeps these two as text.
  if (/^[yn]$/i.test(source)) return null;
  const value: unknown = parse(source, { version: "1.1", logLevel: "silent" });
  if (typeof value === "number") return "a number";
  if (typeof value === "boolean") return "a boolean";
  // The package reads a timestamp as an object of the built-in date class.
  return typeof value === "object" && value !== null ? "a date" : null;
}
