import { i as findBuiltIn, n as AGENT_NAMES, r as findAgent, t as AGENTS } from "./agents.js";

export { AGENT_NAMES };