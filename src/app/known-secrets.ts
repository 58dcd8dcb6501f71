import { isSecretVariable } from "../model/config.ts";
import type { Desk } from "../model/desk.ts";
import { decodeView } from "../text/decode.ts";
import { createRedactor } from "../text/redactor.ts";

/** User and password of an address; the user ends at the first colon, the password at the last @ before the path. */
const LOGIN = /^[a-z][a-z0-9+.-]*:\/\/([^/?#:@]*):([^/?#]*)@/i;

/**
 * The values of an environment that count as known secrets: those of variables that are named like
 * one, and passwords in addresses, whatever the variable's name. Short values, which occur by chance,
 * are none (security.md SE-2).
 */
export function toKnownSecrets(environment: Desk["environment"]): readonly string[] {
  const values = Object.entries(environment).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [...(isSecretVariable(name) ? [value] : []), ...toPasswords(value)];
  });
  return [...new Set(values)].filter((value) => createRedactor([value]).observed(value));
}

/** The password of an address, as it stands there and decoded. */
function toPasswords(value: string): readonly string[] {
  const [, user = "", password = ""] = LOGIN.exec(value) ?? [];
  // `postgres:postgres@localhost` guards nothing, and both words stand in every text about databases.
  const isPlaceholder = password === user || password.toLowerCase() === "password";
  return isPlaceholder ? [] : [password, decodeView(password).text];
}
