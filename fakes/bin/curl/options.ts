/** The options of curl 7.88 and 8 that this stand-in knows. Of those that are not here nobody knows whether a value follows. */

/**
 * `switch` and `value` are read; what `read-call.ts` does not look at changes nothing that is answered here. `refused` and
 * `refused-value` would change the answer, or leave something behind.
 */
export type OptionKind = "switch" | "value" | "refused" | "refused-value";

const NAMES: Readonly<Record<OptionKind, string>> = {
  switch: `
    fail fail-with-body fail-early head get include show-headers location location-trusted silent show-error remote-name
    create-dirs globoff compressed insecure verbose no-buffer progress-bar progress-meter ipv4 ipv6 http1.0 http1.1 http2
    http2-prior-knowledge http3 tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 post301 post302 post303 path-as-is retry-connrefused
    retry-all-errors netrc netrc-optional anyauth basic digest ntlm negotiate disable keepalive tcp-nodelay tcp-fastopen
    proxytunnel remote-time raw junk-session-cookies styled-output ssl ssl-reqd crlf xattr`,
  value: `
    output output-dir request url url-query data data-ascii data-binary data-raw data-urlencode json form form-string
    upload-file write-out dump-header max-redirs header user user-agent cookie referer max-time connect-timeout retry
    retry-delay retry-max-time proxy proxy-user proxy-header noproxy preproxy socks5 socks5-hostname cacert capath cert
    cert-type key key-type pass resolve connect-to interface limit-rate speed-limit speed-time oauth2-bearer ciphers
    tls13-ciphers tls-max dns-servers keepalive-time expect100-timeout aws-sigv4 proto proto-redir netrc-file unix-socket
    local-port max-filesize rate happy-eyeballs-timeout-ms create-file-mode pinnedpubkey crlfile curves`,
  refused: `
    remote-header-name remote-name-all parallel next version manual list-only append use-ascii disable-eprt disable-epsv
    ftp-create-dirs metalink no-clobber remove-on-error`,
  "refused-value": `
    config range continue-at time-cond cookie-jar trace trace-ascii stderr quote telnet-option libcurl etag-save
    etag-compare hsts alt-svc help proto-default mail-from mail-rcpt parallel-max request-target variable ftp-port`,
};

/** Every option by its long name. */
export const OPTIONS: ReadonlyMap<string, OptionKind> = new Map(
  (Object.entries(NAMES) as [OptionKind, string][]).flatMap(([kind, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, kind] as const),
  ),
);

/** Long names of the letters. */
export const LETTERS: Readonly<Record<string, string>> = {
  "#": "progress-bar",
  "0": "http1.0",
  "1": "tlsv1",
  "4": "ipv4",
  "6": "ipv6",
  ":": "next",
  A: "user-agent",
  B: "use-ascii",
  C: "continue-at",
  D: "dump-header",
  E: "cert",
  F: "form",
  G: "get",
  H: "header",
  I: "head",
  J: "remote-header-name",
  K: "config",
  L: "location",
  M: "manual",
  N: "no-buffer",
  O: "remote-name",
  P: "ftp-port",
  Q: "quote",
  R: "remote-time",
  S: "show-error",
  T: "upload-file",
  U: "proxy-user",
  V: "version",
  X: "request",
  Y: "speed-limit",
  Z: "parallel",
  a: "append",
  b: "cookie",
  c: "cookie-jar",
  d: "data",
  e: "referer",
  f: "fail",
  g: "globoff",
  h: "help",
  i: "include",
  j: "junk-session-cookies",
  k: "insecure",
  l: "list-only",
  m: "max-time",
  n: "netrc",
  o: "output",
  p: "proxytunnel",
  q: "disable",
  r: "range",
  s: "silent",
  t: "telnet-option",
  u: "user",
  v: "verbose",
  w: "write-out",
  x: "proxy",
  y: "speed-time",
  z: "time-cond",
};
