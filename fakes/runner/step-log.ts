import { COMMANDS, type LogCommand, readLogCommand } from "./log-command.ts";
import type { Masks } from "./masks.ts";
import type { StageProblem } from "./stage-problem.ts";

/** A message that GitHub shows beside the workflow run. Lines and columns are the text that was sent. */
export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly message: string;
  readonly title?: string;
  readonly file?: string;
  readonly line?: string;
  readonly endLine?: string;
  readonly col?: string;
  readonly endColumn?: string;
}

/** Limits of reference/actions.md §4.5. */
const MOST_OF_A_KIND = 10;
const LONGEST_MESSAGE = 4096;

const PROPERTIES = ["title", "file", "line", "endLine", "col", "endColumn"] as const;
const DEPRECATED = ["set-output", "save-state", "set-env", "add-path"];

/** What one stage printed, read as the runner reads it. */
export interface StepLog {
  readonly lines: string[];
  readonly annotations: Annotation[];
  readonly problems: StageProblem[];
  /** Annotations above ten of a kind, which GitHub drops silently. */
  dropped: number;
  readonly read: (line: string) => void;
  readonly annotate: (annotation: Annotation) => void;
}

function annotationOf(level: Annotation["level"], command: LogCommand): Annotation {
  const entries = PROPERTIES.flatMap((name) => {
    const value = command.properties.get(name);
    return value === undefined || value === "" ? [] : [[name, value] as const];
  });
  return { level, message: command.data, ...Object.fromEntries(entries) };
}

/** A log that hides what the masks name. `isDebug` shows `::debug::` lines. */
export function stepLog(masks: Masks, isDebug = false): StepLog {
  let stopToken: string | undefined;

  const annotate = (annotation: Annotation) => {
    log.lines.push(masks.hide(`##[${annotation.level}]${annotation.message}`));
    const same = log.annotations.filter((one) => one.level === annotation.level).length;
    if (same >= MOST_OF_A_KIND) {
      log.dropped += 1;
      return;
    }
    const hidden = Object.entries(annotation).map(([key, value]) => [key, masks.hide(value)]);
    const message = masks.hide(annotation.message).slice(0, LONGEST_MESSAGE);
    log.annotations.push({ ...Object.fromEntries(hidden), level: annotation.level, message });
  };

  const stop = (token: string) => {
    // The runner refuses tokens that would hide nothing or could be guessed.
    if (token === "" || COMMANDS.has(token.toLowerCase())) {
      log.problems.push({ kind: "command", message: `Invalid stop-commands token '${token}'` });
      return;
    }
    stopToken = token;
  };

  const annotateAs = (level: Annotation["level"]) => (command: LogCommand) =>
    annotate(annotationOf(level, command));
  const refuse = ({ name }: LogCommand) => {
    log.problems.push({ kind: "command", message: `The command '${name}' is no longer supported` });
  };
  const show = ({ name, data }: LogCommand) => {
    log.lines.push(masks.hide(`##[${name}]${data}`));
  };
  // What is not listed here (`echo`, matchers) changes nothing that a test could see.
  const deeds: ReadonlyMap<string, (command: LogCommand) => void> = new Map([
    ["error", annotateAs("error")],
    ["warning", annotateAs("warning")],
    ["notice", annotateAs("notice")],
    ["add-mask", ({ data }) => masks.add(data)],
    ["stop-commands", ({ data }) => stop(data)],
    ["group", show],
    ["endgroup", show],
    ...(isDebug ? ([["debug", show]] as const) : []),
    ...DEPRECATED.map((name) => [name, refuse] as const),
  ]);

  const read = (line: string) => {
    if (stopToken !== undefined) {
      const isResumed = readLogCommand(line, new Set([stopToken])) !== undefined;
      if (isResumed) stopToken = undefined;
      log.lines.push(masks.hide(line));
      return;
    }
    const command = readLogCommand(line, COMMANDS);
    if (command === undefined) log.lines.push(masks.hide(line));
    else deeds.get(command.name)?.(command);
  };

  const log: StepLog = { lines: [], annotations: [], problems: [], dropped: 0, read, annotate };
  return log;
}
