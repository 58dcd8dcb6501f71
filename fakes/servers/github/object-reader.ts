import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { gitEnvironment } from "./git.ts";

/** An object as `git cat-file` names it; `size` in bytes. */
export interface ObjectFacts {
  readonly sha: string;
  readonly type: string;
  readonly size: number;
}

/** An object with its bytes. */
export interface StoredObject extends ObjectFacts {
  readonly bytes: Buffer;
}

/**
 * Answers about objects from one git process for all of them: a process for each would be most of the time that a
 * request takes. Undefined where nothing has the name, or more than one thing.
 */
export interface ObjectReader {
  /** Expressions of gitrevisions(7): `main^{commit}`, `<sha>:<path>`. */
  readonly facts: (expression: string) => Promise<ObjectFacts | undefined>;
  readonly read: (expression: string) => Promise<StoredObject | undefined>;
  readonly close: () => void;
}

interface Question {
  readonly command: "info" | "contents";
  readonly expression: string;
  readonly resolve: (found: StoredObject | undefined) => void;
  readonly reject: (error: Error) => void;
}

type Batch = ChildProcessByStdio<Writable, Readable, null>;

const HEADER = /^([0-9a-f]{40}) ([a-z]+) (\d+)$/;

/** What the first bytes answer to a question and how many they are; null until the answer is complete. */
function answerIn(
  held: Buffer,
  { command, expression }: Question,
): { readonly found: StoredObject | undefined; readonly length: number } | null {
  // What is not found is answered with the name again, in which a line may end, and the reason.
  const echo = Buffer.from(`${expression} `);
  const isRefusal = held.length >= echo.length && held.subarray(0, echo.length).equals(echo);
  const end = held.indexOf("\n", isRefusal ? echo.length : 0);
  if (end < 0) return null;
  const [, sha = "", type = "", size = ""] = HEADER.exec(held.toString("utf8", 0, end)) ?? [];
  if (sha === "") return { found: undefined, length: end + 1 };
  const facts = { sha, type, size: Number(size) };
  if (command === "info") return { found: { ...facts, bytes: Buffer.alloc(0) }, length: end + 1 };
  const length = end + 1 + facts.size + 1;
  if (held.length < length) return null;
  return { found: { ...facts, bytes: Buffer.from(held.subarray(end + 1, length - 1)) }, length };
}

function start(directory: string, questions: Question[]): Batch {
  const argv = ["--git-dir", directory, "cat-file", "--batch-command", "-z"];
  const child = spawn("git", argv, { env: gitEnvironment, stdio: ["pipe", "pipe", "ignore"] });
  let chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    let held = Buffer.concat(chunks);
    for (let [first] = questions; first !== undefined; [first] = questions) {
      const answer = answerIn(held, first);
      if (answer === null) break;
      questions.shift();
      held = held.subarray(answer.length);
      first.resolve(answer.found);
    }
    chunks = [held];
  });
  const fail = (error: Error) => {
    for (const { reject } of questions.splice(0)) reject(error);
  };
  child.on("error", fail);
  child.stdin.on("error", fail);
  child.on("close", () => fail(new Error("git cat-file ended early")));
  return child;
}

/** Objects of the repository in `directory`; what comes into it later is found too. */
export function openObjects(directory: string): ObjectReader {
  const questions: Question[] = [];
  let child: Batch | undefined;
  const ask = (command: Question["command"], expression: string) =>
    new Promise<StoredObject | undefined>((resolve, reject) => {
      child ??= start(directory, questions);
      questions.push({ command, expression, resolve, reject });
      child.stdin.write(`${command} ${expression}\0`);
    });
  return {
    facts: (expression) => ask("info", expression),
    read: (expression) => ask("contents", expression),
    close: () => child?.kill(),
  };
}
