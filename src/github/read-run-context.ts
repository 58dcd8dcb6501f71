import { readFileSync } from "node:fs";

/** What the runner says about this job (actions.md §4.2). */
export interface RunContext {
  readonly eventName: string;
  readonly payload: unknown;
  readonly repository: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly commit: string;
  readonly workflowRun: number;
  readonly attempt: number;
  readonly temporaryFolder: string;
  /** Whether writes to GitHub are spaced out and retried. */
  readonly pace: "github" | "none";
  /** Path of the workflow file that runs us, or null. */
  readonly workflowPath: string | null;
}

function readPayload(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // Without a payload no event can be read; readEvent says which field is missing.
    return null;
  }
}

/**
 * `SKILLCHECK_PACE=none` is for tests and the demo against a loopback server, which limits nobody. It is
 * heard for no other address: a stray variable must not take the retries from a job in production.
 */
function readPace(wanted: string, apiUrl: string): RunContext["pace"] {
  const host = URL.canParse(apiUrl) ? new URL(apiUrl).hostname : "";
  const isLoopback = /^127(?:\.\d{1,3}){3}$|^\[::1\]$|^(?:.+\.)?localhost$/.test(host);
  return wanted === "none" && isLoopback ? "none" : "github";
}

/** Reads the environment once; nothing else of the github room looks at it. */
export function readRunContext(environment: NodeJS.ProcessEnv): RunContext {
  const text = (name: string): string => environment[name] ?? "";
  const apiUrl = text("GITHUB_API_URL") || "https://api.github.com";
  return {
    eventName: text("GITHUB_EVENT_NAME"),
    payload: readPayload(text("GITHUB_EVENT_PATH")),
    repository: text("GITHUB_REPOSITORY"),
    serverUrl: text("GITHUB_SERVER_URL") || "https://github.com",
    apiUrl,
    pace: readPace(text("SKILLCHECK_PACE"), apiUrl),
    commit: text("GITHUB_SHA"),
    workflowRun: Number(text("GITHUB_RUN_ID")) || 0,
    attempt: Number(text("GITHUB_RUN_ATTEMPT")) || 1,
    temporaryFolder: text("RUNNER_TEMP") || text("GITHUB_WORKSPACE") || process.cwd(),
    // `owner/name/.github/workflows/skills.yml@refs/heads/main`
    workflowPath:
      /^[^/]+\/[^/]+\/(\.github\/workflows\/.+?\.ya?ml)@/.exec(text("GITHUB_WORKFLOW_REF"))?.[1] ??
      null,
  };
}
