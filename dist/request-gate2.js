// src/github/request-gate.ts
function openGate() {
	const controller = new AbortController();
	const watched = /* @__PURE__ */ new Set();
	return {
		signal: controller.signal,
		check: () => controller.signal.throwIfAborted(),
		watch: (call) => {
			watched.add(call);
			const forget = () => watched.delete(call);
			call.then(forget, forget);
			return call;
		},
		close: async (graceMs) => {
			controller.abort(new DOMException("the job was cancelled", "AbortError"));
			let timer;
			const grace = new Promise((resolve) => {
				timer = setTimeout(resolve, graceMs);
			});
			await Promise.race([Promise.allSettled(watched), grace]);
			clearTimeout(timer);
			await new Promise((resolve) => setImmediate(resolve));
		}
	};
}

export { openGate as t };