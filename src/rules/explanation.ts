/** What `lint --explain` says of a rule beside its own words. */
export interface Explanation {
  /** What happens to whom because of it. */
  readonly why: string;
  /** What to do about it. */
  readonly mend: string;
  /** `fix` = nobody has to decide anything; `offer` = a replacement is suggested; `none` = a person decides. */
  readonly fix: "fix" | "offer" | "none";
  /** Where it looks like one and is none, or less. */
  readonly silent?: string;
  /** The agents that it concerns; absent = whoever reads skills. */
  readonly agents?: string;
}

/** Rule id → its explanation. */
export type Explanations = Readonly<Record<string, Explanation>>;
