/** The format of `-w`. */

/** What is known at the end of a transfer. */
export interface Transfer {
  readonly url: string;
  /** After redirects. */
  readonly effectiveUrl: string;
  readonly method: string;
  readonly status: number;
  readonly redirects: number;
  /** Where the answer would lead on, or "". */
  readonly redirectUrl: string;
  readonly contentType: string;
  /** Number of headers. */
  readonly headers: number;
  /** Bytes of the body that came through. */
  readonly size: number;
  /** Where they went, or "". */
  readonly file: string;
  readonly exit: number;
  readonly error: string;
}

const toCode = ({ status }: Transfer) => String(status).padStart(3, "0");
const toNoTime = () => "0.000000";

const VARIABLES: Readonly<Record<string, (transfer: Transfer) => string>> = {
  http_code: toCode,
  response_code: toCode,
  method: ({ method }) => method,
  url: ({ url }) => url,
  url_effective: ({ effectiveUrl }) => effectiveUrl,
  num_redirects: ({ redirects }) => String(redirects),
  redirect_url: ({ redirectUrl }) => redirectUrl,
  size_download: ({ size }) => String(size),
  content_type: ({ contentType }) => contentType,
  filename_effective: ({ file }) => file,
  num_headers: ({ headers }) => String(headers),
  scheme: ({ effectiveUrl }) => effectiveUrl.replace(/:.*$/s, "").toUpperCase(),
  http_version: () => "2",
  exitcode: ({ exit }) => String(exit),
  errormsg: ({ error }) => error,
  speed_download: () => "0",
  num_connects: () => "1",
  time_total: toNoTime,
  time_connect: toNoTime,
  time_appconnect: toNoTime,
  time_namelookup: toNoTime,
  time_pretransfer: toNoTime,
  time_redirect: toNoTime,
  time_starttransfer: toNoTime,
};

const PIECE = /%%|%\{[^}]*\}|\\[nrt]/g;
const SIGNS: Readonly<Record<string, string>> = {
  "%%": "%",
  "\\n": "\n",
  "\\r": "\r",
  "\\t": "\t",
};

/** Fills a format in; a word that curl does not know is left out and said on stderr. */
export function writeOut(
  format: string,
  transfer: Transfer,
): { readonly stdout: string; readonly stderr: string } {
  let stderr = "";
  const stdout = format.replace(PIECE, (piece) => {
    const sign = SIGNS[piece];
    if (sign !== undefined) return sign;
    const name = piece.slice(2, -1);
    const variable = Object.hasOwn(VARIABLES, name) ? VARIABLES[name] : undefined;
    if (variable !== undefined) return variable(transfer);
    stderr += `curl: unknown --write-out variable: '${name}'\n`;
    return "";
  });
  return { stdout, stderr };
}
