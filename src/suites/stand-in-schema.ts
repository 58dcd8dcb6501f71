import { z } from "zod";
import { explain } from "../model/explanation.ts";
import type { JsonValue } from "../model/json-value.ts";
import { STAND_IN_MATCHES } from "../model/stand-in.ts";
import { patternSchema } from "../patterns/pattern-schema.ts";
import { refuseCommand } from "./stand-in-commands.ts";
import { pathSchema, textSchema as text } from "./text-schema.ts";

const path = pathSchema();

/** Path of a file below a folder that is not known yet. */
const filePath = path.refine((written) => !/^[./]*$/.test(written) && !written.endsWith("/"), {
  error: explain("is a folder", "write the path of a file"),
});

/** `file` stands for the whole answer, so nothing stands beside it. */
const FILE_ALONE = {
  error: explain("has `file` beside other keys", "write {file: path} as the value of one of them"),
};
const isFileAlone = (answer: { readonly file?: string | undefined }): boolean =>
  answer.file === undefined || Object.keys(answer).length === 1;

/** In one map, so that a misspelt key is told by name: a union of maps could not say which was meant. */
const commandMap = z
  .strictObject({
    file: path.optional().describe("File that holds what is printed."),
    stdout: text.optional().describe("Printed, with a line end behind it."),
    stderr: text.optional().describe("Printed to stderr, with a line end behind it."),
    exit: z.number().int().min(0).max(255).optional().describe("Exit code; 0 without it."),
    writes: z
      .record(filePath, text)
      .optional()
      .describe("Path below the folder of the call → text, written before anything is printed."),
  })
  .refine(isFileAlone, FILE_ALONE)
  .meta({ id: "commandAnswer" });

const urlMap = z
  .strictObject({
    file: path.optional().describe("File that holds the body."),
    body: text.optional().describe("Body, byte for byte."),
    status: z.number().int().min(100).max(599).optional().describe("HTTP status; 200 without it."),
    headers: z
      .record(
        z.string().regex(/^[A-Za-z0-9-]+$/, {
          error: explain("is no name of a header", "write letters, digits and -"),
        }),
        z.string().refine((value) => !/[\r\n\0]/.test(value), {
          error: explain("holds a line end", "write one line"),
        }),
      )
      .optional()
      .describe("Headers, such as location for -L."),
  })
  .refine(isFileAlone, FILE_ALONE)
  .meta({ id: "urlAnswer" });

const commandAnswer = z.union([z.string(), commandMap]);
const urlAnswer = z.union([z.string(), urlMap]);

const pattern = patternSchema();

/** Pattern → an answer, or a list of which the n-th call takes the n-th and the last repeats. */
export const commandsSchema = z
  .record(pattern, z.union([z.string(), commandMap, z.array(commandAnswer).min(1)]))
  .meta({ id: "commandAnswers" });

/** The same with what servers say. */
export const urlsSchema = z.record(
  pattern,
  z.union([z.string(), urlMap, z.array(urlAnswer).min(1)]),
);

const repositoryName = z.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, {
  error: explain("is no name of a repository", "write owner/name"),
});

const json: z.ZodType<JsonValue> = z
  .lazy(() =>
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.null(),
      z.array(json),
      z.record(z.string(), json),
    ]),
  )
  .meta({ id: "json" });

/** The long form; which of the keys may stand together is said by `read-stand-ins.ts`. */
export const longFormSchema = z.strictObject({
  commands: commandsSchema
    .optional()
    .describe("Pattern over the arguments, joined by spaces → answer; tried first, in this order."),
  repos: z
    .record(repositoryName, z.record(z.string(), json))
    .optional()
    .describe("gh: owner/name → fields, as `gh repo view --json` names them, and `contents`."),
  urls: urlsSchema
    .optional()
    .describe(
      "curl: pattern over the URL of a GET or HEAD, over `METHOD URL`, or over `ANY URL` → body, or {body, status, headers}.",
    ),
  script: path
    .optional()
    .describe("Path of an own program that answers every call; nothing stands beside it."),
  match: z
    .enum(STAND_IN_MATCHES)
    .optional()
    .describe("How patterns are held against a text: exact, prefix (without it) or search."),
});

export const RESERVED_KEYS = Object.keys(longFormSchema.shape);

/** A stand-in as editors see it: a map with a reserved key is the long form, whatever else it could be. */
export const standInSchema = z
  .union([
    commandsSchema.meta({ id: "plainStandIn", propertyNames: { not: { enum: RESERVED_KEYS } } }),
    longFormSchema,
  ])
  .meta({ id: "standIn" });

/** Name of a command that may be stood in for. */
export const commandName = z.string().superRefine((command, context) => {
  const refusal = refuseCommand(command);
  if (refusal !== null) {
    context.addIssue({ code: "custom", message: explain(refusal.what, refusal.remedy) });
  }
});
