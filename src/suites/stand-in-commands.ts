import type { Explanation } from "../model/explanation.ts";

const SHELL = "is a shell: every agent runs its commands in one, so the run could not do anything";
const BUILT_IN =
  "is built into shells, which would never ask for a stand-in: its calls could not be seen";

/** Commands that cannot be stood in for, and why: without them no agent works, or no call would arrive. */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ...["sh", "bash", "dash", "zsh", "ksh", "ash", "fish"].map((name) => [name, SHELL] as const),
  [
    "env",
    "starts scripts by their first line, agents among them, so the run could not do anything",
  ],
  ["node", "runs agents and the stand-ins themselves, so the run could not do anything"],
  [
    "git",
    "stays real in every run: forges are out of its reach, and committed, commits and branch see what it did",
  ],
  ["rg", "is how agents search files, so the run could not do anything"],
  ...[
    ...[
      "alias",
      "bg",
      "break",
      "builtin",
      "caller",
      "case",
      "cd",
      "command",
      "compgen",
      "complete",
    ],
    ...["continue", "coproc", "declare", "dirs", "disown", "do", "done", "echo", "elif", "else"],
    ...["enable", "esac", "eval", "exec", "exit", "export", "false", "fc", "fg", "fi", "for"],
    ...[
      "function",
      "getopts",
      "hash",
      "help",
      "history",
      "if",
      "in",
      "jobs",
      "kill",
      "let",
      "local",
    ],
    ...["logout", "mapfile", "popd", "printf", "pushd", "pwd", "read", "readarray", "readonly"],
    ...["return", "select", "set", "shift", "shopt", "source", "suspend", "test", "then", "time"],
    ...["times", "trap", "true", "type", "typeset", "ulimit", "umask", "unalias", "unset", "until"],
    ...["wait", "while"],
  ].map((name) => [name, BUILT_IN] as const),
]);

/** What a file on PATH may be called here: it becomes a name in a folder and a word of a shell. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$/;

/** Why a command cannot be stood in for, or null. */
export function refuseCommand(command: string): Explanation | null {
  const reason = REFUSED.get(command);
  if (reason !== undefined) return { what: reason, remedy: "stand in for another command" };
  if (NAME.test(command)) return null;
  return {
    what: "is no name of a command",
    remedy: "write what stands on PATH, such as gh: letters, digits and . _ + -, at most 64",
  };
}
