/** What is wrong and what to write instead, without the place. */
export interface Explanation {
  readonly what: string;
  /** Empty when `what` says it all. */
  readonly remedy: string;
}

const SEPARATOR = "\n";

/** Both parts in the one string that zod carries: the `error` of a schema, the message of a custom issue. */
export function explain(what: string, remedy: string): string {
  return `${what}${SEPARATOR}${remedy}`;
}

/** The parts of a message; one that `explain` did not make has no remedy. */
export function splitExplanation(message: string): Explanation {
  const [what = "", ...rest] = message.split(SEPARATOR);
  return { what, remedy: rest.join(" ") };
}
