import { once } from "node:events";
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request,
} from "node:http";
import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { openPurse } from "../../../src/engine/open-purse.ts";
import { priceUsage } from "../../../src/engine/price-usage.ts";
import type { Dial } from "../../../src/host/gateway/dial.ts";
import { openGateway } from "../../../src/host/gateway/open-gateway.ts";
import type {
  Gateway,
  GatewayAddress,
  GatewayPlan,
  GatewayReport,
} from "../../../src/model/gateway.ts";
import type { ConfiguredPrices, Price } from "../../../src/model/price.ts";
import { type Answer, type Provider, startProvider } from "./start-provider.ts";

export const KEY = "sk-ant-skillcheck-CANARY-0123456789abcdef";
export const DUMMY = "dummy-key-of-this-run";

/** A micro-dollar per token, whatever it was: sums stay readable. */
const PRICES: ConfiguredPrices = new Map(
  ["model-a", "model-b"].map((model) => [
    model,
    { input: 1, output: 1, cacheRead: null, cacheWrite: null },
  ]),
);

/** That much, whatever for. */
export function priced(microUsd: number): Price {
  const unit = { input: null, output: null, cacheRead: null, cacheWrite: null };
  return { kind: "priced", microUsd, source: "configured", model: "m", table: null, unit };
}

/** What a test's plan holds unless it says otherwise. */
const USUAL: Omit<GatewayPlan, "upstream" | "purse"> = {
  protocol: "anthropic-messages",
  listen: { kind: "loopback" },
  key: KEY,
  keyHeader: "own",
  clientKey: DUMMY,
  models: ["model-a"],
  price: (question) => priceUsage(question, PRICES),
  patience: { failures: 100, retryAfterSeconds: 60 },
  timeouts: { answerMs: 10_000, idleMs: 10_000 },
  tunnels: null,
  bodyBytes: 0,
  watchWords: [],
};

/** What an agent sends; what is left out is a good call of the plan's protocol. */
export interface Ask {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
  readonly signal?: AbortSignal;
}

/** What it got; `text` up to where the answer broke off. */
export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly isWhole: boolean;
}

/** A gateway before a provider, both of this test. */
export interface World {
  readonly provider: Provider;
  readonly gateway: Gateway;
  /** Rejects when the connection breaks before the answer begins. */
  readonly ask: (ask?: Ask) => Promise<Got>;
  /** A good call whose answer is read by the test; `leave` ends the connection. */
  readonly listen: () => Promise<{ readonly answer: IncomingMessage; readonly leave: () => void }>;
  /** Sends bytes and gives everything that comes until the gateway ends the connection. */
  readonly raw: (text: string) => Promise<string>;
  /** Closes the gateway first, so that nothing is missing. */
  readonly report: () => Promise<GatewayReport>;
}

/** Opens a gateway that must open. */
export async function openedGateway(plan: GatewayPlan, dial?: Dial): Promise<Gateway> {
  const opened = await openGateway(plan, dial);
  if (opened.kind === "failed") throw new Error(opened.reason);
  onTestFinished(opened.gateway.close);
  return opened.gateway;
}

export async function openWorld(
  answer: Answer,
  plan: Partial<GatewayPlan> = {},
  dial?: Dial,
): Promise<World> {
  const provider = await startProvider(answer);
  const upstream = provider.url;
  const gateway = await openedGateway({ ...USUAL, purse: openPurse(1e9), upstream, ...plan }, dial);
  const { address } = gateway;
  return {
    provider,
    gateway,
    ask: (one = {}) => askAt(address, { ...usualAsk(plan.protocol), ...one }),
    listen: async () => {
      const { method, path, headers, body } = usualAsk(plan.protocol);
      const sent = request({ ...toPlace(address), method, path, headers, agent: false });
      sent.end(body);
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      return { answer, leave: () => sent.destroy() };
    },
    raw: (text) => rawAt(address, text),
    report: async () => {
      await gateway.close();
      return gateway.report();
    },
  };
}

/** Body of a good call, of at most that many tokens. */
export function bodyFor(tokens: number, model = "model-a"): string {
  return JSON.stringify({ model, max_tokens: tokens, messages: [] });
}

function usualAsk(
  protocol: GatewayPlan["protocol"] = "anthropic-messages",
): Required<Omit<Ask, "signal">> {
  const method = "POST";
  const bearer = { authorization: `Bearer ${DUMMY}` };
  const model = "model-a";
  switch (protocol) {
    case "anthropic-messages":
      return { method, path: "/v1/messages", headers: { "x-api-key": DUMMY }, body: bodyFor(100) };
    case "openai-responses": {
      const body = JSON.stringify({ model, max_output_tokens: 100, input: [] });
      return { method, path: "/v1/responses", headers: bearer, body };
    }
    case "openai-chat":
      return { method, path: "/v1/chat/completions", headers: bearer, body: bodyFor(100) };
    case "gemini": {
      const path = `/v1beta/models/${model}:streamGenerateContent?alt=sse`;
      const body = JSON.stringify({ contents: [], generationConfig: { maxOutputTokens: 100 } });
      return { method, path, headers: { "x-goog-api-key": DUMMY }, body };
    }
  }
}

function placeOf(address: GatewayAddress): { path: string } | { host: string; port: number } {
  if (address.kind === "socket") return { path: address.path };
  return { host: "127.0.0.1", port: Number(new URL(address.url).port) };
}

function toPlace(address: GatewayAddress): RequestOptions {
  const place = placeOf(address);
  return "path" in place ? { socketPath: place.path } : place;
}

function askAt(address: GatewayAddress, one: Required<Omit<Ask, "signal">> & Ask): Promise<Got> {
  const to = toPlace(address);
  const { method, path, signal } = one;
  const headers = { host: "127.0.0.1", ...one.headers };
  return new Promise((resolve, reject) => {
    const sent = request({ ...to, method, path, headers, agent: false, ...(signal && { signal }) });
    sent.once("error", reject);
    sent.once("response", (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        text += part;
      });
      answer.once("error", () => undefined);
      const { statusCode: status = 0, headers: got } = answer;
      answer.once("close", () => {
        resolve({ status, headers: got, text, isWhole: answer.complete });
      });
    });
    sent.end(["GET", "HEAD", "DELETE"].includes(method) ? undefined : one.body);
  });
}

async function rawAt(address: GatewayAddress, text: string): Promise<string> {
  const socket = connect(placeOf(address));
  let got = "";
  socket.setEncoding("utf8");
  socket.on("data", (part: string) => {
    got += part;
  });
  socket.on("error", () => socket.destroy());
  socket.write(text);
  await once(socket, "close");
  return got;
}

/** A JSON answer. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };
}

/** A plain Anthropic answer that used these tokens. */
export function message(usage: unknown, model = "model-a"): Answer {
  return json(200, { type: "message", model, content: [], usage });
}

/** A stream of server-sent events that ends well. */
export function events(list: readonly unknown[]): Answer {
  return (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of list) response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end();
  };
}
