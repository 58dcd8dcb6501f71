import { t as UsageError } from "./usage-error.js";

// src/app/finish-interrupted.ts
const TITLE_CHARACTERS = 200;
function toTitle(why) {
	if (why === "cancelled") return "❌ skillcheck was cancelled before it had a result";
	if (!(why.error instanceof UsageError)) return "❌ skillcheck failed: a fault of its own, see the log";
	return `❌ ${why.error.message.replace(/\s+/g, " ").slice(0, TITLE_CHARACTERS)}`;
}
async function finishInterrupted(forge, run, why) {
	if (run === null) return true;
	return (await forge.finishCheckRun(run, {
		conclusion: "failure",
		title: toTitle(why),
		summary: "Nothing was decided. Run the job again.",
		annotations: []
	})).ok;
}

export { finishInterrupted };