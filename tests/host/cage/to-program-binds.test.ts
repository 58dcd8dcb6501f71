import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { toProgramBinds } from "../../../src/host/cage/to-program-binds.ts";
import { makeScratch } from "../scratch.ts";

it("shows a package whole, a lone program's folder, the link on PATH, and nothing of system folders", async () => {
  const root = await makeScratch();
  const at = (path: string) => join(root, path);
  for (const folder of ["a/node_modules/x/node_modules/y", "a/node_modules/.bin", "lone", "bin"]) {
    await mkdir(at(folder), { recursive: true });
  }
  const inner = at("a/node_modules/x/node_modules/y/cli.js");
  await writeFile(inner, "");
  await writeFile(at("lone/tool"), "");
  await symlink("../x/node_modules/y/cli.js", at("a/node_modules/.bin/y"));
  await symlink(at("a/node_modules/.bin/y"), at("bin/y"));
  await symlink("/bin/sh", at("bin/sh"));
  const programs = [
    ...["a/node_modules/.bin/y", "bin/y", "lone/tool", "bin/sh"].map(at),
    ...["/bin/sh", "/usr/bin/env"],
  ];
  expect(toProgramBinds(programs, [])).toEqual({
    binds: [
      { from: at("a/node_modules"), access: "read" },
      { from: at("lone"), access: "read" },
    ],
    links: [
      // Straight to the file: what lies between is not there.
      { at: at("bin/y"), to: inner },
      { at: at("bin/sh"), to: expect.stringMatching(/^\/usr\/bin\/\w+$/) },
    ],
  });
});

it("shows of a home, and of what lies above it, the named file alone; what is no file is left out", async () => {
  const root = await makeScratch();
  const at = (path: string) => join(root, path);
  await mkdir(at("home/agents"), { recursive: true });
  for (const file of ["agent.mjs", "home/agent.mjs", "home/agents/agent.mjs"]) {
    await writeFile(at(file), "");
  }
  vi.stubEnv("HOME", at("home"));
  const programs = ["agent.mjs", "home/agent.mjs", "home/agents/agent.mjs", "home", "none"].map(at);
  const { binds, links } = toProgramBinds([...programs, "/"], []);
  vi.unstubAllEnvs();
  expect([binds, links]).toEqual([
    ["agent.mjs", "home/agent.mjs", "home/agents"].map((path) => ({
      from: at(path),
      access: "read",
    })),
    [],
  ]);
});

it("shows of a file that a program is handed nothing beside it, of one in a package the package", async () => {
  const root = await makeScratch();
  const at = (path: string) => join(root, path);
  for (const folder of ["agents", "own", "a/node_modules/x/dist"]) {
    await mkdir(at(folder), { recursive: true });
  }
  for (const file of [
    "agents/run",
    "own/config.json",
    "own/secret",
    "a/node_modules/x/dist/m.js",
  ]) {
    await writeFile(at(file), "");
  }
  await symlink(at("own/config.json"), at("agents/link.json"));
  await symlink(at("own/config.json"), at("link.json"));
  const files = ["own/config.json", "a/node_modules/x/dist/m.js", "link.json", "own", "none"].map(
    at,
  );
  expect(toProgramBinds([at("agents/run")], [...files, "/bin/sh"])).toEqual({
    binds: ["agents", "own/config.json", "a/node_modules"].map((path) => ({
      from: at(path),
      access: "read",
    })),
    links: [{ at: at("link.json"), to: at("own/config.json") }],
  });
});
