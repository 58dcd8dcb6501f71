declare const sink: unique symbol;

type Sink = "markdown" | "terminal";

/**
 * Text that may enter a sink as it is. Only this room makes it (security.md CO-1): from untrusted text
 * by the functions of markdown.ts, terminal.ts and figure.ts, from our own words by the tags below.
 */
export type Safe<For extends Sink> = string & { readonly [sink]: Readonly<Record<For, true>> };
export type Markdown = Safe<"markdown">;
export type Terminal = Safe<"terminal">;
/** Digits and words of ours: safe everywhere. */
export type Words = Safe<"markdown" | "terminal">;

/** A number, text made safe for this sink, or one of a closed set of words; anything else is `never`. */
type Fragment<Value, For extends Sink> = Value extends number
  ? Value
  : Value extends Safe<For>
    ? Value
    : Value extends { readonly [sink]: unknown }
      ? never
      : Value extends string
        ? // True for `string` and for open template literals, false for literals.
          Record<never, never> extends Record<Value, 1>
          ? never
          : Value
        : never;

type Fragments<Values extends readonly unknown[], For extends Sink> = {
  readonly [Index in keyof Values]: Fragment<Values[Index], For>;
};

function weave(strings: TemplateStringsArray, values: readonly unknown[]): string {
  return strings.reduce((text, part, index) => text + String(values[index - 1]) + part);
}

/** Markdown of our own words around safe values. A raw string does not compile. */
export function md<const Values extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...values: Values & Fragments<Values, "markdown">
): Markdown {
  return weave(strings, values) as Markdown;
}

/** Terminal text of our own words around safe values. A raw string does not compile. */
export function term<const Values extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...values: Values & Fragments<Values, "terminal">
): Terminal {
  return weave(strings, values) as Terminal;
}

/** Words of ours around figures, for any sink. A raw string does not compile. */
export function words<const Values extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...values: Values & Fragments<Values, "markdown" | "terminal">
): Words {
  return weave(strings, values) as Words;
}

/** What may stand between safe parts. */
type Separator = "" | " " | "  " | "\n" | "\n\n" | ", " | " · " | " → " | ". " | " and ";

/** Safe parts with a separator of ours between them; empty parts are left out. */
export function join<Part extends Markdown | Terminal>(
  parts: readonly Part[],
  separator: Separator,
): Part {
  return parts.filter((part) => part !== "").join(separator) as Part;
}
