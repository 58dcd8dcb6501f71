import { fields, text } from "./call.ts";
import type { Fault } from "./faults.ts";
import { notFound, type Reply, reply } from "./reply.ts";
import type { RequestLog } from "./request-log.ts";
import type { GithubState } from "./state.ts";

/** Below this path a process that did not start the server reads what it saw. */
export const CONTROL = "/_fake/";

/** What the control endpoint reaches. */
export interface Controlled {
  readonly state: GithubState;
  readonly log: RequestLog;
  readonly addFault: (fault: Fault) => void;
}

function snapshot(state: GithubState) {
  return {
    issues: [...state.issues.values()],
    comments: [...state.comments.values()],
    checkRuns: [...state.checkRuns.values()],
    workflowRuns: state.workflowRuns,
    artifacts: state.artifacts,
  };
}

function faultOf(body: unknown): Fault | undefined {
  const sent = fields(body);
  const match = text(sent["match"]);
  const status = sent["status"];
  if (match === undefined || typeof status !== "number") return undefined;
  const times = typeof sent["times"] === "number" ? sent["times"] : 1;
  const headers = Object.entries(fields(sent["headers"])).map(([key, value]) => [
    key,
    String(value),
  ]);
  return {
    match: new RegExp(match),
    status,
    times,
    body: sent["body"],
    headers: Object.fromEntries(headers),
    isApplied: sent["isApplied"] === true,
  };
}

/** `GET /_fake/requests`, `GET /_fake/state`, `POST /_fake/faults`. */
export function controlReply(controlled: Controlled, request: string, body: unknown): Reply {
  if (request === `GET ${CONTROL}requests`) return reply(200, controlled.log.requests);
  if (request === `GET ${CONTROL}state`) return reply(200, snapshot(controlled.state));
  if (request !== `POST ${CONTROL}faults`) return notFound();
  const fault = faultOf(body);
  if (fault === undefined) return reply(400, { message: "a fault needs match and status" });
  controlled.addFault(fault);
  return reply(201, {});
}
