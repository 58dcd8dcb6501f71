import type { Redactor } from "./redactor.ts";

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== "object" || value === null) return value;
  const copy: [string, unknown][] = Object.entries(value).map(([key, item]) => [
    change(key),
    mapStrings(item, change),
  ]);
  return Object.fromEntries(copy);
}

function collectStrings(value: unknown, into: Set<string>): void {
  if (typeof value === "string") into.add(value);
  else if (Array.isArray(value)) for (const item of value) collectStrings(item, into);
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      into.add(key);
      collectStrings(item, into);
    }
  }
}

/** Text in which a secret could be written otherwise than as it is: worth a look of its own. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const ENCODED = /[\\%&\u001b\u0080-\u009f]/;

/** Whether any of many strings changes; those without escapes are looked at together, which is quick. */
function isClean(strings: ReadonlySet<string>, redactor: Redactor): boolean {
  const simple: string[] = [];
  for (const text of strings) {
    if (!ENCODED.test(text)) simple.push(text);
    else if (redactor.redact(text) !== text) return false;
  }
  const joined = simple.join("\n");
  return redactor.redact(joined) === joined;
}

/** What a redactor made of a value: every surface redacts the same report, and what came out is clean. */
const known = new WeakMap<Redactor, WeakMap<object, unknown>>();

/**
 * Plain JSON with every string redacted, keys too; numbers, null and the shape stay. Where nothing
 * is to be redacted the value itself comes back. A value must not change once it was handed in.
 */
export function redactDeep<T extends object>(value: T, redactor: Redactor): T {
  const made = known.get(redactor) ?? new WeakMap<object, unknown>();
  known.set(redactor, made);
  // The shape is that of the argument: only strings were exchanged for strings.
  const redacted = (made.get(value) ?? redactNew(value, redactor)) as T;
  made.set(value, redacted).set(redacted, redacted);
  return redacted;
}

function redactNew(value: object, redactor: Redactor): unknown {
  const strings = new Set<string>();
  collectStrings(value, strings);
  return isClean(strings, redactor) ? value : mapStrings(value, redactor.redact);
}
