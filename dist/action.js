import { i as readPostState } from "./read-post-state.js";
import { r as interruption, t as readVersion } from "./read-version.js";

// src/action.ts
const environment = process.env;
const GRACE_MS = 3500;
const CANCELLED = 130;
async function act() {
	const state = readPostState(environment);
	if (state.kind === "finished") return 0;
	const { openRunner } = await import("./open-runner.js");
	const runner = openRunner(environment);
	const { readStep } = await import("./read-step.js");
	const { inputs, context, event, token } = readStep(environment);
	const { openForge } = await import("./open-forge.js");
	const appSlug = inputs["app-slug"];
	const { openGate } = await import("./request-gate.js");
	const gate = openGate();
	const github = {
		...context,
		token,
		appSlug,
		warn: runner.warn
	};
	const forge = openForge(github);
	const { finishInterrupted } = await import("./finish-interrupted.js");
	if (state.kind === "unfinished") {
		await finishInterrupted(forge, state.run, "cancelled");
		return 0;
	}
	const { runCheck } = await import("./run-check.js");
	const { openJob } = await import("./open-job.js");
	const job = await openJob({
		...context,
		token,
		folder: inputs["working-directory"]
	});
	const parts = {
		event,
		inputs,
		forge: openForge({
			...github,
			gate
		}),
		version: readVersion(new URL("../package.json", import.meta.url)),
		secrets: [token]
	};
	try {
		const cancelled = interruption().then(() => CANCELLED);
		const code = await Promise.race([runCheck({
			...job,
			...runner,
			...parts
		}), cancelled]);
		await gate.close(GRACE_MS);
		if (await finishInterrupted(forge, runner.unfinished(), "cancelled")) runner.onFinished();
		return code;
	} catch (error) {
		if (await finishInterrupted(forge, runner.unfinished(), { error })) runner.onFinished();
		throw error;
	} finally {
		await job.close();
	}
}
function end(code) {
	process.exitCode = code;
	setTimeout(() => process.exit(code), 100).unref();
}
try {
	end(await act());
} catch (error) {
	const { failStep } = await import("./fail-step.js");
	end(failStep(error));
}

export {  };