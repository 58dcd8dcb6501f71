/** A desk with an author's own login, and what is recorded there. */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Step } from "../../fakes/agent/scenario.ts";
import { skill } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";

export const FOLDER = "skills/greeter";
export const TOKEN = "sk-ant-oat01-skillcheck-CANARY-Login0123456789";
export const REFRESHED = "sk-ant-oat01-skillcheck-CANARY-Fresh9876543210";
export const toLogin = (token: string) =>
  JSON.stringify({
    claudeAiOauth: { accessToken: token, refreshToken: `${token}-r`, scopes: ["user:inference"] },
  });
export const LOGIN = toLogin(TOKEN);
export const OWN = ["record", "--isolation", "none", "--samples", "1", "--login", "own"];
export const AHOY: Step = { do: "text", text: "Ahoy, crew!" };
export const refresh = (text: string): Step => ({
  do: "bash",
  command: `printf %s '${text}' > "$HOME/.claude/.credentials.json"`,
});

/** A desk whose author has a planted login, in a home of its own. */
export async function openWorld(...steps: readonly Step[]) {
  const world = await openDeskWorld(skill(FOLDER));
  const home = join(dirname(world.repository), "home");
  const file = join(home, ".claude/.credentials.json");
  await mkdir(dirname(file));
  await writeFile(file, LOGIN, { mode: 0o600 });
  await writeFile(join(home, ".claude/CLAUDE.md"), "Never part of a run.\n");
  await world.installAgent({ cases: [{ turns: [steps] }] });
  return { ...world, home, file };
}

export async function recordingOf(world: DeskWorld) {
  const [path = ""] = await world.list(".skillcheck/cassettes");
  const text = await world.read(path);
  return { text, cassette: JSON.parse(text) };
}
