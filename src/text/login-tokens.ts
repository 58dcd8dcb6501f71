/** Names under which CLIs keep what opens an account. */
const SECRET_NAME = /(?:token|secret|password|key|jwt|cookie|assertion)$/i;
/** Shortest value under such a name; shorter ones occur by chance (security.md SE-2). */
const NAMED = 8;
/** A word without blanks of capitals, small letters and digits, as no name, date or address is by itself. */
const TOKEN = /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])[\x21-\x7e]{24,}$/;

/** Every text of a credential file that looks like a token: the file itself where it is no JSON. */
export function findLoginTokens(text: string): readonly string[] {
  let open: (readonly [name: string, value: unknown])[];
  try {
    open = [["", JSON.parse(text)]];
  } catch {
    return text.trim() === "" ? [] : [text.trim()];
  }
  const tokens = new Set<string>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [name, value] = next;
    if (typeof value === "string") {
      if (isToken(name, value)) tokens.add(value);
    } else if (typeof value === "object" && value !== null) {
      const isList = Array.isArray(value);
      // A list's entries go by the name of the list.
      open.push(...Object.entries(value).map(([key, one]) => [isList ? name : key, one] as const));
    }
  }
  return [...tokens];
}

function isToken(name: string, value: string): boolean {
  return (SECRET_NAME.test(name) && value.length >= NAMED) || TOKEN.test(value);
}
