import { Composer, type Document } from "yaml";
import type { Problem } from "../model/problem.ts";
import { explainYamlError } from "./explain-yaml-error.ts";
import { type Place, placeAt, toLineStarts } from "./place.ts";
import { inFileOrder } from "./to-problems.ts";
import { toYamlSource } from "./to-yaml-source.ts";
import type { YamlComment, YamlReading } from "./yaml-source.ts";
import { toYamlText } from "./yaml-text.ts";
import { type CommentToken, toYamlTokens } from "./yaml-tokens.ts";

/**
 * YAML 1.2 core without merge keys, custom tags, directives and second documents, within the limits of
 * security.md FS-1. Warnings of the parser are problems. Never throws.
 */
export function readYaml(input: string | Uint8Array, file: string): YamlReading {
  const problem = (place: Place, what: string, remedy = ""): Problem => ({
    file,
    ...place,
    key: "",
    what,
    remedy,
  });
  const decoded = toYamlText(input);
  if (decoded.kind === "refused") {
    return { kind: "problems", problems: [problem(decoded.place, decoded.what, decoded.remedy)] };
  }
  const lineStarts = toLineStarts(decoded.text);
  const place = (offset: number) => placeAt(lineStarts, offset);
  const tokens = toYamlTokens(decoded.text);
  if (tokens.kind === "refused") {
    const { offset, what, remedy } = tokens;
    return { kind: "problems", problems: [problem(place(offset), what, remedy)] };
  }
  const directive = tokens.tokens.find((token) => token.type === "directive");
  if (directive !== undefined) {
    const what = "a YAML directive, which is not supported";
    return {
      kind: "problems",
      problems: [problem(place(directive.offset), what, "remove the line")],
    };
  }
  const documents = compose(tokens.tokens);
  const wrong = documents
    .flatMap((document) => [...document.errors, ...document.warnings])
    .map((error) => {
      const { offset, what, remedy } = explainYamlError(error, tokens.tokens);
      return problem(place(offset), what, remedy);
    });
  if (wrong.length > 0) return { kind: "problems", problems: inFileOrder(wrong) };
  const [first, second] = documents;
  if (first === undefined || first.contents === null) {
    return {
      kind: "problems",
      problems: [problem(place(0), "is empty", "write `version: 1` first")],
    };
  }
  if (second !== undefined) {
    const where = place(second.range[0]);
    return { kind: "problems", problems: [problem(where, "a second document", "keep one")] };
  }
  const comments = tokens.comments.map((comment) => toComment(comment, place, decoded.text));
  return toYamlSource(first.contents, { file, place, comments, lastLine: lineStarts.length });
}

function toComment(
  { offset, text }: CommentToken,
  place: (offset: number) => Place,
  whole: string,
): YamlComment {
  const at = place(offset);
  const isAlone = whole.slice(offset - at.column + 1, offset).trim() === "";
  return { place: at, text, isAlone };
}

function compose(tokens: Parameters<Composer["compose"]>[0]): readonly Document.Parsed[] {
  const composer = new Composer({
    version: "1.2",
    schema: "core",
    merge: false,
    resolveKnownTags: false,
    // quadratic in the library; to-yaml-source.ts finds duplicates with a set
    uniqueKeys: false,
  });
  return [...composer.compose(tokens)];
}
