import { a as getUserAgentWithOrchestrationId, i as getOctokitOptions, n as GitHub, r as defaults } from "./http-client.js";

export { defaults };