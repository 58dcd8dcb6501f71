import { mkdtemp, rm, writeFile as writePlain } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { explainWriteError } from "../../src/host/explain-write-error.ts";
import { writeFile } from "../../src/host/write-file.ts";

it("a file that cannot be written is told with what is in the way", async () => {
  const folder = await mkdtemp(join(tmpdir(), "skillcheck-write-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writePlain(join(folder, "file"), "");
  const say = (path: string) =>
    writeFile(path, "x").then(
      () => "written",
      (error: Error) => error.message.slice(path.length + 1),
    );
  expect(
    await Promise.all([join(folder, "no/x"), join(folder, "file/x"), folder].map(say)),
  ).toEqual([
    "cannot be written: its folder is not there: make it first",
    "cannot be written: a file stands where its folder belongs: name another place",
    "cannot be written: it is a folder: name a file in it",
  ]);
});

it("codes that a test cannot bring about have their words too; an unknown one is shown", () => {
  const of = (code: string) => explainWriteError(Object.assign(new Error("x"), { code }));
  expect(["EACCES", "EROFS", "ENOSPC", "EIO"].map(of)).toEqual([
    "cannot be written: this user may not write there",
    "cannot be written: nothing can be written there",
    "cannot be written: the disk is full",
    "cannot be written: EIO",
  ]);
  expect(explainWriteError("x")).toBe("cannot be written");
});
