/** Asks the scripted model server as a client of Anthropic Messages would, by raw HTTP. */

export interface Ask {
  readonly messages?: readonly unknown[];
  readonly tools?: readonly unknown[];
  readonly stream?: boolean;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A message of the user. */
export const user = (content: unknown) => ({ role: "user", content });
/** A message of the model. */
export const assistant = (content: unknown) => ({ role: "assistant", content });

/** One request; offers a tool unless told otherwise. */
export function ask(
  url: string,
  {
    messages = [user("hello")],
    tools = [{ name: "Bash" }],
    stream = false,
    headers = {},
    metadata,
  }: Ask = {},
) {
  return fetch(`${url}/v1/messages?beta=true`, {
    method: "POST",
    headers: { "content-type": "application/json", "anthropic-version": "2023-06-01", ...headers },
    body: JSON.stringify({
      ...{ model: "claude-sonnet-4-5", max_tokens: 32, messages, tools, stream },
      metadata,
    }),
  });
}

/** The texts of a plain answer, joined by "|". */
export async function textOf(url: string, given: Ask = {}): Promise<string> {
  const body = (await (await ask(url, given)).json()) as { content: { text: string }[] };
  return body.content.map((block) => block.text).join("|");
}
