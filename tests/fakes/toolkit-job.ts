/** A job with a workspace in which the real toolkit packages run as child processes. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildOnce } from "../build/build-once.ts";

/** One call of the toolkit, see `drive-actions-cache.mjs`. */
export interface ToolkitCall {
  readonly call: "save" | "restore" | "upload" | "list" | "download" | "delete";
  readonly env?: Readonly<Record<string, string>>;
  readonly [argument: string]: unknown;
}

/** What the call returned or threw, and what it printed. */
export interface ToolkitResult {
  readonly value?: unknown;
  readonly error?: string;
  readonly log: readonly string[];
}

/** A throwaway job. */
export interface ToolkitJob {
  readonly workspace: string;
  /** A second, empty folder: as `GITHUB_WORKSPACE` of a call it shows what a restore brings. */
  readonly elsewhere: string;
  /** Writes a file below the workspace and returns its absolute path. */
  write(path: string, content: string): string;
  run(
    env: Readonly<Record<string, string>>,
    calls: readonly ToolkitCall[],
  ): Promise<readonly ToolkitResult[]>;
  dispose(): void;
}

async function builtDriver(): Promise<string> {
  const entries = { "drive-actions-cache": "tests/fakes/drive-actions-cache.mjs" };
  return join(await buildOnce("toolkit", entries), "dist/drive-actions-cache.js");
}

/** Makes a job with an empty workspace. */
export function createJob(): ToolkitJob {
  const root = mkdtempSync(join(tmpdir(), "skillcheck-toolkit-"));
  const workspace = join(root, "workspace");
  const elsewhere = join(root, "elsewhere");
  mkdirSync(workspace);
  mkdirSync(elsewhere);
  mkdirSync(join(root, "temp"));
  return {
    workspace,
    elsewhere,
    write: (path, content) => {
      const whole = join(workspace, path);
      mkdirSync(dirname(whole), { recursive: true });
      writeFileSync(whole, content);
      return whole;
    },
    run: async (env, calls) => {
      const commands = join(root, "commands.json");
      const results = join(root, "results.json");
      writeFileSync(commands, JSON.stringify(calls));
      const child = spawn(process.execPath, [await builtDriver(), commands, results], {
        cwd: workspace,
        // Nothing of our own environment: a variable of the machine must not decide a test.
        env: {
          PATH: process.env["PATH"] ?? "",
          HOME: root,
          RUNNER_TEMP: join(root, "temp"),
          GITHUB_WORKSPACE: workspace,
          GITHUB_SERVER_URL: "http://github.localhost:1",
          ...env,
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      let printed = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (data) => (printed += String(data)));
      const [code] = (await once(child, "close")) as [number | null];
      if (code !== 0) throw new Error(`the toolkit ended with ${code}: ${printed}`);
      return JSON.parse(readFileSync(results, "utf8")) as readonly ToolkitResult[];
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}
