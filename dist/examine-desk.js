import { a as OPENAI_CHAT, i as GEMINI, r as ANTHROPIC, t as AGENTS } from "./agents.js";

// src/app/examine-desk.ts
async function examineDesk(desk) {
	const agents = [];
	for (const agent of AGENTS) agents.push(await examineAgent(desk, agent));
	return {
		agents,
		keys: [
			ANTHROPIC,
			OPENAI_CHAT,
			GEMINI
		].map(({ name, keyVariables }) => ({
			provider: name,
			variables: keyVariables,
			isSet: keyVariables.some((variable) => (desk.environment[variable] ?? "") !== "")
		})),
		needs: [
			await examineCage(desk),
			await examineProgram(desk, {
				program: "git",
				name: "git",
				words: "git is not installed"
			}),
			await examineProgram(desk, {
				program: "rg",
				name: "ripgrep",
				words: "ripgrep is not installed: opencode's skill tool fails without it"
			}),
			await examineLoginShell(desk),
			await examineOthers(desk)
		]
	};
}
async function examineAgent(desk, agent) {
	const { name, command, testedVersion, versionArguments } = agent;
	const pinned = `${name}@${testedVersion}`;
	const [program = null] = [...await desk.findPrograms(command), ...await desk.findPrograms(pinned)];
	const printed = program === null ? null : await desk.askProgram(program, versionArguments);
	return {
		name,
		program,
		version: printed === null ? null : agent.readVersion(printed),
		testedVersion
	};
}
async function examineCage(desk) {
	const problem = await desk.machine.proveCage();
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
async function examineProgram(desk, wanted) {
	const { program, name, words } = wanted;
	const [found] = await desk.findPrograms(program);
	const [line = ""] = ((found === void 0 ? null : await desk.askProgram(found, ["--version"])) ?? "").split("\n");
	if (line !== "") return {
		name,
		state: "ok",
		words: line
	};
	return {
		name,
		state: name === "git" ? "missing" : "odd",
		words
	};
}
const FIRST = "/skillcheck-first";
async function examineLoginShell(desk) {
	const script = `PATH=${FIRST}:$PATH exec bash -lc 'printf %s "$PATH"'`;
	const [shell] = await desk.findPrograms("sh");
	const printed = shell === void 0 ? null : await desk.askProgram(shell, ["-c", script]);
	const name = "login shell";
	if (printed === null) return {
		name,
		state: "odd",
		words: "there is no bash"
	};
	return printed.startsWith(`${FIRST}:`) ? {
		name,
		state: "ok",
		words: "a login shell keeps PATH"
	} : {
		name,
		state: "odd",
		words: "a login shell resets PATH; agents are started so that theirs is none"
	};
}
async function examineOthers(desk) {
	const name = "skillcheck";
	const hits = await desk.findPrograms("skillcheck");
	const foreign = [];
	for (const hit of hits) if ((await desk.askProgram(hit, ["--version"]) ?? "").trim() !== desk.version) foreign.push(hit);
	return foreign.length === 0 ? {
		name,
		state: "ok",
		words: `version ${desk.version}`
	} : {
		name,
		state: "odd",
		words: `another skillcheck is on PATH: ${foreign.join(", ")}`
	};
}

export { examineDesk };