import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { OutgoingHeaders } from "./forward-headers.ts";

/** The one place where calls go: never what a `Host` header or a request line says (security.md SB-7). */
export interface Upstream {
  readonly isSecure: boolean;
  readonly hostname: string;
  readonly port: number;
  /** For the `Host` header. */
  readonly host: string;
  /** Put before the path of a call; without a slash at its end. */
  readonly basePath: string;
}

/** What is sent. */
export interface UpstreamCall {
  readonly method: string;
  /** Path of the protocol with its query. */
  readonly path: string;
  readonly headers: OutgoingHeaders;
  readonly body: Buffer;
}

/** The answer as it begins, or why there is none. */
export type Contact =
  | { readonly kind: "answer"; readonly answer: IncomingMessage }
  | {
      readonly kind: "failed";
      readonly reason: string;
      readonly isTimeout: boolean;
      /** Whether a byte of the call may have reached the provider: then it may be billed. */
      readonly wasSent: boolean;
    };

/** Reads the origin and base path of a provider; a text says what is wrong with it, without repeating it. */
export function readUpstream(address: string): Upstream | string {
  if (!URL.canParse(address)) return "the provider's address is no URL";
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return "the provider's address is neither https nor http";
  }
  if (url.username !== "" || url.password !== "") {
    return "the provider's address holds a user or a password";
  }
  if (url.search !== "" || url.hash !== "")
    return "the provider's address holds a query or a fragment";
  const isSecure = url.protocol === "https:";
  return {
    isSecure,
    hostname: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? (isSecure ? 443 : 80) : Number(url.port),
    host: url.host,
    basePath: url.pathname.replace(/\/+$/, ""),
  };
}

/**
 * Sends one call over a connection of its own and waits for the beginning of the answer. Redirects are not
 * followed, proxies of the machine (`HTTPS_PROXY`) are not used. Never rejects.
 */
export function callUpstream(
  upstream: Upstream,
  call: UpstreamCall,
  { signal, answerMs }: { readonly signal: AbortSignal; readonly answerMs: number },
): Promise<Contact> {
  const { isSecure, hostname, port, basePath } = upstream;
  const { method, headers } = call;
  const path = `${basePath}${call.path}`;
  return new Promise((resolve) => {
    let isTimeout = false;
    let wasSent = false;
    const start = isSecure ? requestSecure : requestPlain;
    // Without an agent nothing waits for a connection, and none is left behind.
    const request = start({ hostname, port, method, path, headers, signal, agent: false });
    const timer = setTimeout(() => {
      isTimeout = true;
      request.destroy(new Error(`no answer within ${answerMs / 1000} s`));
    }, answerMs);
    request.on("socket", (socket) => {
      socket.once(isSecure ? "secureConnect" : "connect", () => {
        wasSent = true;
      });
    });
    request.once("response", (answer) => {
      clearTimeout(timer);
      resolve({ kind: "answer", answer });
    });
    // Also comes after the answer has begun: then the answer tells it.
    request.on("error", (error) => {
      clearTimeout(timer);
      resolve({ kind: "failed", reason: error.message, isTimeout, wasSent });
    });
    request.end(call.body);
  });
}
