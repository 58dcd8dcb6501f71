import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { getuid } from "node:process";
import { parseArgs } from "node:util";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";

// fakes/agent/obey-probe.ts
const PROBE = /^\S+ --skillcheck-fake(?:; \S+ --skillcheck-fake)*$/m;
function obeyProbe(scenario, prompt) {
	const command = PROBE.exec(prompt)?.[0];
	const isOwn = ({ match }) => match !== void 0 && new RegExp(match, "su").test(prompt);
	if (command === void 0 || scenario.cases.some(isOwn)) return scenario;
	const turn = [{
		do: "bash",
		command
	}, {
		do: "text",
		text: "That is what it printed."
	}];
	return {
		...scenario,
		cases: [{ turns: [turn] }]
	};
}

// fakes/agent/claude-events.ts
const tools = [
	"Task",
	"Bash",
	"Edit",
	"NotebookEdit",
	"Read",
	"Skill",
	"TaskCreate",
	"ToolSearch",
	"WebFetch",
	"WebSearch",
	"Write"
];
function initLine(teller, skills) {
	return {
		type: "system",
		subtype: "init",
		cwd: teller.cwd,
		session_id: teller.sessionId,
		tools,
		mcp_servers: [],
		model: teller.model,
		permissionMode: teller.bypass ? "bypassPermissions" : "default",
		slash_commands: [
			...skills,
			"clear",
			"compact",
			"context"
		],
		terminal_slash_commands: ["doctor"],
		apiKeySource: teller.keyed ? "ANTHROPIC_API_KEY" : "none",
		claude_code_version: teller.version,
		output_style: "default",
		agents: [
			"claude",
			"Explore",
			"general-purpose",
			"Plan"
		],
		skills,
		plugins: [],
		capabilities: [],
		analytics_disabled: true,
		product_feedback_disabled: true,
		served_by_anthropic: false,
		uuid: randomUUID(),
		sandbox_enabled: false,
		original_cwd: teller.cwd,
		additional_directories: [],
		fast_mode_state: "off",
		view_mode: "default"
	};
}
const now = () => (/* @__PURE__ */ new Date()).toISOString();
function assistantLine(teller, messageId, block) {
	return {
		type: "assistant",
		message: {
			id: messageId,
			type: "message",
			role: "assistant",
			model: teller.model,
			content: [block],
			stop_reason: null,
			stop_sequence: null,
			usage: {
				input_tokens: 1200,
				cache_creation_input_tokens: 0,
				cache_read_input_tokens: 200,
				output_tokens: 1
			},
			context_management: null
		},
		parent_tool_use_id: null,
		session_id: teller.sessionId,
		uuid: randomUUID(),
		timestamp: now(),
		request_id: "req_fake"
	};
}
function resultMeta(toolId, end) {
	if (end.decided === false) return {};
	return { tool_result_meta: [{
		id: toolId,
		...end.denied ? {
			non_execution_kind: "user-rejected",
			permission_decision: {
				decision: "reject",
				source: "config"
			}
		} : { permission_decision: {
			decision: "accept",
			source: "config",
			reason_type: "mode"
		} }
	}] };
}
function toolResultLine(teller, toolId, end) {
	return {
		type: "user",
		message: {
			role: "user",
			content: [end.isError === true ? {
				type: "tool_result",
				content: end.content,
				is_error: true,
				tool_use_id: toolId
			} : {
				tool_use_id: toolId,
				type: "tool_result",
				content: end.content,
				...end.isError === void 0 ? {} : { is_error: false }
			}]
		},
		parent_tool_use_id: null,
		session_id: teller.sessionId,
		uuid: randomUUID(),
		timestamp: now(),
		tool_use_result: end.detail,
		...resultMeta(toolId, end)
	};
}
function syntheticLine(teller, text) {
	return {
		type: "user",
		message: {
			role: "user",
			content: [{
				type: "text",
				text
			}]
		},
		parent_tool_use_id: null,
		session_id: teller.sessionId,
		uuid: randomUUID(),
		timestamp: now(),
		isSynthetic: true
	};
}
function systemLine(teller, subtype, more) {
	return {
		type: "system",
		subtype,
		...more,
		session_id: teller.sessionId,
		uuid: randomUUID()
	};
}

// fakes/agent/claude-result.ts
function usageOf(calls) {
	return {
		input_tokens: 1200 * calls,
		cache_creation_input_tokens: 0,
		cache_read_input_tokens: 200 * calls,
		output_tokens: 34 * calls,
		output_tokens_details: { thinking_tokens: 0 },
		server_tool_use: {
			web_search_requests: 0,
			web_fetch_requests: 0
		},
		service_tier: "standard",
		cache_creation: {
			ephemeral_1h_input_tokens: 0,
			ephemeral_5m_input_tokens: 0
		},
		inference_geo: "",
		iterations: [],
		speed: "standard",
		fallback_credit: null
	};
}
const dollars = (calls) => calls * 417 / 1e5;
function modelUsageOf(model, calls) {
	if (calls === 0) return {};
	return { [model]: {
		inputTokens: 1200 * calls,
		outputTokens: 34 * calls,
		cacheReadInputTokens: 200 * calls,
		cacheCreationInputTokens: 0,
		webSearchRequests: 0,
		costUSD: dollars(calls),
		contextWindow: 2e5,
		maxOutputTokens: 32e3,
		thinkingTokens: 0,
		cacheCreationEphemeral5mInputTokens: 0,
		cacheCreationEphemeral1hInputTokens: 0,
		canonicalModel: model,
		provider: "firstParty",
		costBasis: "list"
	} };
}
const subagentStats = {
	spawned: 0,
	requested: {
		background: 0,
		foreground: 0,
		unset: 0
	},
	started_in_background: 0,
	max_depth: 0,
	spawned_by_subagents: 0,
	completed: 0,
	failed: 0,
	killed: {
		parent: 0,
		user: 0,
		system: 0
	},
	refused: {
		depth_limit: 0,
		concurrency_limit: 0,
		budget: 0
	},
	by_type: {}
};
function resultLine(teller, turn, ending) {
	const good = ending.subtype === "success" && !ending.isError;
	const spoke = good && ending.more["result"] !== "";
	return {
		duration_api_ms: turn.milliseconds,
		stop_reason: ending.stopReason,
		session_id: teller.sessionId,
		total_cost_usd: dollars(turn.sessionCalls),
		usage: usageOf(turn.calls),
		modelUsage: modelUsageOf(teller.model, turn.sessionCalls),
		permission_denials: turn.denials,
		terminal_reason: ending.terminalReason,
		fast_mode_state: "off",
		fast_mode_disabled_reason: "sdk_opt_in_required",
		subagent_stats: subagentStats,
		safety_stops: 0,
		is_error: ending.isError,
		num_turns: 1 + turn.userLines,
		subtype: ending.subtype,
		...ending.more,
		...spoke ? { ttft_ms: turn.milliseconds } : {},
		type: "result",
		duration_ms: turn.milliseconds,
		uuid: randomUUID(),
		...good ? {
			ttft_stream_ms: turn.milliseconds,
			time_to_request_ms: 0
		} : {},
		...spoke ? { first_content_frame_ms: turn.milliseconds } : {},
		queued_turn_count: 0,
		result_index: 0,
		model_usage_since_last_result: modelUsageOf(teller.model, turn.calls)
	};
}
const serverSide = (what, host) => `API Error: ${what}. This is a server-side issue, usually temporary — try again in a moment. If it persists, check your inference gateway (${host}).`;
function apiFailure(failure, host) {
	const of = (status, [retry, error, type], text) => ({
		status,
		retry,
		error,
		more: { api_error_type: type },
		text,
		terminalReason: "api_error"
	});
	if (failure === "connection") return {
		status: null,
		retry: "unknown",
		error: "server_error",
		more: { api_error: "connection_failed" },
		text: "API Error: Connection dropped (ECONNRESET). Check the gateway set in ANTHROPIC_BASE_URL, then try again.",
		terminalReason: "api_error"
	};
	if (failure === "prompt-too-long") return {
		...of(400, [
			"invalid_request",
			"invalid_request",
			"invalid_request_error"
		], "Prompt is too long"),
		terminalReason: "prompt_too_long"
	};
	if (failure === 401) return of(401, [
		"authentication_failed",
		"authentication_failed",
		"authentication_error"
	], "Invalid API key · Fix external API key");
	if (failure === 429) return of(429, [
		"rate_limit",
		"rate_limit",
		"rate_limit_error"
	], "API Error: Request rejected (429) · rate limited");
	if (failure === 529) return of(529, [
		"overloaded",
		"server_error",
		"overloaded_error"
	], serverSide("529 Overloaded", host));
	if (failure >= 500) return of(failure, [
		"server_error",
		"server_error",
		"api_error"
	], serverSide(`${failure} internal`, host));
	return of(failure, [
		"invalid_request",
		"invalid_request",
		"invalid_request_error"
	], `API Error: ${failure} rejected`);
}
function syntheticErrorLine(teller, failure) {
	return {
		type: "assistant",
		message: {
			diagnostics: null,
			id: randomUUID(),
			container: null,
			model: "<synthetic>",
			role: "assistant",
			stop_details: null,
			stop_reason: "stop_sequence",
			stop_sequence: "",
			type: "message",
			usage: {
				output_tokens_details: null,
				input_tokens: 0,
				output_tokens: 0,
				cache_creation_input_tokens: 0,
				cache_read_input_tokens: 0,
				server_tool_use: {
					web_search_requests: 0,
					web_fetch_requests: 0
				},
				service_tier: null,
				cache_creation: {
					ephemeral_1h_input_tokens: 0,
					ephemeral_5m_input_tokens: 0
				},
				inference_geo: null,
				iterations: null,
				speed: null,
				fallback_credit: null
			},
			content: [{
				type: "text",
				text: failure.text
			}],
			context_management: null
		},
		parent_tool_use_id: null,
		session_id: teller.sessionId,
		uuid: randomUUID(),
		timestamp: (/* @__PURE__ */ new Date()).toISOString(),
		error: failure.error,
		...failure.status === null ? {} : { request_id: "req_fake" },
		is_api_error_message: true,
		...failure.status === null ? {} : { api_error_status: failure.status },
		...failure.more
	};
}

// fakes/agent/session.ts
function sessionFile(env, id) {
	const config = env["CLAUDE_CONFIG_DIR"] ?? join(env["HOME"] ?? "/", ".claude");
	return join(config, "skillcheck-sessions", `${id}.json`);
}
function loadSession(env, id, cwd) {
	if (!/^[0-9a-zA-Z-]+$/.test(id)) return void 0;
	try {
		const session = JSON.parse(readFileSync(sessionFile(env, id), "utf8"));
		return session.cwd === cwd ? session : void 0;
	} catch {
		return;
	}
}
function saveSession(env, session) {
	const file = sessionFile(env, session.id);
	mkdirSync(join(file, ".."), { recursive: true });
	writeFileSync(file, JSON.stringify(session));
}

// fakes/agent/stage.ts
function print(text) {
	return new Promise((resolve) => {
		process.stdout.write(text, () => resolve());
	});
}
function tell(line) {
	return print(`${JSON.stringify(line)}\n`);
}
function nextId(stage, kind) {
	stage.session = {
		...stage.session,
		ids: stage.session.ids + 1
	};
	return `${kind}_fake${String(stage.session.ids).padStart(4, "0")}`;
}
function countAnswer(stage) {
	stage.calls += 1;
	stage.session = {
		...stage.session,
		calls: stage.session.calls + 1
	};
}
function beginAnswer(stage) {
	if (stage.message === null) {
		stage.message = nextId(stage, "msg");
		stage.words = "";
		countAnswer(stage);
	}
	return stage.message;
}
async function tellBlock(stage, block) {
	await tell(assistantLine(stage.teller, beginAnswer(stage), block));
}
async function tellToolEnd(stage, toolId, end) {
	stage.message = null;
	stage.words = "";
	stage.userLines += 1;
	await tell(toolResultLine(stage.teller, toolId, end));
	if (end.synthetic !== void 0) await tellSynthetic(stage, end.synthetic);
}
async function tellSynthetic(stage, text) {
	stage.userLines += 1;
	await tell(syntheticLine(stage.teller, text));
}
function tellSystem(stage, subtype, more) {
	return tell(systemLine(stage.teller, subtype, more));
}
function tellInit(stage, skills) {
	return tell(initLine(stage.teller, skills));
}
function resultNow(stage, ending) {
	const turn = {
		calls: stage.calls,
		sessionCalls: stage.session.calls,
		userLines: stage.userLines,
		milliseconds: Date.now() - stage.began,
		denials: stage.denials
	};
	return resultLine(stage.teller, turn, ending);
}
function goodEnding(result) {
	return {
		subtype: "success",
		isError: false,
		stopReason: "end_turn",
		terminalReason: "completed",
		more: {
			api_error_status: null,
			result
		}
	};
}
async function tellResult(stage, ending) {
	await tell(resultNow(stage, ending));
	saveSession(stage.env, stage.session);
}

// fakes/agent/on-signals.ts
async function onTerminate(stage) {
	for (const [id, running] of stage.running) {
		running.stop();
		await tellToolEnd(stage, id, await running.end);
	}
	return 143;
}
const rejected = "The user doesn't want to proceed with this tool use. The tool use was rejected. STOP what you are doing and wait for the user to tell you how to proceed.";
async function onInterrupt(stage) {
	const busy = stage.running.size > 0;
	for (const [id, running] of stage.running) {
		running.stop();
		await tellToolEnd(stage, id, {
			content: rejected,
			isError: true,
			detail: "User rejected tool use",
			denied: true
		});
	}
	const { isSynthetic: _, ...interrupted } = syntheticLine(stage.teller, busy ? "[Request interrupted by user for tool use]" : "[Request interrupted by user]");
	stage.userLines += 1;
	await tell(interrupted);
	await tellResult(stage, {
		subtype: "error_during_execution",
		isError: true,
		stopReason: "tool_use",
		terminalReason: busy ? "aborted_tools" : "aborted_streaming",
		more: { errors: ["[ede_diagnostic] result_type=user last_content_type=n/a stop_reason=tool_use"] }
	});
	return 0;
}
function onSignals(stage) {
	const listen = (signal, deal) => {
		process.on(signal, () => {
			if (stage.ignoresSignals || stage.stopped) return;
			stage.stopped = true;
			deal(stage).then((code) => process.exit(code));
		});
	};
	listen("SIGTERM", onTerminate);
	listen("SIGINT", onInterrupt);
}

// fakes/agent/misbehave.ts
async function leaveDaemon(command, cwd) {
	const script = `( ${command}\n) </dev/null >/dev/null 2>&1 &`;
	const child = spawn("sh", ["-c", script], {
		cwd,
		detached: true,
		stdio: "ignore"
	});
	await once(child, "exit");
}
function holdStdout(seconds) {
	spawn("sleep", [String(seconds)], {
		detached: true,
		stdio: [
			"ignore",
			"inherit",
			"ignore"
		]
	}).unref();
}
function garbage(lines) {
	const line = Buffer.from([
		255,
		254,
		0,
		27,
		91,
		51,
		49,
		109,
		123,
		34,
		116,
		10
	]);
	return Buffer.concat(Array.from({ length: lines }, () => line));
}
const floodLimit = 67108864;
async function flood(bytes) {
	const chunk = Buffer.from("y\n".repeat(32768));
	for (let left = bytes ?? floodLimit; left > 0; left -= chunk.length) await print(chunk.subarray(0, Math.min(left, chunk.length)));
	if (bytes === void 0) await forever();
}
function forever() {
	return new Promise(() => {
		setTimeout(() => process.exit(1), 6e5);
	});
}

// fakes/agent/run-tool.ts
const whole = (cwd, path) => isAbsolute(path) ? path : join(cwd, path);
function written(step, cwd) {
	switch (step.do) {
		case "bash": return {
			name: "Bash",
			input: {
				command: step.command,
				description: step.description ?? "Run command"
			}
		};
		case "write": return {
			name: "Write",
			input: {
				file_path: whole(cwd, step.path),
				content: step.content
			}
		};
		case "edit": return {
			name: "Edit",
			input: {
				file_path: whole(cwd, step.path),
				old_string: step.old,
				new_string: step.new
			}
		};
		case "read": return {
			name: "Read",
			input: { file_path: whole(cwd, step.path) }
		};
		case "skill": return {
			name: "Skill",
			input: { skill: step.skill }
		};
		case "tool": return {
			name: step.name,
			input: step.input
		};
	}
}
const failed = (message, more = {}) => ({
	content: `<tool_use_error>${message}</tool_use_error>`,
	isError: true,
	detail: `Error: ${message.replace(/^Error: /, "")}`,
	...more
});
function shellEnd(code, stdout, stderr) {
	const text = [stdout, stderr].map((part) => part.trimEnd()).filter((part) => part !== "").join("\n");
	if (code === 0) return {
		content: text,
		isError: false,
		detail: {
			stdout: stdout.trimEnd(),
			stderr: stderr.trimEnd(),
			interrupted: false,
			isImage: false,
			noOutputExpected: false
		}
	};
	const content = `Exit code ${code ?? 137}\n${text}`.trimEnd();
	return {
		content,
		isError: true,
		detail: `Error: ${content}`
	};
}
function stopGroup(child) {
	try {
		if (child.pid !== void 0) process.kill(-child.pid, "SIGKILL");
	} catch {}
}
function runShell(command, cwd) {
	const child = spawn("bash", ["-c", command], {
		cwd,
		detached: true,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		]
	});
	let stdout = "";
	let stderr = "";
	child.stdout.setEncoding("utf8").on("data", (data) => {
		stdout += data;
	});
	child.stderr.setEncoding("utf8").on("data", (data) => {
		stderr += data;
	});
	return {
		end: new Promise((resolve) => {
			const tell = (code) => resolve(shellEnd(code, stdout, stderr));
			child.once("error", (error) => resolve(failed(error.message)));
			child.once("close", tell);
			child.once("exit", (code) => setTimeout(tell, 200, code));
		}),
		stop: () => stopGroup(child)
	};
}
function numbered(content) {
	return content.split("\n").map((line, place) => `${place + 1}\t${line}`).join("\n");
}
function readFile(path) {
	const content = readFileSync(path, "utf8");
	const lines = content.split("\n").length;
	const file = {
		filePath: path,
		content,
		numLines: lines,
		startLine: 1,
		totalLines: lines
	};
	return {
		content: numbered(content),
		detail: {
			type: "text",
			file
		}
	};
}
function writeFile(path, content) {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content);
	const note = "(file state is current in your context — no need to Read it back)";
	const detail = {
		type: "create",
		filePath: path,
		content,
		structuredPatch: [],
		originalFile: null,
		userModified: false
	};
	return {
		content: `File created successfully at: ${path} ${note}`,
		detail
	};
}
function editFile(path, from, to) {
	const original = readFileSync(path, "utf8");
	if (!original.includes(from)) return failed(`String to replace not found in file.\nString: ${from}`);
	writeFileSync(path, original.replace(from, () => to));
	const detail = {
		filePath: path,
		oldString: from,
		newString: to,
		originalFile: original,
		structuredPatch: [],
		userModified: false,
		replaceAll: false
	};
	return {
		content: `The file ${path} has been updated successfully.`,
		detail
	};
}
function loadSkill(skill, cwd) {
	const folder = join(cwd, ".claude/skills", skill);
	try {
		const body = readFileSync(join(folder, "SKILL.md"), "utf8").replace(/^---\n[\s\S]*?\n---\n/, "");
		return {
			content: `Launching skill: ${skill}`,
			detail: {
				success: true,
				commandName: skill
			},
			synthetic: `Base directory for this skill: ${folder}\n${body}`
		};
	} catch {
		return failed(`Unknown skill: ${skill}`, { decided: false });
	}
}
function otherTool(step) {
	if (step.result !== void 0) return {
		content: step.result,
		detail: step.result
	};
	if (step.error !== void 0) return {
		content: step.error,
		isError: true,
		detail: `Error: ${step.error}`
	};
	return failed(`Error: No such tool available: ${step.name}`, { decided: false });
}
function atOnce(step, cwd) {
	try {
		switch (step.do) {
			case "write": return writeFile(whole(cwd, step.path), step.content);
			case "edit": return editFile(whole(cwd, step.path), step.old, step.new);
			case "read": return readFile(whole(cwd, step.path));
			case "skill": return loadSkill(step.skill, cwd);
			case "tool": return otherTool(step);
		}
	} catch (error) {
		return failed(error instanceof Error ? error.message : String(error));
	}
}
function runTool(step, cwd) {
	if (step.do === "bash") return runShell(step.command, cwd);
	return {
		end: Promise.resolve(atOnce(step, cwd)),
		stop: () => void 0
	};
}

// fakes/agent/play.ts
const asked = /* @__PURE__ */ new Set([
	"bash",
	"write",
	"edit"
]);
async function deny(stage, toolId, { name, input }) {
	const message = `${name} needs approval.`;
	await tellSystem(stage, "permission_denied", {
		tool_name: name,
		tool_use_id: toolId,
		message
	});
	stage.denials.push({
		tool_name: name,
		tool_use_id: toolId,
		tool_input: input
	});
	await tellToolEnd(stage, toolId, {
		content: message,
		isError: true,
		detail: `Error: ${message}`,
		denied: true
	});
}
async function playCalls(stage, steps) {
	const { cwd, bypass } = stage.teller;
	const calls = [];
	for (const step of steps) {
		const call = written(step, cwd);
		beginAnswer(stage);
		const id = nextId(stage, "toolu");
		await tellBlock(stage, {
			type: "tool_use",
			id,
			...call
		});
		calls.push({
			step,
			call,
			id
		});
	}
	const allowed = calls.filter(({ step }) => bypass || !asked.has(step.do));
	for (const { step, id } of allowed) stage.running.set(id, runTool(step, cwd));
	for (const { call, id } of calls) {
		const running = stage.running.get(id);
		if (running === void 0) await deny(stage, id, call);
		else {
			const end = await running.end;
			if (stage.stopped) await forever();
			stage.running.delete(id);
			await tellToolEnd(stage, id, end);
		}
	}
}
function changeFile(stage, step) {
	const path = resolve(stage.teller.cwd, step.path);
	if (step.content === null) rmSync(path, {
		recursive: true,
		force: true
	});
	else {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, step.content, step.mode === void 0 ? {} : { mode: step.mode });
	}
}
function report(stage, path) {
	const { argv, env, prompt, teller } = stage;
	writeFileSync(resolve(teller.cwd, path), JSON.stringify({
		argv,
		cwd: teller.cwd,
		env,
		prompt
	}));
}
function gatewayOf(stage) {
	const address = stage.env["ANTHROPIC_BASE_URL"] ?? "";
	return URL.canParse(address) ? new URL(address).host : "127.0.0.1";
}
async function playApiError(stage, step) {
	const failure = apiFailure(step.failure, gatewayOf(stage));
	const retries = failure.status === null || [
		401,
		408,
		429
	].includes(failure.status) || failure.status >= 500 ? Number(stage.env["CLAUDE_CODE_MAX_RETRIES"] ?? 10) : 0;
	for (let attempt = 1; attempt <= retries; attempt += 1) {
		const more = {
			attempt,
			max_retries: retries,
			retry_delay_ms: 500 + attempt,
			error_status: failure.status
		};
		await tellSystem(stage, "api_retry", {
			...more,
			error: failure.retry
		});
	}
	if (step.failure === "prompt-too-long") {
		await tellSystem(stage, "status", {
			status: "compacting",
			compact_output_chars: 0
		});
		await tellSystem(stage, "status", {
			status: null,
			compact_result: "failed",
			compact_error: "exhausted"
		});
	}
	await tell(syntheticErrorLine(stage.teller, failure));
	await tellResult(stage, {
		subtype: "success",
		isError: true,
		stopReason: "stop_sequence",
		terminalReason: failure.terminalReason,
		more: {
			api_error_status: failure.status,
			...failure.more,
			result: failure.text
		}
	});
	return 1;
}
async function playEmpty(stage) {
	countAnswer(stage);
	await tellSynthetic(stage, "[Your previous response had no visible output. Please continue and produce a user-visible response.]");
	countAnswer(stage);
	await tellResult(stage, goodEnding(""));
	return 0;
}
async function playCut(stage, code = 0) {
	const line = JSON.stringify(resultNow(stage, goodEnding(stage.words)));
	await print(line.slice(0, Math.floor(line.length / 2)));
	return code;
}
async function misbehave(stage, step) {
	switch (step.do) {
		case "hang": return await forever();
		case "ignore-signals":
			stage.ignoresSignals = true;
			return;
		case "daemon":
			await leaveDaemon(step.command ?? "sleep 1000", stage.teller.cwd);
			return;
		case "hold-stdout":
			holdStdout(step.seconds ?? 1e3);
			return;
		case "line":
			await print(`${step.line}\n`);
			return;
		case "garbage":
			await print(garbage(step.lines ?? 3));
			return;
		case "flood":
			await flood(step.bytes);
			return;
		case "stderr":
			process.stderr.write(step.text);
			return;
		case "kill":
			process.kill(process.pid, step.signal);
			return await forever();
		default: return;
	}
}
async function playThinking(stage, thinking) {
	const tokens = Math.ceil(thinking.length / 4);
	await tellSystem(stage, "thinking_tokens", {
		estimated_tokens: tokens,
		estimated_tokens_delta: tokens
	});
	await tellBlock(stage, {
		type: "thinking",
		thinking,
		signature: "fakesig"
	});
}
async function playStep(stage, step) {
	switch (step.do) {
		case "text":
			await tellBlock(stage, {
				type: "text",
				text: step.text
			});
			stage.words += step.text;
			return;
		case "thinking":
			await playThinking(stage, step.text);
			return;
		case "bash":
		case "write":
		case "edit":
		case "read":
		case "skill":
		case "tool":
			await playCalls(stage, [step]);
			return;
		case "parallel":
			await playCalls(stage, step.calls);
			return;
		case "file":
			changeFile(stage, step);
			return;
		case "report":
			report(stage, step.path);
			return;
		case "api-error": return await playApiError(stage, step);
		case "empty": return await playEmpty(stage);
		case "cut": return await playCut(stage, step.code);
		case "exit": return step.code;
		default: return await misbehave(stage, step);
	}
}
function withPrompt(value, prompt) {
	if (typeof value === "string") return value.replaceAll("{{prompt}}", () => prompt);
	if (Array.isArray(value)) return value.map((item) => withPrompt(item, prompt));
	if (typeof value === "object" && value !== null) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPrompt(item, prompt)]));
	return value;
}
async function play(stage, steps) {
	for (const step of steps) {
		const code = await playStep(stage, withPrompt(step, stage.prompt));
		if (stage.stopped) await forever();
		if (code !== void 0) return code;
	}
	await tellResult(stage, goodEnding(stage.words));
	return 0;
}

// fakes/agent/read-arguments.ts
const options = {
	version: {
		type: "boolean",
		short: "v",
		default: false
	},
	print: {
		type: "boolean",
		short: "p",
		default: false
	},
	"output-format": {
		type: "string",
		default: "text"
	},
	verbose: {
		type: "boolean",
		default: false
	},
	"dangerously-skip-permissions": {
		type: "boolean",
		default: false
	},
	"permission-mode": { type: "string" },
	allowedTools: { type: "string" },
	"setting-sources": { type: "string" },
	"max-turns": { type: "string" },
	model: {
		type: "string",
		default: "claude-sonnet-4-5"
	},
	resume: {
		type: "string",
		short: "r"
	},
	"session-id": { type: "string" }
};
function readArguments(argv) {
	const { values, positionals } = parseArgs({
		args: [...argv],
		options,
		allowPositionals: true
	});
	return {
		version: values.version,
		print: values.print,
		outputFormat: values["output-format"],
		verbose: values.verbose,
		skipPermissions: values["dangerously-skip-permissions"],
		model: values.model,
		resume: values.resume,
		sessionId: values["session-id"],
		prompt: positionals.length === 0 ? void 0 : positionals.join(" ")
	};
}

// fakes/agent/scenario.ts
const imitatedVersion = "2.1.332";
const scenarioVariable = "SKILLCHECK_AGENT_SCENARIO";
const known = /* @__PURE__ */ new Set([
	...[
		"bash",
		"write",
		"edit",
		"read",
		"skill",
		"tool",
		"text",
		"thinking",
		"parallel",
		"file",
		"report",
		"api-error"
	],
	...[
		"empty",
		"hang",
		"ignore-signals",
		"daemon",
		"hold-stdout",
		"line",
		"garbage",
		"flood",
		"cut",
		"stderr",
		"exit"
	],
	"kill"
]);
function readScenario(json) {
	const scenario = JSON.parse(json);
	if (!Array.isArray(scenario.cases) || scenario.cases.length === 0) throw new Error("the scenario has no cases");
	for (const { turns } of scenario.cases) {
		if (!Array.isArray(turns) || turns.length === 0) throw new Error("a case of the scenario has no turns");
		for (const step of turns.flat()) if (!known.has(String(step.do))) throw new Error(`the scenario does something unknown: ${JSON.stringify(step)}`);
	}
	return scenario;
}

// fakes/agent/write-shim.ts
const quoted = (word) => `'${word.replaceAll("'", "'\\''")}'`;
function writeShim({ folder, start, scenario, name = "claude" }) {
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "scenario.json"), JSON.stringify(scenario));
	const shim = join(folder, name);
	const lines = [
		"#!/bin/sh",
		`: "\${${scenarioVariable}:=\${0%/*}/scenario.json}"`,
		`export ${scenarioVariable}`,
		`exec ${start.map(quoted).join(" ")} "$@"`
	];
	writeFileSync(shim, `${lines.join("\n")}\n`);
	chmodSync(shim, 493);
	return shim;
}

// fakes/agent/command.ts
const usage = `agent -p --output-format stream-json --verbose --dangerously-skip-permissions [--model M] [--resume ID] < PROMPT
  Plays the scenario in the file that ${scenarioVariable} names, as claude ${imitatedVersion} would print it.
  agent --version answers the scenario's version.
agent --install FOLDER --scenario FILE
  Writes a claude into FOLDER that is this agent, and prints its path.`;
function refuse(message) {
	process.stderr.write(`${message}\n`);
	return 1;
}
function loadScenario() {
	const file = process.env[scenarioVariable];
	if (file === void 0) throw new Error(`${scenarioVariable} does not name a scenario file\n${usage}`);
	return readScenario(readFileSync(file, "utf8"));
}
function install(argv) {
	const options = {
		install: { type: "string" },
		scenario: { type: "string" }
	};
	const { install: folder, scenario: file } = parseArgs({
		args: [...argv],
		options
	}).values;
	const script = process.argv[1];
	if (folder === void 0 || file === void 0 || script === void 0) throw new Error(usage);
	const scenario = readScenario(readFileSync(file, "utf8"));
	const start = [
		process.execPath,
		script,
		"agent"
	];
	process.stdout.write(`${writeShim({
		folder,
		start,
		scenario
	})}\n`);
	return 0;
}
function problemWith(given) {
	if (given.skipPermissions && getuid?.() === 0 && process.env["IS_SANDBOX"] === void 0) return "--dangerously-skip-permissions cannot be used with root/sudo privileges for security reasons";
	if (!given.print || given.outputFormat !== "stream-json") return "the scripted agent speaks only -p --output-format stream-json";
	if (!given.verbose) return "Error: When using --print, --output-format=stream-json requires --verbose";
}
function skillsIn(cwd) {
	const folder = `${cwd}/.claude/skills`;
	return existsSync(folder) ? readdirSync(folder).sort() : [];
}
function sessionFor(given, scenario, prompt) {
	const cwd = process.cwd();
	if (given.resume !== void 0) return loadSession(process.env, given.resume, cwd);
	const fits = ({ match }) => match === void 0 || new RegExp(match, "su").test(prompt);
	const caseIndex = scenario.cases.findIndex(fits);
	if (caseIndex < 0) throw new Error("no case of the scenario matches the prompt");
	return {
		id: given.sessionId ?? randomUUID(),
		cwd,
		caseIndex,
		turns: 0,
		calls: 0,
		ids: 0
	};
}
function stageFor(given, session, { argv, prompt, version }) {
	const key = process.env["ANTHROPIC_API_KEY"];
	return {
		teller: {
			sessionId: session.id,
			cwd: process.cwd(),
			model: given.model,
			version,
			bypass: given.skipPermissions,
			keyed: key !== void 0 && key !== ""
		},
		env: process.env,
		argv,
		prompt,
		began: Date.now(),
		session: {
			...session,
			turns: session.turns + 1
		},
		calls: 0,
		userLines: 0,
		message: null,
		words: "",
		denials: [],
		running: /* @__PURE__ */ new Map(),
		ignoresSignals: false,
		stopped: false
	};
}
async function unknownSession(stage, id) {
	const message = `No conversation found with session ID: ${id}`;
	await tellResult(stage, {
		subtype: "error_during_execution",
		isError: true,
		stopReason: "",
		terminalReason: "",
		more: { errors: [message] }
	});
	return refuse(message);
}
async function runTurn(given, argv, written) {
	const version = written.version ?? "2.1.332";
	const prompt = given.prompt ?? readFileSync(0, "utf8");
	const scenario = obeyProbe(written, prompt);
	const known = sessionFor(given, scenario, prompt);
	const session = known ?? {
		id: randomUUID(),
		cwd: process.cwd(),
		caseIndex: 0,
		turns: 0,
		calls: 0,
		ids: 0
	};
	const stage = stageFor(given, session, {
		argv,
		prompt,
		version
	});
	if (known === void 0) return await unknownSession(stage, given.resume ?? "");
	onSignals(stage);
	saveSession(process.env, stage.session);
	await tellInit(stage, skillsIn(stage.teller.cwd));
	const turns = scenario.cases[session.caseIndex]?.turns ?? [];
	return await play(stage, turns[Math.min(session.turns, turns.length - 1)] ?? []);
}
async function command(argv) {
	try {
		if (argv[0] === "--install") return install(argv);
		const given = readArguments(argv);
		const scenario = loadScenario();
		if (given.version) {
			process.stdout.write(`${scenario.version ?? "2.1.332"} (Claude Code)\n`);
			return 0;
		}
		const problem = problemWith(given);
		return problem === void 0 ? await runTurn(given, argv, scenario) : refuse(problem);
	} catch (error) {
		return refuse(error instanceof Error ? error.message : String(error));
	}
}

export { command, usage };