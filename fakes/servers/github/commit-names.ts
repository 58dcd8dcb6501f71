import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { gitEnvironment } from "./git.ts";

/** Looks up which commit a name means, in one git process for all of them: every request asks for the two ends of a pull request. */
export interface CommitNames {
  /** The SHA of the commit; undefined where nothing has the name, or more than one thing. */
  readonly find: (name: string) => Promise<string | undefined>;
  readonly close: () => void;
}

interface Question {
  readonly resolve: (sha: string | undefined) => void;
  readonly reject: (error: Error) => void;
}

type Batch = ChildProcessByStdio<Writable, Readable, null>;

function start(directory: string, questions: Question[]): Batch {
  const argv = ["--git-dir", directory, "cat-file", "--batch-check=%(objectname)"];
  const child = spawn("git", argv, { env: gitEnvironment, stdio: ["pipe", "pipe", "ignore"] });
  let begun = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = `${begun}${chunk}`.split("\n");
    begun = lines.pop() ?? "";
    // What is not found is answered with the name again and the reason.
    for (const line of lines) {
      questions.shift()?.resolve(/^[0-9a-f]{40}$/.test(line) ? line : undefined);
    }
  });
  const fail = (error: Error) => {
    for (const { reject } of questions.splice(0)) reject(error);
  };
  child.on("error", fail);
  child.stdin.on("error", fail);
  child.on("close", () => fail(new Error("git cat-file ended early")));
  return child;
}

/** Names in the repository in `directory`; what comes into it later is found too. */
export function openCommitNames(directory: string): CommitNames {
  const questions: Question[] = [];
  let child: Batch | undefined;
  return {
    find: (name) =>
      new Promise((resolve, reject) => {
        child ??= start(directory, questions);
        questions.push({ resolve, reject });
        child.stdin.write(`${name}^{commit}\n`);
      }),
    close: () => child?.kill(),
  };
}
