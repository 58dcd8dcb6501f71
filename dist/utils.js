import { c as getOctokitOptions, l as getUserAgentWithOrchestrationId, o as GitHub, s as defaults } from "./octokit.js";

export { defaults };