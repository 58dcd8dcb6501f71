import type { MarkdownDocument } from "../model/skill-source.ts";
import { decodeView } from "../text/decode.ts";
import { placeAt, toTextLines } from "../text/text-lines.ts";
import { findVendorTokens } from "../text/vendor-tokens.ts";
import { identityView, toOriginal } from "../text/view.ts";
import { mayHold } from "../text/word-groups.ts";
import { defineRule, type Fact } from "./rule.ts";

interface SecretFact extends Fact {
  readonly kind: string;
  /** Its first four characters, which every key of its kind has; "" for a PEM block. */
  readonly start: string;
}

/** Cheap: whether any of the shapes below can occur. */
const POSSIBLE =
  /gh[opsru]_|github_pat_|sk-|AKIA|ASIA|xox[a-z]-|AIza|-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/;

/** Whole keys, more narrowly than what is redacted: here a wrong one is a false alarm (lint.md §4.6). */
const KINDS: readonly (readonly [kind: string, shape: RegExp])[] = [
  ["an AWS key", /^A(?:KIA|SIA)([A-Z0-9]{16})$/],
  ["a GitHub key", /^gh[opsru]_([A-Za-z0-9]{36})(?![A-Za-z0-9])/],
  ["a GitHub key", /^github_pat_([A-Za-z0-9]{22}_[A-Za-z0-9]{59})(?![A-Za-z0-9])/],
  ["an Anthropic key", /^sk-ant-([A-Za-z0-9_-]{20,})/],
  ["an OpenAI key", /^sk-(?:proj-|svcacct-|admin-)([A-Za-z0-9_-]{32,})/],
  ["an OpenAI key", /^sk-([A-Za-z0-9]{32,})(?![A-Za-z0-9-])/],
  ["a Google key", /^AIza([A-Za-z0-9_-]{35})(?![A-Za-z0-9_-])/],
  ["a Slack key", /^xox[baprs]-([A-Za-z0-9-]{10,})/],
];

/** Words in keys that documentation shows. In 60 random characters one of them is a chance of 1 in 5,000. */
const PLACEHOLDER =
  /example|your|placeholder|dummy|fake|sample|redact|insert|replace|secret|token|test-|here/i;
/** One character, or the next one, again and again. */
const REPEATED = /(.)\1{3}/;
const SEQUENCES = ["0123456789012345", "abcdefghijklmnopqrstuvwxyz", "9876543210987654"];
const SEQUENCE_LENGTH = 6;
/** Random text of 16 characters has about 13 different ones. */
const FEWEST_DIFFERENT = 8;

/** The shortest private key in PEM, of Ed25519, has 64 digits of base64. */
const SHORTEST_PEM = 60;

/** A key of a vendor, or a private key. Its text is never shown. */
export const secret = defineRule<SecretFact>({
  id: "SK081",
  slug: "secret",
  severity: "error",
  summary: "A text holds what looks like a vendor's key or a private key.",
  source: "lint.md §4.6; security.md SE-1",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => source.documents.flatMap(factsOf),
  message: ({ kind, start }) =>
    `This looks like ${kind}${start === "" ? "" : ` (${start}…)`}. Revoke it, then remove it from the history.`,
});

function factsOf(document: MarkdownDocument): readonly SecretFact[] {
  const { path, text } = document;
  if (!mayHold(document.words, "secret") || !POSSIBLE.test(text)) return [];
  // A service account's key stands in JSON, with its line ends as escapes.
  const view = text.includes("PRIVATE KEY-----") ? decodeView(text) : identityView(text);
  const found = findVendorTokens(view.text).flatMap((range) => {
    const [start, end] = range;
    if (/[A-Za-z0-9]/.test(view.text[start - 1] ?? "")) return [];
    const judged = judge(view.text.slice(start, end));
    return judged === null ? [] : [{ ...judged, offset: toOriginal(view, range)[0] }];
  });
  if (found.length === 0) return [];
  const lines = toTextLines(text);
  const facts = found.map(({ offset, ...fact }) => ({
    path,
    ...placeAt(lines, offset),
    ...fact,
  }));
  return facts.sort((left, right) => left.line - right.line || left.column - right.column);
}

function judge(token: string): { readonly kind: string; readonly start: string } | null {
  if (token.startsWith("-----BEGIN")) {
    return isPrivateKey(token) ? { kind: "a PEM private key", start: "" } : null;
  }
  for (const [kind, shape] of KINDS) {
    const random = shape.exec(token)?.[1];
    if (random !== undefined) return isRandom(random) ? { kind, start: token.slice(0, 4) } : null;
  }
  return null;
}

function isPrivateKey(block: string): boolean {
  if (!/^-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(block)) return false;
  const digits = block
    .replace(/-----(?:BEGIN|END) [A-Z0-9 ]*-----/g, "")
    .replace(/^[A-Za-z-]+: .*$/gm, "")
    .replace(/\s/g, "");
  if (digits.includes("...") || digits.length < SHORTEST_PEM) return false;
  return new Set(digits.slice(0, SHORTEST_PEM)).size >= 2 * FEWEST_DIFFERENT;
}

/** Whether a key is no placeholder: both letters and digits, many different, nothing that a person typed. */
function isRandom(text: string): boolean {
  if (!/\d/.test(text) || !/[A-Za-z]/.test(text)) return false;
  if (PLACEHOLDER.test(text) || REPEATED.test(text)) return false;
  const lower = text.toLowerCase();
  // `A1B2C3D4`: each kind of character for itself, too.
  const alone = [lower, lower.replace(/[^a-z]/g, ""), lower.replace(/\D/g, "")];
  return new Set(text).size >= FEWEST_DIFFERENT && !alone.some(hasSequence);
}

function hasSequence(text: string): boolean {
  for (let start = 0; start + SEQUENCE_LENGTH <= text.length; start += 1) {
    const piece = text.slice(start, start + SEQUENCE_LENGTH);
    if (SEQUENCES.some((sequence) => sequence.includes(piece))) return true;
  }
  return false;
}
