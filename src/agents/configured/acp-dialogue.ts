import {
  type AcpToolCall,
  mergeAcpUpdate,
  newAcpToolCall,
} from "../../transcripts/stream/acp-tool-call.ts";
import {
  isRecord,
  type JsonRecord,
  recordAt,
  recordsAt,
  textAt,
} from "../../transcripts/stream/json-fields.ts";
import type { Dialogue, DialogueMove, DialoguePlan } from "../agent.ts";
import { answerPermission } from "./acp-permission.ts";

/** Version of the protocol that we speak. */
const PROTOCOL = 1;
/** How we introduce ourselves; no version of ours, which is no part of a run. */
const CLIENT = { name: "skillcheck", version: "1" };
/** Tool calls remembered at once; only those that still run are asked about. */
const MOST_CALLS = 1000;
const METHOD_NOT_FOUND = -32_601;

/** What one agent wants beyond the protocol. */
export interface AcpPlan extends DialoguePlan {
  /** Mode to set before the first prompt, or null. */
  readonly mode: string | null;
  /** Model to set in the session, or null where the agent is told otherwise. */
  readonly sessionModel: string | null;
}

/** The request of ours that is not answered yet. */
interface Waiting {
  readonly id: number;
  readonly stage: Stage;
}

type Stage = "initialize" | "session" | "mode" | "model" | "prompt";

interface AcpState {
  readonly plan: AcpPlan;
  /** Requests made so far. */
  readonly requests: number;
  readonly waiting: Waiting | null;
  readonly sessionId: string | null;
  /** What the user says next. */
  readonly text: string;
  readonly calls: ReadonlyMap<string, AcpToolCall>;
}

/** A step of ours: messages, and what is known afterwards. */
interface Step {
  readonly state: AcpState;
  readonly say: readonly unknown[];
  readonly turn: DialogueMove["turn"];
}

const OPEN = { kind: "open" } as const;
const OVER = { kind: "over" } as const;

/**
 * A dialogue with an agent that speaks ACP (agents.md §3.7): it opens one session and prompts it once a turn. Files and terminals are
 * not offered: an agent has tools of its own in the workspace, and ours would be used from outside the cage.
 */
export function openAcpDialogue(plan: AcpPlan): Dialogue {
  return toDialogue({
    plan,
    requests: 0,
    waiting: null,
    sessionId: null,
    text: "",
    calls: new Map(),
  });
}

function toDialogue(state: AcpState): Dialogue {
  return {
    begin: (text) => toMove(begin({ ...state, text })),
    hear: (line) => toMove(hear(state, line)),
  };
}

function toMove({ state, say, turn }: Step): DialogueMove {
  return { say: say.map((message) => JSON.stringify(message)), turn, next: toDialogue(state) };
}

function begin(state: AcpState): Step {
  if (state.sessionId !== null) return prompt(state, state.sessionId);
  return request(state, "initialize", {
    method: "initialize",
    params: {
      protocolVersion: PROTOCOL,
      clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
      clientInfo: CLIENT,
    },
  });
}

function request(
  state: AcpState,
  stage: Stage,
  message: { readonly method: string; readonly params: unknown },
): Step {
  const id = state.requests + 1;
  return {
    state: { ...state, requests: id, waiting: { id, stage } },
    say: [{ jsonrpc: "2.0", id, ...message }],
    turn: OPEN,
  };
}

function prompt(state: AcpState, sessionId: string): Step {
  const params = { sessionId, prompt: [{ type: "text", text: state.text }] };
  return request(state, "prompt", { method: "session/prompt", params });
}

/** Anything may stand in a line: what is no message, or answers nothing of ours, changes nothing. */
function hear(state: AcpState, line: string): Step {
  const message = parse(line);
  if (message === null) return stay(state);
  const method = textAt(message, "method");
  if (method === null) return hearAnswer(state, message);
  const id = message["id"];
  if (typeof id === "number" || typeof id === "string") {
    return { ...stay(state), say: [{ jsonrpc: "2.0", id, ...answer(state, method, message) }] };
  }
  return method === "session/update" ? stay(noteCall(state, message)) : stay(state);
}

function stay(state: AcpState): Step {
  return { state, say: [], turn: OPEN };
}

function parse(line: string): JsonRecord | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Result or error for a request of the agent's. */
function answer(state: AcpState, method: string, message: JsonRecord): object {
  const params = recordAt(message, "params");
  if (method === "session/request_permission") {
    const told = recordAt(params, "toolCall");
    const known = state.calls.get(textAt(told, "toolCallId") ?? "") ?? newAcpToolCall("");
    const options = recordsAt(params, "options");
    return { result: answerPermission(mergeAcpUpdate(known, told), options, state.plan.approve) };
  }
  return {
    error: { code: METHOD_NOT_FOUND, message: `skillcheck does not offer ${method.slice(0, 100)}` },
  };
}

/** Remembers what was told of a tool call: a request for permission repeats only a part of it. */
function noteCall(state: AcpState, message: JsonRecord): AcpState {
  const update = recordAt(recordAt(message, "params"), "update");
  const type = textAt(update, "sessionUpdate");
  const id = textAt(update, "toolCallId");
  if (id === null || (type !== "tool_call" && type !== "tool_call_update")) return state;
  const calls = new Map(state.calls);
  const call = mergeAcpUpdate(calls.get(id) ?? newAcpToolCall(id), update);
  calls.delete(id);
  const status = textAt(update, "status");
  if (status !== "completed" && status !== "failed") calls.set(id, call);
  const [oldest] = calls.keys();
  if (calls.size > MOST_CALLS && oldest !== undefined) calls.delete(oldest);
  return { ...state, calls };
}

function hearAnswer(state: AcpState, message: JsonRecord): Step {
  const { waiting } = state;
  if (waiting === null || message["id"] !== waiting.id) return stay(state);
  const heard = { ...state, waiting: null };
  // Its words are in the recording, and its reader knows what they mean.
  if ("error" in message) return { ...stay(heard), turn: OVER };
  if (!("result" in message)) return stay(state);
  return goOn(heard, waiting.stage, recordAt(message, "result"));
}

function goOn(state: AcpState, stage: Stage, result: JsonRecord): Step {
  const { plan } = state;
  const { sessionId } = state;
  switch (stage) {
    case "initialize":
      return result["protocolVersion"] === PROTOCOL
        ? openSession(state)
        : breakOff(state, toVersionWords(result));
    case "session":
      return setUp(state, result);
    case "mode":
      if (sessionId !== null && plan.sessionModel !== null)
        return setModel(state, sessionId, plan.sessionModel);
      return sessionId === null ? stay(state) : prompt(state, sessionId);
    case "model":
      return sessionId === null ? stay(state) : prompt(state, sessionId);
    case "prompt":
      return { ...stay(state), turn: OVER };
  }
}

function breakOff(state: AcpState, reason: string): Step {
  return { ...stay(state), turn: { kind: "broken", reason } };
}

function toVersionWords(result: JsonRecord): string {
  const version = JSON.stringify(result["protocolVersion"] ?? null).slice(0, 20);
  return `the agent speaks version ${version} of ACP, skillcheck version ${PROTOCOL}`;
}

function openSession(state: AcpState): Step {
  const params = { cwd: state.plan.workspace, mcpServers: [] };
  return request(state, "session", { method: "session/new", params });
}

function setUp(state: AcpState, result: JsonRecord): Step {
  const sessionId = textAt(result, "sessionId");
  const { mode, sessionModel } = state.plan;
  if (sessionId === null)
    return breakOff(state, "the agent named no session in its answer to session/new");
  const opened = { ...state, sessionId };
  if (mode !== null) {
    const params = { sessionId, modeId: mode };
    return request(opened, "mode", { method: "session/set_mode", params });
  }
  return sessionModel === null
    ? prompt(opened, sessionId)
    : setModel(opened, sessionId, sessionModel);
}

function setModel(state: AcpState, sessionId: string, modelId: string): Step {
  return request(state, "model", { method: "session/set_model", params: { sessionId, modelId } });
}
