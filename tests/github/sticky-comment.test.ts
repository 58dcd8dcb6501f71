import { expect, test } from "vitest";
import { appToken, FAKE_TOKEN, workflowToken } from "../../fakes/servers/github/tokens.ts";
import type { StickyRequest } from "../../src/model/forge.ts";
import { HERE } from "../fakes/github-world.ts";
import { type ForgeWorld, forgeWorld } from "./forge-world.ts";
import { bodyOf, commentsOf, stickyRequest } from "./sticky.ts";

const BOT = "github-actions[bot]";

function say(made: ForgeWorld, author: string, body: string): number {
  return made.github.addComment({ issue: made.pull, author, body }).id;
}

const write = (made: ForgeWorld, request: StickyRequest) =>
  made.forge().writeStickyComment(request);

test("CO-4 the first run creates the comment, the second edits it, a third that has nothing new writes nothing", async () => {
  const made = await forgeWorld();
  const { pull, drift, writes } = made;
  const first = await write(made, stickyRequest(pull, "one"));
  const second = await write(made, stickyRequest(pull, "two"));
  const seen: (string | null)[] = [];
  const third = await write(
    made,
    stickyRequest(pull, "", {
      decide: (stored) => {
        seen.push(stored);
        return { kind: "skip", reason: "nothing changed" };
      },
    }),
  );
  const id = first.ok ? first.value.comment?.id : undefined;
  const comment = (words: string) => ({
    id: expect.any(Number),
    url: expect.stringContaining(`/pull/${pull}#issuecomment-${id}`),
    body: bodyOf(words),
  });
  expect([first, second, third]).toEqual([
    { ok: true, value: { comment: comment("one"), did: "created", reason: "" } },
    { ok: true, value: { comment: comment("two"), did: "edited", reason: "" } },
    { ok: true, value: { comment: comment("two"), did: "skipped", reason: "nothing changed" } },
  ]);
  expect(seen).toEqual([bodyOf("two")]);
  expect(writes()).toEqual([`POST /issues/${pull}/comments`, `PATCH /issues/comments/${id}`]);
  expect(drift).toEqual([]);
});

test("CO-4 nothing stored and nothing to say: no comment, no write", async () => {
  const made = await forgeWorld();
  const decide = () => ({ kind: "skip", reason: "no skill is affected" }) as const;
  expect(await write(made, stickyRequest(made.pull, "", { decide }))).toEqual({
    ok: true,
    value: { comment: null, did: "skipped", reason: "no skill is affected" },
  });
  expect(made.writes()).toEqual([]);
});

test("CO-4 the marker of a stranger, of another bot and of a writer is nothing to us; ours on page 3 is edited", async () => {
  const made = await forgeWorld({ collaborators: { acme: "admin", ada: "write" } });
  for (const author of ["stranger", "other[bot]", "ada", "github-actions", "dependabot[bot]"]) {
    say(made, author, bodyOf("forged"));
  }
  for (let index = 0; index < 210; index += 1) say(made, "ada", `talk ${index}`);
  say(made, BOT, `${bodyOf("quoted")}\nthe marker is not the last line`);
  say(made, BOT, "another workflow's comment");
  const ours = say(made, BOT, bodyOf("old"));
  say(made, "stranger", bodyOf("forged later"));
  const before = commentsOf(made);
  expect(await write(made, stickyRequest(made.pull, "new"))).toEqual({
    ok: true,
    value: expect.objectContaining({ did: "edited" }),
  });
  expect(made.writes()).toEqual([`PATCH /issues/comments/${ours}`]);
  expect(commentsOf(made)).toEqual(
    before.map((comment) =>
      comment.body === bodyOf("old") ? { author: BOT, body: bodyOf("new") } : comment,
    ),
  );
  expect(made.github.requests.filter(({ method }) => method === "GET").length).toBe(3);
  expect(made.drift).toEqual([]);
});

test("CO-4 several of our own: the oldest is edited, the younger ones are deleted, also when nothing is written", async () => {
  const made = await forgeWorld();
  const [oldest] = ["first", "second", "third"].map((words) => say(made, BOT, bodyOf(words)));
  await write(made, stickyRequest(made.pull, "new"));
  expect(commentsOf(made)).toEqual([{ author: BOT, body: bodyOf("new") }]);
  say(made, BOT, bodyOf("raced"));
  const decide = () => ({ kind: "skip", reason: "older" }) as const;
  expect(await write(made, stickyRequest(made.pull, "", { decide }))).toEqual({
    ok: true,
    value: expect.objectContaining({
      did: "skipped",
      comment: expect.objectContaining({ id: oldest }),
    }),
  });
  expect(commentsOf(made)).toEqual([{ author: BOT, body: bodyOf("new") }]);
  expect(made.drift).toEqual([]);
});

test("CO-4 two comment keys live side by side", async () => {
  const made = await forgeWorld();
  for (const words of ["one", "two"]) {
    for (const key of ["default", "nightly"]) {
      await write(made, stickyRequest(made.pull, words, { key }));
    }
  }
  expect(commentsOf(made)).toEqual([
    { author: BOT, body: bodyOf("two", "default") },
    { author: BOT, body: bodyOf("two", "nightly") },
  ]);
});

test.each([
  ["minimised", { minimized: { reason: "outdated" } }, false],
  ["shown", { minimized: null }, true],
  ["by a person of our name", { user: { login: BOT, type: "User" } }, false],
  ["by another app", { performed_via_github_app: { slug: "other" } }, false],
  ["by an app that is not named", { performed_via_github_app: null }, true],
  ["by nobody (ghost)", { user: null }, false],
])("CO-4 a stored comment that is %s", async (_name, fields, isEdited) => {
  const made = await forgeWorld();
  say(made, BOT, bodyOf("old"));
  const { data } = await made.octokit.rest.issues.listComments({
    ...HERE,
    issue_number: made.pull,
  });
  made.github.addFault({
    match: /^GET .*\/comments/,
    status: 200,
    body: data.map((comment) => ({ ...comment, ...fields })),
  });
  const outcome = await write(made, stickyRequest(made.pull, "new"));
  expect(outcome.ok && outcome.value.did).toBe(isEdited ? "edited" : "created");
});

test("CO-4 another app's token: its comments are ours, those of github-actions are not", async () => {
  const made = await forgeWorld({
    tokens: { [FAKE_TOKEN]: workflowToken(), app: appToken(7, "acme-checks") },
  });
  say(made, BOT, bodyOf("of the default token"));
  const forge = made.forge({ token: "app", appSlug: "acme-checks" });
  await forge.writeStickyComment(stickyRequest(made.pull, "one"));
  await forge.writeStickyComment(stickyRequest(made.pull, "two"));
  expect(commentsOf(made)).toEqual([
    { author: BOT, body: bodyOf("of the default token") },
    { author: "acme-checks[bot]", body: bodyOf("two") },
  ]);
  expect(made.drift).toEqual([]);
});

test("422: a body that is too long is shortened once and written", async () => {
  const made = await forgeWorld();
  const refused: string[] = [];
  const long = "x".repeat(66_000);
  const shorter = (body: string) => {
    refused.push(body);
    return bodyOf("shorter");
  };
  for (const did of ["created", "edited"]) {
    const outcome = await write(made, stickyRequest(made.pull, long, { shorter }));
    expect(outcome.ok && outcome.value.did).toBe(did);
  }
  expect(refused).toEqual([bodyOf(long), bodyOf(long)]);
  expect(commentsOf(made)).toEqual([{ author: BOT, body: bodyOf("shorter") }]);
  expect(made.drift).toEqual([]);
});

test("422 twice is a failure with GitHub's reason; what stood there stands", async () => {
  const made = await forgeWorld();
  const old = say(made, BOT, bodyOf("old"));
  const long = "x".repeat(66_000);
  const shorter = () => bodyOf(long);
  expect(await write(made, stickyRequest(made.pull, long, { shorter }))).toEqual({
    ok: false,
    failure: {
      kind: "refused",
      text: expect.stringContaining("422: Validation Failed: Body is too long (maximum is 65536"),
    },
  });
  expect(made.writes()).toEqual([`PATCH /issues/comments/${old}`, `PATCH /issues/comments/${old}`]);
  expect(commentsOf(made)).toEqual([{ author: BOT, body: bodyOf("old") }]);
});

test("a comment that is deleted between look and edit is created again", async () => {
  const made = await forgeWorld();
  const old = say(made, BOT, bodyOf("old"));
  const decide = () => {
    made.github.state.comments.delete(old);
    return { kind: "write", body: bodyOf("new") } as const;
  };
  const outcome = await write(made, stickyRequest(made.pull, "", { decide }));
  expect(outcome.ok && outcome.value.did).toBe("created");
  expect(commentsOf(made)).toEqual([{ author: BOT, body: bodyOf("new") }]);
});

test("a create that took effect but answered 502 is not repeated: one comment", async () => {
  const made = await forgeWorld();
  made.github.addFault({ match: /^POST .*comments/, status: 502, isApplied: true });
  const outcome = await write(made, stickyRequest(made.pull, "one"));
  expect(outcome.ok && outcome.value.did).toBe("created");
  expect(commentsOf(made)).toEqual([{ author: BOT, body: bodyOf("one") }]);
  expect(made.writes()).toEqual([`POST /issues/${made.pull}/comments`]);
});

test("a create that did not take effect is tried once more, then it is a failure", async () => {
  const made = await forgeWorld();
  const match = /^POST .*comments/;
  made.github.addFault({ match, status: 502 });
  expect((await write(made, stickyRequest(made.pull, "one"))).ok).toBe(true);
  made.github.state.comments.clear();
  made.github.addFault({ match, status: 503, times: 2 });
  expect(await write(made, stickyRequest(made.pull, "one"))).toEqual({
    ok: false,
    failure: { kind: "unreachable", text: expect.stringContaining("GitHub answered 503") },
  });
  expect(commentsOf(made)).toEqual([]);
});

test("the retry plugin at GitHub's pace does not repeat a create blindly", async () => {
  const made = await forgeWorld();
  made.github.addFault({ match: /^POST .*comments/, status: 502, isApplied: true });
  // Reads are repeated after a second.
  made.github.addFault({ match: /^GET .*comments/, status: 502 });
  const forge = made.forge({ pace: "github" });
  const outcome = await forge.writeStickyComment(stickyRequest(made.pull, "one"));
  expect(outcome.ok && outcome.value.did).toBe("created");
  expect(commentsOf(made)).toEqual([{ author: BOT, body: bodyOf("one") }]);
  expect(made.github.requests.map(({ method, status }) => `${method} ${status}`)).toEqual([
    "GET 502",
    "GET 200",
    "POST 502",
    "GET 200",
  ]);
});
