import { spawn } from "node:child_process";

/** What a git process answered; git's own words are in `stderr`. */
export interface GitAnswer {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Nothing of the caller's environment but PATH: a user's git settings must not colour an answer. */
export const gitEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env["PATH"] ?? "/usr/bin:/bin",
  HOME: "/nonexistent",
  LC_ALL: "C.UTF-8",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_TERMINAL_PROMPT: "0",
};

/** Runs one git command in the repository. Never rejects for git's own failures: see `code`. */
export function runGit(directory: string, argv: readonly string[]): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", ["--git-dir", directory, ...argv], {
      env: gitEnvironment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    child.on("error", reject);
    child.on("close", (code) =>
      resolve({
        code: code ?? 1,
        stdout: Buffer.concat(out),
        stderr: Buffer.concat(err).toString(),
      }),
    );
  });
}

/** Standard output of a git command that must succeed. */
export async function gitOutput(directory: string, argv: readonly string[]): Promise<Buffer> {
  const answer = await runGit(directory, argv);
  if (answer.code !== 0) throw new Error(`git ${argv[0] ?? ""} failed: ${answer.stderr.trim()}`);
  return answer.stdout;
}

/** Runs a git command that must succeed on what it reads from stdin; its answer is not kept. */
export function feedGit(
  directory: string,
  argv: readonly string[],
  input: Buffer | string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", ["--git-dir", directory, ...argv], {
      env: gitEnvironment,
      stdio: ["pipe", "ignore", "pipe"],
    });
    let words = "";
    child.stderr.on("data", (chunk: Buffer) => {
      words += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(words.trim()))));
    child.stdin.on("error", () => child.stdin.destroy());
    child.stdin.end(input);
  });
}

/** The NUL-terminated fields that git prints under `-z`. */
export function nulFields(output: Buffer): string[] {
  const fields = output.toString("utf8").split("\0");
  if (fields.at(-1) === "") fields.pop();
  return fields;
}
