import type { RunCall } from "../model/play.ts";
import type { OpenRun } from "./in-workspace.ts";

/** What shells read before they run anything. Every home is new: what is not ours was written by the test. */
const IN_HOME = [
  ".profile",
  ".bash_profile",
  ".bash_login",
  ".bashrc",
  ".zshenv",
  ".zprofile",
  ".zshrc",
  ".kshrc",
  ".config/fish/config.fish",
];

/** What agents read of a workspace that may give their shells variables. No fixture brings it along (SB-1). */
const IN_WORKSPACE = [
  ".claude/settings.json",
  ".claude/settings.local.json",
  ".codex/config.toml",
  "opencode.json",
  "opencode.jsonc",
  ".opencode/opencode.json",
  ".gemini/settings.json",
  ".factory/settings.json",
];

/** Exits 0 where one of the files is there and holds something else than the first argument. */
const LOOK =
  'own=$1; shift; for one in "$@"; do [ -e "$one" ] && [ "$(/bin/cat -- "$one")" != "$own" ] && exit 0; done; exit 1';

const LIMITS = { timeoutMs: 10_000, outputBytes: 1024 };

/**
 * Whether the files or the `setup` of a test with stand-ins left something that decides what the agent's shell finds. It
 * is looked for by a process of the run: in a cage the home is not visible from outside.
 */
export async function hasShellFiles(
  { workspace, environment }: OpenRun,
  { test }: RunCall,
): Promise<boolean> {
  const { files, setup } = test.workspace;
  const { standIns } = workspace;
  if (standIns === null || files.length + setup.length === 0) return false;
  const places = [...IN_HOME.map((path) => `${workspace.home}/${path}`), ...IN_WORKSPACE];
  const args = ["-c", LOOK, "sh", standIns.profile.trimEnd(), ...places];
  const call = { command: "/bin/sh", args, environment, stdin: "", ...LIMITS };
  const looked = await workspace.run(call);
  return looked.kind === "ended" && looked.exit === 0 && looked.ended === "by-itself";
}
