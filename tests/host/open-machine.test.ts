import { existsSync, readdirSync } from "node:fs";
import { chmod, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { expect, it, onTestFinished, vi } from "vitest";
import { openMachine } from "../../src/host/open-machine.ts";
import type { OpenWorkspace, WorkspacePlan } from "../../src/model/machine.ts";
import type { MaterialFile } from "../../src/model/play.ts";
import { callAsNobody } from "./as-nobody.ts";
import { makeScratch } from "./scratch.ts";

vi.setConfig({ testTimeout: 30_000 });

const file = (path: string, text: string, mode: MaterialFile["mode"] = "100644") => ({
  path,
  mode,
  bytes: new TextEncoder().encode(text),
});

const PLAN: WorkspacePlan = {
  from: [],
  files: [],
  setup: [],
  standIns: [],
  skill: { folder: ".claude/skills/x", files: [file("SKILL.md", "body")] },
  homeFiles: {},
  isolation: { kind: "none" },
  decoys: [],
  agentNames: [".git", ".claude"],
  parentFiles: [],
  environment: { PATH: process.env["PATH"] ?? "" },
  setupTimeoutMs: 10_000,
};

async function open(changed: Partial<WorkspacePlan> = {}) {
  const machine = openMachine(process.env, { relay: "/no/relay.js", standIn: "" });
  onTestFinished(() => machine.close());
  return machine.open(async () => ({ ...PLAN, ...changed }));
}

async function workspaceOf(changed: Partial<WorkspacePlan> = {}): Promise<OpenWorkspace> {
  const opened = await open(changed);
  if (opened.kind === "failed") throw new Error(opened.reason);
  return opened.workspace;
}

it("fills the workspace in the order of suite.md §3", async () => {
  const { workspace, home, temporary, snapshot } = await workspaceOf({
    from: [file("a.txt", "from"), file("sub/run", "x", "100755"), file("link", "a.txt", "120000")],
    files: [
      ["a.txt", "files"],
      ["sub/b.txt", "b"],
    ],
    setup: ["git log --format=%s > log; cat a.txt sub/b.txt > seen; ls -A > names; rm link"],
  });
  const read = (name: string) => readFile(join(workspace, name), "utf8");
  expect([
    await read("log"),
    await read("seen"),
    await read("names"),
    await read(".claude/skills/x/SKILL.md"),
  ]).toEqual([
    "start\n",
    "filesb",
    // The skill comes after setup.
    ".git\na.txt\nlink\nlog\nnames\nseen\nsub\n",
    "body",
  ]);
  const snap = await snapshot();
  expect(snap.kind === "files" && snap.files.map(({ path, mode }) => [path, mode])).toEqual([
    ["a.txt", "100644"],
    ["log", "100644"],
    ["names", "100644"],
    ["seen", "100644"],
    ["sub/b.txt", "100644"],
    ["sub/run", "100755"],
  ]);
  const status = await execa("git", ["status", "--porcelain"], {
    cwd: workspace,
    env: { HOME: home },
  });
  expect(status.stdout).not.toContain(".claude");
  const root = join(workspace, "..");
  expect([home, temporary]).toEqual([join(root, "home"), join(root, "tmp")]);
  expect([(await stat(root)).mode & 0o777, readdirSync(temporary)]).toEqual([0o700, []]);
});

const outside = "../outside";
it.each<[string, Partial<WorkspacePlan>, string]>([
  ["a fixture with ..", { from: [file(outside, "x")] }, "../outside leads out of its folder"],
  [
    "an absolute path",
    { from: [file("/tmp/outside", "x")] },
    "/tmp/outside leads out of its folder",
  ],
  [
    "a file of the suite with ..",
    { files: [[outside, "x"]] },
    "../outside leads out of its folder",
  ],
  [
    "a link on the way",
    { from: [file("l", "..", "120000"), file("l/outside", "x")] },
    "l is a link or a file, not a folder",
  ],
  [
    "a link that setup put in the skill's way",
    { setup: ["ln -s .. .claude"] },
    ".claude is a link or a file, not a folder",
  ],
  [
    "a file on the way",
    { from: [file("f", "x"), file("f/g", "x")] },
    "f is a link or a file, not a folder",
  ],
  ["a folder in the way", { from: [file("d/g", "x"), file("d", "x")] }, "d is a folder already"],
  ["a submodule", { from: [file("m", "x", "160000")] }, "m is a submodule, which cannot be copied"],
])("FS-2 writes nothing outside and leaves nothing behind: %s", async (_name, changed, reason) => {
  const scratch = await makeScratch();
  vi.stubEnv("TMPDIR", scratch);
  const opened = await open(changed);
  vi.unstubAllEnvs();
  expect(opened).toEqual({ kind: "failed", reason });
  expect(readdirSync(scratch)).toEqual([]);
});

it("writes over a link, not through it", async () => {
  const target = join(await makeScratch(), "target");
  const { workspace } = await workspaceOf({
    from: [file("l", target, "120000")],
    files: [["l", "mine"]],
  });
  expect([existsSync(target), await readFile(join(workspace, "l"), "utf8")]).toEqual([
    false,
    "mine",
  ]);
});

it("runs no hook and no filter that a fixture brings", async () => {
  const { workspace } = await workspaceOf({
    from: [file(".gitattributes", "* filter=evil text eol=crlf\n"), file("a", "1\n")],
  });
  expect(await readFile(join(workspace, "a"), "utf8")).toBe("1\n");
});

it("removes what took its own rights away", async () => {
  const opened = await workspaceOf();
  const shell = {
    command: "/bin/bash",
    environment: PLAN.environment,
    stdin: "",
    timeoutMs: 10_000,
    outputBytes: 100,
  };
  await opened.run({
    ...shell,
    args: ["-c", "mkdir -p a/b; touch a/b/c; ln -s / a/l; chmod 0 a/b/c a/b a . ../home"],
  });
  expect(await opened.close("nothing")).toBe(null);
  expect(existsSync(join(opened.workspace, ".."))).toBe(false);
  expect(await opened.close("nothing")).toBe(null);
});

it("removes such a tree also when it is not root, follows no link, and tells what it may not remove", async () => {
  const root = await makeScratch();
  await chmod(root, 0o777);
  const script =
    "mkdir -p tree/a/b safe; touch tree/a/b/c safe/kept; ln -s ../safe tree/a/l; chmod 0 tree/a/b tree/a tree";
  const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  await execa("bash", ["-c", script], { ...identity, cwd: root });
  const remove = (path: string) => callAsNobody(["remove-tree.ts", "removeTree"], [path]);
  expect(await remove(join(root, "tree"))).toBe(null);
  expect([readdirSync(root), readdirSync(join(root, "safe"))]).toEqual([["safe"], ["kept"]]);
  await chmod(root, 0o555);
  expect(await remove(join(root, "safe"))).toMatch(
    /^\S+ could not be removed: E(ACCES|PERM|BUSY|NOTEMPTY)/,
  );
  await chmod(root, 0o755);
});

it("takes PATH without its relative parts, and the usual one where there is none", () => {
  const paths = [".:/usr/bin::node_modules/.bin:/bin", "", undefined, "."];
  expect(
    paths.map(
      (PATH) =>
        openMachine({ PATH, LANG: "C", EVIL: "x" }, { relay: "", standIn: "" }).baseEnvironment,
    ),
  ).toEqual(
    ["/usr/bin:/bin", ...Array.from({ length: 3 }, () => "/usr/local/bin:/usr/bin:/bin")].map(
      (PATH) => ({
        TERM: "dumb",
        CI: "1",
        PATH,
        LANG: "C",
      }),
    ),
  );
});

it("opens and tells nothing once it is closed", async () => {
  const machine = openMachine(process.env, { relay: "/no/relay.js", standIn: "" });
  const opened = await machine.open(async () => PLAN);
  if (opened.kind === "failed") throw new Error(opened.reason);
  await machine.close();
  const { workspace, snapshot, git, close } = opened.workspace;
  expect([
    existsSync(workspace),
    await snapshot(),
    await git(),
    await close("nothing"),
    await machine.open(async () => PLAN),
  ]).toEqual([
    false,
    { kind: "unreadable", reason: "interrupted" },
    { kind: "unreadable", reason: "interrupted" },
    null,
    { kind: "failed", reason: "interrupted" },
  ]);
});
