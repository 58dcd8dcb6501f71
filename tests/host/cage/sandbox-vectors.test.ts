/** Every vector of security.md §8.4 and §8.3 (SB-1 to SB-16) and the test that is it. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const REAL = "agents/real-vectors.live.ts";
const CAGE = "host/cage/open-cage.live.ts";
const SELF_TEST = "host/cage/test-cage.live.ts";
const ENDINGS = "engine/endings.live.ts";
const ISOLATION = "engine/isolation.test.ts";

/** File below `tests/`, and how the test's name begins. */
type Vector = readonly [file: string, name: string];

const VECTORS: Readonly<Record<string, readonly Vector[]>> = {
  "SB-1": [
    [REAL, "SB-1: a hook and an address in a fixture's settings do nothing"],
    [ISOLATION, "SB-1: holds back what would configure an agent"],
    [ISOLATION, "SB-1: hostile names and links of a fixture are copied as they are"],
    ["skills/read-skill.test.ts", "SB-1: keeps suites, evals, recordings, results and named paths"],
  ],
  "SB-2": [
    [REAL, "SB-2: environment, process list, homes and memory inside the cage"],
    ["host/gateway/key.test.ts", "SB-2 SB-7 the key is in no answer, no log and no error"],
    ["e2e/real-agent.e2e.ts", "SB-2 SB-7 gives the agent a key that opens nothing"],
  ],
  "SB-4": [
    [CAGE, "SB-4: writes only into the workspace"],
    [CAGE, "SB-4: sees nothing of the machine but system folders"],
    [CAGE, "SB-4: forwards one port byte for byte to the given socket"],
    [CAGE, "SB-4: keeps a home for all turns"],
    [CAGE, "SB-4: the agent can say nothing to the host in the relay's name"],
    [
      "engine/stand-in-guards.live.ts",
      "SB-4: does not believe what an agent writes beside the log",
    ],
  ],
  "SB-5": [
    [SELF_TEST, "SB-5: finds nothing against the cage as it is built"],
    [SELF_TEST, "SB-5: a cage that shares the network"],
    [SELF_TEST, "SB-5: a cage in which /var/tmp can be written"],
    [SELF_TEST, "SB-5: a cage that shows our environment"],
    [SELF_TEST, "SB-5: a cage that shows what a runner keeps"],
    [CAGE, "SB-5: has no network but its own loopback"],
    ["cli/caged-record.live.ts", "SB-5: without bubblewrap nothing is run and no model is called"],
    ["suites/unknown-keys.test.ts", "SB-5: a suite cannot go without a cage"],
  ],
  "SB-6": [
    [ISOLATION, "SB-6: AG-8 hands on exactly the list, whatever stands in our environment"],
    [ISOLATION, "SB-6: keeps the key from setup"],
    [CAGE, "SB-6: hands on the environment of the call and nothing else"],
    ["suites/read-config.test.ts", "SB-6 variables that a file may not set"],
  ],
  "SB-7": [
    [REAL, "SB-7: from inside the run another host, another model, another route"],
    ["host/gateway/routes.test.ts", "SB-7 what is no call of this run's model is refused"],
    ["host/gateway/smuggling.test.ts", "SB-7 a request that can be read in two ways is no request"],
  ],
  "SB-8": [
    [REAL, "SB-8: what a run writes at home the next run does not see"],
    [ISOLATION, "SB-8: shows a run nothing of what the run before wrote at home"],
  ],
  "SB-9": [
    [ENDINGS, "SB-9: ignores SIGTERM, its tool in a session of its own"],
    [ENDINGS, "SB-9: leaves a double-forked daemon"],
    [ENDINGS, "SB-9: leaves a child that holds stdout"],
    [CAGE, "SB-9: ends what an agent leaves running, and names it"],
    [CAGE, "SB-9: ends an agent at its deadline that ignores SIGTERM"],
    [CAGE, "SB-9: an agent that ends the relay ends its cage"],
  ],
  "SB-10": [
    ["engine/conversation.test.ts", "SB-10: a stream cut before its end, exit 0"],
    ["engine/conversation.test.ts", "SB-10: no final event, exit 0"],
  ],
  "SB-11": [
    [ENDINGS, "SB-11: keeps nothing of a flood of lines: yes"],
    [ENDINGS, "SB-11: cuts a stream at 4 MiB"],
    [CAGE, "SB-11: no file grows over 1 GiB"],
    [CAGE, "SB-11: ends an agent that %s"],
    [REAL, "SB-11: %s: the run is void inside its limits"],
  ],
  "SB-12": [
    ["host/gateway/budget.test.ts", "SB-12 whatever is reported, the spend passes the cap by one"],
    ["engine/open-purse.test.ts", "SB-12 the purse sets the worst case aside"],
  ],
  "SB-14": [
    ["host/cage/prove-cage.test.ts", "SB-14: on %s there is no cage, whatever bubblewrap says"],
  ],
};

/** Vectors of ids that are no part of live runs on a desk. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "SB-3": "the approval text stands in the sticky of a live run on GitHub (issue of the live jobs)",
  "SB-13": "the jobs L2 and R1 on GitHub (issue of the live jobs)",
  "SB-15": "what a job of the action may hold (issue of the live jobs)",
  "SB-16": "--login own: its tests stand with it",
};

const IDS = Array.from({ length: 16 }, (_, index) => `SB-${index + 1}`);

it("every id has its tests or a reason, and none has both", () => {
  const given = [...Object.keys(VECTORS), ...Object.keys(ELSEWHERE)];
  expect(given.sort()).toEqual([...IDS].sort());
});

it.each(Object.entries(VECTORS))(
  "%s: each vector is a test whose name begins with it",
  (id, vectors) => {
    expect(vectors.length).toBeGreaterThan(0);
    for (const [file, name] of vectors) {
      expect(name.startsWith(id)).toBe(true);
      const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
      const isThere = ['"', "`", "'"].some((quote) => text.includes(`${quote}${name}`));
      expect(isThere, `${file} has no test "${name}…"`).toBe(true);
    }
  },
);
