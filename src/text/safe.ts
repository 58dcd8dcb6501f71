declare const sink: unique symbol;

/**
 * Text that may enter a sink as it is. Only this room makes it (security.md CO-1): from untrusted text
 * by the functions of markdown.ts and terminal.ts, from our own words by the tags below.
 */
export type Safe<Sink extends "markdown" | "terminal"> = string & { readonly [sink]: Sink };
export type Markdown = Safe<"markdown">;
export type Terminal = Safe<"terminal">;

/** A number, text made safe for this sink, or one of a closed set of words; anything else is `never`. */
type Fragment<Value, Sink extends "markdown" | "terminal"> = Value extends number
  ? Value
  : Value extends Safe<Sink>
    ? Value
    : Value extends { readonly [sink]: unknown }
      ? never
      : Value extends string
        ? // True for `string` and for open template literals, false for literals.
          Record<never, never> extends Record<Value, 1>
          ? never
          : Value
        : never;

type Fragments<Values extends readonly unknown[], Sink extends "markdown" | "terminal"> = {
  readonly [Index in keyof Values]: Fragment<Values[Index], Sink>;
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

/** Safe parts with a separator of ours between them; empty parts are left out. */
export function join<Sink extends "markdown" | "terminal">(
  parts: readonly Safe<Sink>[],
  separator: "" | " " | "\n" | "\n\n" | ", " | " · " | " → " | ". " | " and ",
): Safe<Sink> {
  return parts.filter((part) => part !== "").join(separator) as Safe<Sink>;
}
