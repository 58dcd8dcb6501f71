import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import type { ModelScript } from "../../fakes/servers/model/script.ts";
import type { ModelServer } from "../../fakes/servers/model/start-model.ts";
import { type Client, post } from "./model-clients/client.ts";
import { clients } from "./model-clients/clients.ts";
import { serve } from "./start-server.ts";

const step = { text: "Hello there.", tools: [{ name: "Bash", input: { command: "pwd" } }] };
const withFault = (fault: ModelScript["fault"]): Promise<ModelServer> =>
  serve([{ steps: [step], ...(fault ? { fault } : {}) }]);

const forms = clients.flatMap((client) => [
  { name: `${client.name}, streamed`, client, stream: true },
  { name: `${client.name}, plain`, client, stream: false },
]);

interface Form {
  readonly client: Client;
  readonly stream: boolean;
}

const ask = (url: string, { client, stream }: Form) => {
  const { path, body } = client.request({ stream });
  return post(url + path, body);
};

/** The raw bytes of an answer until the server ends the connection or `until` has been seen. */
async function raw(url: string, { client, stream }: Form, until?: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const request = client.request({ stream });
  const body = JSON.stringify(request.body);
  socket.write(
    `POST ${request.path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  let seen = "";
  socket.setEncoding("utf8");
  socket.on("data", (data: string) => {
    seen += data;
    if (until !== undefined && seen.includes(until)) socket.destroy();
  });
  socket.on("error", () => socket.destroy());
  await once(socket, "close");
  return seen;
}

describe.each(forms)("$name", ({ client, stream }) => {
  const form = { client, stream };

  test("cut: the connection ends in the middle of a block", async () => {
    const { url } = await withFault({ kind: "cut" });
    const text = await raw(url, form);
    expect(text).toContain(client.begins[stream ? 0 : 1]);
    expect(text).not.toContain(client.ends[stream ? 0 : 1]);
    await expect(ask(url, form).then((response) => response.text())).rejects.toThrow();
  });

  test("close: not a byte", async () => {
    const { url } = await withFault({ kind: "close" });
    expect(await raw(url, form)).toBe("");
  });

  test("hang: not a byte until the server is closed", async () => {
    const server = await withFault({ kind: "hang" });
    const answer = raw(server.url, form);
    while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await server.close();
    expect(await answer).toBe("");
  });

  test("hang-after-headers: headers and a sign of life, no answer", async () => {
    const { url } = await withFault({ kind: "hang-after-headers" });
    const text = await raw(url, form, stream ? ": keep-alive" : "\r\n\r\n");
    expect(text).toContain("HTTP/1.1 200 OK");
    expect(text).toContain("x-skillcheck-model-server: scripted");
    expect(text).not.toContain("{");
  });

  test("delay: the same bytes, and none of them before", async () => {
    const { url } = await withFault(undefined);
    const whole = await (await ask(url, form)).text();
    const late = await withFault({ kind: "delay", delay_ms: 30 });
    const started = performance.now();
    expect(await (await ask(late.url, form)).text()).toBe(whole);
    expect(performance.now() - started).toBeGreaterThanOrEqual(29);
  });

  test("trickle: the same bytes, one write each", async () => {
    const { url } = await withFault(undefined);
    const whole = await (await ask(url, form)).text();
    const slow = await withFault({ kind: "trickle" });
    const wire = await raw(slow.url, form);
    // Chunked encoding shows each write: one byte is "1\r\nx\r\n".
    expect((wire.match(/\r\n1\r\n/g) ?? []).length).toBe(whole.length);
    expect(await (await ask(slow.url, form)).text()).toBe(whole);
  });
});
