import { expect, test } from "vitest";
import { world } from "./github-world.ts";
import { packageOf, run } from "./runner-world.ts";

/** What the tiny actions below share: a client as the action has it. */
const CLIENT = `
  const { getOctokit, context } = await import(${packageOf("@actions/github")});
  const client = getOctokit(process.env["INPUT_GITHUB-TOKEN"]).rest;
  const { payload, repo } = context;
`;
const INPUTS = `{ github-token: { default: "\${{ github.token }}" } }`;

test("an action started with a pull request's event reads it and comments on it", async () => {
  const { github, drift } = await world();
  const { number, headSha, mergeSha } = await github.addPullRequest({ head: "topic" });
  const event = await github.pullRequestEvent(number, {
    action: "labeled",
    label: "skillcheck:live",
  });
  const result = await run(
    {
      main: `${CLIENT}
        const { data } = await client.pulls.listFiles({ ...repo, pull_number: payload.number });
        const body = [payload.action, payload.label.name, payload.pull_request.head.sha, process.env.GITHUB_SHA,
          ...data.map((file) => file.filename)].join(" ");
        await client.issues.createComment({ ...repo, issue_number: payload.number, body });`,
      inputs: INPUTS,
    },
    { github, event },
  );
  const comments = [...github.state.comments.values()].map(({ author, body }) => [author, body]);
  expect([result.conclusion, result.log, comments, drift]).toEqual([
    "success",
    "",
    [
      [
        "github-actions[bot]",
        `labeled skillcheck:live ${headSha} ${mergeSha} new.txt skills/a/SKILL.md`,
      ],
    ],
    [],
  ]);
});

test("EV-13 stand-in: SIGTERM at the arrival of a request; the check run is still completed", async () => {
  const { github, drift } = await world();
  const { number } = await github.addPullRequest({ head: "topic" });
  const cancelled = github.arrival(/^GET .*\/files/);
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  github.addFault({ match: /^GET .*\/files/, status: 502, until });
  const result = await run(
    {
      main: `${CLIENT}
        const check = { ...repo, name: "skillcheck", head_sha: payload.pull_request.head.sha };
        const { data } = await client.checks.create({ ...check, status: "in_progress" });
        process.on("SIGTERM", async () => {
          await client.checks.update({ ...repo, check_run_id: data.id, conclusion: "cancelled" });
          process.exit(130);
        });
        await client.pulls.listFiles({ ...repo, pull_number: payload.number });`,
      inputs: INPUTS,
    },
    { github, event: await github.pullRequestEvent(number), cancel: { when: cancelled } },
  );
  release();
  const runs = [...github.state.checkRuns.values()].map((one) => [one.status, one.conclusion]);
  expect([result.conclusion, result.exitCodes, runs, drift]).toEqual([
    "cancelled",
    { main: 130 },
    [["completed", "cancelled"]],
    [],
  ]);
});

test("without a fake nothing is reached", async () => {
  const result = await run(
    {
      main: `${CLIENT}
        await client.pulls.list({ owner: "acme", repo: "skills" }).catch((error) => console.log(error.status));
        const { execFileSync } = await import("node:child_process");
        try {
          execFileSync("git", ["ls-remote", process.env.GITHUB_SERVER_URL + "/acme/skills"], { stdio: "ignore" });
        } catch (error) {
          console.log(error.status);
        }`,
      inputs: INPUTS,
    },
    {},
  );
  expect([result.log, result.exitCodes]).toEqual(["500\n128", { main: 0 }]);
});
