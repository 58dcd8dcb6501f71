import type { TestReport } from "../../model/test-report.ts";
import { excerpt } from "../../text/excerpt.ts";
import { fence } from "../../text/markdown.ts";
import { type Markdown, md } from "../../text/safe.ts";
import type { Page } from "./page.ts";

type Failure = NonNullable<TestReport["failure"]>;

/** Longest expected or actual value in the diff of a failed check. */
const VALUE_CHARACTERS = 400;
/** Longest name of an event. */
const KIND_CHARACTERS = 120;
/** Room for what frames an event inside its fence: its kind, indentation, the count of what is cut. */
const FRAME_CHARACTERS = 400;

function prefixLines(sign: "-" | "+", label: string, text: string): string {
  const [first = "", ...others] = excerpt(text, VALUE_CHARACTERS).split("\n");
  const gap = " ".repeat(label.length);
  return [`${sign} ${label}${first}`, ...others.map((line) => `${sign} ${gap}${line}`)].join("\n");
}

/** Expected and actual value of a failed check as a diff; empty where the check names neither. */
export function expectedAndActual(failure: Failure): Markdown {
  const { expected, actual } = failure.check;
  const lines = [
    ...(expected === null ? [] : [prefixLines("-", "expected  ", expected)]),
    ...(actual === null ? [] : [prefixLines("+", "actual    ", actual)]),
  ];
  if (lines.length === 0) return md``;
  return fence(lines.join("\n"), "diff", 4 * VALUE_CHARACTERS);
}

function indent(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? line : `  ${line}`))
    .join("\n");
}

/** The deciding event is the one that the failure names, else the middle one. */
function chooseEvents(failure: Failure, count: number): Failure["verbatim"] {
  if (failure.verbatim.length <= count) return failure.verbatim;
  const deciding = failure.verbatim.findIndex(
    (event) => event.turn === failure.turn && event.event === failure.event,
  );
  const middle = deciding === -1 ? Math.floor(failure.verbatim.length / 2) : deciding;
  const from = Math.max(0, Math.min(middle, failure.verbatim.length - count));
  return failure.verbatim.slice(from, from + count);
}

/**
 * The events around the deciding one as they were, at most `most`, each with its place where `placed`;
 * empty at steps without excerpts.
 */
export function verbatimEvents(
  page: Page,
  failure: Failure,
  { most, placed }: { readonly most: number; readonly placed: boolean },
): Markdown {
  const characters = page.detail.excerpt;
  const shown = characters === 0 ? [] : chooseEvents(failure, most);
  if (shown.length === 0) return md``;
  const text = shown
    .map((event) => {
      const place = placed ? `turn ${event.turn}, event ${event.event}  ` : "";
      const kind = excerpt(event.kind, KIND_CHARACTERS).replace(/\s+/g, " ");
      return `${place}${kind}\n${indent(excerpt(event.text, characters))}`;
    })
    .join("\n\n");
  // Indentation may at most triple a text of short lines.
  return fence(text, "text", shown.length * (3 * characters + FRAME_CHARACTERS));
}
