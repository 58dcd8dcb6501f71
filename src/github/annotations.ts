import type { CheckRunAnnotation } from "../model/forge.ts";
import { attempt } from "./forge-failure.ts";
import type { Client } from "./open-client.ts";

/** GitHub takes 50 annotations a request and appends them (actions.md §4.5). */
const ANNOTATIONS_A_REQUEST = 50;
/** GitHub's limit on a title, in characters. */
const LONGEST_TITLE = 255;

type Place = readonly [path: string, line: number, title: string, message: string];

const toKey = (place: Place): string => JSON.stringify(place);

/**
 * The annotations that the check run does not carry yet, each once: GitHub appends them and never
 * removes one. None when GitHub does not say what is there, so that none is posted twice.
 */
export async function listNewAnnotations(
  client: Client,
  id: number,
  annotations: readonly CheckRunAnnotation[],
): Promise<readonly CheckRunAnnotation[]> {
  if (annotations.length === 0) return [];
  const { octokit, owner, repo } = client;
  const posted = await attempt("checks: write", () =>
    octokit.paginate(octokit.rest.checks.listAnnotations, {
      owner,
      repo,
      check_run_id: id,
      per_page: 100,
    }),
  );
  if (!posted.ok) {
    client.warn(`annotations are left out of the check: ${posted.failure.text}`);
    return [];
  }
  const known = new Set(
    posted.value.map(({ path, start_line, title, message }) =>
      toKey([path, start_line, title ?? "", message ?? ""]),
    ),
  );
  return annotations.filter((annotation) => {
    const { path, start_line, title, message } = toAnnotation(annotation);
    const key = toKey([path, start_line, title, message]);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** Batches that one request takes, in their order. */
export function toBatches(
  annotations: readonly CheckRunAnnotation[],
): readonly (readonly CheckRunAnnotation[])[] {
  const batches: (readonly CheckRunAnnotation[])[] = [];
  for (let at = 0; at < annotations.length; at += ANNOTATIONS_A_REQUEST) {
    batches.push(annotations.slice(at, at + ANNOTATIONS_A_REQUEST));
  }
  return batches;
}

/** An annotation as the checks API takes it. */
export function toAnnotation(annotation: CheckRunAnnotation) {
  return {
    path: annotation.path,
    start_line: annotation.line,
    end_line: annotation.line,
    start_column: annotation.column,
    end_column: annotation.column,
    annotation_level: annotation.level,
    title: annotation.title.slice(0, LONGEST_TITLE),
    message: annotation.message,
  };
}
