import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRunContext } from "../../src/github/read-run-context.ts";
import { makeScratch } from "../host/scratch.ts";

const SHA = "a".repeat(40);

async function eventFile(text: string): Promise<string> {
  const file = join(await makeScratch(), "event.json");
  await writeFile(file, text);
  return file;
}

test("what the runner says about the job, with the event's payload", async () => {
  const environment = {
    GITHUB_EVENT_NAME: "pull_request",
    GITHUB_EVENT_PATH: await eventFile('{"action":"opened","number":7}'),
    GITHUB_REPOSITORY: "acme/skills",
    GITHUB_SERVER_URL: "https://acme.ghe.com",
    GITHUB_API_URL: "https://api.acme.ghe.com",
    GITHUB_SHA: SHA,
    GITHUB_RUN_ID: "7123456789",
    GITHUB_RUN_ATTEMPT: "2",
    GITHUB_WORKSPACE: "/work",
    RUNNER_TEMP: "/temp",
    GITHUB_WORKFLOW_REF: "acme/skills/.github/workflows/a@b.yaml@refs/heads/x.yml@y",
  };
  expect(readRunContext(environment)).toEqual({
    eventName: "pull_request",
    payload: { action: "opened", number: 7 },
    repository: "acme/skills",
    serverUrl: "https://acme.ghe.com",
    apiUrl: "https://api.acme.ghe.com",
    pace: "github",
    commit: SHA,
    workflowRun: 7_123_456_789,
    attempt: 2,
    temporaryFolder: "/temp",
    workflowPath: ".github/workflows/a@b.yaml",
  });
});

test("an empty environment gives github.com, the current folder, and no event", () => {
  expect(readRunContext({})).toEqual({
    eventName: "",
    payload: null,
    repository: "",
    serverUrl: "https://github.com",
    apiUrl: "https://api.github.com",
    pace: "github",
    commit: "",
    workflowRun: 0,
    attempt: 1,
    temporaryFolder: process.cwd(),
    workflowPath: null,
  });
});

test("SKILLCHECK_PACE=none is heard for a server on this machine alone, and no other value ever", () => {
  const pace = (GITHUB_API_URL: string, SKILLCHECK_PACE = "none") =>
    readRunContext({ GITHUB_API_URL, SKILLCHECK_PACE }).pace;
  for (const here of ["http://127.0.0.1:4711", "http://[::1]:1", "http://api.localhost:2/api/v3"]) {
    expect(pace(here), here).toBe("none");
    expect(pace(here, "None"), here).toBe("github");
  }
  for (const elsewhere of [
    "",
    "https://api.github.com",
    "https://ghes.example/api/v3",
    "http://127.0.0.1.evil.example",
    "http://localhost.evil.example",
    "http://127.0.0.1@evil.example",
    "http://128.0.0.1",
    "127.0.0.1",
  ]) {
    expect(pace(elsewhere), elsewhere).toBe("github");
  }
});

test("an event file that is cut, is missing or is a folder gives no payload", async () => {
  const folder = await makeScratch();
  for (const file of [await eventFile('{"action":'), join(folder, "none.json"), folder, ""]) {
    expect(readRunContext({ GITHUB_EVENT_PATH: file }).payload).toBe(null);
  }
});
