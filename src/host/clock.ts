import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../model/ports.ts";

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  timestamp: () => `${new Date().toISOString().slice(0, 19)}Z`,
  wait: (milliseconds, signal) => pause(milliseconds, undefined, { signal }).catch(() => undefined),
};
