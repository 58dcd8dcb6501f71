import type { Desk } from "../model/desk.ts";
import { toProblemLine } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import { UsageError } from "../model/usage-error.ts";
import { findRenderer } from "../reports/index.ts";
import type { RenderContext } from "../reports/renderer.ts";
import { toJson } from "../text/json.ts";
import { createRedactor } from "../text/redactor.ts";
import { line } from "../text/terminal.ts";
import { toHelp } from "./to-help.ts";
import { toParsable } from "./to-parsable.ts";
import { VERBS } from "./verbs/index.ts";
import type { Verb, VerbCall, VerbOption, VerbOutcome } from "./verbs/verb.ts";
import { withVariables } from "./with-variables.ts";

/** node's `parseArgs`, handed in because this room touches no node module. */
export type ParseArguments = (config: {
  readonly args: string[];
  readonly options: Record<string, { type: "string" | "boolean"; multiple?: boolean }>;
  readonly allowPositionals: true;
  readonly strict: true;
}) => {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
};

/** What the entry prints and writes. */
export interface CommandAnswer {
  readonly stdout: string;
  readonly files: readonly { readonly file: string; readonly text: string }[];
  readonly exitCode: number;
}

/** `--format`s of this version (design.md §10). */
const FORMATS = ["pretty", "plain", "json", "markdown", "github", "sarif"];

/** Formats that show lines of the files. */
const WITH_LINES = ["pretty", "sarif"];

/** Longest line of one problem: names of files and keys stand in it. */
const PROBLEM_CHARACTERS = 1000;

/** Options that every verb has. */
const COMMON: Readonly<Record<string, VerbOption>> = {
  format: {
    type: "string",
    multiple: true,
    help: `${FORMATS.join(", ")}; NAME=FILE writes it to a file`,
  },
  output: { type: "string", help: "file for the one format" },
  help: { type: "boolean", help: "say what the verb does" },
};

/** Runs one command: verb, options, outcome, formats. Throws UsageError for the user's mistakes. */
export async function runCommandLine(
  argv: readonly string[],
  desk: Desk,
  parse: ParseArguments,
): Promise<CommandAnswer> {
  const [name, ...rest] = argv;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    return text(toHelp(VERBS, COMMON), name === undefined ? 2 : 0);
  }
  if (name === "--version" || name === "version") return text(desk.version, 0);
  const verb = VERBS.find((one) => one.name === name);
  if (verb === undefined) {
    throw new UsageError(
      `${name}: there is no such verb; write one of ${VERBS.map((one) => one.name).join(", ")}`,
    );
  }
  const call = readCall(verb, rest, { desk, parse });
  if (call.flag("help")) return text(toHelp([verb], COMMON), 0);
  const formats = readFormats(call, desk);
  return toAnswer(await verb.run(call, desk), formats, desk);
}

function text(content: string, exitCode: number): CommandAnswer {
  return { stdout: `${content.trimEnd()}\n`, files: [], exitCode };
}

function readCall(
  verb: Verb,
  args: readonly string[],
  { desk, parse }: { readonly desk: Desk; readonly parse: ParseArguments },
): VerbCall {
  const options = { ...COMMON, ...verb.options };
  const { values, positionals } = parseStrictly(verb, args, { options, parse });
  const [word] = positionals;
  if (verb.positionals === "" && word !== undefined) {
    throw new UsageError(`${verb.name} ${word}: ${verb.name} takes options alone`);
  }
  const set = withVariables(values, options, desk);
  return {
    positionals,
    text: (option) => {
      const value = set[option];
      return typeof value === "string" ? value : null;
    },
    list: (option) => {
      const value = set[option];
      if (typeof value === "string") return [value];
      return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
    },
    flag: (option) => set[option] === true,
  };
}

function parseStrictly(
  verb: Verb,
  args: readonly string[],
  how: {
    readonly options: Readonly<Record<string, VerbOption>>;
    readonly parse: ParseArguments;
  },
) {
  const options = Object.fromEntries(
    Object.entries(how.options).map(([name, { type, multiple }]) => [
      name,
      multiple === undefined ? { type } : { type, multiple },
    ]),
  );
  const whole = toParsable(args, how.options);
  try {
    return how.parse({ args: whole, options, allowPositionals: true, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
    throw new UsageError(
      `${verb.name}: ${reason}; skillcheck ${verb.name} --help lists the options`,
    );
  }
}

interface Format {
  readonly name: string;
  /** Null = stdout. */
  readonly file: string | null;
  /** Beside another one, for reports alone. */
  readonly isExtra?: boolean;
}

function readFormats(call: VerbCall, desk: Desk): readonly Format[] {
  const written = call.list("format").map((text): Format => {
    const at = text.indexOf("=");
    return at < 0
      ? { name: text, file: null }
      : { name: text.slice(0, at), file: text.slice(at + 1) };
  });
  const unknown = written.find(({ name }) => !FORMATS.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`--format ${unknown.name}: write one of ${FORMATS.join(", ")}`);
  }
  const output = call.text("output");
  if (output === "" || written.some(({ file }) => file === "")) {
    throw new UsageError(
      "the name of a file is missing: write --format NAME=FILE or --output FILE",
    );
  }
  if (output !== null && written.length > 1) {
    throw new UsageError("--output goes with one --format; with several write --format NAME=FILE");
  }
  const inCi = desk.environment["CI"] !== undefined || !desk.isTerminal;
  const formats = written.length > 0 ? written : toDefaults(inCi, desk);
  const placed = formats.map((one) =>
    one.isExtra === true ? one : { ...one, file: one.file ?? output },
  );
  refuseSharedOutput(placed);
  return placed;
}

/** In a job of GitHub's the log gets its annotations too (reporting.md §8). */
function toDefaults(inCi: boolean, desk: Desk): readonly Format[] {
  const own = { name: inCi ? "plain" : "pretty", file: null };
  const isJob = desk.environment["GITHUB_ACTIONS"] === "true";
  return isJob ? [own, { name: "github", file: null, isExtra: true }] : [own];
}

/** With `json` stdout holds one document and nothing else (design.md §10). */
function refuseSharedOutput(formats: readonly Format[]): void {
  const printed = formats.filter(({ file }) => file === null);
  if (printed.length > 1 && printed.some(({ name }) => name === "json")) {
    throw new UsageError(
      "--format json prints one document alone; write the other formats to files: --format NAME=FILE",
    );
  }
}

async function toAnswer(
  outcome: VerbOutcome,
  formats: readonly Format[],
  desk: Desk,
): Promise<CommandAnswer> {
  const wanted = formats.filter(({ isExtra }) => isExtra !== true || outcome.kind === "report");
  const withLines = wanted.some(({ name }) => WITH_LINES.includes(name));
  const lint = outcome.kind === "report" && withLines ? await outcome.readMaterial?.() : undefined;
  const context = { ...toContext(desk), ...(lint === undefined ? {} : { lint }) };
  const drawn = wanted.map(({ name, file }) => ({
    file,
    text: draw(outcome, name, { desk, context }),
  }));
  return {
    stdout: drawn
      .filter(({ file }) => file === null)
      .map((one) => one.text)
      .join(""),
    files: drawn.flatMap(({ file, text: content }) =>
      file === null ? [] : [{ file, text: content }],
    ),
    exitCode: outcome.kind === "report" ? outcome.report.exitCode : outcome.exitCode,
  };
}

function draw(
  outcome: VerbOutcome,
  format: string,
  { desk, context }: { readonly desk: Desk; readonly context: RenderContext },
): string {
  const json = outcome.document;
  if (format === "json" && json !== null) {
    if (outcome.kind === "report") logProblems(outcome.report, desk);
    return `${toJson(json)}\n`;
  }
  if (outcome.kind === "document") return `${outcome.text.trimEnd()}\n`;
  const renderer = findRenderer(format);
  if (renderer === undefined) throw new Error(`no renderer ${format}`);
  return renderer.render(outcome.report, context);
}

/** Why a file cannot be used has no place in a document of findings, and must be read somewhere. */
function logProblems(report: Report, desk: Desk): void {
  const problems = [...report.problems, ...report.skills.flatMap((skill) => skill.problems)];
  for (const problem of problems) desk.log(line(toProblemLine(problem), PROBLEM_CHARACTERS));
}

function toContext(desk: Desk): RenderContext {
  const { environment } = desk;
  const forced = environment["FORCE_COLOR"];
  const plain = environment["NO_COLOR"] !== undefined || environment["TERM"] === "dumb";
  return {
    redactor: createRedactor([]),
    now: desk.clock.timestamp(),
    colour: forced !== undefined && forced !== "0" ? true : desk.isTerminal && !plain,
    maxExcerpts: 5,
    github: null,
  };
}
