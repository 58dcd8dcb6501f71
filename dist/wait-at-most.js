import { setTimeout } from "node:timers/promises";

// src/host/wait-at-most.ts
async function waitAtMost(milliseconds, promise) {
	const stop = new AbortController();
	const timer = setTimeout(milliseconds, void 0, { signal: stop.signal });
	await Promise.race([promise, timer]);
	stop.abort();
	await timer.catch(() => void 0);
}

export { waitAtMost as t };