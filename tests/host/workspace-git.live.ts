import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { expect, it, vi } from "vitest";
import {
  commitStart,
  initRepository,
  readGitState,
  readRepositoryStart,
  toNoForge,
  toRepositoryStart,
  writeGitConfig,
} from "../../src/host/workspace-git.ts";
import { makeScratch } from "./scratch.ts";

vi.setConfig({ testTimeout: 60_000 });

/** A workspace as an agent gets it, and a shell of the agent in it. */
async function makeWorkspace(setup = "true") {
  const root = await makeScratch();
  const [workspace, home] = [join(root, "workspace"), join(root, "home")];
  for (const folder of [workspace, home]) await mkdir(folder);
  writeGitConfig(home);
  await initRepository(workspace);
  await writeFile(join(workspace, "first.txt"), "1\n");
  await commitStart(workspace);
  const env = { PATH: process.env["PATH"] ?? "", HOME: home };
  const shell = (script: string) =>
    execa("bash", ["-c", script], { cwd: workspace, env, extendEnv: false, reject: false });
  await shell(setup);
  const start = await readRepositoryStart(workspace);
  return { root, workspace, home, shell, read: () => readGitState({ workspace }, start) };
}

const hash = expect.stringMatching(/^[0-9a-f]{40}$/);
const state = (branch: string, ...commits: readonly unknown[]) => ({
  kind: "state",
  state: { branch, commits },
});
const commit = (subject: string, paths: readonly string[], body = "") => ({
  hash,
  subject,
  body,
  paths,
});

it("leaves out the start commit and those of setup, also on other branches", async () => {
  const { read } = await makeWorkspace(
    "git commit -qm x --allow-empty; git switch -qc other; touch o; git add o; git commit -qm other; git switch -q main",
  );
  expect(await read()).toEqual(state("main"));
});

it("knows the start without git where no setup ran, and tells what happens after it", async () => {
  const { workspace, shell } = await makeWorkspace();
  const [start, asked] = [await toRepositoryStart(workspace), await readRepositoryStart(workspace)];
  expect([start.commits, start.tips]).toEqual([asked.commits, asked.tips]);
  const read = (from: typeof start) => readGitState({ workspace }, from);
  expect([await read(start), await read(asked)]).toEqual([state("main"), state("main")]);
  await shell("touch a; git add a");
  expect(await read(start)).toEqual(state("main"));
  await shell("git commit -qm one");
  expect(await read(start)).toEqual(state("main", commit("one", ["a"])));
  expect(await read(start)).toEqual(state("main", commit("one", ["a"])));
  await shell("git reset -q --hard HEAD^; git switch -qc side");
  expect(await read(start)).toEqual(state("side"));
});

it("tells commits newest first, on every branch, and the branch at the end", async () => {
  const { shell, read } = await makeWorkspace();
  await shell(
    "touch a; git add a; git commit -qm one; git switch -qc side; git rm -q first.txt; git commit -qm two; git switch -q main; git stash",
  );
  expect(await read()).toEqual(state("main", commit("two", ["first.txt"]), commit("one", ["a"])));
  await shell("git switch -q --detach side");
  expect(await read()).toEqual(state("HEAD", commit("two", ["first.txt"]), commit("one", ["a"])));
});

it("tells an amended start commit, a merge and a history begun anew", async () => {
  const { shell, read } = await makeWorkspace();
  await shell(
    "touch a; git add a; git commit -q --amend -m amended; git config log.showRoot false",
  );
  expect(await read()).toEqual(state("main", commit("amended", ["a", "first.txt"])));
  await shell(
    "git switch -qc side; touch s; git add s; git commit -qm side; git switch -q main; git merge -q --no-ff -m merged side; git branch -qD side",
  );
  expect(await read()).toEqual(
    state(
      "main",
      commit("merged", ["s"]),
      commit("side", ["s"]),
      commit("amended", ["a", "first.txt"]),
    ),
  );
  await shell(
    "git checkout -q --orphan new; git branch -D main; git commit -qm fresh; git reflog expire --expire=now --all; git gc -q --prune=now",
  );
  // Nobody can tell it from a repository that was put in the place of the first.
  expect(await read()).toEqual(state(""));
});

it("tells a history begun anew beside the old one", async () => {
  const { shell, read } = await makeWorkspace();
  await shell("git checkout -q --orphan new; git branch -D main; git commit -qm fresh");
  expect(await read()).toEqual(state("new", commit("fresh", ["first.txt"])));
  await shell("git checkout -q --orphan empty");
  expect(await read()).toEqual(state("empty", commit("fresh", ["first.txt"])));
});

it("knows nothing once the objects of HEAD alone are gone", async () => {
  const { shell, read } = await makeWorkspace();
  await shell("touch a; git add a; git commit -qm one");
  expect(await read()).toEqual(state("main", commit("one", ["a"])));
  await shell(
    "H=$(git rev-parse HEAD); rm -f .git/objects/$(echo $H | cut -c1-2)/$(echo $H | cut -c3-)",
  );
  expect(await read()).toEqual(state(""));
});

it("does not take what setup made for the agent's when its branch was thrown away", async () => {
  const { shell, read } = await makeWorkspace("git commit -qm x --allow-empty");
  await shell(
    "git reset -q --hard HEAD~1; git commit -q --allow-empty -m mine; git reflog expire --expire=now --all; git gc -q --prune=now",
  );
  expect(await read()).toEqual(state("main", commit("mine", [])));
});

it("is not taken in by messages and file names", async () => {
  const { shell, workspace, read } = await makeWorkspace();
  const forged = "0".repeat(40);
  const names = ["a\nb", forged, `\u001e${forged}`, "M", 'ü "q"', ":(glob)x"];
  for (const name of names) await writeFile(join(workspace, name), "x");
  await writeFile(
    join(workspace, "message"),
    `subject \u001e${forged}\n\nbody\n\u001e${forged}\nM\n--format=%H\n`,
  );
  await shell("git add -A; git rm -qf --cached message; git commit -q -F message");
  expect(await read()).toEqual(
    state(
      "main",
      commit(`subject \u001e${forged}`, [...names].sort(), `body\n\u001e${forged}\nM\n--format=%H`),
    ),
  );
});

it.each([
  ["deleted", "rm -rf .git"],
  ["emptied", "rm -rf .git/*"],
  ["made a file", "rm -rf .git; echo x > .git"],
  ["made a link to nowhere", "rm -rf .git; ln -s /nowhere .git"],
  ["made anew", "rm -rf .git; git init -q"],
  ["made anew, with a commit", "rm -rf .git; git init -q; git commit -qm two --allow-empty"],
  ["emptied of objects", "rm -rf .git/objects/*"],
  ["emptied of its loose objects", "find .git/objects -type f -delete"],
  ["moved away", "mv .git ../moved; echo 'gitdir: ../moved' > .git"],
])("has neither branch nor commits when .git was %s", async (_name, script) => {
  const { shell, read } = await makeWorkspace();
  await shell(`touch a; git add a; git commit -qm one; ${script}`);
  expect(await read()).toEqual(state(""));
});

it("runs nothing that the repository names", async () => {
  const { root, shell, read } = await makeWorkspace();
  const pwned = join(root, "pwned");
  await shell(
    `echo 'touch ${pwned}' > evil; chmod +x evil; E=$PWD/evil; git add evil; git commit -qm one;
     for k in core.fsmonitor core.pager core.editor core.sshCommand diff.external gpg.program pager.log alias.log core.alternateRefsCommand; do git config $k "$E"; done;
     printf 'tree %s\\nparent %s\\nauthor a <a> 1 +0000\\ncommitter a <a> 1 +0000\\ngpgsig -----BEGIN PGP SIGNATURE-----\\n x\\n -----END PGP SIGNATURE-----\\n\\nsigned\\n' $(git rev-parse HEAD^{tree} HEAD) > c; git update-ref HEAD $(git hash-object -t commit -w c); rm c;
     git config log.showSignature true; git config core.hooksPath $PWD/hooks; mkdir hooks; for h in post-checkout reference-transaction post-index-change; do cp evil hooks/$h; done;
     git config diff.x.textconv "$E"; git config diff.x.command "$E"; echo '* diff=x' > .gitattributes;
     git config extensions.partialClone origin; git config remote.origin.promisor true; git config remote.origin.url "ext::$E"; git config protocol.ext.allow always; git config core.repositoryformatversion 1;
     git config diff.relative true; git config log.showRoot false; git config i18n.logOutputEncoding UTF-16; git config core.worktree /nowhere`,
  );
  expect(await read()).toEqual(state("main", commit("signed", []), commit("one", ["evil"])));
  await shell("cd .git; find objects -type f -delete");
  expect(await read()).toEqual(state(""));
  await expect(readFile(pwned)).rejects.toThrow("ENOENT");
});

it("does not wait for a configuration that is a pipe", async () => {
  const { shell, read } = await makeWorkspace();
  await shell("mv .git/config c; mkfifo .git/config");
  expect(await read()).toEqual({
    kind: "unreadable",
    reason: expect.stringMatching(/^the workspace's repository cannot be read: git symbolic-ref: /),
  });
});

it("does not look for a repository above", async () => {
  const { root, workspace, read } = await makeWorkspace();
  await initRepository(root);
  await rm(join(workspace, ".git"), { recursive: true });
  expect(await read()).toEqual(state(""));
});

it.each([
  "https://github.com/x/y",
  "http://gitlab.com/x/y.git",
  "ssh://git@bitbucket.org/x/y",
  "ssh://github.com/x/y",
  "git://github.com/x/y",
  "git@gitlab.com:x/y.git",
  "github.com:x/y.git",
])("keeps git away from a forge: %s", async (address) => {
  const { home, shell } = await makeWorkspace();
  const { exitCode, stderr } = await shell(`git ls-remote ${address}`);
  // A path of this machine was asked, no host.
  expect([exitCode, stderr.split("\n")[0]]).toEqual([
    128,
    `fatal: '${toNoForge(home)}${address.includes(".git") ? "x/y.git" : "x/y"}' does not appear to be a git repository`,
  ]);
});

it("gives the agent an identity and our git none of the caller's settings", async () => {
  const { shell, read } = await makeWorkspace();
  await shell("git commit -q --allow-empty -m one");
  expect((await shell("git log --format='%an <%ae> %cn'")).stdout.split("\n")).toEqual([
    "skillcheck <skillcheck@example.invalid> skillcheck",
    "skillcheck <skillcheck@example.invalid> skillcheck",
  ]);
  expect(await read()).toEqual(state("main", commit("one", [])));
});
