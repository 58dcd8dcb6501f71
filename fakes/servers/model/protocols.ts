import { anthropicMessages } from "./anthropic-messages.ts";
import type { Protocol } from "./protocol.ts";

/** Every protocol that the server speaks; a new one is one file and one line here. */
export const protocols: readonly Protocol[] = [anthropicMessages];
