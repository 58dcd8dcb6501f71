import { t as openGate } from "./request-gate2.js";

export { openGate };