import type { IncomingMessage } from "node:http";

/** Largest body that is read; Anthropic's own limit, the others have lower ones. */
export const BODY_BYTES = 32 * 1024 * 1024;

/** The whole body, or why there is none. */
export type ReadBody =
  | { readonly kind: "body"; readonly bytes: Buffer }
  | { readonly kind: "too-large" }
  | { readonly kind: "gone" };

/**
 * Reads the whole body of a request. One that is too large is told at once; its rest is thrown away, up to
 * as much again, so that the client can read the answer. Never rejects.
 */
export function readBody(request: IncomingMessage): Promise<ReadBody> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let length = 0;
    const refuse = () => {
      chunks = [];
      resolve({ kind: "too-large" });
    };
    if (Number(request.headers["content-length"] ?? 0) > BODY_BYTES) refuse();
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= BODY_BYTES) chunks.push(chunk);
      else refuse();
      if (length > 2 * BODY_BYTES) request.destroy();
    });
    request.once("end", () => resolve({ kind: "body", bytes: Buffer.concat(chunks) }));
    request.once("error", () => resolve({ kind: "gone" }));
    request.once("close", () => resolve({ kind: "gone" }));
  });
}
