/** Names of entries that a refresh changes beside the tokens: when they end, when they were got. */
const TIMES = /(?:expir|refresh|last|time|date|_at$|At$)/i;
const TOKENS = /(?:token|secret|jwt)$/i;

/**
 * Whether a credential file can be a refreshed form of another: the same entries everywhere, and only tokens and times
 * differ, no token being empty, none being of another account where both say of which (a JWT's `sub` and issuer). Its
 * bytes come from a process that the agent controls: it must neither lose a login nor put another in its place.
 */
export function isRefreshedLogin(before: string, after: string): boolean {
  try {
    const [old, fresh]: readonly unknown[] = [JSON.parse(before), JSON.parse(after)];
    return isObject(old) && isRefreshed("", old, fresh);
  } catch {
    return false;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRefreshed(name: string, before: unknown, after: unknown): boolean {
  if (isObject(before)) {
    if (!isObject(after)) return false;
    const names = Object.keys(before);
    const isSame = JSON.stringify([...names].sort()) === JSON.stringify(Object.keys(after).sort());
    return isSame && names.every((one) => isRefreshed(one, before[one], after[one]));
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return true;
  if (typeof before !== typeof after || before === null || after === null) return false;
  if (typeof before === "number") return TIMES.test(name);
  if (typeof before !== "string" || typeof after !== "string" || after === "") return false;
  return TIMES.test(name) || (TOKENS.test(name) && isSameAccount(before, after));
}

/** Whose a JWT is; null for any other text. */
function toAccount(token: string): string | null {
  const [, body = "", signature] = token.split(".");
  if (signature === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/")));
    return isObject(claims) ? JSON.stringify([claims["iss"] ?? null, claims["sub"] ?? null]) : null;
  } catch {
    return null;
  }
}

function isSameAccount(before: string, after: string): boolean {
  const [old, fresh] = [toAccount(before), toAccount(after)];
  return old === fresh;
}
