import { parentPort, workerData } from "node:worker_threads";
import { openLinter } from "./app/lint-alone.ts";
import type { ThreadMessage, ThreadStart } from "./host/lint-threads.ts";
import { openListedFolder } from "./host/listed-folder.ts";

// One thread of the port LintOnThreads. It is told folders of skills, some at a time, and answers with what its
// rules made of each.
if (parentPort !== null) {
  const port = parentPort;
  const { root, listing, job } = workerData as ThreadStart;
  const linter = openLinter(openListedFolder(root, listing), job);
  port.on("message", async ({ from, folders }: ThreadMessage) => {
    const { lintAlone } = await linter;
    const outcomes: unknown[] = [];
    for (const folder of folders) outcomes.push(await lintAlone(folder));
    port.postMessage({ from, outcomes });
  });
}
