/** A digest as people compare it: `sha 5d10`. */
export function toShortDigest(digest: string): string {
  return `sha ${digest.slice(0, 4)}`;
}
