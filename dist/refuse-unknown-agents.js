import { t as refuseUnknownAgents } from "./refuse-unknown-agents2.js";

export { refuseUnknownAgents };