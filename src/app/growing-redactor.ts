import { createRedactor, type Redactor } from "../text/redactor.ts";

/** A redactor whose known secrets may become more: a login is refreshed while runs go on (security.md SE-1). */
export interface GrowingRedactor extends Redactor {
  readonly add: (secrets: readonly string[]) => void;
}

/** Begins with some secrets. */
export function openRedactor(secrets: readonly string[]): GrowingRedactor {
  const known = new Set(secrets);
  let redactor = createRedactor([...known]);
  return {
    redact: (text) => redactor.redact(text),
    observed: (text) => redactor.observed(text),
    add: (more) => {
      const fresh = more.filter((one) => !known.has(one));
      if (fresh.length === 0) return;
      for (const one of fresh) known.add(one);
      redactor = createRedactor([...known]);
    },
  };
}
