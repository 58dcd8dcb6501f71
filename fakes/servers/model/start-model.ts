/** The scripted model server: speaks vendors' protocols on loopback and says what its scripts say. */

import type { ServerResponse } from "node:http";
import { type Choice, createChooser } from "./choose.ts";
import { compose } from "./compose.ts";
import { type Incoming, listen, sendJson } from "./loopback.ts";
import { listModels } from "./model-list.ts";
import type { Json, Protocol } from "./protocol.ts";
import { protocols } from "./protocols.ts";
import { type LoggedRequest, logEntry, parseBody } from "./request-log.ts";
import type { ModelScript } from "./script.ts";
import { send } from "./send.ts";

/** What the server is started with. */
export interface ModelOptions {
  readonly scripts: readonly ModelScript[];
  /** 0 (the default) lets the system choose. */
  readonly port?: number;
}

/** A running model server. */
export interface ModelServer {
  /** `http://127.0.0.1:<port>`: what a CLI gets as its base address. */
  readonly url: string;
  /** Every request so far, oldest first, keys redacted. Grows while the server runs. */
  readonly requests: readonly LoggedRequest[];
  /** Ends the server and every answer that still hangs. */
  close(): Promise<void>;
}

/** On every answer, so that a recording can say that no real model spoke (agents.md §7). */
export const markHeader = { "x-skillcheck-model-server": "scripted" } as const;

const headers = { ...markHeader, "request-id": "req_scripted" };

async function answerModel(
  protocol: Protocol,
  incoming: Incoming,
  {
    response,
    choose,
    note,
  }: {
    response: ServerResponse;
    choose: ReturnType<typeof createChooser>;
    note: (choice?: Choice) => void;
  },
): Promise<void> {
  const refuse = (message: string) =>
    sendJson(response, 400, { body: protocol.failure(400, message), headers });
  const body = parseBody(incoming.body.toString("utf8"));
  if (typeof body !== "object" || body === null) {
    note();
    return refuse("the request body is not a JSON object");
  }
  const conversation = protocol.read({ headers: incoming.headers, path: incoming.path, body });
  const choice = choose(conversation);
  note(choice);
  if (choice === undefined)
    return refuse("no script of the model server matches this conversation");
  const composed = compose(choice, { conversation, body, protocol });
  if (!composed.ok) return refuse(composed.message);
  await send(response, {
    protocol,
    answer: composed.answer,
    streamed: conversation.streamed,
    fault: choice.fault,
    headers,
  });
}

/** The body of a route that asks no model, or undefined when there is no such route. */
function fixedAnswer({ method, path, headers, body }: Incoming): Json | undefined {
  const parsed = parseBody(body.toString("utf8"));
  for (const protocol of protocols) {
    const fixed = protocol.fixed({ method, path, body: parsed });
    if (fixed !== undefined) return fixed;
  }
  const lists = protocols.map(({ models }) => models);
  return method === "GET" ? listModels(lists, { path, headers }) : undefined;
}

/** Starts the server on 127.0.0.1. Rejects when a `match` is no regular expression or the port is taken. */
export async function startModel(options: ModelOptions): Promise<ModelServer> {
  const choose = createChooser(options.scripts);
  const requests: LoggedRequest[] = [];
  const answer = async (incoming: Incoming, response: ServerResponse): Promise<void> => {
    const note = (choice?: Choice) => {
      if (choice === undefined) requests.push(logEntry(incoming));
      else {
        const { script, variant, step, conversation } = choice;
        requests.push(logEntry(incoming, { script, variant, step, conversation }));
      }
    };
    const { method, path } = incoming;
    const asked = protocols.find((protocol) => protocol.asks(method, path));
    if (asked !== undefined) return await answerModel(asked, incoming, { response, choose, note });
    note();
    const body = fixedAnswer(incoming);
    if (body !== undefined) return sendJson(response, 200, { body, headers });
    const message = `the scripted model server has no route ${method} ${path}`;
    sendJson(response, 404, {
      body: { type: "error", error: { type: "not_found_error", message } },
      headers,
    });
  };
  const server = await listen({ port: options.port ?? 0, answer });
  return { url: server.url, requests, close: server.close };
}
