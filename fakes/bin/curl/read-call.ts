/** What a call of curl asks for. */

import { readData } from "./read-data.ts";
import { readOptions, type WrittenOption } from "./read-options.ts";

/** One request and what is to become of its answer. */
export interface CurlCall {
  /** With a scheme; what `-G` appends is part of it. */
  readonly url: string;
  /** As it was written, without the scheme that curl guesses. */
  readonly writtenUrl: string;
  readonly method: string;
  /** The method was written, so that a redirect keeps it. */
  readonly hasOwnMethod: boolean;
  readonly isOn: (name: string) => boolean;
  readonly textOf: (name: string) => string | undefined;
  /** The file that takes the body, as `-o` or `-O` name it; null for stdout. */
  readonly output: string | null;
  /** Text of `-w`. */
  readonly format: string;
  readonly readsStdin: boolean;
}

/** A call, or why there is none: `unread` a file that is not there, `refused` what nobody described. */
export type CallReading =
  | { readonly kind: "call"; readonly call: CurlCall }
  | { readonly kind: "unread"; readonly file: string }
  | { readonly kind: "refused"; readonly why: string };

function lookUp(options: readonly WrittenOption[]): Pick<CurlCall, "isOn" | "textOf"> {
  const last = (name: string) => options.findLast((option) => option.name === name)?.value;
  return { isOn: (name) => last(name) === "", textOf: last };
}

const withScheme = (url: string) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `http://${url}`);

function append(url: string, query: string | null): string {
  if (query === null || query === "") return url;
  const [start = "", ...fragment] = url.split("#");
  const joined = `${start}${start.includes("?") ? "&" : "?"}${query}`;
  return [joined, ...fragment].join("#");
}

/** The name at the end of the path, as `-O` takes it. */
function toRemoteName(url: string): string {
  const path = url.replace(/^[^:]+:\/\/[^/]*/, "").replace(/[?#].*$/, "");
  return path.split("/").at(-1) ?? "";
}

function toOutput(
  options: readonly WrittenOption[],
  url: string,
): { readonly output: string | null } | { readonly why: string } {
  const written = options.find(({ name }) => name === "output" || name === "remote-name");
  if (written === undefined || written.value === "-") return { output: null };
  const name = written.name === "output" ? written.value : toRemoteName(url);
  if (name === "") return { why: "-O finds no name at the end of the URL" };
  const folder = options.findLast((option) => option.name === "output-dir")?.value;
  return { output: folder === undefined ? name : `${folder}/${name}` };
}

/** The one address of a call as it was written, or why there is none to be answered. */
function toWrittenUrl(
  options: readonly WrittenOption[],
  words: readonly string[],
): { readonly url: string } | { readonly why: string } {
  const named = options.filter(({ name }) => name === "url").map(({ value }) => value);
  const [url = "", ...others] = [...named, ...words];
  if (url === "") return { why: "called without a URL" };
  if (others.length > 0) return { why: `several URLs in one call: ${[url, ...others].join(" ")}` };
  const isGlobbed = !lookUp(options).isOn("globoff") && /[{}[\]]/.test(url);
  return isGlobbed ? { why: `${url} holds a pattern of curl's own; add -g` } : { url };
}

/** Reads the arguments and the files that they name. */
export function readCall(argv: readonly string[]): CallReading {
  const read = readOptions(argv);
  if (read.kind === "refused") return read;
  const { options, words } = read;
  const { isOn, textOf } = lookUp(options);
  const written = toWrittenUrl(options, words);
  if ("why" in written) return { kind: "refused", why: written.why };
  const data = readData(options);
  if (data.kind === "unread") return data;
  const queries = [textOf("url-query") ?? null, isOn("get") ? data.text : null];
  const toUrl = (url: string) => queries.reduce<string>(append, url);
  const url = toUrl(withScheme(written.url));
  const output = toOutput(options, url);
  if ("why" in output) return { kind: "refused", why: output.why };
  const request = textOf("request");
  const method = isOn("get") ? "GET" : data.method;
  return {
    kind: "call",
    call: {
      url,
      writtenUrl: toUrl(written.url),
      method: request ?? (isOn("head") ? "HEAD" : method),
      hasOwnMethod: request !== undefined,
      isOn,
      textOf,
      ...output,
      format: data.format,
      readsStdin: data.readsStdin,
    },
  };
}
