/** Records with the real Claude Code CLI against a scripted model server. */

import { expect, onTestFinished } from "vitest";
import type { ModelScript } from "../../fakes/servers/model/script.ts";
import { type ModelServer, startModel } from "../../fakes/servers/model/start-model.ts";
import { ANTHROPIC } from "../../src/agents/provider.ts";
import { record } from "../../src/cassettes/record.ts";
import { live } from "../../src/engine/live.ts";
import type { Played } from "../../src/model/play.ts";
import { createRedactor } from "../../src/text/redactor.ts";
import { memoryStore } from "../cassettes/make-cassette.ts";
import { toCall, toSettings, type Wanted } from "../engine/live-run.ts";

export const KEY = "sk-fake-key-0123456789";
const program = process.env["SKILLCHECK_TEST_CLAUDE"] ?? "";

async function serve(scripts: readonly ModelScript[]): Promise<ModelServer> {
  const server = await startModel({ scripts });
  onTestFinished(() => server.close());
  return server;
}

/** What came of it. */
export interface Recorded {
  readonly played: Played;
  readonly store: ReturnType<typeof memoryStore>;
  readonly server: ModelServer;
  readonly warnings: readonly string[];
}

/** Records one call; the store is in memory. */
export async function recordWith(
  scripts: readonly ModelScript[],
  wanted: Wanted = {},
): Promise<Recorded> {
  expect(program, "SKILLCHECK_TEST_CLAUDE names the real CLI; .ci/e2e.mjs sets it").not.toBe("");
  const server = await serve(scripts);
  const upstream = {
    provider: ANTHROPIC,
    address: server.url,
    key: KEY,
    keyHeader: "own" as const,
  };
  const { settings, warnings } = toSettings(program, {
    ...wanted,
    settings: { upstream, ...wanted.settings },
  });
  const store = memoryStore();
  const play = record({ live: live(settings), store, redactor: createRedactor([KEY]) });
  return { played: await play(await toCall(wanted)), store, server, warnings };
}

/** Bodies of the requests that asked for an answer with tools. */
export function bodiesOf(server: ModelServer): readonly string[] {
  return server.requests
    .filter(({ chosen }) => chosen !== undefined)
    .map(({ body }) => JSON.stringify(body));
}

/** Texts of the user in a request. */
export function userTexts(body: string): readonly string[] {
  const { messages } = JSON.parse(body) as {
    messages: readonly {
      role: string;
      content: string | readonly { type: string; text?: string }[];
    }[];
  };
  return messages
    .filter(({ role }) => role === "user")
    .flatMap(({ content }) =>
      typeof content === "string" ? [content] : content.map(({ text }) => text ?? ""),
    );
}
