/** A command that a line of the log carries (reference/actions.md §4.4). */
export interface LogCommand {
  readonly name: string;
  readonly properties: ReadonlyMap<string, string>;
  readonly data: string;
}

/** Every command that the runner knows; a line with another name is ordinary text. */
export const COMMANDS: ReadonlySet<string> = new Set([
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "error",
  "group",
  "notice",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
  "warning",
]);

type Escapes = readonly (readonly [escaped: string, character: string])[];

// `%25` comes last, so that `%250A` stays the text `%0A`.
const IN_DATA: Escapes = [
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%25", "%"],
];
const IN_PROPERTY: Escapes = [["%3A", ":"], ["%2C", ","], ...IN_DATA];
const IN_OLD_FORM: Escapes = [["%3B", ";"], ["%5D", "]"], ...IN_DATA];

function unescaped(text: string, escapes: Escapes): string {
  return escapes.reduce(
    (value, [escaped, character]) => value.replaceAll(escaped, character),
    text,
  );
}

function readProperties(text: string, separator: string, escapes: Escapes): Map<string, string> {
  const properties = new Map<string, string>();
  for (const pair of text.split(separator)) {
    const at = pair.indexOf("=");
    if (at > 0) properties.set(pair.slice(0, at).trim(), unescaped(pair.slice(at + 1), escapes));
  }
  return properties;
}

interface Form {
  readonly head: string;
  readonly data: string;
  readonly separator: string;
  readonly inProperty: Escapes;
  readonly inData: Escapes;
}

/** `::name key=value,key=value::data`, after leading blanks. */
function newForm(line: string): Form | undefined {
  const text = line.trimStart();
  const end = text.startsWith("::") ? text.indexOf("::", 2) : -1;
  if (end === -1) return undefined;
  const [head, data] = [text.slice(2, end), text.slice(end + 2)];
  return { head, data, separator: ",", inProperty: IN_PROPERTY, inData: IN_DATA };
}

/** `##[name key=value;key=value]data`; the runner finds it anywhere in a line. */
function oldForm(line: string): Form | undefined {
  const start = line.indexOf("##[");
  const end = start === -1 ? -1 : line.indexOf("]", start);
  if (end === -1) return undefined;
  const [head, data] = [line.slice(start + 3, end), line.slice(end + 1)];
  return { head, data, separator: ";", inProperty: IN_OLD_FORM, inData: IN_OLD_FORM };
}

/** The command of a line when its name is among those that count now, else undefined. */
export function readLogCommand(line: string, names: ReadonlySet<string>): LogCommand | undefined {
  for (const form of [newForm(line), oldForm(line)]) {
    if (form === undefined) continue;
    const [, name = "", rest = ""] = /^(\S*)\s*([\s\S]*)$/.exec(form.head) ?? [];
    const known = [...names].find((one) => one.toLowerCase() === name.toLowerCase());
    if (known === undefined) continue;
    return {
      name: known,
      properties: readProperties(rest, form.separator, form.inProperty),
      data: unescaped(form.data, form.inData),
    };
  }
  return undefined;
}
