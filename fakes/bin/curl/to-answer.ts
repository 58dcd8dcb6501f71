/** What curl prints, writes and exits with when the servers have answered. */

import { type Answer, toAnswer, type Write } from "../call/answer.ts";
import { canWrite } from "../call/write-files.ts";
import { type Fetched, type Hop, headerOf, toTarget } from "./fetch.ts";
import type { CurlCall } from "./read-call.ts";
import { writeOut } from "./write-out.ts";

type Hops = Extract<Fetched, { readonly kind: "hops" }>;

/** How a transfer ended; 0 and "" for a good end. */
interface Ending {
  readonly exit: number;
  readonly error: string;
}

/** What curl says unless `-s` is there without `-S`. */
function toErrorLine(curl: CurlCall, { exit, error }: Ending): string {
  const isQuiet = curl.isOn("silent") && !curl.isOn("show-error");
  return exit === 0 || isQuiet ? "" : `curl: (${exit}) ${error}\n`;
}

/** The head of an answer; without a reason, as HTTP/2 sends it. */
function toHead({ answer }: Hop): string {
  const headers = answer.headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `HTTP/2 ${answer.status} \r\n${headers}\r\n`;
}

/** With `-f` a bad answer has no body (curl 7.88.1, measured), with `--fail-with-body` it has one. */
function toBody(curl: CurlCall, { answer, method }: Hop): string {
  const isHeld = answer.status >= 400 && curl.isOn("fail");
  return method === "HEAD" || curl.isOn("head") || isHeld ? "" : answer.body;
}

/** The texts that go to stdout and to files. */
function toOutputs(curl: CurlCall, head: string, body: string) {
  const dump = curl.textOf("dump-header");
  const isShown = ["include", "show-headers", "head"].some(curl.isOn);
  const main = isShown ? head + body : body;
  const toWrite = (path: string, text: string): Write => ({
    path,
    text,
    scope: "anywhere",
    makeFolders: curl.isOn("create-dirs"),
  });
  return {
    stdout: `${dump === "-" ? head : ""}${curl.output === null ? main : ""}`,
    writes: [
      ...(dump === undefined || dump === "-" ? [] : [toWrite(dump, head)]),
      // curl makes no file where nothing came.
      ...(curl.output === null || main === "" ? [] : [toWrite(curl.output, main)]),
    ],
  };
}

function toEnding(curl: CurlCall, status: number, isLost: boolean): Ending {
  if (isLost) return { exit: 23, error: "Failure writing output to destination" };
  const fails = status >= 400 && (curl.isOn("fail") || curl.isOn("fail-with-body"));
  if (!fails) return { exit: 0, error: "" };
  return { exit: 22, error: `The requested URL returned error: ${status}` };
}

function toTransferAnswer(curl: CurlCall, { hops, last }: Hops): Answer {
  const { status, headers } = last.answer;
  const body = toBody(curl, last);
  const { stdout, writes } = toOutputs(curl, hops.map(toHead).join(""), body);
  const isLost = writes.some((write) => !canWrite(write));
  const ending = toEnding(curl, status, isLost);
  const out = writeOut(curl.format, {
    ...ending,
    ...{ url: curl.url, effectiveUrl: last.url, method: last.method, status },
    redirects: hops.length - 1,
    redirectUrl: toTarget(last) ?? "",
    contentType: headerOf(last.answer, "content-type") ?? "",
    headers: headers.length,
    size: Buffer.byteLength(body),
    file: curl.output ?? "",
  });
  return toAnswer({
    status: status >= 400 || ending.exit !== 0 ? "error" : "ok",
    exit: ending.exit,
    stdout: stdout + out.stdout,
    stderr: out.stderr + toErrorLine(curl, ending),
    writes: isLost ? [] : writes,
    readsStdin: curl.readsStdin,
  });
}

/** The answer to a call whose requests were all described. */
export function toCurlAnswer(
  curl: CurlCall,
  fetched: Exclude<Fetched, { readonly kind: "unknown" }>,
): Answer {
  if (fetched.kind === "hops") return toTransferAnswer(curl, fetched);
  const ending = { exit: 47, error: `Maximum (${fetched.most}) redirects followed` };
  return toAnswer({ status: "error", exit: ending.exit, stderr: toErrorLine(curl, ending) });
}
