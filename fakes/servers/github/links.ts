/** Addresses as the server prints them: API addresses on the API's host, pages on the other. */
export interface Links {
  /** `http://127.0.0.1:<port>`, where the API answers. */
  readonly api: string;
  /** `http://github.localhost:<port>`, where pages and git answer. */
  readonly server: string;
  /** API address below the repository, from path segments that are encoded here. */
  readonly repository: (...segments: readonly string[]) => string;
  /** Page address below the repository. */
  readonly page: (...segments: readonly string[]) => string;
}

/** Percent-encoded segments with `/` between them; a slash inside a segment stays a slash. */
export function encoded(...segments: readonly string[]): string {
  return (
    segments
      .flatMap((segment) => segment.split("/"))
      // Through bytes and back: half a surrogate pair would make encodeURIComponent throw.
      .map((part) => encodeURIComponent(Buffer.from(part).toString()))
      .join("/")
  );
}

/** The addresses of one repository on one port. */
export function linksOf(port: number, owner: string, name: string): Links {
  const api = `http://127.0.0.1:${port}`;
  const server = `http://github.localhost:${port}`;
  return {
    api,
    server,
    repository: (...segments) =>
      [`${api}/repos/${encoded(owner, name)}`, ...tail(segments)].join("/"),
    page: (...segments) => [`${server}/${encoded(owner, name)}`, ...tail(segments)].join("/"),
  };
}

function tail(segments: readonly string[]): string[] {
  return segments.length === 0 ? [] : [encoded(...segments)];
}
