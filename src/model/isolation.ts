import { z } from "zod";
import type { Container } from "./container.ts";
import { explain } from "./explanation.ts";

/** Where runs are to live, as it is written down (suite.md §2 `isolation`). */
export type IsolationChoice =
  /** Beside everything else on this machine. */
  | { readonly kind: "none" }
  | { readonly kind: "cage" }
  /** A container of this image, by name. */
  | { readonly kind: "container"; readonly image: string };

/** Longest name of an image; docker's own limit for the part before tag and digest. */
const IMAGE_CHARACTERS = 255;

const HOST = "[a-zA-Z0-9]+(?:[.-][a-zA-Z0-9]+)*(?::[0-9]{1,5})?";
const COMPONENT = "[a-z0-9]+(?:(?:[.]|__?|-{1,5})[a-z0-9]+)*";

/**
 * `[host[:port]/]path[:tag][@sha256:digest]`, as docker reads a reference. Every part begins with a letter or a digit: a name
 * from a file is never an option of the program it is handed to.
 */
const IMAGE = new RegExp(
  `^(?:${HOST}/)?${COMPONENT}(?:/${COMPONENT})*(?::[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,127})?(?:@sha256:[0-9a-f]{64})?$`,
);

/** Whether a text is the name of an image that can be asked for. */
export function isImageName(text: string): boolean {
  return text.length <= IMAGE_CHARACTERS && IMAGE.test(text);
}

/** Name of an image, in the settings and in a suite. */
export const imageSchema = z.string().refine(isImageName, {
  error: explain(
    "is not the name of an image",
    "write name:tag or name@sha256:…, such as ghcr.io/acme/agents:2",
  ),
});

/** `{container: image}` */
export const containerSchema = z.strictObject({
  container: imageSchema.describe(
    "Name of an image that is on the machine; its own agent CLI runs.",
  ),
});

/** Where live runs of one agent are, once everything that it needs was found. */
export type LiveIsolation =
  | { readonly kind: "none" }
  | { readonly kind: "cage" }
  /** With the PATH of its image, and the id that its name stood for, or null. */
  | {
      readonly kind: "container";
      readonly container: Container;
      readonly searchPath: string;
      readonly imageId: string | null;
    };

/** How people read where an agent runs. */
export function toIsolationWords(isolation: IsolationChoice): string {
  switch (isolation.kind) {
    case "none":
      return "no cage";
    case "cage":
      return "in a cage";
    case "container":
      return `in a container of ${isolation.image}`;
  }
}

/** A text that is the same for the same choice alone. */
export function toIsolationKey(isolation: IsolationChoice): string {
  return isolation.kind === "container" ? `container=${isolation.image}` : isolation.kind;
}

/** Which of them holds less; the first of these the least. */
const STRENGTHS: readonly IsolationChoice["kind"][] = ["none", "cage", "container"];

/** The weakest of some; the cage of none. */
export function toWeakest(isolations: readonly IsolationChoice[]): IsolationChoice {
  const [first = { kind: "cage" }] = [...isolations].sort(
    (left, right) => STRENGTHS.indexOf(left.kind) - STRENGTHS.indexOf(right.kind),
  );
  return first;
}

/** Reads `cage`, `none` or `container=IMAGE`, as the flag takes it; null for anything else. */
export function readIsolation(text: string): IsolationChoice | null {
  if (text === "cage" || text === "none") return { kind: text };
  const [, image = ""] = /^container=(.*)$/s.exec(text) ?? [];
  return isImageName(image) ? { kind: "container", image } : null;
}
