/** What became of each line of a stream: no line may vanish without a trace. */

import { DOCUMENTED_LINES } from "./documented-lines.ts";
import { readLines } from "./read-lines.ts";
import { EXPECTED, linesOf } from "./recorded.ts";

type Json = Readonly<Record<string, unknown>>;

const SYSTEM = "init status permission_denied thinking_tokens task_started task_progress";

/** Lines that are known and tell nothing that was said or done, by the labels below. */
const QUIET: Readonly<Record<string, readonly string[]>> = {
  claude: [
    ...`${SYSTEM} task_updated task_notification`.split(" ").map((name) => `system/${name}`),
    ...["stream_event", "user:unsaid", "result"],
  ],
  codex: ["thread.started", "turn.started", "turn.completed"],
  opencode: ["step_start", "step_finish", "text:unsaid"],
  gemini: ["init", "result"],
  droid: ["system/init", "completion"],
  // To its documentation: nothing of it was recorded.
  cursor: ["system/init", "result"],
  acp: [
    ...["initialize", "session/new", "session/set_mode", "response"].map((one) => `client/${one}`),
    ...["agent/response", "agent/session/request_permission", "update/agent_message_chunk:unsaid"],
    ...["available_commands", "config_option", "usage"].map((one) => `update/${one}_update`),
  ],
};

/** ACP tells nothing outside a turn. */
const BEFORE: readonly string[] = [
  '{"dir":"client","msg":{"id":9,"method":"session/prompt","params":{"prompt":[]}}}',
];

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (found, key) =>
      typeof found === "object" && found !== null && Object.hasOwn(found, key)
        ? (found as Json)[key]
        : undefined,
    value,
  );
}

function wordAt(value: unknown, ...keys: readonly string[]): string {
  const word = at(value, ...keys);
  return typeof word === "string" ? word : "(none)";
}

function labelOfMessage(line: unknown): string {
  const side = at(line, "dir") === "client" ? "client" : "agent";
  const message = at(line, "msg");
  const method = wordAt(message, "method");
  if (side === "agent" && method === "session/update") {
    const update = at(message, "params", "update");
    const end = at(update, "content", "text") === "" ? ":unsaid" : "";
    return `update/${wordAt(update, "sessionUpdate")}${end}`;
  }
  const isResponse =
    method === "(none)" && ["result", "error"].some((key) => at(message, key) !== undefined);
  return `${side}/${isResponse ? "response" : method}`;
}

/** The kind of a line as its agent's documents tell kinds apart. */
export function labelOf(agent: string, line: unknown): string {
  if (agent === "acp") return labelOfMessage(line);
  const type = wordAt(line, "type");
  if (type === "system" && ["claude", "droid", "cursor"].includes(agent)) {
    return `system/${wordAt(line, "subtype")}`;
  }
  if (agent === "codex" && type.startsWith("item.")) return `item/${wordAt(line, "item", "type")}`;
  const isUnsaid = at(line, "isSynthetic") === true || at(line, "part", "synthetic") === true;
  return isUnsaid ? `${type}:unsaid` : type;
}

/** Every recorded line of an agent; of one that was never recorded those of its documentation. */
export function recordedLines(agent: string): readonly string[] {
  const documented = DOCUMENTED_LINES[agent];
  if (documented !== undefined) return documented;
  return EXPECTED.samples.flatMap(({ file, agent: owner }) =>
    owner === agent || owner.startsWith(`${agent}-`) ? linesOf(file) : [],
  );
}

/** Labels that are known, because they were recorded. */
export function knownLabels(agent: string): ReadonlySet<string> {
  const whole = recordedLines(agent).filter((line) => line.endsWith("}"));
  return new Set(whole.map((line) => labelOf(agent, JSON.parse(line))));
}

/** How many lines, or blocks of lines, a reading counts as unknown. */
export function countUnknown(reading: ReturnType<typeof readLines>): number {
  return reading.unknownTypes.reduce((sum, [, count]) => sum + count, 0);
}

/** What became of a line that is read alone. */
export type Account = "bad" | "unknown" | "told" | "quiet" | "lost";

export function accountOf(agent: string, line: string): Account {
  const before = agent === "acp" ? BEFORE : [];
  const reading = readLines(agent, [...before, line]);
  if (reading.badLines > 0) return "bad";
  if (countUnknown(reading) > 0) return "unknown";
  if (reading.events.length > readLines(agent, before).events.length) return "told";
  return QUIET[agent]?.includes(labelOf(agent, JSON.parse(line))) ? "quiet" : "lost";
}
