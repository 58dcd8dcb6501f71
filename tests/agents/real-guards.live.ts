import { expect, it, vi } from "vitest";
import codex from "../../src/agents/codex.ts";
import { openShellProofs } from "../../src/engine/open-shell-proofs.ts";
import type { StandIn } from "../../src/model/stand-in.ts";
import { cassetteOf } from "../engine/live-run.ts";
import { argumentsOf } from "./arguments-of.ts";
import { runReal } from "./real-agent.ts";
import { CALLS } from "./scripted-calls.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A stand-in that nobody calls. */
const toStandIn = (command: string): StandIn => ({
  kind: "described",
  command,
  match: "prefix",
  commands: [],
  repos: null,
  urls: [],
});

const STAND_INS = ["gh", "kubectl"].map(toStandIn);

it.each(Object.keys(CALLS))(
  "guard 2: the shell of the real %s finds every stand-in, asked once and for known money",
  async (name) => {
    const shellProofs = openShellProofs(new Map());
    const { played, server } = await runReal(name, [{ steps: [{ text: "Done." }] }], {
      test: { standIns: STAND_INS },
      settings: { shellProofs },
    });
    expect(cassetteOf(played).fakes).toEqual([]);
    const [proof, ...more] = shellProofs.overhead();
    expect([proof?.agent, proof?.commands, proof?.costSource, more]).toEqual([
      name,
      ["gh", "kubectl"],
      "estimated",
      [],
    ]);
    // Two calls: the line, and what it printed. One more where the CLI asks for a title.
    expect(proof?.costUsd).toBeGreaterThan(0.002);
    expect(server.requests.filter(({ chosen }) => chosen?.script === "probe").length).toBe(2);
  },
);

/** Codex as it is without our setting: its tools get a login shell, and a profile sets PATH anew after ours. */
const LOGIN_SHELL: typeof codex = {
  ...codex,
  homeFiles: (place) => ({
    ...codex.homeFiles(place),
    ".bash_profile": "export PATH=/usr/bin:/bin\n",
  }),
  way: {
    kind: "process",
    arguments: (turn) =>
      argumentsOf(codex, turn).map((word) => word.replace("login_shell=false", "login_shell=true")),
  },
};

it("AG-9 guard 2: the real codex with a login shell and a profile that resets PATH is void before its run", async () => {
  const { played, server, store } = await runReal("codex", [{ steps: [{ text: "Done." }] }], {
    test: { standIns: STAND_INS },
    settings: { agent: LOGIN_SHELL },
  });
  expect(played).toMatchObject({
    kind: "void",
    reason: expect.stringMatching(
      /^the agent's own shell does not find the stand-in gh: nothing called it; the agent \(completed\) said "It printed [0-9a-f-]{36}"$/,
    ),
  });
  const scripts = server.requests.map(({ chosen }) => chosen?.script);
  expect([scripts, [...store.texts]]).toEqual([["probe", "probe"], []]);
});
