import type { Markdown } from "./safe.ts";

/** Where links may lead: one repository on one server (security.md CO-2). */
export interface LinkRoot {
  /** `https://github.com`, without a final slash. */
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
}

const SERVER = /^https?:\/\/[A-Za-z0-9.-]+(?::[0-9]{1,5})?$/;
const REPOSITORY = /^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/;
/** Characters of an address below the repository that mean nothing to Markdown. */
const INSIDE = /^[A-Za-z0-9/._~%-]*(?:#[A-Za-z0-9/._~%-]*)?$/;

/**
 * A path as part of an address: every character but letters, digits, `/` and `-._~` percent-encoded.
 * Lone surrogates, which have no encoding, become U+FFFD.
 */
export function encodePath(path: string): string {
  const wellFormed = path.replace(/\p{Surrogate}/gu, "\ufffd");
  return encodeURIComponent(wellFormed)
    .replaceAll("%2F", "/")
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * A link with a safe label. The address is relative to the repository (`actions/runs/1`) or begins with
 * it; one that leads elsewhere is dropped and the label stands alone.
 */
export function link(label: Markdown, root: LinkRoot | null, address: string): Markdown {
  if (root === null || !SERVER.test(root.serverUrl) || !REPOSITORY.test(root.repository)) {
    return label;
  }
  const prefix = `${root.serverUrl}/${root.repository}/`;
  const inside = address.startsWith(prefix) ? address.slice(prefix.length) : address;
  const leads = INSIDE.test(inside) && !inside.split("/").includes("..");
  return leads ? (`[${label}](${prefix}${inside})` as Markdown) : label;
}
