/** Blob storage under `/blob/<name>`, as the Azure SDK of the toolkit speaks it (actions.md §5.4, §5.8 part 7). */

import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Incoming } from "../model/loopback.ts";
import { type State, type StoredBlob, signature } from "./state.ts";

interface BlobReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

function problem(status: number, code: string): BlobReply {
  const body = Buffer.from(
    `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
  return { status, headers: { "content-type": "application/xml", "x-ms-error-code": code }, body };
}

const etagOf = (content: Buffer) =>
  `"0x${createHash("sha256").update(content).digest("hex").slice(0, 15).toUpperCase()}"`;

function store(
  state: State,
  name: string,
  { content, contentType }: { content: Buffer; contentType: string },
): BlobReply {
  const etag = etagOf(content);
  state.blobs.set(name, { content, contentType, etag, staged: new Map() });
  const md5 = createHash("md5").update(content).digest("base64");
  return { status: 201, headers: { etag, "content-md5": md5 } };
}

/** The type that a download will have: what the client asks to be stored, else the type of the upload itself. */
function typeOf(request: Incoming, otherwise = "application/octet-stream"): string {
  return request.headers["x-ms-blob-content-type"] ?? otherwise;
}

function stageBlock(
  state: State,
  name: string,
  { request, blob }: { request: Incoming; blob: StoredBlob },
): BlobReply {
  const id = request.query.get("blockid") ?? "";
  if (id === "") return problem(400, "InvalidQueryParameterValue");
  state.blobs.set(name, { ...blob, staged: new Map([...blob.staged, [id, request.body]]) });
  return { status: 201 };
}

function commitBlocks(
  state: State,
  name: string,
  { request, blob }: { request: Incoming; blob: StoredBlob },
): BlobReply {
  const list = request.body
    .toString("utf8")
    .matchAll(/<(Latest|Uncommitted|Committed)>([^<]*)<\/\1>/g);
  const blocks = [...list].map(([, , id = ""]) => blob.staged.get(id));
  if (!blocks.every((block) => block !== undefined)) return problem(400, "InvalidBlockList");
  return store(state, name, { content: Buffer.concat(blocks), contentType: typeOf(request) });
}

function put(
  state: State,
  name: string,
  given: { request: Incoming; blob: StoredBlob },
): BlobReply {
  const { request } = given;
  const comp = request.query.get("comp");
  if (comp === "block") return stageBlock(state, name, given);
  if (comp === "blocklist") return commitBlocks(state, name, given);
  if (request.headers["x-ms-blob-type"] !== "BlockBlob")
    return problem(400, "MissingRequiredHeader");
  return store(state, name, {
    content: request.body,
    contentType: typeOf(request, request.headers["content-type"]),
  });
}

/** The part that `range: bytes=a-b` names; undefined when there is no such header, null when it cannot be met. */
function rangeOf(
  request: Incoming,
  length: number,
): { start: number; end: number } | undefined | null {
  const header = request.headers["x-ms-range"] ?? request.headers["range"];
  const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? "");
  if (match === null) return undefined;
  const start = Number(match[1]);
  const end = match[2] ? Math.min(Number(match[2]), length - 1) : length - 1;
  return start >= length || start > end ? null : { start, end };
}

function get(request: Incoming, blob: StoredBlob): BlobReply {
  if (blob.content === undefined) return problem(404, "BlobNotFound");
  const disposition = request.query.get("rscd");
  const headers = {
    etag: blob.etag,
    "accept-ranges": "bytes",
    "x-ms-blob-type": "BlockBlob",
    "content-type": blob.contentType,
    ...(disposition === null ? {} : { "content-disposition": disposition }),
  };
  const range = rangeOf(request, blob.content.length);
  if (range === null) return problem(416, "InvalidRange");
  if (range === undefined) return { status: 200, headers, body: blob.content };
  const contentRange = `bytes ${range.start}-${range.end}/${blob.content.length}`;
  const body = blob.content.subarray(range.start, range.end + 1);
  return { status: 206, headers: { ...headers, "content-range": contentRange }, body };
}

/** Is the address signed by us, still good, and made for this method? */
function addressProblem(state: State, request: Incoming, name: string): BlobReply | undefined {
  const permission = request.query.get("sp") ?? "";
  const good = request.query.get("sig") === signature(state, name, permission);
  const until = Date.parse(request.query.get("se") ?? "");
  if (!good || !(until >= state.now())) return problem(403, "AuthenticationFailed");
  const needed = request.method === "PUT" ? "w" : "r";
  return permission.includes(needed) ? undefined : problem(403, "AuthorizationPermissionMismatch");
}

function handle(state: State, request: Incoming): BlobReply {
  const name = request.path.slice("/blob/".length);
  const refused = addressProblem(state, request, name);
  if (refused !== undefined) return refused;
  const blob = state.blobs.get(name);
  if (blob === undefined) return problem(404, "BlobNotFound");
  if (request.method === "PUT") return put(state, name, { request, blob });
  if (request.method === "GET" || request.method === "HEAD") return get(request, blob);
  return problem(405, "UnsupportedHttpVerb");
}

/** Answers a request to blob storage. */
export function answerBlob(state: State, request: Incoming, response: ServerResponse): void {
  const { status, headers = {}, body = Buffer.alloc(0) } = handle(state, request);
  const echoed = ["x-ms-version", "x-ms-client-request-id"].flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  response.writeHead(status, {
    ...headers,
    ...Object.fromEntries(echoed),
    "x-ms-request-id": "00000000-0000-4000-8000-000000000000",
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
