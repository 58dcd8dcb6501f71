import { a as ANTHROPIC, o as GEMINI, s as OPENAI_CHAT, t as AGENTS } from "./agents.js";
import { r as DEFAULT_CONFIG } from "./stand-in2.js";
import { n as toProblemLine } from "./problem.js";
import { t as UsageError } from "./usage-error.js";
import { a as line, t as readRootConfig } from "./read-root-config.js";
import { c as findOutside, i as chooseAgents, n as toSilenceWords, r as toAnswer, s as findAgentProgram, t as readToldVersion } from "./read-told-version.js";

// src/app/examine-desk.ts
async function examineDesk(desk) {
	const { place, problems } = await openPlace(desk);
	const agents = [];
	for (const agent of AGENTS) agents.push(await examineAgent(desk, place, agent));
	const needs = [
		...problems,
		await examineCage(desk),
		await examineContainers(desk, place),
		await examineProgram(desk, place, {
			program: "git",
			name: "git",
			words: "git is not installed"
		}),
		await examineProgram(desk, place, {
			program: "rg",
			name: "ripgrep",
			words: "ripgrep is not installed: opencode's skill tool fails without it"
		}),
		await examineLoginShell(desk, place),
		await examineOthers(desk, place)
	];
	return {
		agents,
		byDefault: await examineChoice(desk, place),
		keys: examineKeys(desk),
		needs
	};
}
async function openPlace(desk) {
	const [root] = await desk.openRoots(["."]);
	if (root === void 0) throw new UsageError("the current folder cannot be opened");
	const { config, problems } = await readRootConfig(root.files, null);
	return {
		place: {
			root,
			config: problems.length === 0 ? config : DEFAULT_CONFIG,
			configFiles: root.files
		},
		problems: problems.map((problem) => ({
			name: "settings",
			state: "missing",
			words: toProblemLine(problem)
		}))
	};
}
function examineKeys({ environment }) {
	const providers = [
		ANTHROPIC,
		OPENAI_CHAT,
		GEMINI
	].map(({ name, keyVariables }) => ({
		provider: name,
		variables: keyVariables
	}));
	const own = AGENTS.flatMap(({ name, ownKey }) => ownKey === void 0 ? [] : [{
		provider: name,
		variables: [ownKey]
	}]);
	return [...providers, ...own].map((one) => ({
		...one,
		isSet: one.variables.some((variable) => (environment[variable] ?? "") !== "")
	}));
}
async function examineChoice(desk, place) {
	const isContained = place.config.isolation.kind === "container";
	try {
		const { defaults, said } = await chooseAgents(desk, {
			...place,
			isContained
		}, { kind: "any" });
		const agents = defaults();
		return {
			agents,
			words: said?.replace(/^agent: /, "") ?? `${agents.join(", ")}, named by ${place.config.path}`
		};
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		return {
			agents: [],
			words: error.message
		};
	}
}
async function examineAgent(desk, place, agent) {
	const { name, testedVersion } = agent;
	const found = await findProgram(desk, place, name);
	if (found.kind !== "found") return {
		name,
		program: null,
		missing: found.kind === "missing" ? "not installed" : found.words,
		version: null,
		whyNoVersion: null,
		testedVersion
	};
	const { program } = found;
	const answer = await (await desk.openMachine()).askProgram(program, agent.versionArguments);
	const { version, why } = readToldVersion(agent, answer);
	return {
		name,
		program,
		missing: null,
		version,
		whyNoVersion: why,
		testedVersion
	};
}
async function findProgram(desk, place, name) {
	try {
		return await findAgentProgram(desk, place, name);
	} catch (error) {
		if (error instanceof UsageError) return {
			kind: "inside",
			words: error.message
		};
		throw error;
	}
}
async function examineCage(desk) {
	const problem = await (await desk.openMachine()).proveCage();
	return problem === null ? {
		name: "cage",
		state: "ok",
		words: "bubblewrap holds: tested from the inside"
	} : {
		name: "cage",
		state: "missing",
		words: problem
	};
}
async function examineContainers(desk, { root }) {
	const found = await (await desk.openMachine()).findContainerEngine((program) => desk.isInRepository(program, root.path));
	return found.kind === "found" ? {
		name: "containers",
		state: "ok",
		words: `${found.engine.kind} answers: ${found.engine.program}`
	} : {
		name: "containers",
		state: "odd",
		words: found.reason
	};
}
async function findStarted(desk, place, name) {
	const hits = await desk.findPrograms(name);
	const program = await findOutside(desk, place, hits);
	const passedOver = hits[0] === void 0 || hits[0] === program ? null : hits[0];
	return {
		program,
		passedOver: passedOver === null ? null : `${passedOver} lies in the repository: not started`
	};
}
async function examineProgram(desk, place, wanted) {
	const { name } = wanted;
	const { program, passedOver } = await findStarted(desk, place, wanted.program);
	const found = program === null ? null : await askVersion(desk, program);
	const words = [found?.version ?? found?.why ?? wanted.words, ...passedOver === null ? [] : [passedOver]].join("; ");
	if (found !== null && found.why === null) return {
		name,
		state: passedOver === null ? "ok" : "odd",
		words
	};
	return {
		name,
		state: name === "git" ? "missing" : "odd",
		words
	};
}
async function askVersion(desk, program) {
	const result = await (await desk.openMachine()).askProgram(program, ["--version"]);
	const version = line((toAnswer(result) ?? "").split("\n")[0] ?? "");
	return version === "" ? {
		version: null,
		why: `${program} tells no version: ${toSilenceWords(result)}`
	} : {
		version,
		why: null
	};
}
const FIRST = "/skillcheck-first";
const NOT_FOUND = 127;
async function examineLoginShell(desk, place) {
	const script = `PATH=${FIRST}:$PATH exec bash -lc 'printf %s "$PATH"'`;
	const { program: shell } = await findStarted(desk, place, "sh");
	const name = "login shell";
	if (shell === null) return {
		name,
		state: "odd",
		words: "there is no sh"
	};
	const result = await (await desk.openMachine()).askProgram(shell, ["-c", script]);
	const printed = toAnswer(result);
	if (printed === null) return {
		name,
		state: "odd",
		words: result.kind === "failed" || result.exit !== NOT_FOUND ? `a login shell does not answer: ${toSilenceWords(result)}` : "there is no bash"
	};
	return printed.startsWith(`${FIRST}:`) ? {
		name,
		state: "ok",
		words: "a login shell keeps PATH"
	} : {
		name,
		state: "odd",
		words: toLoginWords()
	};
}
function toLoginWords() {
	const named = (shell) => AGENTS.filter(({ loginShell }) => loginShell === shell).map(({ name }) => name);
	return `a login shell resets PATH: ${[
		`${named("disarmed").join(", ")} would lose the stand-ins in it and is started so that its shell is none`,
		...named("unknown").map((name) => `of ${name} it is not known`),
		"the others use none"
	].join("; ")}`;
}
async function examineOthers(desk, { root }) {
	const name = "skillcheck";
	const foreign = [];
	const unasked = [];
	for (const hit of await desk.findPrograms("skillcheck")) {
		if (await desk.isInRepository(hit, root.path)) {
			unasked.push(`${hit} lies in the repository: not started`);
			continue;
		}
		const { version, why } = await askVersion(desk, hit);
		if (version !== desk.version) foreign.push(why ?? hit);
	}
	const words = foreign.length === 0 ? `version ${desk.version}` : `another skillcheck is on PATH: ${foreign.join(", ")}`;
	return {
		name,
		state: foreign.length === 0 ? "ok" : "odd",
		words: [words, ...unasked].join("; ")
	};
}

export { examineDesk };