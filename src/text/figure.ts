import type { Markdown, Words } from "./safe.ts";

/** A number with a fixed count of decimals, with the sign U+2212. `NaN` and infinities read "unknown". */
export function fixed(value: number, digits: number): Words {
  if (!Number.isFinite(value)) return "unknown" as Words;
  return value.toFixed(digits).replace("-", "−") as Words;
}

/** A number with so many significant digits, never in exponent form. */
export function significant(value: number, digits: number): Words {
  if (!Number.isFinite(value)) return "unknown" as Words;
  const magnitude = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return fixed(value, Math.max(0, digits - 1 - magnitude));
}

const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d{1,9})?Z$/;
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** The day of a UTC instant in ISO 8601, `2026-11-30`; "unknown date" for anything else. */
export function day(instant: string): Words {
  return (INSTANT.test(instant) ? instant.slice(0, 10) : "unknown date") as Words;
}

/** `<relative-time>` with the absolute time as its fallback, for Markdown; "unknown time" for anything else. */
export function relativeTime(instant: string): Markdown {
  const parts = INSTANT.exec(instant);
  const month = MONTHS[Number(parts?.[2]) - 1];
  if (parts === null || month === undefined) return "unknown time" as Markdown;
  const fallback = `${month} ${Number(parts[3])}, ${parts[4]} UTC`;
  return `<relative-time datetime="${instant}">${fallback}</relative-time>` as Markdown;
}
