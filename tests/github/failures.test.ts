import { expect, test } from "vitest";
import { secondaryLimit } from "../../fakes/servers/github/faults.ts";
import { FAKE_TOKEN, workflowToken } from "../../fakes/servers/github/tokens.ts";
import { startCheckRun } from "../../src/github/check-run.ts";
import { attempt } from "../../src/github/forge-failure.ts";
import { forgeWorld } from "./forge-world.ts";
import { stickyRequest } from "./sticky.ts";

const READ_ONLY = {
  tokens: {
    [FAKE_TOKEN]: workflowToken({ contents: "read", "pull-requests": "read", checks: "read" }),
  },
};

test("403: a read-only token is a failure value that names the line to add, nothing is thrown", async () => {
  const { forge, pull, head, drift } = await forgeWorld(READ_ONLY);
  const port = forge();
  const forbidden = (line: string) => ({
    ok: false,
    failure: {
      kind: "no-permission",
      text: expect.stringMatching(
        new RegExp(
          `^the token may not do this \\(403: Resource not accessible by integration.*; add under \`permissions:\` of the job: ${line}$`,
        ),
      ),
    },
  });
  expect(await port.writeStickyComment(stickyRequest(pull, "one"))).toEqual(
    forbidden("pull-requests: write"),
  );
  expect(await port.startCheckRun(head)).toEqual(forbidden("checks: write"));
  expect((await port.listChangedFiles(pull, head)).kind).toBe("list");
  expect(await port.readPullHead(pull)).toEqual({
    ok: true,
    value: { head, open: true, author: "acme", fork: false },
  });
  expect(drift).toEqual([]);
});

test("401: a wrong token, and no token at all", async () => {
  const { forge, pull } = await forgeWorld();
  const failure = { kind: "no-permission", text: expect.stringContaining("(401: ") };
  for (const token of ["wrong", ""]) {
    expect(await forge({ token }).readPullHead(pull)).toEqual({ ok: false, failure });
  }
});

test("403 of a locked conversation or an archived repository names no permission", async () => {
  const { forge, pull, github } = await forgeWorld();
  for (const message of [
    "Unable to create comment because issue is locked.",
    "Repository was archived so is read-only.",
  ]) {
    github.addFault({ match: /^POST/, status: 403, body: { message } });
    expect(await forge().writeStickyComment(stickyRequest(pull, "one"))).toEqual({
      ok: false,
      failure: { kind: "refused", text: `403: ${message}` },
    });
  }
});

test("a pull request that was closed or merged meanwhile says so and can still be commented on", async () => {
  const { forge, pull, head, github, drift } = await forgeWorld();
  github.closePullRequest(pull, "merged");
  expect(await forge().readPullHead(pull)).toEqual({
    ok: true,
    value: { head, open: false, author: "acme", fork: false },
  });
  expect((await forge().writeStickyComment(stickyRequest(pull, "one"))).ok).toBe(true);
  expect((await forge().startCheckRun(head)).ok).toBe(true);
  expect(drift).toEqual([]);
});

test("404: a pull request that is gone, another repository, 410: all are missing", async () => {
  const { forge, pull, github, writes } = await forgeWorld();
  const missing = { ok: false, failure: { kind: "missing", text: expect.any(String) } };
  expect(await forge().readPullHead(999)).toEqual(missing);
  expect(await forge().writeStickyComment(stickyRequest(999, "one"))).toEqual(missing);
  expect(await forge({ repository: "acme/other" }).readPullHead(pull)).toEqual(missing);
  expect(await forge({ repository: "" }).readPullHead(pull)).toEqual(missing);
  github.addFault({ match: /comments/, status: 410 });
  expect(await forge().writeStickyComment(stickyRequest(pull, "one"))).toEqual(missing);
  expect(writes()).toEqual([]);
});

test("5xx, a server that is not there, and one that does not answer in time are unreachable", async () => {
  const { forge, pull, github } = await forgeWorld();
  const unreachable = (text: string) => ({
    ok: false,
    failure: { kind: "unreachable", text: expect.stringContaining(text) },
  });
  github.addFault({ match: /pulls/, status: 503 });
  expect(await forge().readPullHead(pull)).toEqual(unreachable("GitHub answered 503"));
  expect(await forge({ apiUrl: "http://127.0.0.1:1" }).readPullHead(pull)).toEqual(
    unreachable("GitHub did not answer: "),
  );
  let release: (value: unknown) => void = () => {};
  const until = new Promise((resolve) => {
    release = resolve;
  });
  github.addFault({ match: /pulls/, status: 200, until });
  expect(await forge({ timeoutMs: 50 }).readPullHead(pull)).toEqual(
    unreachable("GitHub did not answer: "),
  );
  release(undefined);
});

test("429 and the primary limit are told apart from a missing permission", async () => {
  const { forge, pull, github } = await forgeWorld({ rateLimit: 2 });
  const limited = (status: number) => ({
    ok: false,
    failure: {
      kind: "rate-limited",
      text: expect.stringContaining(`GitHub's rate limit is reached (${status})`),
    },
  });
  github.addFault({ match: /pulls/, status: 429 });
  expect(await forge().readPullHead(pull)).toEqual(limited(429));
  github.addFault(secondaryLimit({ match: /pulls/ }));
  expect(await forge().readPullHead(pull)).toEqual(limited(403));
  expect(await forge().readPullHead(pull)).toEqual(limited(403));
});

test("the secondary limit is waited out once, then it works; a second one is given up with a clear line", async () => {
  const { forge, pull, github, warnings } = await forgeWorld();
  const match = /pulls/;
  const port = forge({ pace: "github" });
  github.addFault(secondaryLimit({ match }));
  expect((await port.readPullHead(pull)).ok).toBe(true);
  expect(warnings).toEqual([
    "secondary rate limit on /repos/{owner}/{repo}/pulls/{pull_number}: GitHub asks to wait 1 s",
  ]);
  github.addFault(secondaryLimit({ match, status: 429, times: 9 }));
  const before = github.requests.length;
  expect(await port.readPullHead(pull)).toEqual({
    ok: false,
    failure: { kind: "rate-limited", text: expect.stringContaining("(429)") },
  });
  expect(github.requests.length - before).toBe(2);
});

test("a limit that lasts longer than a minute is not waited for", async () => {
  const { forge, pull, github, warnings } = await forgeWorld({ rateLimit: 1 });
  const port = forge({ pace: "github" });
  github.addFault(secondaryLimit({ match: /pulls/, retryAfter: 61 }));
  for (const text of ["secondary", "API rate limit exceeded"]) {
    expect(await port.readPullHead(pull)).toEqual({
      ok: false,
      failure: { kind: "rate-limited", text: expect.stringContaining(text) },
    });
  }
  expect(warnings).toEqual([
    expect.stringMatching(/^secondary rate limit on .* wait 61 s$/),
    expect.stringMatching(/^primary rate limit on .* wait \d{4} s$/),
  ]);
});

test("GitHub's words come on one line, without control characters, cut", async () => {
  const { forge, pull, github } = await forgeWorld();
  const message = `Invalid request.\n\n\u001b[31m::error::${"x".repeat(300)}`;
  github.addFault({ match: /pulls/, status: 422, body: { message } });
  const read = await forge().readPullHead(pull);
  expect(read).toEqual({
    ok: false,
    failure: {
      kind: "refused",
      text: `422: Invalid request. [31m::error::${"x".repeat(170)}`,
    },
  });
});

test("whatever is thrown becomes a value", async () => {
  for (const thrown of [new TypeError("boom"), "boom", null, { status: 403, message: "boom" }]) {
    expect(await attempt("checks: write", () => Promise.reject(thrown))).toEqual({
      ok: false,
      failure: { kind: "unreachable", text: expect.stringContaining("GitHub did not answer: ") },
    });
  }
});

test("a token without a word on a private repository reads nothing and says which line is missing", async () => {
  const { forge, pull, head, client } = await forgeWorld({
    isPrivate: true,
    tokens: { [FAKE_TOKEN]: workflowToken({}) },
  });
  expect(await forge().readPullHead(pull)).toEqual({
    ok: false,
    failure: { kind: "no-permission", text: expect.stringMatching(/: pull-requests: read$/) },
  });
  const identity = { appSlug: "github-actions", head, workflowRun: 1, attempt: 1 } as const;
  expect(await startCheckRun(client(), { ...identity, kind: "live" })).toEqual({
    ok: false,
    failure: { kind: "no-permission", text: expect.stringMatching(/: checks: write$/) },
  });
});
