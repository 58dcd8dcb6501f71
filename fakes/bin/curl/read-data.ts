/** The files that a call of curl names: what `-d`, `--data-urlencode`, `--json`, `-F`, `-T` would send, and the format of `-w`. */

import { accessSync, constants, readFileSync } from "node:fs";
import type { WrittenOption } from "./read-options.ts";

/** The data of a call, or the file that could not be read. */
export type Data =
  | {
      readonly kind: "data";
      /** Joined by `&`, as it stands in a body or behind `?`; null when nothing is sent. */
      readonly text: string | null;
      readonly method: "GET" | "POST" | "PUT";
      /** Text of `-w`. */
      readonly format: string;
      readonly readsStdin: boolean;
    }
  | { readonly kind: "unread"; readonly file: string };

/** Options whose value is data, and how it is taken. */
const DATA: ReadonlySet<string> = new Set([
  "data",
  "data-ascii",
  "data-binary",
  "data-raw",
  "data-urlencode",
  "json",
]);
const FORMS: ReadonlySet<string> = new Set(["form", "form-string"]);

/** Its message is the name of the file. */
class Unread extends Error {}

/** Stdin is read by whoever answers, and nothing that is answered here depends on it. */
function readFile(file: string): string {
  if (file === "-") return "";
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new Unread(file);
  }
}

/** As curl escapes: a space becomes `+`, letters, digits and `-._~` stay. */
function toEscaped(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%20", "+");
}

/** `content`, `=content`, `name=content`, `@file`, `name@file`. */
function toEncoded(value: string): string {
  const [, name = "", sign = "", rest = ""] = /^([^=@]*)([=@])([\s\S]*)$/.exec(value) ?? [];
  if (sign === "") return toEscaped(value);
  const text = toEscaped(sign === "@" ? readFile(rest) : rest);
  return name === "" ? text : `${name}=${text}`;
}

function toData({ name, value }: WrittenOption): string {
  if (name === "data-urlencode") return toEncoded(value);
  if (name === "data-raw" || !value.startsWith("@")) return value;
  const text = readFile(value.slice(1));
  // curl leaves the line ends of a file out unless the data is binary.
  return name === "data" || name === "data-ascii" ? text.replace(/[\r\n\0]/g, "") : text;
}

/** A form is sent in parts that nothing here looks at; the files that it names must be there. */
function holdFormFile({ name, value }: WrittenOption): void {
  const [, file = ""] = name === "form" ? (/^[^=]*=[@<]([^;,]*)/.exec(value) ?? []) : [];
  if (file !== "" && file !== "-") holdFile(file.replace(/^"(.*)"$/, "$1"));
}

function holdFile(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new Unread(file);
  }
}

/** Whether an option takes its value from stdin. */
function isStdin({ name, value }: WrittenOption): boolean {
  if (name === "upload-file") return value === "-" || value === ".";
  if (name === "data-raw" || name === "form-string") return false;
  const takesFile = DATA.has(name) || FORMS.has(name) || name === "write-out";
  return takesFile && value.endsWith("@-");
}

function toFormat(options: readonly WrittenOption[]): string {
  const format = options.findLast(({ name }) => name === "write-out")?.value ?? "";
  return format.startsWith("@") ? readFile(format.slice(1)) : format;
}

function collect(options: readonly WrittenOption[]): Data {
  const parts = options.filter(({ name }) => DATA.has(name)).map(toData);
  const forms = options.filter(({ name }) => FORMS.has(name));
  for (const form of forms) holdFormFile(form);
  const upload = options.findLast(({ name }) => name === "upload-file");
  if (upload !== undefined && !isStdin(upload)) holdFile(upload.value);
  const text = parts.length === 0 ? null : parts.join("&");
  const method = text === null && forms.length === 0 ? "GET" : "POST";
  return {
    kind: "data",
    text,
    method: upload === undefined ? method : "PUT",
    format: toFormat(options),
    readsStdin: options.some(isStdin),
  };
}

/** Reads what would be sent. */
export function readData(options: readonly WrittenOption[]): Data {
  try {
    return collect(options);
  } catch (error) {
    if (error instanceof Unread) return { kind: "unread", file: error.message };
    throw error;
  }
}
