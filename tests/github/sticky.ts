import type { Comment } from "../../fakes/servers/github/state.ts";
import type { StickyRequest } from "../../src/model/forge.ts";
import { readMarkerLine, toMarkerLine } from "../../src/text/marker.ts";
import type { ForgeWorld } from "./forge-world.ts";

/** A body that ends in the marker of a key. */
export const bodyOf = (words: string, key = "default"): string =>
  `${words}\n\n${toMarkerLine({ key })}`;

function isOurs(body: string, key: string): boolean {
  const marker = readMarkerLine(body);
  return typeof marker === "object" && marker !== null && "key" in marker && marker.key === key;
}

/** Asks for a comment with these words, whatever stands there. */
export function stickyRequest(
  pull: number,
  words: string,
  more: Partial<StickyRequest> & { readonly key?: string } = {},
): StickyRequest {
  const { key = "default", ...rest } = more;
  return {
    pull,
    isOurs: (body) => isOurs(body, key),
    decide: () => ({ kind: "write", body: bodyOf(words, key) }),
    shorter: () => bodyOf("shorter", key),
    ...rest,
  };
}

/** Author and body of every comment there is, oldest first. */
export function commentsOf({ github }: ForgeWorld): readonly Pick<Comment, "author" | "body">[] {
  return [...github.state.comments.values()].map(({ author, body }) => ({ author, body }));
}
