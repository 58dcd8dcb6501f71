import { parentPort, workerData } from "node:worker_threads";
import { n as openLinter } from "./lint-alone.js";
import { t as openListedFolder } from "./listed-folder.js";

// src/lint.ts
if (parentPort !== null) {
	const port = parentPort;
	const { root, listing, job } = workerData;
	const linter = openLinter(openListedFolder(root, listing), job);
	port.on("message", async ({ from, folders }) => {
		const { lintAlone } = await linter;
		const outcomes = [];
		for (const folder of folders) outcomes.push(await lintAlone(folder));
		port.postMessage({
			from,
			outcomes
		});
	});
}

export {  };