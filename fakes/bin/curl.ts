/** curl: what `commands` describes, then addresses (`urls`) by curl's own command line (formats.md §11). */

import { type Answer, type Call, refuse, toAnswer } from "./call/answer.ts";
import { answerDescribed, refuseForm } from "./command.ts";
import { fetchAll } from "./curl/fetch.ts";
import { readCall } from "./curl/read-call.ts";
import { toCurlAnswer } from "./curl/to-answer.ts";

async function answerByGrammar(call: Call): Promise<Answer | null> {
  if (call.fixture.urls === null) return null;
  const read = readCall(call.argv);
  if (read.kind === "refused") return refuse("curl", read.why);
  if (read.kind === "unread") {
    const stderr = `curl: (26) Failed to open ${read.file}\n`;
    return toAnswer({ status: "error", exit: 26, stderr });
  }
  const fetched = await fetchAll(call, read.call);
  return fetched.kind === "unknown"
    ? refuse("curl", `no answer is described for: ${fetched.request}${fetched.hint}`)
    : toCurlAnswer(read.call, fetched);
}

/** The stand-in for curl. */
export async function curl(call: Call): Promise<Answer> {
  return (
    refuseForm(call) ??
    (await answerDescribed(call)) ??
    (await answerByGrammar(call)) ??
    refuse("curl", `no answer is described for: ${call.argv.join(" ")}`)
  );
}
