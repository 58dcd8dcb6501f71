import { n as toProblemLine } from "./problem.js";
import { t as UsageError } from "./usage-error.js";
import { a as line } from "./read-root-config.js";
import { t as LIMITS } from "./limits.js";
import { r as findConfigKey } from "./suites.js";
import { r as findAgent, t as AGENTS } from "./agents.js";
import { t as DEFAULT_AGENT } from "./select-subjects.js";

// src/app/find-agent-program.ts
function findAdapter({ agentSettings }, name) {
	const found = findAgent(name, agentSettings.get(name));
	return found.kind === "agent" ? found.agent : void 0;
}
async function requireAgent(place, name) {
	const found = findAgent(name, place.config.agentSettings.get(name));
	if (found.kind === "agent") return found.agent;
	if (found.kind === "unusable") throw new UsageError(await toSettingsLine(place, name, found));
	throw new UsageError(`${name}: no agent of that name can record; --agent NAME leaves it out (${AGENTS.map((one) => one.name).join(", ")})`);
}
async function findAgentProgram(desk, place, name) {
	const agent = await requireAgent(place, name);
	const { command } = agent;
	const isConfigured = (place.config.agentSettings.get(name)?.command ?? null) !== null;
	const hits = await desk.findPrograms(command);
	const chosen = await findOutside(desk, place, hits);
	const [inside] = hits;
	if (isConfigured && chosen === null && inside !== void 0) throw new UsageError(await toRefusal(place, {
		name,
		command
	}));
	await refuseArguments(desk, place, agent);
	const { testedVersion } = agent;
	const pinned = testedVersion === null ? [] : await desk.findPrograms(`${agent.name}@${testedVersion}`);
	const program = chosen ?? await findOutside(desk, place, pinned);
	if (program !== null) return {
		kind: "found",
		agent,
		program
	};
	const words = inside === void 0 ? `${agent.name} is not installed: no program ${command} on PATH. Install it, or set agent_settings.${name}.command` : `${inside} ${IN_REPOSITORY}: install ${agent.name} globally or outside the repository`;
	return {
		kind: inside === void 0 ? "missing" : "inside",
		words
	};
}
const IN_REPOSITORY = "lies in the repository, and a program that a repository brings along is not started with your key";
async function findOutside(desk, { root }, programs) {
	for (const program of programs) if (!await desk.isInRepository(program, root.path)) return program;
	return null;
}
async function refuseArguments(desk, place, agent) {
	for (const word of agent.commandArguments) for (const named of toAbsolutePaths(word)) {
		if (!await desk.isInRepository(named, place.root.path)) continue;
		throw new UsageError(await toRefusal(place, {
			name: agent.name,
			command: word
		}));
	}
}
function toAbsolutePaths(word) {
	return [...word.matchAll(/(?<=^|^-[A-Za-z]|[=:,;|&<>()\s'"`])\//g)].flatMap(({ index }) => {
		const rest = word.slice(index);
		const [cut = rest] = /^[^:,;|&<>()\s'"`]+/.exec(rest) ?? [];
		return cut === rest ? [rest] : [cut, rest];
	});
}
function toRefusal(place, { name, command }) {
	return toSettingsLine(place, name, {
		key: "command",
		what: `${command} ${IN_REPOSITORY}`,
		remedy: "put the program on PATH or outside the repository"
	});
}
async function toSettingsLine({ config, configFiles }, name, problem) {
	if (config.path === null) return `${name}: agent_settings.${name}.${problem.key} ${problem.what}: ${problem.remedy}`;
	const file = config.path;
	const content = await configFiles.read(file, LIMITS.suiteBytes);
	const key = [
		"agent_settings",
		name,
		problem.key
	];
	const bytes = content.kind === "file" ? content.bytes : "";
	return toProblemLine({
		file,
		...findConfigKey(bytes, file, key),
		key: key.join("."),
		what: problem.what,
		remedy: problem.remedy
	});
}

// src/app/choose-agents.ts
async function chooseAgents(desk, place, wish) {
	const nothing = {
		said: null,
		leftOut: []
	};
	if (wish.kind === "named") return {
		...nothing,
		defaults: () => wish.names,
		wanted: wish.names
	};
	if (wish.kind === "all") return chooseAll(desk, place);
	const written = place.config.agents;
	if (written !== null) return {
		...nothing,
		defaults: () => written,
		wanted: []
	};
	return {
		...nothing,
		...await chooseFirst(desk, place),
		wanted: []
	};
}
async function chooseAll(desk, place) {
	const found = [];
	const leftOut = [];
	for (const agent of AGENTS) {
		const program = place.isContained ? { kind: "found" } : await findAgentProgram(desk, place, agent.name);
		if (program.kind === "found") found.push(agent.name);
		else leftOut.push(program.words);
	}
	const defaults = () => found.length === 0 ? refuseNone([]) : found;
	return {
		defaults,
		said: null,
		wanted: found,
		leftOut
	};
}
async function chooseFirst(desk, place) {
	if (place.isContained) return {
		defaults: () => [DEFAULT_AGENT],
		said: `agent: ${DEFAULT_AGENT}, as nobody names one and the image was not looked into`
	};
	const inside = [];
	for (const { name } of AGENTS) {
		const found = await findAgentProgram(desk, place, name);
		if (found.kind === "found") return {
			defaults: () => [name],
			said: `agent: ${name}, the first installed`
		};
		if (found.kind === "inside") inside.push(found.words);
	}
	return {
		defaults: () => refuseNone(inside),
		said: null
	};
}
function refuseNone(inside) {
	const names = AGENTS.map(({ name }) => name).join(", ");
	throw new UsageError(inside.length > 0 ? inside.join("\n") : `no agent is installed: none of ${names} is on PATH. Install one, or name its program under agent_settings`);
}
function toVersionWords(agent, { version, why }) {
	const { name, testedVersion } = agent;
	if (version === null) return `${name} tells no version (${why})${testedVersion === null ? "" : `; ${testedVersion} was tested`}: what its recordings hold may be read wrongly`;
	if (testedVersion === null) return `${name} ${version}: no version of it was tested`;
	if (version === testedVersion) return null;
	return `${name} ${version} is not the version that was tested, ${testedVersion}: it runs, and its recordings say so`;
}

// src/app/to-answer.ts
function toAnswer(result) {
	return result.kind === "ended" && result.ended === "by-itself" && result.exit === 0 ? result.stdout.trimEnd() : null;
}

// src/app/to-silence-words.ts
const PRINTED_CHARACTERS = 100;
const REASON_CHARACTERS = 200;
function toSilenceWords(result) {
	if (result.kind === "failed") return line(result.reason, REASON_CHARACTERS);
	const first = toLines(result.stdout)[0] ?? toLines(result.stderr)[0];
	const printed = first === void 0 ? "nothing" : `"${line(first, PRINTED_CHARACTERS)}"`;
	return `${toEndWords(result)}, printed ${printed}`;
}
function toEndWords(result) {
	const { ended, durationMs, exit, signal } = result;
	if (ended === "timeout") return `timed out after ${Math.round(durationMs / 1e3)} s`;
	if (ended === "output") return "ended because it printed too much";
	return exit === null ? `ended by ${signal ?? "a signal"}` : `exit code ${exit}`;
}
function toLines(text) {
	return text.split(/[\r\n]/).filter((one) => one.trim() !== "");
}

// src/app/read-told-version.ts
function readToldVersion(agent, result) {
	const answer = toAnswer(result);
	const version = answer === null ? null : agent.readVersion(answer);
	return version === null ? {
		version,
		why: toSilenceWords(result)
	} : {
		version,
		why: null
	};
}

export { toVersionWords as a, findOutside as c, chooseAgents as i, requireAgent as l, toSilenceWords as n, findAdapter as o, toAnswer as r, findAgentProgram as s, readToldVersion as t };