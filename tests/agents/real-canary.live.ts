import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { Agent } from "../../src/agents/agent.ts";
import claude from "../../src/agents/claude.ts";
import { findAgent } from "../../src/agents/index.ts";
import { cassetteOf } from "../engine/live-run.ts";
import { makeScratch } from "../host/scratch.ts";
import { openCagedMachine, runReal } from "./real-agent.ts";
import { CALLS } from "./scripted-calls.ts";

vi.setConfig({ testTimeout: 120_000 });

const HELLO = [{ steps: [{ text: "Hello." }] }];

it.each(Object.keys(CALLS).flatMap((name) => [[name, "cage"] as const, [name, "none"] as const]))(
  "Build 12: the real %s reads nothing of what is planted above its workspace, isolation %s",
  async (name, isolation) => {
    const { played, server } = await runReal(name, HELLO, {
      settings: { isolation: { kind: isolation } },
    });
    expect(cassetteOf(played).isolation).toBe(isolation);
    expect(JSON.stringify(server.requests.map(({ body }) => body))).not.toContain("canary-");
  },
);

/** A bubblewrap that shows the folder above the workspace too, as it is on the host. */
async function plantLeak(): Promise<string> {
  const folder = await makeScratch();
  const script = `#!/bin/bash
args=(); above=
for one in "$@"; do [ "$last" = --chdir ] && above=$(dirname "$one"); last=$one; done
for one in "$@"; do args+=("$one"); [ "$last $one" = "--tmpfs /tmp" ] && args+=(--ro-bind "$above" "$above"); last=$one; done
exec /usr/bin/bwrap "\${args[@]}"
`;
  await writeFile(join(folder, "bwrap"), script);
  await chmod(join(folder, "bwrap"), 0o755);
  return folder;
}

const toReason = (path: string) =>
  `the agent read ../${path}, which skillcheck planted outside its workspace: it stands in a request to the model, so this run was not isolated`;

it("Build 12: a cage that shows the folder above the workspace: the real claude is void", async () => {
  const machine = await openCagedMachine(await plantLeak());
  const { played, store } = await runReal("claude", HELLO, { settings: { machine } });
  expect(played).toMatchObject({ kind: "void", reason: toReason("CLAUDE.md") });
  expect([...store.texts]).toEqual([]);
});

/** An adapter whose home is the folder above. */
const astray = (agent: Agent, variable: string, folder: string): Agent => ({
  ...agent,
  environment: (place) => ({
    ...agent.environment(place),
    [variable]: join(place.home, "..", folder),
  }),
});

it.each([
  ["claude", "CLAUDE_CONFIG_DIR", ".claude", ".claude/skills/skillcheck-canary/SKILL.md"],
  ["codex", "HOME", ".", ".agents/skills/skillcheck-canary/SKILL.md"],
])(
  "Build 12: an adapter of %s whose %s leads to the folder above, without a cage",
  async (...row) => {
    const [name, variable, folder, path] = row;
    const agent = findAgent(name) ?? claude;
    const { played } = await runReal(name, HELLO, {
      settings: { agent: astray(agent, variable, folder), isolation: { kind: "none" } },
    });
    expect(played).toMatchObject({ kind: "void", reason: toReason(path) });
  },
);
