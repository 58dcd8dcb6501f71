import { parseCassettePath } from "../../cassettes/path.ts";
import { toPruned } from "../../cassettes/prune.ts";
import { readCassette } from "../../cassettes/read-cassette.ts";
import { toRefusal } from "../../cassettes/recording-index.ts";
import type { Cassette } from "../../model/cassette.ts";
import type { Desk } from "../../model/desk.ts";
import { UsageError } from "../../model/usage-error.ts";
import { line } from "../../text/terminal.ts";
import { readRun } from "../../transcripts/read-run.ts";
import { findRecordings, type OpenStore } from "../named-recordings.ts";
import { toReachableKeys } from "../to-reachable-keys.ts";
import { withRemedy } from "../with-remedy.ts";
import { defineVerb, type VerbCall, type VerbOutcome } from "./verb.ts";

type Action = (stores: readonly OpenStore[], call: VerbCall, desk: Desk) => Promise<VerbOutcome>;

export default defineVerb({
  name: "cassettes",
  summary: "list, show, verify, prune or clear recordings",
  positionals: "list|show|verify|prune|clear [path…]",
  options: {
    base: {
      type: "string",
      help: "branch whose last 20 commits keep recordings (prune; default: main)",
    },
    yes: { type: "boolean", help: "really remove (prune and clear only say what they would do)" },
  },
  run: async (call, desk) => {
    const [name = "", ...paths] = call.positionals;
    const action = ACTIONS.get(name);
    if (action === undefined) {
      throw new UsageError(
        `${["cassettes", name].join(" ").trimEnd()}: write list, show, verify, prune or clear`,
      );
    }
    return action(await findRecordings(desk, paths), call, desk);
  },
});

async function readStored(store: OpenStore, path: string) {
  const content = await store.root.store(store.config.store).read(path);
  if (content.kind !== "file") return toRefusal(content);
  return readCassette(path, content);
}

function counted(recordings: number): string {
  return `${recordings} ${recordings === 1 ? "recording" : "recordings"}`;
}

const list: Action = async (stores) => {
  const rows = stores.flatMap(({ root, paths }) =>
    paths.flatMap((path) => {
      const place = parseCassettePath(path);
      return place === null ? [] : [{ root: root.label, path, ...place }];
    }),
  );
  return {
    kind: "document",
    exitCode: 0,
    document: { version: 1, recordings: rows },
    text: [...rows.map(({ path }) => line(path)), counted(rows.length)].join("\n"),
  };
};

function toShown(cassette: Cassette) {
  const run = readRun(cassette);
  const { test, agent, served_model, recorded_at, isolation, container, model_server } = cassette;
  return {
    test,
    agent: agent.name,
    agentVersion: agent.version,
    servedModel: served_model,
    recordedAt: recorded_at,
    isolation,
    ...(container === undefined ? {} : { container }),
    modelServer: model_server ?? null,
    outcome: run.outcome,
    turns: run.turns.length,
    costUsd: run.costUsd,
    ...(run.simulatedUser === null ? {} : { simulatedUser: run.simulatedUser }),
    unknownLines: run.unknownTypes.map(([type, count]) => ({ type, count })),
  };
}

const show: Action = async (stores) => {
  const shown = [];
  for (const store of stores) {
    for (const path of store.paths) {
      const reading = await readStored(store, path);
      shown.push(
        reading.kind === "cassette"
          ? { path, ...toShown(reading.cassette) }
          : { path, refused: withRemedy(reading.reason) },
      );
    }
  }
  const text = shown
    .map((one) =>
      Object.entries(one).map(([key, value]) => `${key}: ${line(JSON.stringify(value))}`),
    )
    .map((rows) => rows.join("\n"))
    .join("\n\n");
  // As `verify` ends where one is refused.
  const exitCode = shown.some((one) => "refused" in one) ? 3 : 0;
  return { kind: "document", exitCode, document: { version: 1, recordings: shown }, text };
};

const verify: Action = async (stores) => {
  const refused: { readonly path: string; readonly reason: string }[] = [];
  let sound = 0;
  for (const store of stores) {
    for (const path of store.paths) {
      const reading = await readStored(store, path);
      if (reading.kind === "cassette") sound += 1;
      else refused.push({ path, reason: withRemedy(reading.reason) });
    }
  }
  return {
    kind: "document",
    // A recording at odds with itself is no verdict (security.md §3 row 8).
    exitCode: refused.length === 0 ? 0 : 3,
    document: { version: 1, sound, refused },
    text: [
      ...refused.map(({ path, reason }) => `${line(path)}: ${line(reason)}`),
      `${sound} sound, ${refused.length} refused`,
    ].join("\n"),
  };
};

async function removeAll(
  stores: readonly OpenStore[],
  call: VerbCall,
  choose: (
    store: OpenStore,
  ) => Promise<readonly { readonly path: string; readonly reason: string }[]>,
): Promise<VerbOutcome> {
  const really = call.flag("yes");
  const removed: { readonly path: string; readonly reason: string }[] = [];
  for (const store of stores) {
    for (const one of await choose(store)) {
      if (really) await store.root.store(store.config.store).remove(one.path);
      removed.push(one);
    }
  }
  const done = really ? "removed" : "would be removed; add --yes to remove them";
  return {
    kind: "document",
    exitCode: 0,
    document: { version: 1, removed: really, recordings: removed },
    text: [
      ...removed.map(({ path, reason }) => `${line(path)} (${reason})`),
      `${counted(removed.length)} ${done}`,
    ].join("\n"),
  };
}

const prune: Action = (stores, call) =>
  removeAll(stores, call, async (store) => {
    const places = store.paths.map(parseCassettePath);
    const keys = await toReachableKeys(store.root, {
      config: store.config,
      base: call.text("base") ?? "main",
      recordedAgents: places.flatMap((place) => (place === null ? [] : [place.agent])),
    });
    return toPruned(store.paths, keys);
  });

const clear: Action = (stores, call) =>
  removeAll(stores, call, async (store) =>
    store.paths.map((path) => ({
      path,
      reason: call.flag("yes") ? "cleared" : "would be cleared",
    })),
  );

const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ["list", list],
  ["show", show],
  ["verify", verify],
  ["prune", prune],
  ["clear", clear],
]);
