import { n as error } from "./core.js";
import { t as UsageError } from "./usage-error.js";
import { n as breakCommandsOfLines } from "./commands.js";

// src/github/fail-step.ts
function failStep(error$1) {
	if (error$1 instanceof UsageError) {
		for (const line of error$1.message.split("\n")) error(breakCommandsOfLines(line));
		return 2;
	}
	const text = error$1 instanceof Error ? error$1.stack ?? error$1.message : String(error$1);
	error(breakCommandsOfLines(`this is a fault of skillcheck: ${text}`));
	return 3;
}

export { failStep };