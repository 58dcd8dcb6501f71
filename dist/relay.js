import { spawn } from "node:child_process";
import { closeSync, cpSync, openSync, readFileSync, readdirSync } from "node:fs";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";

// src/relay.ts
const KILL_MS = 3e3;
const LOOK_MS = 10;
const STOP_MS = 150;
const FREEZE_MS = 1e4;
function say(answer) {
	process.stdout.write(`${JSON.stringify(answer)}\n`);
}
function forward(port, socket) {
	const server = createServer({ allowHalfOpen: true }, (inside) => {
		const outside = connect({
			path: socket,
			allowHalfOpen: true
		});
		join(inside, outside);
		join(outside, inside);
	});
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", () => resolve(server));
	});
}
function join(from, to) {
	from.pipe(to);
	from.on("error", () => to.destroy());
	from.on("close", () => {
		if (from.errored !== null) to.destroy();
	});
}
function findOthers() {
	return readdirSync("/proc").flatMap((entry) => {
		const pid = Number(entry);
		if (!Number.isInteger(pid) || pid === 1 || pid === process.pid) return [];
		try {
			const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
			const close = stat.lastIndexOf(")");
			const other = {
				name: stat.slice(stat.indexOf("(") + 1, close),
				state: stat.charAt(close + 2)
			};
			return "ZXx".includes(other.state) ? [] : [other];
		} catch {
			return [];
		}
	});
}
function listOthers() {
	return findOthers().map(({ name }) => name);
}
async function freezeOthers() {
	const until = performance.now() + FREEZE_MS;
	const isStill = () => findOthers().every(({ state }) => "Tt".includes(state));
	while (!await stopOthers(isStill) && performance.now() < until) {
		signalOthers("SIGCONT");
		await setTimeout(LOOK_MS);
	}
	return {
		kind: "frozen",
		isWhole: isStill()
	};
}
async function stopOthers(isStill) {
	const until = performance.now() + STOP_MS;
	while (!isStill() && performance.now() < until) {
		signalOthers("SIGSTOP");
		if (!isStill()) await setTimeout(LOOK_MS);
	}
	return isStill();
}
function signalOthers(name) {
	try {
		process.kill(-1, name);
	} catch {}
}
async function endOthers(graceMs) {
	const ended = listOthers();
	if (ended.length > 0 && graceMs > 0) {
		signalOthers("SIGTERM");
		for (const until = performance.now() + graceMs; performance.now() < until;) {
			if (listOthers().length === 0) break;
			await setTimeout(LOOK_MS);
		}
	}
	for (const until = performance.now() + KILL_MS; listOthers().length > 0;) {
		if (performance.now() > until) break;
		signalOthers("SIGKILL");
		await setTimeout(LOOK_MS);
	}
	return {
		kind: "ended",
		ended,
		left: listOthers()
	};
}
const inputs = /* @__PURE__ */ new Map();
function start(order) {
	const { id } = order;
	const output = [openSync(order.stdout, "a"), openSync(order.stderr, "a")];
	const stdin = order.stdin === null ? null : openSync(order.stdin, "r");
	try {
		const child = spawn(order.command, order.args, {
			cwd: order.folder,
			env: order.environment,
			stdio: [stdin ?? "pipe", ...output],
			detached: true
		});
		if (child.stdin !== null) keepInput(id, child.stdin);
		child.once("error", (error) => say({
			kind: "failed",
			id,
			reason: error.message
		}));
		child.once("spawn", () => say({
			kind: "started",
			id
		}));
		child.once("exit", (exit, signal) => {
			inputs.delete(id);
			say({
				kind: "exited",
				id,
				exit,
				signal
			});
		});
	} catch (error) {
		say({
			kind: "failed",
			id,
			reason: error instanceof Error ? error.message : String(error)
		});
	} finally {
		for (const descriptor of [stdin, ...output]) if (descriptor !== null) closeSync(descriptor);
	}
}
function keepInput(id, stdin) {
	inputs.set(id, stdin);
	stdin.on("error", () => void 0);
}
async function obey(order) {
	switch (order.kind) {
		case "open":
			cpSync(order.home.from, order.home.to, {
				recursive: true,
				verbatimSymlinks: true
			});
			if (order.forward !== null) await forward(order.forward.port, order.forward.socket);
			say({ kind: "ready" });
			return;
		case "start":
			start(order);
			return;
		case "write":
			inputs.get(order.id)?.write(order.text);
			return;
		case "close":
			inputs.get(order.id)?.end();
			return;
		case "freeze":
			say(await freezeOthers());
			return;
		case "thaw":
			signalOthers("SIGCONT");
			return;
		case "end": say(await endOthers(order.graceMs));
	}
}
async function main() {
	for await (const text of createInterface({ input: process.stdin })) await obey(JSON.parse(text));
	process.exit(0);
}
for (const name of [
	"SIGTERM",
	"SIGINT",
	"SIGHUP"
]) process.on(name, () => void 0);
await main();

export {  };