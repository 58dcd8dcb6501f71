/** What is known of a rule beside its findings. */
export interface RuleText {
  readonly id: string;
  readonly slug: string;
  readonly severity: "error" | "warning" | "info";
  /** What it looks for. */
  readonly summary: string;
  readonly why: string;
  readonly mend: string;
}

/** What some renderers of findings need beside the report. Read when one of them is wanted. */
export interface LintMaterial {
  /** The lines that findings stand on, by the path that the report gives and their number. */
  readonly lines: ReadonlyMap<string, ReadonlyMap<number, string>>;
  /** By id. */
  readonly rules: ReadonlyMap<string, RuleText>;
}

/** The line of a finding; empty where there is none, or nobody read it. */
export type LineOf = (place: { readonly path: string; readonly line: number }) => string;

export function toLineOf(material: LintMaterial | undefined): LineOf {
  return ({ path, line }) => material?.lines.get(path)?.get(line) ?? "";
}
