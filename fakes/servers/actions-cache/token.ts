/** The runtime token of a job: an unsigned JWT that says which cache scopes it may read and write, and which run it belongs to. */

/** One cache scope and what the job may do there. */
export interface Scope {
  /** A ref, `refs/pull/7/merge` or `refs/heads/main`. */
  readonly scope: string;
  readonly permission: "read" | "write" | "both";
}

/** What a token is made from. */
export interface TokenOptions {
  /** Own ref first: the order is the order of lookup, and the first that may be written receives what is saved. */
  readonly scopes: readonly Scope[];
  /** Workflow run id; digits. */
  readonly runId?: string;
  /** Job id. */
  readonly jobId?: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** What a token says. */
export interface Claims {
  readonly readable: readonly string[];
  readonly writable: readonly string[];
  readonly runId: string;
  readonly jobId: string;
}

const bits = { read: 1, write: 2, both: 3 } as const;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Makes a token as the Actions service hands it to a job; its third part is no signature. */
export function makeToken({ scopes, runId = "1", jobId = "1", expires }: TokenOptions): string {
  const ac = JSON.stringify(
    scopes.map(({ scope, permission }) => ({ Scope: scope, Permission: bits[permission] })),
  );
  const claims = { ac, scp: `Actions.Results:${runId}:${jobId}`, exp: expires };
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.unsigned`;
}

function decode(token: string): Readonly<Record<string, unknown>> {
  const part = token.split(".")[1] ?? "";
  return JSON.parse(Buffer.from(part, "base64url").toString("utf8")) as Readonly<
    Record<string, unknown>
  >;
}

/**
 * Reads the `authorization` header of a request. Undefined: no bearer, no JWT, or it has expired.
 * `now` in milliseconds since 1970.
 */
export function readToken(authorization: string | undefined, now: number): Claims | undefined {
  const token = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
  if (token === undefined) return undefined;
  try {
    const claims = decode(token);
    if (typeof claims["exp"] === "number" && claims["exp"] * 1000 < now) return undefined;
    const list = JSON.parse(String(claims["ac"])) as readonly {
      Scope: string;
      Permission: number;
    }[];
    const [, runId = "", jobId = ""] = String(claims["scp"]).split(":");
    const allowed = (bit: number) =>
      list.filter((item) => (item.Permission & bit) !== 0).map((item) => item.Scope);
    return { readable: allowed(bits.read), writable: allowed(bits.write), runId, jobId };
  } catch {
    return undefined;
  }
}
