import cassettes from "./cassettes.ts";
import demo from "./demo.ts";
import doctor from "./doctor.ts";
import lint from "./lint.ts";
import newTest from "./new-test.ts";
import record from "./record.ts";
import test from "./test.ts";
import type { Verb } from "./verb.ts";

/** Every verb of the command line. One file, one line. */
export const VERBS: readonly Verb[] = [lint, test, record, cassettes, newTest, doctor, demo];
