import { z } from "zod";
import { explain } from "../../model/explanation.ts";

/** Value of a check that needs none. */
export const trueSchema = z.literal(true, {
  error: explain("can only be true", "for the opposite put the check under not"),
});
