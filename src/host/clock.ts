import type { Clock } from "../model/ports.ts";

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  timestamp: () => `${new Date().toISOString().slice(0, 19)}Z`,
};
