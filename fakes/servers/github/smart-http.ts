import { type ChildProcess, spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import { gitEnvironment } from "./git.ts";

/** Reading only, any commit by its SHA, and partial clones, as on github.com. */
const SETTINGS: readonly (readonly [string, string])[] = [
  ["http.receivepack", "false"],
  ["uploadpack.allowAnySHA1InWant", "true"],
  ["uploadpack.allowReachableSHA1InWant", "true"],
  ["uploadpack.allowFilter", "true"],
  ["safe.directory", "*"],
];

function settings(): Record<string, string> {
  const entries = SETTINGS.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(SETTINGS.length), ...Object.fromEntries(entries) };
}

const SERVICE = /^\/([^/]+)\/([^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/;

/** The git service that a path names, with or without `.git`; undefined for any other path. */
export function gitService(
  path: string,
): { owner: string; name: string; service: string } | undefined {
  const [, owner, name, service] = SERVICE.exec(path) ?? [];
  if (owner === undefined || name === undefined || service === undefined) return undefined;
  return { owner, name, service };
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === "string" ? value : "";
}

function cgiEnvironment(request: IncomingMessage, directory: string, service: string) {
  const [, query = ""] = (request.url ?? "").split("?", 2);
  return {
    ...gitEnvironment,
    ...settings(),
    GIT_PROJECT_ROOT: dirname(directory),
    GIT_HTTP_EXPORT_ALL: "1",
    PATH_INFO: `/${basename(directory)}/${service}`,
    REQUEST_METHOD: request.method ?? "GET",
    QUERY_STRING: query,
    CONTENT_TYPE: header(request, "content-type"),
    HTTP_CONTENT_ENCODING: header(request, "content-encoding"),
    GIT_PROTOCOL: header(request, "git-protocol"),
    REMOTE_ADDR: "127.0.0.1",
  };
}

interface CgiHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly rest: Buffer;
}

/** The headers that a CGI program prints before its body; undefined until they are complete. */
function cgiHead(output: Buffer): CgiHead | undefined {
  const end = output.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const lines = output.subarray(0, end).toString("latin1").split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]+): *(.*)$/.exec(line) ?? [];
    headers[name.toLowerCase()] = value;
  }
  const { status, ...others } = headers;
  return {
    status: Number.parseInt(status ?? "200", 10),
    headers: others,
    rest: output.subarray(end + 4),
  };
}

/** Streams a git request through `git http-backend`. */
export interface GitGateway {
  /** Resolves with the status once the answer was sent. */
  readonly serve: (
    request: IncomingMessage,
    response: ServerResponse,
    service: string,
  ) => Promise<number>;
  /** Ends the git processes that still run. */
  readonly close: () => void;
}

/** A gateway to the repository in `directory`. */
export function gitGateway(directory: string): GitGateway {
  const running = new Set<ChildProcess>();
  return {
    serve: (request, response, service) =>
      new Promise((resolve, reject) => {
        const env = cgiEnvironment(request, directory, service);
        const child = spawn("git", ["http-backend"], { env, stdio: ["pipe", "pipe", "ignore"] });
        running.add(child);
        let head: CgiHead | undefined;
        let waiting = Buffer.alloc(0);
        child.stdout.on("data", (chunk: Buffer) => {
          if (head !== undefined) return void response.write(chunk);
          waiting = Buffer.concat([waiting, chunk]);
          head = cgiHead(waiting);
          if (head !== undefined) response.writeHead(head.status, head.headers).write(head.rest);
        });
        child.on("error", reject);
        child.on("close", () => {
          running.delete(child);
          if (head === undefined) response.writeHead(500);
          response.end();
          resolve(head?.status ?? 500);
        });
        // A client that goes away early closes the pipe under us; git sees the end of its input.
        child.stdin.on("error", () => child.stdin.destroy());
        response.on("close", () => {
          if (!response.writableFinished) child.kill();
        });
        request.pipe(child.stdin);
      }),
    close: () => {
      for (const child of running) child.kill();
    },
  };
}
