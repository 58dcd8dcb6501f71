import comment from "./comment.ts";
import github from "./github.ts";
import json from "./json.ts";
import markdown from "./markdown.ts";
import plain from "./plain.ts";
import pretty from "./pretty.ts";
import type { Renderer } from "./renderer.ts";
import sarif from "./sarif.ts";
import summary from "./summary.ts";

/** Every way to show a report. `comment` and `summary` are GitHub's; the others are words of `--format`. */
export const renderers: readonly Renderer[] = [
  comment,
  summary,
  json,
  pretty,
  plain,
  markdown,
  github,
  sarif,
];

/** The renderer of a name, or undefined. */
export function findRenderer(name: string): Renderer | undefined {
  return renderers.find((renderer) => renderer.name === name);
}
