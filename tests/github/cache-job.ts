import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CachePlace } from "../../src/model/forge.ts";
import { buildOnce } from "../build/build-once.ts";
import { makeScratch } from "../host/scratch.ts";

/** One call of the port; folders are absolute or relative to the job's workspace. */
export type CacheCall =
  | {
      readonly call: "save";
      readonly place: CachePlace;
      readonly folder: string;
      readonly run: number;
    }
  | { readonly call: "restore"; readonly place: CachePlace; readonly folder: string }
  | {
      readonly call: "upload";
      readonly file: string;
      readonly folder: string;
      readonly days?: number;
    };

/** What the calls gave, and whether cwd and GITHUB_WORKSPACE were as before afterwards. */
export interface CacheResults {
  readonly answers: readonly unknown[];
  readonly isRestored: boolean;
  /** What the process printed. */
  readonly log: string;
}

/** A throwaway job in whose workspace the calls run. */
export interface CacheJob {
  readonly workspace: string;
  readonly write: (path: string, text: string) => void;
  /** Batches one after the other, the calls of a batch at once. */
  readonly run: (
    env: Readonly<Record<string, string>>,
    ...batches: readonly (readonly CacheCall[])[]
  ) => Promise<CacheResults>;
}

async function builtDriver(): Promise<string> {
  const folder = await buildOnce("cache", { "drive-cache": "tests/github/drive-cache.ts" });
  return join(folder, "dist/drive-cache.js");
}

/** Makes a job with an empty workspace; it is gone after the test. */
export async function makeCacheJob(): Promise<CacheJob> {
  const root = await makeScratch();
  const workspace = join(root, "workspace");
  for (const folder of ["workspace", "temp"]) mkdirSync(join(root, folder));
  const driver = await builtDriver();
  return {
    workspace,
    write: (path, text) => {
      const file = join(workspace, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    run: async (env, ...batches) => {
      const [calls, results] = [join(root, "calls.json"), join(root, "results.json")];
      writeFileSync(calls, JSON.stringify(batches));
      const child = spawn(process.execPath, [driver, calls, results], {
        cwd: workspace,
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
      let log = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (data) => {
          log += String(data);
        });
      }
      const [code] = (await once(child, "close")) as [number | null];
      if (code !== 0) throw new Error(`the driver ended with ${code}: ${log}`);
      const read = JSON.parse(readFileSync(results, "utf8")) as Omit<CacheResults, "log">;
      return { ...read, log };
    },
  };
}
