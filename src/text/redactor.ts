import { findAnsi } from "./ansi.ts";
import { decodeView } from "./decode.ts";
import { findPackedSecrets } from "./packed-secrets.ts";
import { dropSeparators, SHORTEST_SECRET, toSecretForms } from "./secret-forms.ts";
import { findVendorTokens } from "./vendor-tokens.ts";
import { dropRanges, mergeRanges, type Range, toOriginal, type View } from "./view.ts";

/** What stands in the place of a secret. It says nothing about it, not even its length. */
export const REDACTED = "[redacted]";

/** Keeps secrets out of every sink (security.md SE-1, SE-2). */
export interface Redactor {
  /**
   * The text with every known secret, in any form that a reader could decode, and everything shaped
   * like a vendor's token replaced by `[redacted]`. Nothing else changes; applying it twice changes
   * nothing more; a line of JSON stays JSON. Linear.
   */
  readonly redact: (text: string) => string;
  /** Whether a known secret of at least 8 characters occurs in a decodable form: the run is void. */
  readonly observed: (text: string) => boolean;
}

function findAll(text: string, needle: string): readonly Range[] {
  const ranges: Range[] = [];
  let index = text.indexOf(needle);
  while (index !== -1) {
    ranges.push([index, index + needle.length]);
    index = text.indexOf(needle, index + needle.length);
  }
  return ranges;
}

/**
 * The decoded text, once with terminal sequences and once without: a secret may be glued to one, and
 * one may hold a secret (the address of a terminal hyperlink).
 */
function toViews(text: string): readonly View[] {
  const decoded = decodeView(text);
  const ansi = findAnsi(decoded.text);
  return ansi.length === 0 ? [decoded] : [decoded, dropRanges(decoded, ansi)];
}

function findForms(views: readonly View[], forms: readonly string[]): readonly Range[] {
  return views.flatMap((view) => {
    const dense = dropSeparators(view);
    const found = forms.flatMap((form) => findAll(dense.text, form));
    const packed = findPackedSecrets(dense.text, forms);
    return [...found, ...packed].map((range) => toOriginal(dense, range));
  });
}

function replaceRanges(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let index = 0;
  for (const [start, end] of mergeRanges(ranges)) {
    parts.push(text.slice(index, start), REDACTED);
    index = end;
  }
  return parts.join("") + text.slice(index);
}

/** A redactor for some secret values. Values under 4 characters are left alone: they occur by chance. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const exact = [...new Set(secrets)].filter((secret) => secret.length >= SHORTEST_SECRET);
  const forms = [...new Set(exact.flatMap(toSecretForms))];
  return {
    redact: (text) => {
      const views = toViews(text);
      const ranges = [
        ...exact.flatMap((secret) => findAll(text, secret)),
        ...(forms.length === 0 ? [] : findForms(views, forms)),
        ...views.flatMap((view) =>
          findVendorTokens(view.text).map((range) => toOriginal(view, range)),
        ),
      ];
      return ranges.length === 0 ? text : replaceRanges(text, ranges);
    },
    observed: (text) => forms.length > 0 && findForms(toViews(text), forms).length > 0,
  };
}
