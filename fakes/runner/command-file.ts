/** The pairs of a file such as `GITHUB_OUTPUT`, or what is wrong with it. */
export type CommandFile =
  | { readonly kind: "pairs"; readonly pairs: ReadonlyMap<string, string> }
  | { readonly kind: "ill-formed"; readonly message: string };

interface Line {
  readonly text: string;
  readonly end: string;
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)]
    .map(([, line = "", end = ""]) => ({ text: line, end }))
    .filter((line) => line.text !== "" || line.end !== "");
}

/** The value between the line after `name<<DELIM` and the line `DELIM`, and where to go on. */
function readHeredoc(lines: readonly Line[], from: number, delimiter: string) {
  const end = lines.findIndex((line, index) => index >= from && line.text === delimiter);
  if (end === -1) return undefined;
  const inner = lines.slice(from, end);
  // The line break before the delimiter belongs to the delimiter.
  const value = inner.map(({ text, end: br }, i) => (i < inner.length - 1 ? text + br : text));
  return { value: value.join(""), next: end + 1 };
}

type Pair = { readonly name: string; readonly value: string; readonly next: number };

/** The block that begins on this line, its value on the lines from `next` on. */
function readBlock(lines: readonly Line[], line: string, next: number): Pair | string {
  const arrows = line.indexOf("<<");
  const [name, delimiter] = [line.slice(0, arrows), line.slice(arrows + 2)];
  if (name === "" || delimiter === "") return `Invalid format '${line}'`;
  const block = readHeredoc(lines, next, delimiter);
  if (block === undefined) return `Invalid value. Matching delimiter not found '${delimiter}'`;
  return { name, ...block };
}

/** The pair that begins on this line, or the complaint about it. */
function readPair(lines: readonly Line[], line: string, next: number): Pair | string {
  const equals = line.indexOf("=");
  const arrows = line.indexOf("<<");
  // Whichever comes first decides the form.
  if (arrows >= 0 && (equals < 0 || arrows < equals)) return readBlock(lines, line, next);
  if (equals < 1) return `Invalid format '${line}'`;
  return { name: line.slice(0, equals), value: line.slice(equals + 1), next };
}

/** Reads `name=value` lines and `name<<DELIM` blocks, as the runner does. */
export function readCommandFile(text: string): CommandFile {
  const lines = linesOf(text.replace(/^\uFEFF/, ""));
  const pairs = new Map<string, string>();
  let at = 0;
  for (let line = lines[at]; line !== undefined; line = lines[at]) {
    at += 1;
    if (line.text === "") continue;
    const pair = readPair(lines, line.text, at);
    if (typeof pair === "string") return { kind: "ill-formed", message: pair };
    pairs.set(pair.name, pair.value);
    at = pair.next;
  }
  return { kind: "pairs", pairs };
}
