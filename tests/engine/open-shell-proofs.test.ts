import { expect, it } from "vitest";
import type { InWorkspace } from "../../src/engine/in-workspace.ts";
import { openShellProofs } from "../../src/engine/open-shell-proofs.ts";
import { openRunCounter } from "../../src/engine/run-counter.ts";
import type { DescribedStandIn } from "../../src/model/stand-in.ts";
import { toCall, toSettings } from "./live-run.ts";

const GH: DescribedStandIn = {
  kind: "described",
  command: "gh",
  match: "prefix",
  commands: [],
  repos: null,
  urls: [],
};

it("holds a session only where one is left for the run that it is for, and takes one", async () => {
  const { settings } = toSettings("/no/such/claude");
  const call = await toCall({ test: { standIns: [GH] } });
  let sessions = 0;
  const inWorkspace: InWorkspace = async () => {
    sessions += 1;
    return { reason: "no room" };
  };
  const counter = openRunCounter(3);
  const { find } = openShellProofs(new Map(), { counter });
  const reason = "the agent's own shell could not be asked for the stand-in gh: no room";
  const asked = { kind: "void", reason, costUsd: 0 };
  expect(await find(settings, await toCall(), inWorkspace)).toBe(null);
  // Two at the same time wait for one session.
  const both = [1, 2].map(() => find(settings, call, inWorkspace));
  expect([await Promise.all(both), sessions]).toEqual([[asked, asked], 1]);
  expect([await find(settings, call, inWorkspace), sessions]).toEqual([asked, 2]);
  const unmade = { kind: "unmade", limit: "runs" };
  expect([await find(settings, call, inWorkspace), sessions]).toEqual([unmade, 2]);
  expect([counter.take(), counter.hasLeft()]).toEqual([true, false]);
});
