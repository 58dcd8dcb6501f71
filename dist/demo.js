// fakes/demo.ts
const SERVERS = /* @__PURE__ */ new Map([
	["github", () => import("./demo-github.js")],
	["actions-cache", () => import("./demo-actions-cache.js")],
	["model", () => import("./demo-model.js")]
]);
const PROGRAMS = /* @__PURE__ */ new Map([["agent", () => import("./demo-agent.js")], ["show", () => import("./demo-show.js")]]);
const loadRunner = () => import("./demo-runner.js");
function closeOnSignal(server) {
	for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => {
		server.close().then(() => process.exit(0));
	});
}
async function main([name = "", ...argv]) {
	const server = SERVERS.get(name);
	if (server !== void 0) return closeOnSignal(await (await server()).command(argv));
	const program = PROGRAMS.get(name);
	if (program !== void 0) process.exit(await (await program()).command(argv));
	if (name === "runner") {
		const result = await (await loadRunner()).command(argv);
		process.exit(result.conclusion === "success" ? 0 : 1);
	}
	const all = [
		...SERVERS.values(),
		...PROGRAMS.values(),
		loadRunner
	];
	const usages = await Promise.all(all.map(async (load) => (await load()).usage));
	throw new Error(`say what to start:\n${usages.join("\n")}`);
}
try {
	await main(process.argv.slice(2));
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 2;
}

export {  };