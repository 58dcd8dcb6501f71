import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { toEngineEnvironment } from "../../../src/host/container/find-container-engine.ts";
import { proveContainer } from "../../../src/host/container/prove-container.ts";
import { buildOnce } from "../../build/build-once.ts";
import { makeScratch } from "../scratch.ts";
import { type EngineWish, IMAGE, makeEngine } from "./make-engine.ts";

vi.setConfig({ testTimeout: 60_000 });

/** What a container of a stand-in is found to be. */
async function prove(wish: EngineWish = {}, own: NodeJS.ProcessEnv = {}, image = IMAGE) {
  const built = await buildOnce("relay", { relay: "src/relay.ts" });
  const { engine } = await makeEngine(wish);
  const environment = { PATH: process.env["PATH"], HOME: process.env["HOME"], ...own };
  const programs = { node: process.execPath, relay: join(built, "dist/relay.js") };
  const machine = { environment: toEngineEnvironment(environment), programs, own: environment };
  return proveContainer(machine, { engine, image });
}

const fails = (reason: string) => ({ kind: "fails", reason: `sandbox unavailable: ${reason}` });

it.each(["docker", "podman"] as const)(
  "SB-5: finds nothing against a container of %s as it is made, and tells PATH and id of its image",
  async (kind) => {
    expect(await prove({ kind })).toEqual({
      kind: "holds",
      searchPath: "/opt/agents/bin:/usr/local/bin:/usr/bin:/bin",
      imageId: `sha256:${"1d".repeat(32)}`,
    });
  },
);

it("SB-5: a container that shares the network", async () => {
  expect(await prove({ planted: ["network"] })).toEqual(
    fails("the container reaches 127.0.0.1 of this machine"),
  );
});

it("SB-5: a container whose own system can be written", async () => {
  expect(await prove({ planted: ["writable"] })).toEqual(
    fails("the container can write /, /usr, /etc, /var/tmp"),
  );
});

it("SB-5: a container that can write outside", async () => {
  const outside = await mkdtemp("/var/tmp/skillcheck-outside-");
  onTestFinished(() => rm(outside, { recursive: true }));
  const more = ["--bind", outside, "/var/tmp"];
  expect(await prove({ more })).toEqual(fails("the container can write /var/tmp"));
});

it("SB-5: a container that mounts more than it was asked for", async () => {
  const outside = await makeScratch();
  await mkdir(join(outside, "a b"));
  const more = ["--ro-bind", join(outside, "a b"), "/run/more of it"];
  expect(await prove({ more })).toEqual(
    fails("the container mounts what nobody asked for: /run/more of it"),
  );
});

it("SB-5: a container that shows what a runner keeps, or the socket of docker", async () => {
  const kept = await makeScratch();
  await writeFile(join(kept, "kept"), "");
  const more = ["--ro-bind", kept, kept];
  expect(await prove({ more }, { RUNNER_TEMP: kept })).toEqual(
    fails(`the container can read ${kept}`),
  );
});

it("SB-5: a container that shows our environment", async () => {
  expect(await prove({ planted: ["environment"] })).toEqual(
    fails("the container shows variables of ours: SKILLCHECK_CANARY"),
  );
});

it("SB-5: a container with capabilities", async () => {
  expect(await prove({ planted: ["capabilities"] })).toEqual(
    fails("the container has capabilities"),
  );
});

it("SB-5: an image in which our Node cannot run", async () => {
  const musl = join(await makeScratch(), "node");
  await writeFile(
    musl,
    "#!/bin/sh\necho 'Error relocating node: symbol not found' >&2\nexit 127\n",
    {
      mode: 0o755,
    },
  );
  const more = ["--ro-bind", musl, "/run/skillcheck/node"];
  expect(await prove({ more })).toEqual(
    fails(
      "Error relocating node: symbol not found (the image needs /bin/sh and the GNU C library with libstdc++, as Debian and Ubuntu have them)",
    ),
  );
});

it("SB-5: an image that is not there is not fetched", async () => {
  expect(await prove({}, {}, "other:1")).toEqual(
    fails("docker has no image other:1: docker pull other:1 (No such image: other:1)"),
  );
});
