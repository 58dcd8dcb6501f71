/** Looks for processes that a run has left behind. */

import { readdirSync, readFileSync } from "node:fs";

/** Command lines of living processes that hold a word. */
export function running(word: string): readonly string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      } catch {
        return "";
      }
    })
    .filter((line) => line.includes(word));
}

/** A number of seconds that no other run of these tests sleeps. */
export const toWord = (seconds: number) => `${seconds}.${process.pid}7`;
