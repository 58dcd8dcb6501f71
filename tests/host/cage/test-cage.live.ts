import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { type CageTest, testCage } from "../../../src/host/cage/test-cage.ts";
import { buildOnce } from "../../build/build-once.ts";
import { makeScratch } from "../scratch.ts";

vi.setConfig({ testTimeout: 60_000 });

async function toTest(changed: Partial<CageTest> = {}): Promise<CageTest> {
  const built = await buildOnce("relay", { relay: "src/relay.ts" });
  return {
    bubblewrap: "/usr/bin/bwrap",
    programs: { node: process.execPath, relay: join(built, "dist/relay.js") },
    environment: { HOME: process.env["HOME"] ?? "/root", CANARY: "known" },
    ...changed,
  };
}

/** A bubblewrap that is told something else: the whole argument list goes through a line of shell. */
async function plant(line: string): Promise<string> {
  const file = join(await makeScratch(), "bwrap");
  const script = `#!/bin/bash\nargs=()\nfor one in "$@"; do ${line}; done\nexec /usr/bin/bwrap "\${args[@]}"\n`;
  await writeFile(file, script);
  await chmod(file, 0o755);
  return file;
}

it("SB-5: finds nothing against the cage as it is built", async () => {
  expect(await testCage(await toTest())).toBe(null);
});

it("SB-5: a cage that shares the network", async () => {
  const bubblewrap = await plant('[ "$one" = --unshare-net ] || args+=("$one")');
  expect(await testCage(await toTest({ bubblewrap }))).toBe(
    "the cage reaches 127.0.0.1 of this machine",
  );
});

it("SB-5: a cage in which /var/tmp can be written", async () => {
  const bubblewrap = await plant(
    '[ "$one" = /tmp ] && args+=(/tmp --bind /var/tmp /var/tmp) || args+=("$one")',
  );
  expect(await testCage(await toTest({ bubblewrap }))).toBe("the cage can write /var/tmp");
});

it("SB-5: a cage that shows our environment", async () => {
  // bubblewrap gives it to its init, and so does a shell to the relay.
  const bubblewrap = await plant('[ "$one" = --clearenv ] || args+=("$one"); export CANARY=known');
  expect(await testCage(await toTest({ bubblewrap }))).toBe(
    "the cage shows variables of ours: CANARY",
  );
});

it("SB-5: a cage that shows what a runner keeps", async () => {
  const kept = await mkdtemp("/var/tmp/skillcheck-kept-");
  onTestFinished(() => rm(kept, { recursive: true }));
  const bubblewrap = await plant(
    `[ "$one" = /tmp ] && args+=(/tmp --ro-bind ${kept} ${kept}) || args+=("$one")`,
  );
  const environment = { RUNNER_TEMP: kept };
  expect(await testCage(await toTest({ bubblewrap, environment }))).toBe(
    `the cage can read ${kept}`,
  );
});

it("SB-5: a cage with capabilities: with them root can make the system writable again", async () => {
  const bubblewrap = await plant('[ "$one" = --cap-drop ] && one=--cap-add; args+=("$one")');
  expect(await testCage(await toTest({ bubblewrap }))).toBe("the cage has capabilities");
});

it("SB-5: no bubblewrap, and one that fails", async () => {
  expect(await testCage(await toTest({ bubblewrap: "/no/bwrap" }))).toBe(
    "bubblewrap gave no answer",
  );
  const bubblewrap = await plant('echo "bwrap: loopback: Failed RTM_NEWADDR" >&2; exit 1');
  expect(await testCage(await toTest({ bubblewrap }))).toBe("bwrap: loopback: Failed RTM_NEWADDR");
});
