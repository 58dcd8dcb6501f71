import { expect, test } from "vitest";
import { askGit } from "../../src/host/git-process.ts";

const place = { workTree: "." };

test("what git writes comes back as bytes", async () => {
  const answer = await askGit({ place, args: ["stripspace"] });
  expect(answer).toEqual({ kind: "done", stdout: Buffer.from("") });
  const args = ["rev-parse", "--is-inside-work-tree"];
  expect(await askGit({ place, args })).toEqual({ kind: "done", stdout: Buffer.from("true\n") });
});

test("a failure is told in git's own words, else by its exit code", async () => {
  expect(await askGit({ place, args: ["rev-parse", "--verify", "no/such"] })).toEqual({
    kind: "failed",
    reason: "git rev-parse: fatal: Needed a single revision",
  });
  expect(await askGit({ place, args: ["rev-parse", "-q", "--verify", "no/such"] })).toEqual({
    kind: "failed",
    reason: "git rev-parse: ended with exit code 1",
  });
});

test("an answer that does not come in time is none", async () => {
  const settings = [["alias.slow", "!exec sleep 1"]] as const;
  expect(await askGit({ place, args: ["slow"], settings, timeoutMs: 50 })).toEqual({
    kind: "failed",
    reason: "git slow: took longer than 50 ms",
  });
});

test("an argument that no process can be given is a failure, nothing thrown", async () => {
  expect(await askGit({ place, args: ["rev-parse", "a\0b"] })).toEqual({
    kind: "failed",
    reason: expect.stringMatching(/^git rev-parse: .*without null bytes/),
  });
});
