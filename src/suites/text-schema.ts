import { z } from "zod";
import { explain } from "../model/explanation.ts";
import { readPath } from "./suite-path.ts";

/** A path as `readPath` takes it. */
export function pathSchema() {
  return z.string().superRefine((written, context) => {
    const reading = readPath(written);
    if (reading.kind === "refused") {
      context.addIssue({ code: "custom", message: explain(reading.what, reading.remedy) });
    }
  });
}

/** A text, or the content of a file. */
export const textSchema = z.union([z.string(), z.strictObject({ file: pathSchema() })]);

/** The same, and not empty where it is written out. */
export const nonEmptyTextSchema = z.union([
  z.string().min(1),
  z.strictObject({ file: pathSchema() }),
]);
