import { z } from "zod";
import { explain } from "./explanation.ts";

/** More than this is a slip of the pen, and micro-dollars stay safe integers. */
export const MOST_USD = 1_000_000;

/** An amount of US dollars above 0, as `max_cost` takes it (suite.md §2). */
export const dollarsSchema = z
  .number()
  .positive()
  .max(MOST_USD, {
    error: explain("is more than a million dollars", "write an amount in US dollars"),
  });

/** Whole micro-dollars of an amount in US dollars (judge-and-cost.md §12.2); never 0 for what is not. */
export function toMicroUsd(usd: number): number {
  return Math.max(1, Math.round(usd * 1e6));
}
