// Calls the cache and the upload of src/github as a job does: `node drive-cache.js CALLS.json RESULTS.json`.
// A process of its own, because a save changes the current folder, which a worker thread cannot.

import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { restoreRecordings, saveRecordings } from "../../src/github/recordings-cache.ts";
import { uploadReport } from "../../src/github/upload-report.ts";
import type { CacheCall } from "./cache-job.ts";

function answer(call: CacheCall): Promise<unknown> {
  switch (call.call) {
    case "save":
      return saveRecordings(call.place, call.folder, call.run);
    case "restore":
      return restoreRecordings(call.place, call.folder);
    case "upload":
      return uploadReport(call.file, call.folder, call.days);
  }
}

const surroundings = () => ({
  folder: process.cwd(),
  workspace: process.env["GITHUB_WORKSPACE"] ?? null,
});

const [, , calls = "", results = ""] = process.argv;
// The job's own file, written by cache-job.ts.
const batches = JSON.parse(readFileSync(calls, "utf8")) as readonly (readonly CacheCall[])[];
const before = surroundings();
const answers: unknown[] = [];
for (const batch of batches) answers.push(...(await Promise.all(batch.map(answer))));
const isRestored = JSON.stringify(before) === JSON.stringify(surroundings());
writeFileSync(results, JSON.stringify({ answers, isRestored }));
