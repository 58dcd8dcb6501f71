import { expect, test } from "vitest";
import { finishCheckRun } from "../../src/github/check-run.ts";
import { check, checksOf, result, start, startLive } from "./checks.ts";
import { forgeWorld } from "./forge-world.ts";

test("EV-8 a lower workflow run or attempt of the same kind does not begin over a higher one", async () => {
  const made = await forgeWorld();
  const { forge, head } = made;
  const port = forge({ workflowRun: 101, attempt: 2 });
  const run = await start(port, head);
  await port.finishCheckRun(run, result("failure"));
  for (const options of [
    { workflowRun: 100, attempt: 9 },
    { workflowRun: 101, attempt: 1 },
  ]) {
    expect(await forge(options).startCheckRun(head)).toEqual({
      ok: true,
      value: { kind: "superseded", url: run.url },
    });
  }
  expect(checksOf(made)).toEqual([check(`${head}:101:2:replay`, "failure")]);
  expect(made.writes().length).toBe(2);
});

test("EV-8 two runs that end in reverse order: the later run's result stands", async () => {
  const made = await forgeWorld();
  const { forge, head } = made;
  const [earlier, later] = [forge({ workflowRun: 100 }), forge({ workflowRun: 101 })];
  const first = await start(earlier, head);
  const second = await start(later, head);
  await later.finishCheckRun(second, result("failure"));
  expect(await earlier.finishCheckRun(first, result("success"))).toEqual({
    ok: true,
    value: first.url,
  });
  expect(checksOf(made)).toEqual([check(`${head}:101:1:replay`, "failure")]);
  expect(made.drift).toEqual([]);
});

test("EV-8 a replay does not overwrite a live result, nor one that is going on", async () => {
  const made = await forgeWorld();
  const { forge, head, client } = made;
  const port = forge({ workflowRun: 101 });
  const running = await startLive(made, 100);
  const kept = await start(port, head);
  expect(kept).toEqual({
    id: running.id,
    url: running.url,
    externalId: `${head}:100:1:live`,
    keepsLiveResult: true,
  });
  expect(await port.finishCheckRun(kept, result("failure"))).toEqual({ ok: true, value: kept.url });
  expect(checksOf(made)).toEqual([check(`${head}:100:1:live`, null)]);
  await finishCheckRun(client(), running, result("success"));
  const again = await start(port, head);
  await port.finishCheckRun(again, result("failure"));
  expect([again.keepsLiveResult, checksOf(made)]).toEqual([
    true,
    [check(`${head}:100:1:live`, "success")],
  ]);
  expect(made.drift).toEqual([]);
});

test("EV-8 live run 100 takes long, replay 101 writes first: 100 still writes and its result stays", async () => {
  const made = await forgeWorld();
  const { forge, head, client } = made;
  const port = forge({ workflowRun: 101 });
  const replay = await start(port, head);
  await port.finishCheckRun(replay, result("action_required"));
  const running = await startLive(made, 100);
  await finishCheckRun(client(), running, result("success"));
  expect(checksOf(made)).toEqual([check(`${head}:100:1:live`, "success")]);
  // A replay that began before the live run did ends after it.
  await port.finishCheckRun(replay, result("action_required"));
  expect(checksOf(made)).toEqual([check(`${head}:100:1:live`, "success")]);
});

test("EV-8 a live run that never ended gives way to a replay after six hours, and still writes when it ends", async () => {
  const made = await forgeWorld();
  const { forge, head, client, github } = made;
  const running = await startLive(made, 100);
  const stored = github.state.checkRuns.get(running.id);
  if (stored) stored.startedAt = new Date(Date.now() - 7 * 3600 * 1000).toISOString();
  const port = forge({ workflowRun: 101 });
  const replay = await start(port, head);
  await port.finishCheckRun(replay, result("action_required"));
  expect(checksOf(made)).toEqual([check(`${head}:101:1:replay`, "action_required")]);
  await finishCheckRun(client(), running, result("success"));
  expect(checksOf(made)).toEqual([check(`${head}:100:1:live`, "success")]);
});
