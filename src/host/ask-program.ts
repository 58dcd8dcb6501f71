import { spawn } from "node:child_process";

/** For a program to say its version. */
const TIMEOUT_MS = 30_000;
/** After its end, for what it printed last: a process that it left behind may hold its stream for ever. */
const LAST_WORDS_MS = 200;
/** UTF-16 units that are kept. */
const WORDS = 64 * 1024;

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
}

/**
 * What a program prints on stdout, without white space at its end, when it ends with 0; else null. At most 30 s, whatever it
 * leaves behind. Never rejects.
 */
export function askProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: environment,
      stdio: ["ignore", "pipe", "ignore"],
      // A group of its own, so that what it starts can be ended with it.
      detached: true,
    });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      text = `${text}${part}`.slice(0, WORDS);
    });
    const end = (code: number | null) => {
      clearTimeout(timer);
      endGroup(child.pid);
      child.stdout.destroy();
      resolve(code === 0 ? text.trimEnd() : null);
    };
    const timer = setTimeout(end, TIMEOUT_MS, null);
    child.once("error", () => end(null));
    child.once("close", end);
    child.once("exit", (code) => setTimeout(end, LAST_WORDS_MS, code));
  });
}
