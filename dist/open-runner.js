import { appendFile } from "node:fs/promises";
import { a as saveState, c as warning, n as error, o as setOutput, r as info } from "./core.js";
import { n as breakCommandsOfLines } from "./commands.js";
import { n as MAIN_STATE, r as STARTED_STATE, t as FINISHED_STATE } from "./read-post-state.js";

// src/github/open-runner.ts
function openRunner(environment) {
	saveState(MAIN_STATE, "true");
	let started = null;
	return {
		setOutput: (name, value) => setOutput(name, value),
		writeSummary: async (markdown) => {
			const file = environment["GITHUB_STEP_SUMMARY"];
			if (file !== void 0 && file !== "") await appendFile(file, markdown);
		},
		annotate: ({ path, line, column, level, title, message }) => {
			const properties = {
				file: path,
				startLine: line,
				startColumn: column,
				title
			};
			if (level === "failure") error(message, properties);
			else warning(message, properties);
		},
		log: (text) => info(breakCommandsOfLines(text)),
		warn: (text) => info(breakCommandsOfLines(`warning: ${text}`)),
		onStarted: (run) => {
			started = run;
			saveState(STARTED_STATE, JSON.stringify(run));
		},
		onFinished: () => {
			started = null;
			saveState(FINISHED_STATE, "true");
		},
		unfinished: () => started
	};
}

export { openRunner };