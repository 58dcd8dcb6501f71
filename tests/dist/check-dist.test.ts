import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";

const IDENTITY = ["-c", "user.name=a", "-c", "user.email=a@example.invalid"];

/** A repository of its own that has our bundle committed. */
function committedCopy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "skillcheck-check-dist-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, ".ci"));
  for (const file of ["dist", "action.yml", "README.md", ".gitattributes", ".ci/check-dist.mjs"]) {
    cpSync(file, path.join(folder, file), { recursive: true });
  }
  const git = (...args: readonly string[]) =>
    execFileSync("git", [...IDENTITY, ...args], { cwd: folder, stdio: "ignore" });
  git("init", "-q");
  git("add", "-A", "-f");
  git("commit", "-qm", "x");
  return folder;
}

function check(folder: string): { readonly code: number | null; readonly text: string } {
  const run = spawnSync(process.execPath, [".ci/check-dist.mjs"], {
    cwd: folder,
    encoding: "utf8",
  });
  return { code: run.status, text: run.stderr };
}

test("a bundle that is as committed passes, whatever else changed", () => {
  const folder = committedCopy();
  writeFileSync(path.join(folder, "other.txt"), "x");
  expect(check(folder)).toEqual({ code: 0, text: "" });
});

test("a changed string, a stray file, a missing file and an edited table fail, each by name", () => {
  const planted: readonly (readonly [string, (file: string) => void])[] = [
    ["dist/cli.js", (file) => writeFileSync(file, `${readFileSync(file, "utf8")}//\n`)],
    ["dist/stray.js", (file) => writeFileSync(file, "x")],
    ["dist/yaml.js", (file) => rmSync(file)],
    ["action.yml", (file) => writeFileSync(file, "name: x\n")],
  ];
  for (const [file, plant] of planted) {
    const folder = committedCopy();
    plant(path.join(folder, file));
    const { code, text } = check(folder);
    expect(code, file).toBe(1);
    expect(text).toContain("dist is not what this source builds; run npm run build and commit:");
    expect(text).toContain(` ${file}\n`);
  }
});
