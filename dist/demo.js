import { r as __exportAll } from "./rolldown-runtime.js";
import { createHash, randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { getuid } from "node:process";
import { parseArgs } from "node:util";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile as readFile$1, readdir, rm, stat, writeFile as writeFile$1 } from "node:fs/promises";
import { tmpdir } from "node:os";
import { t as require_dist } from "./yaml.js";
import { createServer } from "node:http";
import { setImmediate, setTimeout as setTimeout$1 } from "node:timers/promises";

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
function usageOf$1(calls) {
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
		usage: usageOf$1(turn.calls),
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
const whole$1 = (cwd, path) => isAbsolute(path) ? path : join(cwd, path);
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
				file_path: whole$1(cwd, step.path),
				content: step.content
			}
		};
		case "edit": return {
			name: "Edit",
			input: {
				file_path: whole$1(cwd, step.path),
				old_string: step.old,
				new_string: step.new
			}
		};
		case "read": return {
			name: "Read",
			input: { file_path: whole$1(cwd, step.path) }
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
const failed$1 = (message, more = {}) => ({
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
			child.once("error", (error) => resolve(failed$1(error.message)));
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
	if (!original.includes(from)) return failed$1(`String to replace not found in file.\nString: ${from}`);
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
		return failed$1(`Unknown skill: ${skill}`, { decided: false });
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
	return failed$1(`Error: No such tool available: ${step.name}`, { decided: false });
}
function atOnce(step, cwd) {
	try {
		switch (step.do) {
			case "write": return writeFile(whole$1(cwd, step.path), step.content);
			case "edit": return editFile(whole$1(cwd, step.path), step.old, step.new);
			case "read": return readFile(whole$1(cwd, step.path));
			case "skill": return loadSkill(step.skill, cwd);
			case "tool": return otherTool(step);
		}
	} catch (error) {
		return failed$1(error instanceof Error ? error.message : String(error));
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
const quoted$1 = (word) => `'${word.replaceAll("'", "'\\''")}'`;
function writeShim({ folder, start, scenario, name = "claude" }) {
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "scenario.json"), JSON.stringify(scenario));
	const shim = join(folder, name);
	const lines = [
		"#!/bin/sh",
		`: "\${${scenarioVariable}:=$(dirname "$0")/scenario.json}"`,
		`export ${scenarioVariable}`,
		`exec ${start.map(quoted$1).join(" ")} "$@"`
	];
	writeFileSync(shim, `${lines.join("\n")}\n`);
	chmodSync(shim, 493);
	return shim;
}

// fakes/agent/command.ts
var command_exports$5 = /* @__PURE__ */ __exportAll({
	command: () => command$5,
	usage: () => usage$6
});
const usage$6 = `agent -p --output-format stream-json --verbose --dangerously-skip-permissions [--model M] [--resume ID] < PROMPT
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
	if (file === void 0) throw new Error(`${scenarioVariable} does not name a scenario file\n${usage$6}`);
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
	if (folder === void 0 || file === void 0 || script === void 0) throw new Error(usage$6);
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
async function runTurn(given, argv, scenario) {
	const version = scenario.version ?? "2.1.332";
	const prompt = given.prompt ?? readFileSync(0, "utf8");
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
async function command$5(argv) {
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

// fakes/servers/github/tokens.ts
const FAKE_TOKEN = "fake-github-token";
const EVERYTHING = {
	actions: "write",
	checks: "write",
	contents: "write",
	issues: "write",
	"pull-requests": "write",
	statuses: "write"
};
function workflowToken(permissions = EVERYTHING) {
	return {
		login: "github-actions[bot]",
		type: "Bot",
		app: {
			id: 15368,
			slug: "github-actions",
			name: "GitHub Actions"
		},
		permissions
	};
}
function isGranted(token, scopes, level) {
	return scopes.some((scope) => {
		if (scope === "metadata" && level === "read") return true;
		const granted = token.permissions[scope];
		return granted === "write" || granted === "read" && level === "read";
	});
}

// fakes/runner/action-metadata.ts
var import_dist = require_dist();
async function readActionMetadata(folder) {
	const text = await readFile$1(join(folder, "action.yml"), "utf8");
	const metadata = (0, import_dist.parse)(text);
	const runs = metadata?.runs;
	if (metadata === null || !/^node\d+$/.test(runs?.using ?? "") || runs?.main === void 0) throw new Error(`${folder}/action.yml is not that of a JavaScript action`);
	return metadata;
}
function evaluated(text, token) {
	return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression) => {
		if (expression === "github.token") return token;
		throw new Error(`the runner cannot evaluate \${{ ${expression} }}`);
	});
}
function inputVariable(name) {
	return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}
function inputVariables({ metadata, inputs, token }) {
	const variables = /* @__PURE__ */ new Map();
	for (const [name, input] of Object.entries(metadata.inputs ?? {})) {
		const value = String(input?.default ?? "");
		variables.set(inputVariable(name), evaluated(value, token));
	}
	for (const [name, value] of Object.entries(inputs)) variables.set(inputVariable(name), value);
	return variables;
}
function inputWarnings({ metadata, inputs }) {
	const known = new Map(Object.entries(metadata.inputs ?? {}).map(([name, input]) => [name.toLowerCase(), input]));
	const given = Object.keys(inputs);
	const unknown = given.filter((name) => !known.has(name.toLowerCase()));
	const deprecated = given.flatMap((name) => {
		const message = known.get(name.toLowerCase())?.deprecationMessage;
		return message === void 0 ? [] : [`Input '${name}' has been deprecated with message: ${message}`];
	});
	if (unknown.length === 0) return deprecated;
	const quoted = (names) => [...names].map((name) => `'${name}'`).join(", ");
	const valid = quoted(Object.keys(metadata.inputs ?? {}));
	return [`Unexpected input(s) ${quoted(unknown)}, valid inputs are [${valid}]`, ...deprecated];
}

// fakes/runner/environment.ts
function fields$1(value) {
	return typeof value === "object" && value !== null ? value : {};
}
function text$2(value, fallback) {
	return typeof value === "string" ? value : fallback;
}
const NO_COMMIT = "0".repeat(40);
function checkedOut(event) {
	const payload = fields$1(event.payload);
	const pull = fields$1(payload["pull_request"]);
	const group = fields$1(payload["merge_group"]);
	const branch = text$2(fields$1(payload["repository"])["default_branch"], "main");
	switch (event.name) {
		case "pull_request": return {
			ref: `refs/pull/${String(pull["number"] ?? payload["number"] ?? 0)}/merge`,
			sha: text$2(pull["merge_commit_sha"], NO_COMMIT)
		};
		case "push": return {
			ref: text$2(payload["ref"], `refs/heads/${branch}`),
			sha: text$2(payload["after"], NO_COMMIT)
		};
		case "merge_group": return {
			ref: text$2(group["head_ref"], ""),
			sha: text$2(group["head_sha"], NO_COMMIT)
		};
		default: return {
			ref: `refs/heads/${branch}`,
			sha: NO_COMMIT
		};
	}
}
function branches(event) {
	const pull = fields$1(fields$1(event.payload)["pull_request"]);
	const isPull = event.name.startsWith("pull_request");
	return {
		GITHUB_HEAD_REF: isPull ? text$2(fields$1(pull["head"])["ref"], "") : "",
		GITHUB_BASE_REF: isPull ? text$2(fields$1(pull["base"])["ref"], "") : ""
	};
}
function githubVariables(facts) {
	const payload = fields$1(facts.event.payload);
	const repository = text$2(fields$1(payload["repository"])["full_name"], "acme/skills");
	const actor = text$2(fields$1(payload["sender"])["login"], "acme");
	const { ref, sha } = checkedOut(facts.event);
	return {
		GITHUB_ACTION: "__self",
		GITHUB_ACTIONS: "true",
		GITHUB_ACTION_PATH: facts.action,
		GITHUB_ACTOR: actor,
		GITHUB_API_URL: facts.apiUrl,
		GITHUB_EVENT_NAME: facts.event.name,
		GITHUB_EVENT_PATH: eventPath(facts.folder),
		GITHUB_GRAPHQL_URL: `${facts.apiUrl}/graphql`,
		GITHUB_JOB: "skillcheck",
		GITHUB_REF: ref,
		GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags|pull)\//, ""),
		GITHUB_REPOSITORY: repository,
		GITHUB_REPOSITORY_OWNER: repository.split("/")[0] ?? "",
		GITHUB_RETENTION_DAYS: "90",
		GITHUB_RUN_ATTEMPT: "1",
		GITHUB_RUN_ID: "1000",
		GITHUB_RUN_NUMBER: "1",
		GITHUB_SERVER_URL: facts.serverUrl,
		GITHUB_SHA: sha,
		GITHUB_TRIGGERING_ACTOR: actor,
		GITHUB_WORKFLOW: "skillcheck",
		GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/skillcheck.yml@${ref}`,
		GITHUB_WORKSPACE: facts.workspace,
		...branches(facts.event)
	};
}
function eventPath(folder) {
	return join(folder, "temp", "_github_workflow", "event.json");
}
function stepEnvironment(facts) {
	return {
		PATH: facts.path,
		HOME: join(facts.folder, "home"),
		CI: "true",
		RUNNER_ARCH: "X64",
		RUNNER_ENVIRONMENT: "github-hosted",
		RUNNER_NAME: "skillcheck-fake",
		RUNNER_OS: "Linux",
		RUNNER_TEMP: join(facts.folder, "temp"),
		RUNNER_TOOL_CACHE: join(facts.folder, "tools"),
		...githubVariables(facts)
	};
}

// fakes/runner/masks.ts
function maskSet(initial = []) {
	const values = /* @__PURE__ */ new Set();
	const add = (value) => {
		for (const part of [value, ...value.split(/[\r\n]+/)]) if (part.trim() !== "") values.add(part);
	};
	initial.forEach(add);
	return {
		add,
		hide: (text) => {
			return [...values].toSorted((a, b) => b.length - a.length).reduce((hidden, value) => hidden.replaceAll(value, () => "***"), text);
		},
		find: (text, length) => [...values].some((value) => value.length > length && text.includes(value))
	};
}

// fakes/runner/child-process.ts
const GRACE = 1e4;
const DRAIN = 1e3;
const SIGNAL_NUMBERS = {
	SIGINT: 2,
	SIGKILL: 9,
	SIGTERM: 15
};
function eachLine(stream, onLine) {
	let rest = "";
	stream.setEncoding("utf8");
	stream.on("data", (chunk) => {
		const lines = (rest + chunk).split(/\r\n|\n|\r(?=[\s\S])/);
		rest = lines.pop() ?? "";
		lines.forEach(onLine);
	});
	stream.on("close", () => {
		if (rest !== "") onLine(rest.replace(/\r$/, ""));
	});
}
function codeOf(code, signal) {
	return code ?? 128 + (SIGNAL_NUMBERS[signal ?? ""] ?? 0);
}
function killer(child, request) {
	const timers = /* @__PURE__ */ new Set();
	let isSettled = false;
	const reasons = {
		isTimedOut: false,
		isEnded: false
	};
	const end = (reason, signal) => {
		if (reasons[reason] || isSettled) return;
		reasons[reason] = true;
		child.kill(signal);
		timers.add(setTimeout(() => child.kill("SIGKILL"), GRACE));
	};
	timers.add(setTimeout(() => end("isTimedOut", "SIGTERM"), request.timeout));
	const { line, when, signal = "SIGTERM" } = request.ending ?? {};
	const endNow = () => end("isEnded", signal);
	when?.then(endNow, endNow);
	return {
		reasons,
		see: (text) => {
			if (line?.test(text)) endNow();
		},
		settle: () => {
			isSettled = true;
			for (const timer of timers) clearTimeout(timer);
		}
	};
}
function runProcess(request) {
	const [program, ...rest] = request.argv;
	return new Promise((resolve, reject) => {
		const child = spawn(program, rest, {
			cwd: request.cwd,
			env: request.env,
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			]
		});
		const kill = killer(child, request);
		const onLine = (line) => {
			request.onLine(line);
			kill.see(line);
		};
		eachLine(child.stdout, onLine);
		eachLine(child.stderr, onLine);
		let drain;
		child.on("exit", () => {
			kill.settle();
			drain = setTimeout(() => {
				child.stdout.destroy();
				child.stderr.destroy();
			}, DRAIN);
		});
		child.on("error", (error) => {
			kill.settle();
			reject(error);
		});
		child.on("close", (code, signal) => {
			clearTimeout(drain);
			resolve({
				code: codeOf(code, signal),
				...kill.reasons
			});
		});
	});
}

// fakes/runner/command-file.ts
function linesOf(text) {
	return [...text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)].map(([, line = "", end = ""]) => ({
		text: line,
		end
	})).filter((line) => line.text !== "" || line.end !== "");
}
function readHeredoc(lines, from, delimiter) {
	const end = lines.findIndex((line, index) => index >= from && line.text === delimiter);
	if (end === -1) return void 0;
	const inner = lines.slice(from, end);
	return {
		value: inner.map(({ text, end: br }, i) => i < inner.length - 1 ? text + br : text).join(""),
		next: end + 1
	};
}
function readBlock(lines, line, next) {
	const arrows = line.indexOf("<<");
	const [name, delimiter] = [line.slice(0, arrows), line.slice(arrows + 2)];
	if (name === "" || delimiter === "") return `Invalid format '${line}'`;
	const block = readHeredoc(lines, next, delimiter);
	if (block === void 0) return `Invalid value. Matching delimiter not found '${delimiter}'`;
	return {
		name,
		...block
	};
}
function readPair(lines, line, next) {
	const equals = line.indexOf("=");
	const arrows = line.indexOf("<<");
	if (arrows >= 0 && (equals < 0 || arrows < equals)) return readBlock(lines, line, next);
	if (equals < 1) return `Invalid format '${line}'`;
	return {
		name: line.slice(0, equals),
		value: line.slice(equals + 1),
		next
	};
}
function readCommandFile(text) {
	const lines = linesOf(text.replace(/^\uFEFF/, ""));
	const pairs = /* @__PURE__ */ new Map();
	let at = 0;
	for (let line = lines[at]; line !== void 0; line = lines[at]) {
		at += 1;
		if (line.text === "") continue;
		const pair = readPair(lines, line.text, at);
		if (typeof pair === "string") return {
			kind: "ill-formed",
			message: pair
		};
		pairs.set(pair.name, pair.value);
		at = pair.next;
	}
	return {
		kind: "pairs",
		pairs
	};
}

// fakes/runner/log-command.ts
const COMMANDS = /* @__PURE__ */ new Set([
	"add-mask",
	"add-matcher",
	"add-path",
	"debug",
	"echo",
	"endgroup",
	"error",
	"group",
	"notice",
	"remove-matcher",
	"save-state",
	"set-env",
	"set-output",
	"stop-commands",
	"warning"
]);
const IN_DATA = [
	["%0D", "\r"],
	["%0A", "\n"],
	["%25", "%"]
];
const IN_PROPERTY = [
	["%3A", ":"],
	["%2C", ","],
	...IN_DATA
];
const IN_OLD_FORM = [
	["%3B", ";"],
	["%5D", "]"],
	...IN_DATA
];
function unescaped(text, escapes) {
	return escapes.reduce((value, [escaped, character]) => value.replaceAll(escaped, character), text);
}
function readProperties(text, separator, escapes) {
	const properties = /* @__PURE__ */ new Map();
	for (const pair of text.split(separator)) {
		const at = pair.indexOf("=");
		if (at > 0) properties.set(pair.slice(0, at).trim(), unescaped(pair.slice(at + 1), escapes));
	}
	return properties;
}
function newForm(line) {
	const text = line.trimStart();
	const end = text.startsWith("::") ? text.indexOf("::", 2) : -1;
	if (end === -1) return void 0;
	const [head, data] = [text.slice(2, end), text.slice(end + 2)];
	return {
		head,
		data,
		separator: ",",
		inProperty: IN_PROPERTY,
		inData: IN_DATA
	};
}
function oldForm(line) {
	const start = line.indexOf("##[");
	const end = start === -1 ? -1 : line.indexOf("]", start);
	if (end === -1) return void 0;
	const [head, data] = [line.slice(start + 3, end), line.slice(end + 1)];
	return {
		head,
		data,
		separator: ";",
		inProperty: IN_OLD_FORM,
		inData: IN_OLD_FORM
	};
}
function readLogCommand(line, names) {
	for (const form of [newForm(line), oldForm(line)]) {
		if (form === void 0) continue;
		const [, name = "", rest = ""] = /^(\S*)\s*([\s\S]*)$/.exec(form.head) ?? [];
		const known = [...names].find((one) => one.toLowerCase() === name.toLowerCase());
		if (known === void 0) continue;
		return {
			name: known,
			properties: readProperties(rest, form.separator, form.inProperty),
			data: unescaped(form.data, form.inData)
		};
	}
}

// fakes/runner/step-log.ts
const MOST_OF_A_KIND = 10;
const LONGEST_MESSAGE = 4096;
const PROPERTIES = [
	"title",
	"file",
	"line",
	"endLine",
	"col",
	"endColumn"
];
const DEPRECATED = [
	"set-output",
	"save-state",
	"set-env",
	"add-path"
];
function annotationOf(level, command) {
	const entries = PROPERTIES.flatMap((name) => {
		const value = command.properties.get(name);
		return value === void 0 || value === "" ? [] : [[name, value]];
	});
	return {
		level,
		message: command.data,
		...Object.fromEntries(entries)
	};
}
function stepLog(masks, isDebug = false) {
	let stopToken;
	const annotate = (annotation) => {
		log.lines.push(masks.hide(`##[${annotation.level}]${annotation.message}`));
		if (log.annotations.filter((one) => one.level === annotation.level).length >= MOST_OF_A_KIND) {
			log.dropped += 1;
			return;
		}
		const hidden = Object.entries(annotation).map(([key, value]) => [key, masks.hide(value)]);
		const message = masks.hide(annotation.message).slice(0, LONGEST_MESSAGE);
		log.annotations.push({
			...Object.fromEntries(hidden),
			level: annotation.level,
			message
		});
	};
	const stop = (token) => {
		if (token === "" || COMMANDS.has(token.toLowerCase())) {
			log.problems.push({
				kind: "command",
				message: `Invalid stop-commands token '${token}'`
			});
			return;
		}
		stopToken = token;
	};
	const annotateAs = (level) => (command) => annotate(annotationOf(level, command));
	const refuse = ({ name }) => {
		log.problems.push({
			kind: "command",
			message: `The command '${name}' is no longer supported`
		});
	};
	const show = ({ name, data }) => {
		log.lines.push(masks.hide(`##[${name}]${data}`));
	};
	const deeds = new Map([
		["error", annotateAs("error")],
		["warning", annotateAs("warning")],
		["notice", annotateAs("notice")],
		["add-mask", ({ data }) => masks.add(data)],
		["stop-commands", ({ data }) => stop(data)],
		["group", show],
		["endgroup", show],
		...isDebug ? [["debug", show]] : [],
		...DEPRECATED.map((name) => [name, refuse])
	]);
	const read = (line) => {
		if (stopToken !== void 0) {
			if (readLogCommand(line, /* @__PURE__ */ new Set([stopToken])) !== void 0) stopToken = void 0;
			log.lines.push(masks.hide(line));
			return;
		}
		const command = readLogCommand(line, COMMANDS);
		if (command === void 0) log.lines.push(masks.hide(line));
		else deeds.get(command.name)?.(command);
	};
	const log = {
		lines: [],
		annotations: [],
		problems: [],
		dropped: 0,
		read,
		annotate
	};
	return log;
}

// fakes/runner/run-stage.ts
const FILES = {
	output: "GITHUB_OUTPUT",
	state: "GITHUB_STATE",
	env: "GITHUB_ENV",
	path: "GITHUB_PATH",
	summary: "GITHUB_STEP_SUMMARY"
};
const LARGEST_SUMMARY = 1048576;
const LARGEST_OUTPUTS = 1048576;
const SHORT_MASK = 3;
async function createFiles(folder) {
	const home = await mkdtemp(join(folder, "temp", "_runner_file_commands-"));
	const paths = Object.keys(FILES).map((name) => [name, join(home, name)]);
	for (const [, path] of paths) await writeFile$1(path, "");
	return Object.fromEntries(paths);
}
async function readOrNothing(path) {
	return readFile$1(path, "utf8").catch(() => "");
}
function stageEnvironment(request, files) {
	const { carried, env } = request;
	const state = [...carried.state].map(([key, value]) => [`STATE_${key}`, value]);
	const variables = Object.entries(FILES).map(([name, variable]) => [variable, files[name]]);
	return {
		...env,
		...Object.fromEntries(carried.env),
		...Object.fromEntries(state),
		...Object.fromEntries(variables),
		PATH: [...carried.path, env["PATH"] ?? ""].join(":")
	};
}
async function readPairs(path, problems) {
	const file = readCommandFile(await readOrNothing(path));
	if (file.kind === "pairs") return file.pairs;
	problems.push({
		kind: "file",
		message: file.message
	});
	return /* @__PURE__ */ new Map();
}
function keptOutputs(pairs, masks, problems) {
	const kept = /* @__PURE__ */ new Map();
	let size = 0;
	for (const [key, value] of pairs) {
		if (masks.find(value, SHORT_MASK)) {
			const message = `Skip output '${key}' since it may contain secret.`;
			problems.push({
				kind: "output",
				message
			});
			continue;
		}
		size += 2 * (key.length + value.length);
		kept.set(key, value);
	}
	if (size > LARGEST_OUTPUTS) problems.push({
		kind: "output",
		message: `The outputs of the job are larger than 1 MB: ${size} bytes`
	});
	return kept;
}
function keptEnvironment(pairs, problems) {
	const kept = [...pairs].filter(([key]) => !/^(?:GITHUB_|RUNNER_|CI$)/i.test(key));
	if (pairs.has("NODE_OPTIONS")) problems.push({
		kind: "file",
		message: "Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command."
	});
	return new Map(kept.filter(([key]) => key !== "NODE_OPTIONS"));
}
async function readSummary(path, masks, problems) {
	const text = await readOrNothing(path);
	const size = Buffer.byteLength(text);
	if (size <= LARGEST_SUMMARY) return masks.hide(text);
	const message = `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${Math.ceil(size / 1024)}k.`;
	problems.push({
		kind: "summary",
		message
	});
	return "";
}
async function runStage(request) {
	const { masks, facts } = request;
	const log = stepLog(masks, request.env["RUNNER_DEBUG"] === "1");
	for (const message of request.warnings) log.annotate({
		level: "warning",
		message
	});
	const files = await createFiles(facts.folder);
	const end = await runProcess({
		argv: request.argv,
		cwd: facts.workspace,
		env: stageEnvironment(request, files),
		timeout: request.timeout,
		ending: request.ending,
		onLine: log.read
	});
	const problems = [...log.problems];
	const outputs = await readPairs(files.output, problems);
	const path = (await readOrNothing(files.path)).split(/\r?\n/).filter((line) => line !== "");
	return {
		exitCode: end.code,
		isCancelled: end.isEnded || end.isTimedOut,
		lines: log.lines,
		annotations: log.annotations,
		dropped: log.dropped,
		files: {
			output: keptOutputs(outputs, masks, problems),
			state: await readPairs(files.state, problems),
			env: keptEnvironment(await readPairs(files.env, problems), problems),
			path
		},
		summary: await readSummary(files.summary, masks, problems),
		problems
	};
}

// fakes/runner/stage-problem.ts
function isFailing(problem) {
	return problem.kind === "command" || problem.kind === "file";
}

// fakes/runner/run-action.ts
const CLOSED = {
	url: "http://127.0.0.1:1",
	serverUrl: "http://github.localhost:1"
};
const STAGES = [
	"pre",
	"main",
	"post"
];
function isDue(stage, metadata, outcome) {
	if (stage !== "post") return outcome === "success";
	const condition = (metadata.runs["post-if"] ?? "always()").replaceAll(" ", "");
	if (condition === "always()") return true;
	const isNamed = condition.match(/^!?(\w+)\(\)$/)?.[1] === outcome;
	return condition.startsWith("!") ? !isNamed : isNamed;
}
function outcomeOf(before, stage) {
	if (stage.isCancelled) return "cancelled";
	return (stage.exitCode !== 0 || stage.problems.some(isFailing)) && before === "success" ? "failure" : before;
}
function carry(carried, name, stage) {
	for (const [key, value] of stage.files.state) carried.state.set(key, value);
	for (const [key, value] of stage.files.env) carried.env.set(key, value);
	carried.path.unshift(...stage.files.path.toReversed());
	if (name !== "post") for (const [key, value] of stage.files.output) carried.output.set(key, value);
}
function resultOf(done, carried, conclusion) {
	const stages = [...done.values()];
	return {
		stages: [...done.keys()],
		outputs: Object.fromEntries(carried.output),
		state: Object.fromEntries(carried.state),
		env: Object.fromEntries(carried.env),
		annotations: stages.flatMap((stage) => stage.annotations),
		droppedAnnotations: stages.reduce((sum, stage) => sum + stage.dropped, 0),
		log: stages.flatMap((stage) => stage.lines).join("\n"),
		summary: stages.map((stage) => stage.summary).join(""),
		exitCodes: Object.fromEntries([...done].map(([name, stage]) => [name, stage.exitCode])),
		errors: [...done].flatMap(([stage, { problems }]) => problems.map((problem) => ({
			stage,
			...problem
		}))),
		conclusion
	};
}
async function prepare(request, folder) {
	const github = request.github ?? CLOSED;
	for (const name of [
		"temp",
		"home",
		"tools"
	]) await mkdir(join(folder, name), { recursive: true });
	await mkdir(dirname(eventPath(folder)), { recursive: true });
	await writeFile$1(eventPath(folder), JSON.stringify(request.event.payload));
	return {
		action: request.action,
		event: request.event,
		workspace: request.workspace,
		folder,
		path: request.path ?? process.env["PATH"] ?? "/usr/bin:/bin",
		apiUrl: github.url,
		serverUrl: github.serverUrl
	};
}
async function settingOf(request, folder) {
	const { inputs = {}, token = FAKE_TOKEN, secrets = [], env = {} } = request;
	const metadata = request.metadata ?? await readActionMetadata(request.action);
	const facts = await prepare(request, folder);
	const asked = {
		metadata,
		inputs,
		token
	};
	const variables = Object.fromEntries(inputVariables(asked));
	return {
		metadata,
		facts,
		env: {
			...stepEnvironment(facts),
			...env,
			...variables
		},
		masks: maskSet([
			token,
			...secrets,
			env["ACTIONS_RUNTIME_TOKEN"] ?? ""
		]),
		warnings: inputWarnings(asked)
	};
}
async function runStages(request, setting) {
	const { metadata, facts, env, masks } = setting;
	const carried = {
		state: /* @__PURE__ */ new Map(),
		env: /* @__PURE__ */ new Map(),
		output: /* @__PURE__ */ new Map(),
		path: []
	};
	const done = /* @__PURE__ */ new Map();
	let outcome = "success";
	for (const name of request.stages ?? STAGES) {
		const script = metadata.runs[name];
		if (script === void 0 || !isDue(name, metadata, outcome)) continue;
		const stage = await runStage({
			name,
			argv: [request.node ?? process.execPath, join(request.action, script)],
			facts,
			env,
			masks,
			carried,
			warnings: done.size === 0 ? setting.warnings : [],
			timeout: request.timeout?.[name] ?? 6e4,
			ending: name === "main" ? request.cancel : void 0
		});
		done.set(name, stage);
		carry(carried, name, stage);
		outcome = outcomeOf(outcome, stage);
	}
	return resultOf(done, carried, outcome);
}
async function runAction(request) {
	const folder = request.folder ?? await mkdtemp(join(tmpdir(), "skillcheck-runner-"));
	try {
		return await runStages(request, await settingOf(request, folder));
	} finally {
		if (request.folder === void 0) await rm(folder, {
			recursive: true,
			force: true
		});
	}
}

// fakes/runner/command.ts
var command_exports$4 = /* @__PURE__ */ __exportAll({
	command: () => command$4,
	usage: () => usage$5
});
const usage$5 = `runner --action DIR --workspace DIR --event FILE [--event-name pull_request]
       [--with name=value]… [--env NAME=value]… [--api URL --server URL] [--node PATH] [--json]
  Starts a JavaScript action as the Actions runner does, and prints its log, or with --json the result.`;
function pairs(texts) {
	const entries = texts.map((text) => {
		const at = text.indexOf("=");
		if (at < 1) throw new Error(`not name=value: ${text}`);
		return [text.slice(0, at), text.slice(at + 1)];
	});
	return Object.fromEntries(entries);
}
function needed(value, name) {
	if (value === void 0) throw new Error(`--${name} is missing\n${usage$5}`);
	return value;
}
function parsed$1(argv) {
	return parseArgs({
		args: [...argv],
		options: {
			action: { type: "string" },
			workspace: { type: "string" },
			event: { type: "string" },
			"event-name": {
				type: "string",
				default: "pull_request"
			},
			with: {
				type: "string",
				multiple: true,
				default: []
			},
			env: {
				type: "string",
				multiple: true,
				default: []
			},
			api: { type: "string" },
			server: { type: "string" },
			node: { type: "string" },
			json: {
				type: "boolean",
				default: false
			}
		}
	}).values;
}
async function command$4(argv, print = (line) => void process.stdout.write(`${line}\n`)) {
	const values = parsed$1(argv);
	const event = await readFile$1(needed(values.event, "event"), "utf8");
	const { api, server, node } = values;
	const result = await runAction({
		action: resolve(needed(values.action, "action")),
		workspace: resolve(needed(values.workspace, "workspace")),
		event: {
			name: values["event-name"],
			payload: JSON.parse(event)
		},
		inputs: pairs(values.with),
		env: pairs(values.env),
		...api === void 0 ? {} : { github: {
			url: api,
			serverUrl: server ?? api
		} },
		...node === void 0 ? {} : { node }
	});
	print(values.json ? JSON.stringify(result, null, 2) : result.log);
	return result;
}

// fakes/servers/model/loopback.ts
function readPort(given) {
	const port = Number(given);
	if (/^[0-9]+$/.test(given) && port <= 65535) return port;
	throw new Error(`--port: "${given}" is no port`);
}
async function readWhole(request) {
	const chunks = [];
	for await (const chunk of request) chunks.push(chunk);
	const url = new URL(request.url ?? "/", "http://127.0.0.1");
	const headers = Object.create(null);
	for (const [name, value] of Object.entries(request.headers)) headers[name] = Array.isArray(value) ? value.join(", ") : value ?? "";
	return {
		method: request.method ?? "GET",
		path: url.pathname,
		query: url.searchParams,
		headers,
		body: Buffer.concat(chunks)
	};
}
function sendJson(response, status, { body, headers = {} }) {
	const bytes = Buffer.from(JSON.stringify(body));
	response.writeHead(status, {
		"content-type": "application/json",
		"content-length": bytes.length,
		...headers
	});
	response.end(bytes);
}
async function handle$1(options, request, response) {
	try {
		await options.answer(await readWhole(request), response);
	} catch (error) {
		if (response.headersSent || response.destroyed) {
			response.destroy();
			return;
		}
		sendJson(response, 500, { body: { error: error instanceof Error ? error.message : "unknown" } });
	}
}
function listen(options) {
	const server = createServer((request, response) => {
		handle$1(options, request, response);
	});
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(options.port ?? 0, "127.0.0.1", () => {
			const { port } = server.address();
			const close = () => new Promise((closed) => {
				server.close(() => closed());
				server.closeAllConnections();
			});
			resolve({
				url: `http://127.0.0.1:${port}`,
				close
			});
		});
	});
}

// fakes/servers/actions-cache/rpc.ts
const ok = (body) => ({
	status: 200,
	body
});
const failed = (status, code, msg) => ({
	status,
	body: {
		code,
		msg
	}
});
function field(request, name) {
	const value = request[name];
	const inner = typeof value === "object" && value !== null ? value.value : value;
	return inner === void 0 || inner === null ? "" : String(inner);
}

// fakes/servers/actions-cache/state.ts
function createState({ now = Date.now, limitBytes = 10 * 1024 ** 3, maxAgeMs = 6048e5 } = {}) {
	return {
		entries: /* @__PURE__ */ new Map(),
		artifacts: /* @__PURE__ */ new Map(),
		blobs: /* @__PURE__ */ new Map(),
		nextId: 1,
		secret: randomUUID(),
		limitBytes,
		maxAgeMs,
		now
	};
}
function takeId(state) {
	const id = state.nextId;
	state.nextId += 1;
	return id;
}
function newBlob(state) {
	const name = randomUUID();
	state.blobs.set(name, {
		content: void 0,
		contentType: "application/octet-stream",
		etag: "\"0x0\"",
		staged: /* @__PURE__ */ new Map()
	});
	return name;
}
function signature(state, blob, permission) {
	return createHash("sha256").update(`${state.secret}/${blob}/${permission}`).digest("base64url");
}
function blobAddress(state, { origin, blob, permission, filename }) {
	return `${origin}/blob/${blob}?${new URLSearchParams({
		se: new Date(state.now() + 36e5).toISOString(),
		sp: permission,
		sv: "2026-02-06",
		...filename === void 0 ? {} : { rscd: `attachment; filename="${filename}"` },
		sig: signature(state, blob, permission)
	})}`;
}
function dropEntry(state, entry) {
	state.entries.delete(entry.id);
	state.blobs.delete(entry.blob);
}
function evict(state) {
	const old = state.now() - state.maxAgeMs;
	for (const entry of [...state.entries.values()]) if (entry.accessedAt < old) dropEntry(state, entry);
	const finished = [...state.entries.values()].filter((entry) => entry.finished).sort((a, b) => a.accessedAt - b.accessedAt || a.id - b.id);
	let sum = finished.reduce((bytes, entry) => bytes + entry.size, 0);
	for (const entry of finished) {
		if (sum <= state.limitBytes) return;
		dropEntry(state, entry);
		sum -= entry.size;
	}
}

// fakes/servers/actions-cache/artifact-service.ts
function ofOwnRun(method) {
	return (call) => field(call.request, "workflow_run_backend_id") === call.claims.runId ? method(call) : failed(403, "permission_denied", "workflow_run_backend_id is not the run of the token");
}
function named(call) {
	const name = field(call.request, "name");
	return [...call.state.artifacts.values()].find((one) => one.runId === call.claims.runId && one.name === name);
}
const notFound$1 = () => failed(404, "not_found", "artifact not found");
function create$1(call) {
	const { state, request, claims } = call;
	const name = field(request, "name");
	if (name === "" || /["\r\n:<>|*?\\/]/.test(name)) return failed(400, "invalid_argument", "bad artifact name");
	if (named(call)) return failed(409, "already_exists", "an artifact with this name already exists on the workflow run");
	const blob = newBlob(state);
	const id = takeId(state);
	const expires = field(request, "expires_at");
	state.artifacts.set(id, {
		id,
		runId: claims.runId,
		jobId: field(request, "workflow_job_run_backend_id"),
		name,
		mimeType: field(request, "mime_type") || "application/zip",
		blob,
		size: 0,
		hash: "",
		createdAt: state.now(),
		expiresAt: expires === "" ? void 0 : Date.parse(expires),
		finished: false
	});
	return ok({
		ok: true,
		signed_upload_url: blobAddress(state, {
			origin: call.origin,
			blob,
			permission: "cw"
		})
	});
}
function finalize$1(call) {
	const artifact = named(call);
	if (artifact === void 0 || artifact.finished) return notFound$1();
	const size = call.state.blobs.get(artifact.blob)?.content?.length;
	if (size === void 0 || field(call.request, "size") !== String(size)) return ok({ ok: false });
	const hash = field(call.request, "hash");
	call.state.artifacts.set(artifact.id, {
		...artifact,
		size,
		hash,
		finished: true
	});
	return ok({
		ok: true,
		artifact_id: String(artifact.id)
	});
}
function artifactsOf(state, runId) {
	const now = state.now();
	return [...state.artifacts.values()].filter((one) => one.runId === runId && one.finished && (one.expiresAt === void 0 || one.expiresAt > now));
}
function list$1({ state, request, claims }) {
	const name = field(request, "name_filter");
	const id = field(request, "id_filter");
	const artifacts = artifactsOf(state, claims.runId).filter((one) => (name === "" || one.name === name) && (id === "" || String(one.id) === id)).map((one) => ({
		workflow_run_backend_id: one.runId,
		workflow_job_run_backend_id: one.jobId,
		database_id: String(one.id),
		name: one.name,
		size: String(one.size),
		created_at: new Date(one.createdAt).toISOString(),
		digest: one.hash
	}));
	return ok({ artifacts });
}
function artifactAddress(state, origin, artifact) {
	const filename = artifact.mimeType === "application/zip" ? `${artifact.name}.zip` : artifact.name;
	return blobAddress(state, {
		origin,
		blob: artifact.blob,
		permission: "r",
		filename
	});
}
function getAddress(call) {
	const artifact = named(call);
	if (artifact === void 0 || !artifact.finished) return notFound$1();
	return ok({
		name: artifact.name,
		signed_url: artifactAddress(call.state, call.origin, artifact)
	});
}
function remove(call) {
	const artifact = named(call);
	if (artifact === void 0) return notFound$1();
	call.state.artifacts.delete(artifact.id);
	call.state.blobs.delete(artifact.blob);
	return ok({
		ok: true,
		artifact_id: String(artifact.id)
	});
}
const artifactService = /* @__PURE__ */ new Map([
	["CreateArtifact", ofOwnRun(create$1)],
	["FinalizeArtifact", ofOwnRun(finalize$1)],
	["ListArtifacts", ofOwnRun(list$1)],
	["GetSignedArtifactURL", ofOwnRun(getAddress)],
	["DeleteArtifact", ofOwnRun(remove)]
]);

// fakes/servers/actions-cache/blobs.ts
function problem(status, code) {
	const body = Buffer.from(`<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
	return {
		status,
		headers: {
			"content-type": "application/xml",
			"x-ms-error-code": code
		},
		body
	};
}
const etagOf = (content) => `"0x${createHash("sha256").update(content).digest("hex").slice(0, 15).toUpperCase()}"`;
function store(state, name, { content, contentType }) {
	const etag = etagOf(content);
	state.blobs.set(name, {
		content,
		contentType,
		etag,
		staged: /* @__PURE__ */ new Map()
	});
	return {
		status: 201,
		headers: {
			etag,
			"content-md5": createHash("md5").update(content).digest("base64")
		}
	};
}
function typeOf$1(request, otherwise = "application/octet-stream") {
	return request.headers["x-ms-blob-content-type"] ?? otherwise;
}
function stageBlock(state, name, { request, blob }) {
	const id = request.query.get("blockid") ?? "";
	if (id === "") return problem(400, "InvalidQueryParameterValue");
	state.blobs.set(name, {
		...blob,
		staged: new Map([...blob.staged, [id, request.body]])
	});
	return { status: 201 };
}
function commitBlocks(state, name, { request, blob }) {
	const blocks = [...request.body.toString("utf8").matchAll(/<(Latest|Uncommitted|Committed)>([^<]*)<\/\1>/g)].map(([, , id = ""]) => blob.staged.get(id));
	if (!blocks.every((block) => block !== void 0)) return problem(400, "InvalidBlockList");
	return store(state, name, {
		content: Buffer.concat(blocks),
		contentType: typeOf$1(request)
	});
}
function put(state, name, given) {
	const { request } = given;
	const comp = request.query.get("comp");
	if (comp === "block") return stageBlock(state, name, given);
	if (comp === "blocklist") return commitBlocks(state, name, given);
	if (request.headers["x-ms-blob-type"] !== "BlockBlob") return problem(400, "MissingRequiredHeader");
	return store(state, name, {
		content: request.body,
		contentType: typeOf$1(request, request.headers["content-type"])
	});
}
function rangeOf(request, length) {
	const header = request.headers["x-ms-range"] ?? request.headers["range"];
	const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? "");
	if (match === null) return void 0;
	const start = Number(match[1]);
	const end = match[2] ? Math.min(Number(match[2]), length - 1) : length - 1;
	return start >= length || start > end ? null : {
		start,
		end
	};
}
function get(request, blob) {
	if (blob.content === void 0) return problem(404, "BlobNotFound");
	const disposition = request.query.get("rscd");
	const headers = {
		etag: blob.etag,
		"accept-ranges": "bytes",
		"x-ms-blob-type": "BlockBlob",
		"content-type": blob.contentType,
		...disposition === null ? {} : { "content-disposition": disposition }
	};
	const range = rangeOf(request, blob.content.length);
	if (range === null) return problem(416, "InvalidRange");
	if (range === void 0) return {
		status: 200,
		headers,
		body: blob.content
	};
	const contentRange = `bytes ${range.start}-${range.end}/${blob.content.length}`;
	const body = blob.content.subarray(range.start, range.end + 1);
	return {
		status: 206,
		headers: {
			...headers,
			"content-range": contentRange
		},
		body
	};
}
function addressProblem(state, request, name) {
	const permission = request.query.get("sp") ?? "";
	const good = request.query.get("sig") === signature(state, name, permission);
	const until = Date.parse(request.query.get("se") ?? "");
	if (!good || !(until >= state.now())) return problem(403, "AuthenticationFailed");
	const needed = request.method === "PUT" ? "w" : "r";
	return permission.includes(needed) ? void 0 : problem(403, "AuthorizationPermissionMismatch");
}
function handle(state, request) {
	const name = request.path.slice(6);
	const refused = addressProblem(state, request, name);
	if (refused !== void 0) return refused;
	const blob = state.blobs.get(name);
	if (blob === void 0) return problem(404, "BlobNotFound");
	if (request.method === "PUT") return put(state, name, {
		request,
		blob
	});
	if (request.method === "GET" || request.method === "HEAD") return get(request, blob);
	return problem(405, "UnsupportedHttpVerb");
}
function answerBlob(state, request, response) {
	const { status, headers = {}, body = Buffer.alloc(0) } = handle(state, request);
	const echoed = ["x-ms-version", "x-ms-client-request-id"].flatMap((name) => {
		const value = request.headers[name];
		return value === void 0 ? [] : [[name, value]];
	});
	response.writeHead(status, {
		...headers,
		...Object.fromEntries(echoed),
		"x-ms-request-id": "00000000-0000-4000-8000-000000000000",
		"content-length": body.length
	});
	response.end(request.method === "HEAD" ? void 0 : body);
}

// fakes/servers/actions-cache/cache-service.ts
function keyProblem(key) {
	if (key === "") return "key is missing";
	if (key.length > 512) return "key is longer than 512 characters";
	return key.includes(",") ? "key contains a comma" : void 0;
}
const denied = "cache write denied: the token has no scope that may be written";
function create(call) {
	const key = field(call.request, "key");
	const version = field(call.request, "version");
	const problem = keyProblem(key);
	if (problem !== void 0) return failed(400, "invalid_argument", problem);
	const scope = call.claims.writable[0];
	if (scope === void 0) return ok({
		ok: false,
		message: denied
	});
	const { state } = call;
	for (const entry of state.entries.values()) if (entry.key === key && entry.version === version && entry.scope === scope) return failed(409, "already_exists", "cache entry with the same key, version, and scope already exists");
	const blob = newBlob(state);
	const id = takeId(state);
	const now = state.now();
	state.entries.set(id, {
		id,
		key,
		version,
		scope,
		blob,
		size: 0,
		createdAt: now,
		accessedAt: now,
		finished: false
	});
	const address = blobAddress(state, {
		origin: call.origin,
		blob,
		permission: "cw"
	});
	return ok({
		ok: true,
		signed_upload_url: address
	});
}
function finalize(call) {
	const key = field(call.request, "key");
	const version = field(call.request, "version");
	const { state, claims } = call;
	const entry = [...state.entries.values()].find((one) => !one.finished && one.key === key && one.version === version && one.scope === claims.writable[0]);
	if (entry === void 0) return ok({
		ok: false,
		message: "no upload of this key and version is under way"
	});
	const size = state.blobs.get(entry.blob)?.content?.length;
	if (size === void 0) return ok({
		ok: false,
		message: "nothing was uploaded"
	});
	const said = field(call.request, "size_bytes");
	if (said !== String(size)) return ok({
		ok: false,
		message: `${size} bytes were uploaded, not ${said}`
	});
	const now = state.now();
	state.entries.set(entry.id, {
		...entry,
		size,
		createdAt: now,
		accessedAt: now,
		finished: true
	});
	evict(state);
	return ok({
		ok: true,
		entry_id: String(entry.id)
	});
}
function lookUp({ state, claims, request }) {
	const key = field(request, "key");
	const version = field(request, "version");
	const restoreKeys = Array.isArray(request["restore_keys"]) ? request["restore_keys"].map(String) : [];
	const newest = [...state.entries.values()].filter((entry) => entry.finished && entry.version === version).sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
	for (const scope of claims.readable) {
		const here = newest.filter((entry) => entry.scope === scope);
		const exact = here.find((entry) => entry.key === key);
		if (exact !== void 0) return exact;
		for (const prefix of [key, ...restoreKeys]) {
			const found = here.find((entry) => entry.key.startsWith(prefix));
			if (found !== void 0) return found;
		}
	}
}
function getDownload(call) {
	const { state, claims, origin } = call;
	const problem = keyProblem(field(call.request, "key"));
	if (problem !== void 0) return failed(400, "invalid_argument", problem);
	if (claims.readable.length === 0) return failed(403, "permission_denied", "cache read denied: the token has no scope that may be read");
	evict(state);
	const entry = lookUp(call);
	if (entry === void 0) return ok({ ok: false });
	state.entries.set(entry.id, {
		...entry,
		accessedAt: state.now()
	});
	const address = blobAddress(state, {
		origin,
		blob: entry.blob,
		permission: "r"
	});
	return ok({
		ok: true,
		signed_download_url: address,
		matched_key: entry.key
	});
}
const cacheService = /* @__PURE__ */ new Map([
	["CreateCacheEntry", create],
	["FinalizeCacheEntryUpload", finalize],
	["GetCacheEntryDownloadURL", getDownload]
]);

// fakes/servers/actions-cache/token.ts
const bits = {
	read: 1,
	write: 2,
	both: 3
};
const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
function makeToken({ scopes, runId = "1", jobId = "1", expires }) {
	const claims = {
		ac: JSON.stringify(scopes.map(({ scope, permission }) => ({
			Scope: scope,
			Permission: bits[permission]
		}))),
		scp: `Actions.Results:${runId}:${jobId}`,
		exp: expires
	};
	return `${encode({
		alg: "none",
		typ: "JWT"
	})}.${encode(claims)}.unsigned`;
}
function decode(token) {
	const part = token.split(".")[1] ?? "";
	return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
}
function readToken(authorization, now) {
	const token = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
	if (token === void 0) return void 0;
	try {
		const claims = decode(token);
		if (typeof claims["exp"] === "number" && claims["exp"] * 1e3 < now) return void 0;
		const list = JSON.parse(String(claims["ac"]));
		const [, runId = "", jobId = ""] = String(claims["scp"]).split(":");
		const allowed = (bit) => list.filter((item) => (item.Permission & bit) !== 0).map((item) => item.Scope);
		return {
			readable: allowed(bits.read),
			writable: allowed(bits.write),
			runId,
			jobId
		};
	} catch {
		return;
	}
}

// fakes/servers/actions-cache/start-actions-cache.ts
const services = /* @__PURE__ */ new Map([["CacheService", cacheService], ["ArtifactService", artifactService]]);
function bodyForLog(request) {
	if (request.body.length === 0) return void 0;
	if (request.path.startsWith("/blob/") && request.query.get("comp") !== "blocklist") return { bytes: request.body.length };
	const text = request.body.toString("utf8");
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
function logEntry$1(request) {
	const { authorization, ...headers } = request.headers;
	const query = Object.fromEntries([...request.query].map(([name, value]) => [name, name === "sig" ? "***" : value]));
	return {
		method: request.method,
		path: request.path,
		query,
		headers: authorization === void 0 ? headers : {
			...headers,
			authorization: "***"
		},
		body: bodyForLog(request)
	};
}
function callService(state, request, origin) {
	const route = /^\/twirp\/github\.actions\.results\.api\.v1\.(\w+)\/(\w+)$/.exec(request.path);
	const method = services.get(route?.[1] ?? "")?.get(route?.[2] ?? "");
	if (method === void 0 || request.method !== "POST") return failed(404, "bad_route", `no handler for ${request.method} ${request.path}`);
	const claims = readToken(request.headers["authorization"], state.now());
	if (claims === void 0) return failed(401, "unauthenticated", "no runtime token, or one that cannot be read");
	try {
		return method({
			state,
			claims,
			origin,
			request: JSON.parse(request.body.toString("utf8")) ?? {}
		});
	} catch {
		return failed(400, "malformed", "the request body is not JSON");
	}
}
function createFaults(given) {
	const left = given.map((fault) => ({
		fault,
		times: fault.times ?? Number.POSITIVE_INFINITY
	}));
	return {
		add: (fault) => left.push({
			fault,
			times: fault.times ?? Number.POSITIVE_INFINITY
		}),
		next: (request) => {
			const query = request.query.size === 0 ? "" : `?${request.query}`;
			const line = `${request.method} ${request.path}${query}`;
			const due = left.find(({ fault, times }) => times > 0 && new RegExp(fault.pattern, "u").test(line));
			if (due !== void 0) due.times -= 1;
			return due?.fault;
		}
	};
}
async function startActionsCache(options = {}) {
	const state = createState(options);
	const faults = createFaults(options.faults ?? []);
	const requests = [];
	const answer = (request, response) => {
		requests.push(logEntry$1(request));
		const fault = faults.next(request);
		if (fault !== void 0) {
			const { body = {
				code: "internal",
				msg: "injected"
			}, headers = {} } = fault;
			sendJson(response, fault.status, {
				body,
				headers
			});
		} else if (request.path.startsWith("/blob/")) answerBlob(state, request, response);
		else {
			const reply = callService(state, request, server.url);
			sendJson(response, reply.status, { body: reply.body });
		}
	};
	const server = await listen({
		port: options.port ?? 0,
		answer
	});
	const token = (scopes, ids = {}) => makeToken({
		scopes,
		...ids,
		expires: Math.floor(state.now() / 1e3) + 21600
	});
	return {
		url: server.url,
		token,
		env: (scopes, ids) => ({
			ACTIONS_RESULTS_URL: `${server.url}/`,
			ACTIONS_RUNTIME_TOKEN: token(scopes, ids),
			ACTIONS_CACHE_SERVICE_V2: "True"
		}),
		state: {
			entries: () => [...state.entries.values()],
			artifacts: () => [...state.artifacts.values()],
			bytes: (held) => state.blobs.get(held.blob)?.content,
			artifactUrl: (artifact) => artifactAddress(state, server.url, artifact)
		},
		requests,
		inject: (fault) => {
			faults.add(fault);
		},
		close: server.close
	};
}

// fakes/servers/actions-cache/command.ts
var command_exports$3 = /* @__PURE__ */ __exportAll({
	command: () => command$3,
	usage: () => usage$4
});
const usage$4 = `actions-cache [--port 0] [--scope REF=read|write|both]… [--run-id 1] [--job-id 1]
  Serves cache service v2 and artifact service v4 on 127.0.0.1 until it is ended. Prints its address, then one
  NAME=value line for each of the three variables that a job gets. Scopes: own ref first; default refs/heads/main=both.`;
function readScope(given) {
	const [, scope, permission] = /^(.+)=(read|write|both)$/.exec(given) ?? [];
	if (scope === void 0) throw new Error(`--scope: "${given}" is not REF=read, REF=write or REF=both\n${usage$4}`);
	return {
		scope,
		permission
	};
}
async function command$3(argv, print = (line) => void process.stdout.write(`${line}\n`)) {
	const options = {
		port: {
			type: "string",
			default: "0"
		},
		scope: {
			type: "string",
			multiple: true
		},
		"run-id": {
			type: "string",
			default: "1"
		},
		"job-id": {
			type: "string",
			default: "1"
		}
	};
	const { values } = parseArgs({
		args: [...argv],
		options
	});
	const scopes = (values.scope ?? ["refs/heads/main=both"]).map(readScope);
	const server = await startActionsCache({ port: readPort(values.port) });
	print(server.url);
	const variables = server.env(scopes, {
		runId: values["run-id"],
		jobId: values["job-id"]
	});
	for (const [name, value] of Object.entries(variables)) print(`${name}=${value}`);
	return server;
}

// fakes/servers/github/git.ts
const gitEnvironment = {
	PATH: process.env["PATH"] ?? "/usr/bin:/bin",
	HOME: "/nonexistent",
	LC_ALL: "C.UTF-8",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_TERMINAL_PROMPT: "0"
};
function runGit(directory, argv, extra = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn("git", [
			"--git-dir",
			directory,
			...argv
		], {
			env: {
				...gitEnvironment,
				...extra
			},
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			]
		});
		const out = [];
		const err = [];
		child.stdout.on("data", (chunk) => out.push(chunk));
		child.stderr.on("data", (chunk) => err.push(chunk));
		child.on("error", reject);
		child.on("close", (code) => resolve({
			code: code ?? 1,
			stdout: Buffer.concat(out),
			stderr: Buffer.concat(err).toString()
		}));
	});
}
async function gitOutput(directory, argv) {
	const answer = await runGit(directory, argv);
	if (answer.code !== 0) throw new Error(`git ${argv[0] ?? ""} failed: ${answer.stderr.trim()}`);
	return answer.stdout;
}
function nulFields(output) {
	const fields = output.toString("utf8").split("\0");
	if (fields.at(-1) === "") fields.pop();
	return fields;
}

// fakes/servers/github/links.ts
function encoded(...segments) {
	return segments.flatMap((segment) => segment.split("/")).map((part) => encodeURIComponent(Buffer.from(part).toString())).join("/");
}
function linksOf(port, owner, name) {
	const api = `http://127.0.0.1:${port}`;
	const server = `http://github.localhost:${port}`;
	return {
		api,
		server,
		repository: (...segments) => [`${api}/repos/${encoded(owner, name)}`, ...tail(segments)].join("/"),
		page: (...segments) => [`${server}/${encoded(owner, name)}`, ...tail(segments)].join("/")
	};
}
function tail(segments) {
	return segments.length === 0 ? [] : [encoded(...segments)];
}

// fakes/servers/github/shapes/user.ts
function stableId(text) {
	let hash = 0x811c9dc5;
	for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
	return hash;
}
function nodeId(kind, id) {
	return Buffer.from(`${kind}:${id}`).toString("base64url");
}
function userShape(links, login) {
	const isBot = login.endsWith("[bot]");
	const url = `${links.api}/users/${encoded(login)}`;
	return {
		login,
		id: login === "github-actions[bot]" ? 41898282 : stableId(login),
		node_id: nodeId(isBot ? "Bot" : "User", login),
		avatar_url: `${links.server}/avatars/${encoded(login)}`,
		gravatar_id: "",
		url,
		html_url: isBot ? `${links.server}/apps/${encoded(login.slice(0, -5))}` : `${links.server}/${encoded(login)}`,
		followers_url: `${url}/followers`,
		following_url: `${url}/following{/other_user}`,
		gists_url: `${url}/gists{/gist_id}`,
		starred_url: `${url}/starred{/owner}{/repo}`,
		subscriptions_url: `${url}/subscriptions`,
		organizations_url: `${url}/orgs`,
		repos_url: `${url}/repos`,
		events_url: `${url}/events{/privacy}`,
		received_events_url: `${url}/received_events`,
		type: isBot ? "Bot" : "User",
		site_admin: false
	};
}
function appShape(links, app) {
	if (app === null) return null;
	return {
		id: app.id,
		slug: app.slug,
		node_id: nodeId("App", app.id),
		owner: userShape(links, "github"),
		name: app.name,
		description: null,
		external_url: links.server,
		html_url: `${links.server}/apps/${encoded(app.slug)}`,
		created_at: "2018-07-30T09:30:17Z",
		updated_at: "2018-07-30T09:30:17Z",
		permissions: {
			checks: "write",
			contents: "read",
			metadata: "read"
		},
		events: []
	};
}

// fakes/servers/github/shapes/issue.ts
function labelShape(links, name) {
	return {
		id: stableId(`label ${name}`),
		node_id: nodeId("Label", name),
		url: links.repository("labels", name),
		name,
		color: "ededed",
		default: false,
		description: null
	};
}
function associationOf(state, login) {
	if (login === state.owner) return "OWNER";
	return state.collaborators.has(login) ? "COLLABORATOR" : "NONE";
}
function commentShape(state, links, comment) {
	const kind = state.issues.get(comment.issue)?.ends ? "pull" : "issues";
	return {
		id: comment.id,
		node_id: nodeId("IssueComment", comment.id),
		url: links.repository("issues", "comments", String(comment.id)),
		html_url: `${links.page(kind, String(comment.issue))}#issuecomment-${comment.id}`,
		issue_url: links.repository("issues", String(comment.issue)),
		body: comment.body,
		user: userShape(links, comment.author),
		created_at: comment.createdAt,
		updated_at: comment.updatedAt,
		author_association: associationOf(state, comment.author),
		performed_via_github_app: appShape(links, comment.app)
	};
}
function commonIssueShape(state, links, issue) {
	return {
		number: issue.number,
		state: issue.state,
		title: issue.title,
		body: issue.body,
		user: userShape(links, issue.author),
		labels: issue.labels.map((name) => labelShape(links, name)),
		assignee: null,
		assignees: [],
		milestone: null,
		locked: false,
		active_lock_reason: null,
		draft: issue.draft,
		created_at: issue.createdAt,
		updated_at: issue.updatedAt,
		closed_at: issue.closedAt,
		author_association: associationOf(state, issue.author)
	};
}
function pullAddresses(links, issue) {
	const page = links.page("pull", String(issue.number));
	return {
		url: links.repository("pulls", String(issue.number)),
		html_url: page,
		diff_url: `${page}.diff`,
		patch_url: `${page}.patch`
	};
}
function issueShape(state, links, issue) {
	const url = links.repository("issues", String(issue.number));
	const comments = [...state.comments.values()].filter((one) => one.issue === issue.number);
	const shape = {
		id: stableId(`issue ${issue.number}`),
		node_id: nodeId("Issue", issue.number),
		url,
		repository_url: links.repository(),
		labels_url: `${url}/labels{/name}`,
		comments_url: `${url}/comments`,
		events_url: `${url}/events`,
		timeline_url: `${url}/timeline`,
		html_url: links.page(issue.ends ? "pull" : "issues", String(issue.number)),
		...commonIssueShape(state, links, issue),
		comments: comments.length,
		state_reason: issue.state === "closed" ? "completed" : null,
		performed_via_github_app: null
	};
	if (issue.ends === null) return shape;
	const pull = {
		...pullAddresses(links, issue),
		merged_at: issue.mergedAt
	};
	return {
		...shape,
		pull_request: pull
	};
}

// fakes/servers/github/shapes/commit.ts
const UNSIGNED = {
	verified: false,
	reason: "unsigned",
	signature: null,
	payload: null,
	verified_at: null
};
function parentShapes(links, commit, ...below) {
	return commit.parents.map((sha) => ({
		sha,
		url: links.repository(...below, sha),
		html_url: links.page("commit", sha)
	}));
}
function treeShape(links, sha) {
	return {
		sha,
		url: links.repository("git", "trees", sha)
	};
}
function gitCommitShape(links, commit) {
	return {
		sha: commit.sha,
		node_id: nodeId("Commit", commit.sha),
		url: links.repository("git", "commits", commit.sha),
		html_url: links.page("commit", commit.sha),
		author: commit.author,
		committer: commit.committer,
		message: commit.message,
		tree: treeShape(links, commit.tree),
		parents: parentShapes(links, commit, "git", "commits"),
		verification: UNSIGNED
	};
}
function commitShape(links, commit) {
	const url = links.repository("commits", commit.sha);
	return {
		sha: commit.sha,
		node_id: nodeId("Commit", commit.sha),
		commit: {
			author: commit.author,
			committer: commit.committer,
			message: commit.message,
			tree: treeShape(links, commit.tree),
			url: links.repository("git", "commits", commit.sha),
			comment_count: 0,
			verification: UNSIGNED
		},
		url,
		html_url: links.page("commit", commit.sha),
		comments_url: `${url}/comments`,
		author: null,
		committer: null,
		parents: parentShapes(links, commit, "commits")
	};
}
function fileShape(links, change, head) {
	const shape = {
		sha: change.sha,
		filename: change.filename,
		status: change.status,
		additions: change.additions,
		deletions: change.deletions,
		changes: change.additions + change.deletions,
		blob_url: links.page("blob", head, change.filename),
		raw_url: links.page("raw", head, change.filename),
		contents_url: `${links.repository("contents", change.filename)}?ref=${head}`
	};
	const previous = change.previousFilename;
	return previous === void 0 ? shape : {
		...shape,
		previous_filename: previous
	};
}
function countLines(changes) {
	const sum = {
		additions: 0,
		deletions: 0
	};
	for (const change of changes) {
		sum.additions += change.additions;
		sum.deletions += change.deletions;
	}
	return sum;
}

// fakes/servers/github/shapes/repository.ts
const PLAIN_ADDRESSES = [
	"contributors",
	"deployments",
	"downloads",
	"events",
	"forks",
	"hooks",
	"languages",
	"merges",
	"stargazers",
	"subscribers",
	"subscription",
	"tags",
	"teams"
];
const TEMPLATES = {
	archive_url: "/{archive_format}{/ref}",
	assignees_url: "/assignees{/user}",
	blobs_url: "/git/blobs{/sha}",
	branches_url: "/branches{/branch}",
	collaborators_url: "/collaborators{/collaborator}",
	comments_url: "/comments{/number}",
	commits_url: "/commits{/sha}",
	compare_url: "/compare/{base}...{head}",
	contents_url: "/contents/{+path}",
	git_commits_url: "/git/commits{/sha}",
	git_refs_url: "/git/refs{/sha}",
	git_tags_url: "/git/tags{/sha}",
	issue_comment_url: "/issues/comments{/number}",
	issue_events_url: "/issues/events{/number}",
	issues_url: "/issues{/number}",
	keys_url: "/keys{/key_id}",
	labels_url: "/labels{/name}",
	milestones_url: "/milestones{/number}",
	notifications_url: "/notifications{?since,all,participating}",
	pulls_url: "/pulls{/number}",
	releases_url: "/releases{/id}",
	statuses_url: "/statuses/{sha}",
	trees_url: "/git/trees{/sha}"
};
function addresses(url) {
	const plain = PLAIN_ADDRESSES.map((name) => [`${name}_url`, `${url}/${name}`]);
	const templates = Object.entries(TEMPLATES).map(([name, end]) => [name, `${url}${end}`]);
	return Object.fromEntries([...plain, ...templates]);
}
const NUMBERS = {
	forks: 0,
	forks_count: 0,
	open_issues: 0,
	open_issues_count: 0,
	size: 1,
	stargazers_count: 0,
	watchers: 0,
	watchers_count: 0
};
const SETTINGS$1 = {
	archived: false,
	disabled: false,
	has_downloads: true,
	has_issues: true,
	has_pages: false,
	has_projects: true,
	has_wiki: true
};
function repositoryShape(state, links, fullName) {
	const [owner = "", name = ""] = fullName.split("/");
	const url = `${links.api}/repos/${encoded(owner, name)}`;
	const page = `${links.server}/${encoded(owner, name)}`;
	const created = "2024-01-01T00:00:00Z";
	return {
		id: stableId(fullName),
		node_id: nodeId("Repository", fullName),
		name,
		full_name: fullName,
		owner: userShape(links, owner),
		private: state.isPrivate,
		visibility: state.isPrivate ? "private" : "public",
		html_url: page,
		description: null,
		fork: fullName !== `${state.owner}/${state.name}`,
		url,
		...addresses(url),
		clone_url: `${page}.git`,
		git_url: `${page}.git`,
		ssh_url: `${page}.git`,
		svn_url: page,
		mirror_url: null,
		homepage: null,
		language: null,
		license: null,
		default_branch: state.defaultBranch,
		created_at: created,
		updated_at: created,
		pushed_at: created,
		...NUMBERS,
		...SETTINGS$1
	};
}

// fakes/servers/github/shapes/pull-request.ts
function isPullRequest(issue) {
	return issue !== void 0 && issue.ends !== null;
}
async function endsOf(state, pull) {
	const { ends } = pull;
	if (pull.state === "closed") return ends.known;
	const [base, head] = await state.git.commitShas(ends.base, ends.head);
	ends.known = {
		base: base ?? ends.known.base,
		head: head ?? ends.known.head
	};
	return ends.known;
}
function endShape(state, links, end) {
	const owner = end.repo?.split("/")[0] ?? "ghost";
	return {
		label: `${owner}:${end.ref}`,
		ref: end.ref,
		sha: end.sha,
		user: userShape(links, owner),
		repo: end.repo === null ? null : repositoryShape(state, links, end.repo)
	};
}
function hypermedia(links, pull, head) {
	const number = String(pull.number);
	const url = links.repository("pulls", number);
	const addresses = {
		html: links.page("pull", number),
		self: url,
		issue: links.repository("issues", number),
		comments: links.repository("issues", number, "comments"),
		commits: `${url}/commits`,
		review_comments: `${url}/comments`,
		review_comment: `${links.repository("pulls", "comments")}{/number}`,
		statuses: links.repository("statuses", head)
	};
	const wrapped = Object.entries(addresses).map(([name, href]) => [name, { href }]);
	return {
		issue_url: addresses.issue,
		comments_url: addresses.comments,
		commits_url: addresses.commits,
		review_comments_url: addresses.review_comments,
		review_comment_url: addresses.review_comment,
		statuses_url: addresses.statuses,
		_links: Object.fromEntries(wrapped)
	};
}
async function pullRequestShape(state, links, pull) {
	return shapeBetween({
		state,
		links
	}, pull, await endsOf(state, pull));
}
async function shapeBetween({ state, links }, pull, { base, head }) {
	const merge = await state.git.reference(`refs/pull/${pull.number}/merge`);
	const { headRef, headRepository } = pull.ends;
	return {
		id: stableId(`pull ${pull.number}`),
		node_id: nodeId("PullRequest", pull.number),
		...pullAddresses(links, pull),
		...hypermedia(links, pull, head),
		...commonIssueShape(state, links, pull),
		merged_at: pull.mergedAt,
		merge_commit_sha: merge?.sha ?? null,
		auto_merge: null,
		requested_reviewers: [],
		requested_teams: [],
		head: endShape(state, links, {
			ref: headRef,
			sha: head,
			repo: headRepository
		}),
		base: endShape(state, links, {
			ref: pull.ends.base,
			sha: base,
			repo: `${state.owner}/${state.name}`
		})
	};
}
async function fullPullRequestShape(state, links, pull) {
	const ends = await endsOf(state, pull);
	const [shape, changes, commits] = await Promise.all([
		shapeBetween({
			state,
			links
		}, pull, ends),
		changesBetween(state, ends),
		state.git.commitsBetween(ends.base, ends.head)
	]);
	const comments = [...state.comments.values()].filter((one) => one.issue === pull.number);
	return {
		...shape,
		...countLines(changes),
		changed_files: changes.length,
		commits: commits.length,
		comments: comments.length,
		review_comments: 0,
		merged: pull.mergedAt !== null,
		merged_by: null,
		mergeable: true,
		mergeable_state: "clean",
		maintainer_can_modify: false
	};
}
async function changesBetween(state, { base, head }) {
	const start = await state.git.mergeBase(base, head);
	return state.git.changes(start ?? base, head);
}

// fakes/servers/github/events.ts
async function pullRequestEvent(place, number, what = {}) {
	const { state, links } = place;
	const pull = state.issues.get(number);
	if (!isPullRequest(pull)) throw new Error(`no pull request ${number}`);
	const payload = {
		action: what.action ?? "synchronize",
		number,
		pull_request: await fullPullRequestShape(state, links, pull),
		repository: repositoryShape(state, links, `${state.owner}/${state.name}`),
		sender: userShape(links, what.sender ?? pull.author)
	};
	return what.label === void 0 ? payload : {
		...payload,
		label: labelShape(links, what.label)
	};
}

// fakes/servers/github/reply.ts
const DOCUMENTATION = "https://docs.github.com/rest";
function reply(status, body, headers = {}) {
	return {
		status,
		body,
		headers
	};
}
function failure(status, message, errors) {
	const common = {
		documentation_url: DOCUMENTATION,
		status: String(status)
	};
	return reply(status, errors === void 0 ? {
		message,
		...common
	} : {
		message,
		errors,
		...common
	});
}
function notFound(message = "Not Found") {
	return failure(404, message);
}
function forbidden(message = "Resource not accessible by integration") {
	return failure(403, message);
}
function invalid(resource, field, message) {
	return failure(422, `Validation Failed: ${message}`, [{
		resource,
		field,
		code: "custom",
		message
	}]);
}
function refused(message) {
	return failure(422, `Invalid request.\n\n${message}`);
}

// fakes/servers/github/faults.ts
function faultList(initial) {
	const pending = [];
	const add = (fault) => {
		pending.push({
			fault,
			left: fault.times ?? 1
		});
	};
	initial.forEach(add);
	return {
		add,
		take: (request) => {
			const found = pending.find(({ fault, left }) => left > 0 && fault.match.test(request));
			if (found === void 0) return void 0;
			found.left -= 1;
			return found.fault;
		}
	};
}
async function faultReply(fault) {
	await fault.until;
	if (fault.status === void 0) return null;
	const body = fault.body ?? failure(fault.status, `Injected ${fault.status}`).body;
	return reply(fault.status, body, fault.headers ?? {});
}

// fakes/servers/github/call.ts
function parameter(call, name) {
	return call.parameters.get(name) ?? "";
}
function numberParameter(call, name) {
	return Number(parameter(call, name));
}
function fields(value) {
	return isObject(value) ? value : {};
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function text$1(value) {
	return typeof value === "string" ? value : void 0;
}
function list(value) {
	return Array.isArray(value) ? value : [];
}

// fakes/servers/github/check-request.ts
const CONCLUSIONS = [
	"action_required",
	"cancelled",
	"failure",
	"neutral",
	"skipped",
	"success",
	"timed_out"
];
const STATUSES = [
	"queued",
	"in_progress",
	"completed"
];
const LEVELS = [
	"notice",
	"warning",
	"failure"
];
const MOST_ANNOTATIONS = 50;
const MOST_ACTIONS = 3;
const LONGEST_TEXT = 65535;
function isAnnotation(value) {
	const one = fields(value);
	const start = one["start_line"];
	const end = one["end_line"];
	return typeof one["path"] === "string" && typeof one["message"] === "string" && Number.isInteger(start) && Number.isInteger(end) && Number(end) >= Number(start) && LEVELS.includes(String(one["annotation_level"]));
}
function annotationProblem(annotations) {
	if (annotations.length > MOST_ANNOTATIONS) return `No more than ${MOST_ANNOTATIONS} items are allowed; ${annotations.length} were supplied.`;
	const wrong = annotations.findIndex((annotation) => !isAnnotation(annotation));
	return wrong === -1 ? void 0 : `For 'properties/annotations/${wrong}', the item is not valid.`;
}
function outputProblem(output) {
	if (output === void 0) return void 0;
	const body = fields(output);
	if (typeof body["summary"] !== "string") return "\"summary\" wasn't supplied.";
	for (const name of ["summary", "text"]) {
		const length = text$1(body[name])?.length ?? 0;
		if (length > LONGEST_TEXT) return `Only ${LONGEST_TEXT} characters are allowed for ${name}; ${length} were supplied.`;
	}
	return annotationProblem(list(body["annotations"]));
}
function stateProblem(body) {
	const { status, conclusion } = body;
	if (status !== void 0 && !STATUSES.some((known) => known === status)) return `${JSON.stringify(status)} is not a status.`;
	if (conclusion !== void 0 && !CONCLUSIONS.includes(String(conclusion))) return `For 'properties/conclusion', ${JSON.stringify(conclusion)} is not a member of ${JSON.stringify(CONCLUSIONS)}.`;
	if (status === "completed" && conclusion === void 0) return "\"conclusion\" wasn't supplied.";
}
function checkProblem(body) {
	const actions = list(body["actions"]).length;
	const problem = stateProblem(body) ?? outputProblem(body["output"]) ?? (actions > MOST_ACTIONS ? `No more than ${MOST_ACTIONS} items are allowed; ${actions} were supplied.` : void 0);
	return problem === void 0 ? void 0 : refused(problem);
}
function statusOf$1(body) {
	return STATUSES.find((known) => known === body["status"]);
}
function sent(values) {
	const entries = Object.entries(values).filter(([, value]) => value !== void 0);
	return Object.fromEntries(entries);
}
function readCheckRequest(body) {
	const output = body["output"] === void 0 ? void 0 : fields(body["output"]);
	return {
		...sent({
			name: text$1(body["name"]),
			externalId: text$1(body["external_id"]),
			detailsUrl: text$1(body["details_url"]),
			status: statusOf$1(body),
			conclusion: text$1(body["conclusion"]),
			startedAt: text$1(body["started_at"]),
			completedAt: text$1(body["completed_at"]),
			output: output && {
				title: text$1(output["title"]) ?? null,
				summary: text$1(output["summary"]) ?? null,
				text: text$1(output["text"]) ?? null
			}
		}),
		annotations: list(output?.["annotations"]).filter(isAnnotation)
	};
}

// fakes/servers/github/pages.ts
function whole(text, fallback) {
	const number = Number(text ?? "");
	return Number.isInteger(number) && number > 0 ? number : fallback;
}
function pageOf(call) {
	const query = call.url.searchParams;
	return {
		page: whole(query.get("page"), 1),
		perPage: Math.min(whole(query.get("per_page"), 30), 100)
	};
}
function linkHeader(call, page, total) {
	const last = Math.max(1, Math.ceil(total / page.perPage));
	const targets = [];
	if (page.page > 1) targets.push(["prev", Math.min(page.page - 1, last)]);
	if (page.page < last) targets.push(["next", page.page + 1], ["last", last]);
	if (page.page > 1) targets.push(["first", 1]);
	const links = targets.map(([relation, number]) => {
		const url = new URL(call.url.pathname + call.url.search, call.links.api);
		url.searchParams.set("page", String(number));
		return `<${url.href}>; rel="${relation}"`;
	});
	return links.length === 0 ? {} : { link: links.join(", ") };
}
async function paged(call, listing) {
	const page = pageOf(call);
	const from = (page.page - 1) * page.perPage;
	const part = listing.items.slice(from, from + page.perPage);
	const shaped = await Promise.all(part.map(listing.shape));
	const total = listing.items.length;
	const body = listing.wrap === void 0 ? shaped : listing.wrap(shaped, total);
	return reply(200, body, linkHeader(call, page, total));
}

// fakes/servers/github/shapes/check-run.ts
function checkRunShape(links, run) {
	const url = links.repository("check-runs", String(run.id));
	return {
		id: run.id,
		node_id: nodeId("CheckRun", run.id),
		head_sha: run.headSha,
		external_id: run.externalId,
		name: run.name,
		url,
		html_url: links.page("runs", String(run.id)),
		details_url: run.detailsUrl,
		status: run.status,
		conclusion: run.conclusion,
		started_at: run.startedAt,
		completed_at: run.completedAt,
		output: {
			...run.output,
			annotations_count: run.annotations.length,
			annotations_url: `${url}/annotations`
		},
		check_suite: { id: stableId(`suite ${run.app.slug} ${run.headSha}`) },
		app: appShape(links, run.app),
		pull_requests: []
	};
}
function annotationShape(links, run, annotation) {
	return {
		path: annotation.path,
		blob_href: links.page("blob", run.headSha, annotation.path),
		start_line: annotation.start_line,
		end_line: annotation.end_line,
		start_column: annotation.start_column ?? null,
		end_column: annotation.end_column ?? null,
		annotation_level: annotation.annotation_level,
		title: annotation.title ?? null,
		message: annotation.message,
		raw_details: annotation.raw_details ?? null
	};
}

// fakes/servers/github/operations/checks.ts
function apply(run, request, now) {
	run.name = request.name ?? run.name;
	run.externalId = request.externalId ?? run.externalId;
	run.detailsUrl = request.detailsUrl ?? run.detailsUrl;
	run.startedAt = request.startedAt ?? run.startedAt;
	run.output = request.output ?? run.output;
	run.annotations.push(...request.annotations);
	if (request.conclusion !== void 0) {
		run.status = "completed";
		run.conclusion = request.conclusion;
		run.completedAt = request.completedAt ?? now;
	} else if (request.status !== void 0) {
		run.status = request.status;
		run.conclusion = null;
		run.completedAt = null;
	}
}
async function createCheck(call) {
	const { state, token } = call;
	if (token.app === null) return forbidden("You must authenticate via a GitHub App.");
	const body = fields(call.body);
	const name = text$1(body["name"]);
	const sha = text$1(body["head_sha"]);
	if (name === void 0 || name === "") return refused("\"name\" wasn't supplied.");
	if (sha === void 0) return refused("\"head_sha\" wasn't supplied.");
	const problem = checkProblem(body);
	if (problem !== void 0) return problem;
	if (await state.git.commitSha(sha) !== sha) return failure(422, `No commit found for SHA: ${sha}`);
	const now = state.now();
	const run = {
		id: state.nextId(),
		headSha: sha,
		app: token.app,
		name,
		externalId: "",
		detailsUrl: null,
		status: "queued",
		conclusion: null,
		startedAt: now,
		completedAt: null,
		output: {
			title: null,
			summary: null,
			text: null
		},
		annotations: []
	};
	apply(run, readCheckRequest(body), now);
	state.checkRuns.set(run.id, run);
	return reply(201, checkRunShape(call.links, run));
}
function withRun$1(answer) {
	return (call) => {
		const run = call.state.checkRuns.get(numberParameter(call, "check_run_id"));
		return run === void 0 ? notFound() : answer(call, run);
	};
}
function updateCheck(call, run) {
	if (call.token.app?.id !== run.app.id) return forbidden(`Invalid app_id \`${call.token.app?.id}\` - check run can only be modified by the GitHub App that created it.`);
	const body = fields(call.body);
	const problem = checkProblem(body);
	if (problem !== void 0) return problem;
	apply(run, readCheckRequest(body), call.state.now());
	return reply(200, checkRunShape(call.links, run));
}
function matches$2(call, run) {
	const query = call.url.searchParams;
	const name = query.get("check_name");
	const status = query.get("status");
	const app = query.get("app_id");
	return (name === null || name === run.name) && (status === null || status === run.status) && (app === null || Number(app) === run.app.id);
}
function latest(runs) {
	const newest = /* @__PURE__ */ new Map();
	for (const run of runs) newest.set(`${run.app.id} ${run.name}`, run);
	return [...newest.values()];
}
async function listForReference(call) {
	const { state } = call;
	const sha = await state.git.commitSha(parameter(call, "ref"));
	if (sha === void 0) return failure(422, `No commit found for SHA: ${parameter(call, "ref")}`);
	const all = [...state.checkRuns.values()].filter((run) => run.headSha === sha && matches$2(call, run));
	const isLatest = call.url.searchParams.get("filter") !== "all";
	return paged(call, {
		items: (isLatest ? latest(all) : all).toSorted((a, b) => b.id - a.id),
		shape: (run) => checkRunShape(call.links, run),
		wrap: (page, total) => ({
			total_count: total,
			check_runs: page
		})
	});
}
function listAnnotations(call, run) {
	return paged(call, {
		items: run.annotations,
		shape: (annotation) => annotationShape(call.links, run, annotation)
	});
}
const RUNS$1 = "/repos/{owner}/{repo}/check-runs";
const scopes$1 = ["checks"];
const checks = [
	{
		id: "checks/create",
		method: "POST",
		path: RUNS$1,
		scopes: scopes$1,
		answer: createCheck
	},
	{
		id: "checks/get",
		method: "GET",
		path: `${RUNS$1}/{check_run_id}`,
		scopes: scopes$1,
		answer: withRun$1((call, run) => reply(200, checkRunShape(call.links, run)))
	},
	{
		id: "checks/update",
		method: "PATCH",
		path: `${RUNS$1}/{check_run_id}`,
		scopes: scopes$1,
		answer: withRun$1(updateCheck)
	},
	{
		id: "checks/list-annotations",
		method: "GET",
		path: `${RUNS$1}/{check_run_id}/annotations`,
		scopes: scopes$1,
		answer: withRun$1(listAnnotations)
	},
	{
		id: "checks/list-for-ref",
		method: "GET",
		path: "/repos/{owner}/{repo}/commits/{ref}/check-runs",
		scopes: scopes$1,
		answer: listForReference
	}
];

// fakes/servers/github/operations/collaborators.ts
const PERMISSION = {
	admin: "admin",
	maintain: "write",
	write: "write",
	triage: "read",
	read: "read",
	none: "none"
};
const ROLES = [
	"none",
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
function getPermission(call) {
	const login = parameter(call, "username");
	const role = call.state.collaborators.get(login) ?? "none";
	const rank = ROLES.indexOf(role);
	const may = (least) => rank >= ROLES.indexOf(least);
	return reply(200, {
		permission: PERMISSION[role],
		role_name: role,
		user: {
			...userShape(call.links, login),
			permissions: {
				admin: may("admin"),
				maintain: may("maintain"),
				push: may("write"),
				triage: may("triage"),
				pull: may("read")
			},
			role_name: role
		}
	});
}
const collaborators = [{
	id: "repos/get-collaborator-permission-level",
	method: "GET",
	path: "/repos/{owner}/{repo}/collaborators/{username}/permission",
	scopes: ["metadata"],
	answer: getPermission
}];

// fakes/servers/github/operations/comments.ts
const LONGEST_BODY = 65536;
function refusalOf(body) {
	if (typeof body !== "string") return failure(422, "Invalid request.\n\n\"body\" wasn't supplied.");
	if (body.trim() === "") return invalid("IssueComment", "body", "Body can't be blank");
	if (body.length <= LONGEST_BODY || [...body].length <= LONGEST_BODY) return void 0;
	return invalid("IssueComment", "body", `Body is too long (maximum is ${LONGEST_BODY} characters)`);
}
function listComments(call) {
	const number = numberParameter(call, "issue_number");
	if (!call.state.issues.has(number)) return notFound();
	const since = call.url.searchParams.get("since") ?? "";
	return paged(call, {
		items: [...call.state.comments.values()].filter((comment) => comment.issue === number && comment.updatedAt >= since),
		shape: (comment) => commentShape(call.state, call.links, comment)
	});
}
function createComment(call) {
	const { state, token } = call;
	const issue = state.issues.get(numberParameter(call, "issue_number"));
	if (issue === void 0) return notFound();
	const { body } = fields(call.body);
	const refusal = refusalOf(body);
	if (refusal !== void 0) return refusal;
	const now = state.now();
	const comment = {
		id: state.nextId(),
		issue: issue.number,
		author: token.login,
		app: token.app,
		createdAt: now,
		updatedAt: now,
		body: String(body)
	};
	state.comments.set(comment.id, comment);
	issue.updatedAt = now;
	const shape = commentShape(state, call.links, comment);
	return reply(201, shape, { location: shape.url });
}
function withComment(answer) {
	return (call) => {
		const comment = call.state.comments.get(numberParameter(call, "comment_id"));
		return comment === void 0 ? notFound() : answer(call, comment);
	};
}
function mayChange(call, comment) {
	const { login } = call.token;
	return comment.author === login || call.state.collaborators.get(login) === "admin";
}
function updateComment(call, comment) {
	if (!mayChange(call, comment)) return forbidden();
	const { body } = fields(call.body);
	const refusal = refusalOf(body);
	if (refusal !== void 0) return refusal;
	comment.body = String(body);
	comment.updatedAt = call.state.now();
	return reply(200, commentShape(call.state, call.links, comment));
}
function deleteComment(call, comment) {
	if (!mayChange(call, comment)) return forbidden();
	call.state.comments.delete(comment.id);
	return reply(204);
}
const SCOPES$1 = ["issues", "pull-requests"];
const ON_ISSUE = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
const ONE = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
const comments = [
	{
		id: "issues/list-comments",
		method: "GET",
		path: ON_ISSUE,
		scopes: SCOPES$1,
		answer: listComments
	},
	{
		id: "issues/create-comment",
		method: "POST",
		path: ON_ISSUE,
		scopes: SCOPES$1,
		answer: createComment
	},
	{
		id: "issues/get-comment",
		method: "GET",
		path: ONE,
		scopes: SCOPES$1,
		answer: withComment((call, comment) => reply(200, commentShape(call.state, call.links, comment)))
	},
	{
		id: "issues/update-comment",
		method: "PATCH",
		path: ONE,
		scopes: SCOPES$1,
		answer: withComment(updateComment)
	},
	{
		id: "issues/delete-comment",
		method: "DELETE",
		path: ONE,
		scopes: SCOPES$1,
		answer: withComment(deleteComment)
	}
];

// fakes/servers/github/changes.ts
const STATUS = {
	A: "added",
	M: "modified",
	D: "removed",
	R: "renamed",
	C: "copied",
	T: "changed"
};
function take(cursor) {
	const field = cursor.fields[cursor.at];
	if (field === void 0) throw new Error("git diff ended early");
	cursor.at += 1;
	return field;
}
function takeRaw(cursor) {
	const [, , before = "", after = "", letters = ""] = take(cursor).split(" ");
	const letter = letters.charAt(0);
	const status = STATUS[letter];
	if (status === void 0) throw new Error(`git diff: unknown status ${letters}`);
	const first = take(cursor);
	const sha = status === "removed" ? before : after;
	if (status !== "renamed" && status !== "copied") return {
		filename: first,
		status,
		sha
	};
	return {
		filename: take(cursor),
		previousFilename: first,
		status,
		sha
	};
}
function takeCounts(cursor) {
	const [added = "", deleted = "", ...path] = take(cursor).split("	");
	let filename = path.join("	");
	if (filename === "") {
		take(cursor);
		filename = take(cursor);
	}
	return [
		filename,
		Number.parseInt(added, 10) || 0,
		Number.parseInt(deleted, 10) || 0
	];
}
async function readChanges(directory, base, head) {
	const output = await gitOutput(directory, [
		"diff",
		...[
			"--raw",
			"--numstat",
			"--no-abbrev",
			"-z",
			"-M",
			"--no-ext-diff",
			"--no-color"
		],
		base,
		head,
		"--"
	]);
	const cursor = {
		fields: nulFields(output),
		at: 0
	};
	const raw = [];
	while (cursor.fields[cursor.at]?.startsWith(":")) raw.push(takeRaw(cursor));
	const counts = /* @__PURE__ */ new Map();
	while (cursor.at < cursor.fields.length) {
		const [filename, additions, deletions] = takeCounts(cursor);
		counts.set(filename, [additions, deletions]);
	}
	return raw.map((change) => {
		const [additions, deletions] = counts.get(change.filename) ?? [0, 0];
		return {
			...change,
			additions,
			deletions
		};
	});
}

// fakes/servers/github/repository.ts
const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
function isName(revision) {
	return revision !== "" && !revision.startsWith("-") && !/[\s~^:?*[\\]|\.\.|@\{/.test(revision);
}
function memoised(read) {
	const known = /* @__PURE__ */ new Map();
	return async (key) => {
		const asked = known.get(key) ?? read(key);
		known.set(key, asked);
		const found = await asked.catch((error) => {
			known.delete(key);
			throw error;
		});
		if (found === void 0) known.delete(key);
		return found;
	};
}
const COMMIT_FORMAT = "%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B";
async function readCommit(directory, sha) {
	const answer = await runGit(directory, [
		"log",
		"-1",
		`--format=${COMMIT_FORMAT}`,
		sha,
		"--"
	]);
	if (answer.code !== 0) return void 0;
	const [name = "", tree = "", parents = "", ...rest] = answer.stdout.toString().split("\0");
	const [an = "", ae = "", ad = "", cn = "", ce = "", cd = "", message = ""] = rest;
	return {
		sha: name,
		tree,
		parents: parents.split(" ").filter((parent) => parent !== ""),
		author: {
			name: an,
			email: ae,
			date: ad
		},
		committer: {
			name: cn,
			email: ce,
			date: cd
		},
		message: message.trimEnd()
	};
}
const ENTRY = /^(\d+) (blob|tree|commit) ([0-9a-f]+) +(\d+|-)\t([\s\S]*)$/;
async function readTree$1(directory, sha, recursive) {
	const output = await gitOutput(directory, [
		"ls-tree",
		...recursive ? [
			"-z",
			"-l",
			"-r",
			"-t"
		] : ["-z", "-l"],
		sha
	]);
	return nulFields(output).map((field) => {
		const [, mode = "", type, name = "", size, path = ""] = ENTRY.exec(field) ?? [];
		if (type !== "blob" && type !== "tree" && type !== "commit") throw new Error(`ls-tree: ${field}`);
		const entry = {
			mode,
			type,
			sha: name,
			path
		};
		return size === "-" ? entry : {
			...entry,
			size: Number(size)
		};
	});
}
async function readReference(directory, name) {
	if (!isName(name)) return void 0;
	const output = await gitOutput(directory, [
		"for-each-ref",
		"--format=%(objectname)%00%(objecttype)%00%(refname)",
		name
	]);
	for (const line of output.toString().split("\n")) {
		const [sha = "", type = "", refname] = line.split("\0");
		if (refname === name) return {
			sha,
			type
		};
	}
}
function gitReader(directory) {
	const object = async (expression) => {
		const answer = await runGit(directory, [
			"rev-parse",
			"--verify",
			"--quiet",
			"--end-of-options",
			expression
		]);
		return answer.code === 0 ? answer.stdout.toString().trim() : void 0;
	};
	const commitSha = async (revision) => isName(revision) ? object(`${revision}^{commit}`) : void 0;
	const lines = async (...argv) => (await gitOutput(directory, argv)).toString().split("\n").filter(Boolean);
	const pairs = (read) => {
		const known = memoised((key) => {
			const [base = "", head = ""] = key.split("..");
			return read(base, head);
		});
		return (base, head) => known(`${base}..${head}`);
	};
	return {
		directory,
		object,
		commitSha,
		commitShas: async (first, second) => {
			if (isName(first) && isName(second)) {
				const argv = [
					"rev-parse",
					`${first}^{commit}`,
					`${second}^{commit}`
				];
				const answer = await runGit(directory, argv);
				if (answer.code === 0) return answer.stdout.toString().trim().split("\n");
			}
			return Promise.all([commitSha(first), commitSha(second)]);
		},
		reference: (name) => readReference(directory, name),
		type: async (sha) => {
			const answer = await runGit(directory, [
				"cat-file",
				"-t",
				sha
			]);
			return answer.code === 0 ? answer.stdout.toString().trim() : void 0;
		},
		commit: memoised((sha) => readCommit(directory, sha)),
		commitsBetween: pairs((base, head) => lines("rev-list", "--reverse", "--topo-order", `${base}..${head}`, "--")),
		mergeBase: pairs(async (base, head) => {
			const answer = await runGit(directory, [
				"merge-base",
				base,
				head
			]);
			return answer.code === 0 ? answer.stdout.toString().trim() : void 0;
		}),
		changes: pairs((base, head) => readChanges(directory, base, head)),
		tree: (sha, recursive) => readTree$1(directory, sha, recursive),
		blob: async (sha) => {
			const answer = await runGit(directory, [
				"cat-file",
				"blob",
				sha
			]);
			return answer.code === 0 ? answer.stdout : void 0;
		}
	};
}

// fakes/servers/github/operations/commits.ts
const MOST_COMPARED_FILES = 300;
const MOST_COMPARED_COMMITS = 250;
const MOST_COMMIT_FILES = 300;
async function facts(git, sha) {
	const commit = await git.commit(sha);
	if (commit === void 0) throw new Error(`no commit ${sha}`);
	return commit;
}
async function endsOfRange(call) {
	const [before, after, ...more] = parameter(call, "basehead").split("...");
	if (before === void 0 || after === void 0 || more.length > 0) return void 0;
	const plain = (revision) => revision.replace(/^[\w.-]+:/, "");
	const base = await call.state.git.commitSha(plain(before));
	const head = await call.state.git.commitSha(plain(after));
	return base === void 0 || head === void 0 ? void 0 : [base, head];
}
function statusOf(ahead, behind) {
	if (ahead === 0) return behind === 0 ? "identical" : "behind";
	return behind === 0 ? "ahead" : "diverged";
}
function partOf$1(call, commits) {
	const query = call.url.searchParams;
	if (!query.has("page") && !query.has("per_page")) return {
		shown: commits.slice(0, MOST_COMPARED_COMMITS),
		isFirst: true,
		headers: {}
	};
	const page = pageOf(call);
	const from = (page.page - 1) * page.perPage;
	return {
		shown: commits.slice(from, from + page.perPage),
		isFirst: page.page === 1,
		headers: linkHeader(call, page, commits.length)
	};
}
async function compare(call) {
	const { git } = call.state;
	const range = await endsOfRange(call);
	if (range === void 0) return notFound();
	const [base, head] = range;
	const start = await git.mergeBase(base, head);
	if (start === void 0) return notFound(`No common ancestor between ${base} and ${head}.`);
	const [ahead, behind, changes] = await Promise.all([
		git.commitsBetween(base, head),
		git.commitsBetween(head, base),
		git.changes(start, head)
	]);
	const part = partOf$1(call, ahead);
	const shapeOf = async (sha) => commitShape(call.links, await facts(git, sha));
	const files = part.isFirst ? changes.slice(0, MOST_COMPARED_FILES) : [];
	const page = call.links.page("compare", `${base}...${head}`);
	const body = {
		url: call.links.repository("compare", `${base}...${head}`),
		html_url: page,
		permalink_url: page,
		diff_url: `${page}.diff`,
		patch_url: `${page}.patch`,
		base_commit: await shapeOf(base),
		merge_base_commit: await shapeOf(start),
		status: statusOf(ahead.length, behind.length),
		ahead_by: ahead.length,
		behind_by: behind.length,
		total_commits: ahead.length,
		commits: await Promise.all(part.shown.map(shapeOf)),
		files: files.map((change) => fileShape(call.links, change, head))
	};
	return reply(200, body, part.headers);
}
async function getCommit$1(call) {
	const { git } = call.state;
	const sha = await git.commitSha(parameter(call, "ref"));
	if (sha === void 0) return notFound();
	const commit = await facts(git, sha);
	const changes = await git.changes(commit.parents[0] ?? "4b825dc642cb6eb9a060e54bf8d69288fbee4904", sha);
	const lines = countLines(changes);
	return reply(200, {
		...commitShape(call.links, commit),
		stats: {
			...lines,
			total: lines.additions + lines.deletions
		},
		files: changes.slice(0, MOST_COMMIT_FILES).map((change) => fileShape(call.links, change, sha))
	});
}
const commits = [{
	id: "repos/compare-commits-with-basehead",
	method: "GET",
	path: "/repos/{owner}/{repo}/compare/{basehead}",
	scopes: ["contents"],
	answer: compare
}, {
	id: "repos/get-commit",
	method: "GET",
	path: "/repos/{owner}/{repo}/commits/{ref}",
	scopes: ["contents"],
	answer: getCommit$1
}];

// fakes/servers/github/operations/contents.ts
const MOST_BYTES = 1048576;
function commonShape(call, place, entry) {
	const self = `${call.links.repository("contents", place.path)}?ref=${place.commit}`;
	const folder = entry.type === "tree" ? "trees" : "blobs";
	const isSubmodule = entry.type === "commit";
	const git = isSubmodule ? null : call.links.repository("git", folder, entry.sha);
	const html = isSubmodule ? null : call.links.page("blob", place.commit, place.path);
	return {
		name: place.path.split("/").at(-1) ?? "",
		path: place.path,
		sha: entry.sha,
		size: entry.size ?? 0,
		url: self,
		git_url: git,
		html_url: html,
		download_url: entry.type === "blob" ? call.links.page("raw", place.commit, place.path) : null,
		_links: {
			self,
			git,
			html
		}
	};
}
function typeOf(entry) {
	if (entry.type === "tree") return "dir";
	if (entry.type === "commit") return "submodule";
	return entry.mode === "120000" ? "symlink" : "file";
}
async function folder(call, place, tree) {
	const shapes = (await call.state.git.tree(tree, false)).map((entry) => {
		const path = place.path === "" ? entry.path : `${place.path}/${entry.path}`;
		const type = typeOf(entry) === "submodule" ? "file" : typeOf(entry);
		return {
			...commonShape(call, {
				...place,
				path
			}, entry),
			type
		};
	});
	return reply(200, shapes);
}
async function file(call, place, entry) {
	const type = typeOf(entry);
	const shape = {
		...commonShape(call, place, entry),
		type
	};
	if (type === "submodule") return reply(200, {
		...shape,
		submodule_git_url: call.links.server
	});
	const content = await call.state.git.blob(entry.sha) ?? Buffer.alloc(0);
	if (type === "symlink") return reply(200, {
		...shape,
		target: content.toString()
	});
	if (/\braw\b/.test(call.accept)) return reply(200, content, { "content-type": "application/vnd.github.raw; charset=utf-8" });
	if (content.length > MOST_BYTES) return reply(200, {
		...shape,
		encoding: "none",
		content: ""
	});
	const lines = content.toString("base64").replace(/.{1,60}/g, "$&\n");
	return reply(200, {
		...shape,
		encoding: "base64",
		content: lines
	});
}
async function getContent(call) {
	const { git, defaultBranch } = call.state;
	const path = parameter(call, "path").replace(/^\/+|\/+$/g, "");
	const commit = await git.commitSha(call.url.searchParams.get("ref") ?? defaultBranch);
	if (commit === void 0) return notFound(`No commit found for the ref ${call.url.searchParams.get("ref")}`);
	const place = {
		commit,
		path
	};
	if (path === "") return folder(call, place, commit);
	const cut = path.lastIndexOf("/");
	const parent = await git.object(`${commit}:${path.slice(0, Math.max(cut, 0))}`);
	if (parent === void 0 || await git.type(parent) !== "tree") return notFound();
	const entry = (await git.tree(parent, false)).find((one) => one.path === path.slice(cut + 1));
	if (entry === void 0) return notFound();
	return entry.type === "tree" ? folder(call, place, entry.sha) : file(call, place, entry);
}
const contents = [{
	id: "repos/get-content",
	method: "GET",
	path: "/repos/{owner}/{repo}/contents/{path}",
	scopes: ["contents"],
	answer: getContent
}];

// fakes/servers/github/operations/git-objects.ts
const FULL_SHA = /^[0-9a-f]{40}$/;
const FOLDERS = {
	blob: "blobs",
	tree: "trees",
	commit: "commits",
	tag: "tags"
};
function objectAddress(call, type, sha) {
	const folder = type in FOLDERS ? FOLDERS[type] : "blobs";
	return call.links.repository("git", folder, sha);
}
function entryShape(call, entry) {
	const { path, mode, type, sha, size } = entry;
	const shape = {
		path,
		mode,
		type,
		sha
	};
	if (type === "commit") return shape;
	const url = objectAddress(call, type, sha);
	return size === void 0 ? {
		...shape,
		url
	} : {
		...shape,
		size,
		url
	};
}
async function treeSha(call) {
	const { git } = call.state;
	const name = parameter(call, "tree_sha");
	const sha = FULL_SHA.test(name) ? name : await git.commitSha(name);
	return sha === void 0 ? void 0 : git.object(`${sha}^{tree}`);
}
async function getTree(call) {
	const sha = await treeSha(call);
	if (sha === void 0) return notFound();
	const isRecursive = call.url.searchParams.has("recursive");
	const entries = await call.state.git.tree(sha, isRecursive);
	const limit = call.state.treeLimit;
	return reply(200, {
		sha,
		url: objectAddress(call, "tree", sha),
		tree: entries.slice(0, limit).map((entry) => entryShape(call, entry)),
		truncated: entries.length > limit
	});
}
async function getReference(call) {
	const name = `refs/${parameter(call, "ref").replace(/^refs\//, "")}`;
	const found = await call.state.git.reference(name);
	if (found === void 0) return notFound();
	const { type, sha } = found;
	return reply(200, {
		ref: name,
		node_id: nodeId("Ref", name),
		url: call.links.repository("git", name),
		object: {
			type,
			sha,
			url: objectAddress(call, type, sha)
		}
	});
}
async function getCommit(call) {
	const sha = parameter(call, "commit_sha");
	const commit = FULL_SHA.test(sha) ? await call.state.git.commit(sha) : void 0;
	return commit?.sha === sha ? reply(200, gitCommitShape(call.links, commit)) : notFound();
}
async function getBlob(call) {
	const sha = parameter(call, "file_sha");
	const content = FULL_SHA.test(sha) ? await call.state.git.blob(sha) : void 0;
	if (content === void 0) return notFound();
	if (/\braw\b/.test(call.accept)) return reply(200, content, { "content-type": "application/vnd.github.raw; charset=utf-8" });
	return reply(200, {
		sha,
		node_id: nodeId("Blob", sha),
		url: objectAddress(call, "blob", sha),
		size: content.length,
		encoding: "base64",
		content: wrapped(content)
	});
}
function wrapped(content) {
	return content.toString("base64").replace(/.{1,60}/g, "$&\n");
}
const gitObjects = [
	{
		id: "git/get-tree",
		method: "GET",
		path: "/repos/{owner}/{repo}/git/trees/{tree_sha}",
		scopes: ["contents"],
		answer: getTree
	},
	{
		id: "git/get-ref",
		method: "GET",
		path: "/repos/{owner}/{repo}/git/ref/{ref}",
		scopes: ["contents"],
		answer: getReference
	},
	{
		id: "git/get-commit",
		method: "GET",
		path: "/repos/{owner}/{repo}/git/commits/{commit_sha}",
		scopes: ["contents"],
		answer: getCommit
	},
	{
		id: "git/get-blob",
		method: "GET",
		path: "/repos/{owner}/{repo}/git/blobs/{file_sha}",
		scopes: ["contents"],
		answer: getBlob
	}
];

// fakes/servers/github/operations/issues.ts
function getIssue(call) {
	const issue = call.state.issues.get(numberParameter(call, "issue_number"));
	return issue ? reply(200, issueShape(call.state, call.links, issue)) : notFound();
}
const issues = [{
	id: "issues/get",
	method: "GET",
	path: "/repos/{owner}/{repo}/issues/{issue_number}",
	scopes: ["issues", "pull-requests"],
	answer: getIssue
}];

// fakes/servers/github/operations/labels.ts
function isSame(a, b) {
	return a.toLowerCase() === b.toLowerCase();
}
function withIssue(answer) {
	return (call) => {
		const issue = call.state.issues.get(numberParameter(call, "issue_number"));
		return issue === void 0 ? notFound() : answer(call, issue);
	};
}
function remember(call, issue, change) {
	const { state, token } = call;
	const createdAt = state.now();
	issue.events.push({
		id: state.nextId(),
		actor: token.login,
		createdAt,
		...change
	});
	issue.updatedAt = createdAt;
}
function listLabels(call, issue) {
	return paged(call, {
		items: issue.labels,
		shape: (name) => labelShape(call.links, name)
	});
}
function namesOf(body) {
	return (Array.isArray(body) ? body : list(fields(body)["labels"])).map((one) => text$1(one) ?? text$1(fields(one)["name"]) ?? "");
}
function addLabels(call, issue) {
	const names = namesOf(call.body);
	if (names.length === 0 || names.includes("")) return invalid("Label", "name", "label name is missing");
	for (const label of names) {
		if (issue.labels.some((known) => isSame(known, label))) continue;
		issue.labels.push(label);
		remember(call, issue, {
			event: "labeled",
			label
		});
	}
	return reply(200, shapes(call, issue));
}
function removeLabel(call, issue) {
	const at = issue.labels.findIndex((known) => isSame(known, parameter(call, "name")));
	const label = issue.labels[at];
	if (label === void 0) return notFound("Label does not exist");
	issue.labels.splice(at, 1);
	remember(call, issue, {
		event: "unlabeled",
		label
	});
	return reply(200, shapes(call, issue));
}
function shapes(call, issue) {
	return issue.labels.map((name) => labelShape(call.links, name));
}
const SCOPES = ["issues", "pull-requests"];
const LABELS = "/repos/{owner}/{repo}/issues/{issue_number}/labels";
const labels = [
	{
		id: "issues/list-labels-on-issue",
		method: "GET",
		path: LABELS,
		scopes: SCOPES,
		answer: withIssue(listLabels)
	},
	{
		id: "issues/add-labels",
		method: "POST",
		path: LABELS,
		scopes: SCOPES,
		answer: withIssue(addLabels)
	},
	{
		id: "issues/remove-label",
		method: "DELETE",
		path: `${LABELS}/{name}`,
		scopes: SCOPES,
		answer: withIssue(removeLabel)
	}
];

// fakes/servers/github/operations/pulls.ts
const MOST_FILES = 3e3;
const MOST_COMMITS = 250;
function withPull(answer) {
	return async (call) => {
		const issue = call.state.issues.get(numberParameter(call, "pull_number"));
		return isPullRequest(issue) ? answer(call, issue) : notFound();
	};
}
function matches$1(call, pull) {
	const query = call.url.searchParams;
	const state = query.get("state") ?? "open";
	const base = query.get("base");
	const head = query.get("head");
	const owner = pull.ends.headRepository?.split("/")[0] ?? "";
	return (state === "all" || state === pull.state) && (base === null || base === pull.ends.base) && (head === null || head === `${owner}:${pull.ends.headRef}`);
}
function listPulls(call) {
	const pulls = [...call.state.issues.values()].filter(isPullRequest);
	const order = call.url.searchParams.get("direction") === "asc" ? 1 : -1;
	return paged(call, {
		items: pulls.filter((pull) => matches$1(call, pull)).toSorted((a, b) => order * (a.number - b.number)),
		shape: (pull) => pullRequestShape(call.state, call.links, pull)
	});
}
async function listFiles(call, pull) {
	const ends = await endsOf(call.state, pull);
	const changes = await changesBetween(call.state, ends);
	return paged(call, {
		items: changes.slice(0, MOST_FILES),
		shape: (change) => fileShape(call.links, change, ends.head)
	});
}
async function listCommits(call, pull) {
	const { git } = call.state;
	const { base, head } = await endsOf(call.state, pull);
	const commits = await git.commitsBetween(base, head);
	return paged(call, {
		items: commits.slice(0, MOST_COMMITS),
		shape: async (sha) => {
			const commit = await git.commit(sha);
			return commit && commitShape(call.links, commit);
		}
	});
}
async function listForCommit(call) {
	const { state } = call;
	const sha = await state.git.commitSha(parameter(call, "commit_sha"));
	if (sha === void 0) return notFound();
	const found = [];
	for (const pull of [...state.issues.values()].filter(isPullRequest)) {
		const { base, head } = await endsOf(state, pull);
		const commits = await state.git.commitsBetween(base, head);
		if (head === sha || commits.includes(sha)) found.push(pull);
	}
	return paged(call, {
		items: found,
		shape: (pull) => pullRequestShape(state, call.links, pull)
	});
}
const PULLS = "/repos/{owner}/{repo}/pulls";
const pulls = [
	{
		id: "pulls/list",
		method: "GET",
		path: PULLS,
		scopes: ["pull-requests"],
		answer: listPulls
	},
	{
		id: "pulls/get",
		method: "GET",
		path: `${PULLS}/{pull_number}`,
		scopes: ["pull-requests"],
		answer: withPull(async (call, pull) => reply(200, await fullPullRequestShape(call.state, call.links, pull)))
	},
	{
		id: "pulls/list-files",
		method: "GET",
		path: `${PULLS}/{pull_number}/files`,
		scopes: ["pull-requests"],
		answer: withPull(listFiles)
	},
	{
		id: "pulls/list-commits",
		method: "GET",
		path: `${PULLS}/{pull_number}/commits`,
		scopes: ["pull-requests"],
		answer: withPull(listCommits)
	},
	{
		id: "repos/list-pull-requests-associated-with-commit",
		method: "GET",
		path: "/repos/{owner}/{repo}/commits/{commit_sha}/pulls",
		scopes: ["pull-requests"],
		answer: listForCommit
	}
];

// fakes/servers/github/operations/rate-limit.ts
const rateLimit = [{
	id: "rate-limit/get",
	method: "GET",
	path: "/rate_limit",
	scopes: [],
	answer: (call) => {
		const rate = { ...call.quota };
		return reply(200, {
			resources: {
				core: rate,
				search: rate
			},
			rate
		});
	}
}];

// fakes/servers/github/shapes/workflow-run.ts
function workflowRunShape(state, links, run) {
	const url = links.repository("actions", "runs", String(run.id));
	const workflow = stableId(`workflow ${run.path}`);
	const suite = stableId(`suite github-actions ${run.headSha}`);
	return {
		id: run.id,
		name: run.name,
		node_id: nodeId("WorkflowRun", run.id),
		check_suite_id: suite,
		head_branch: run.headBranch,
		head_sha: run.headSha,
		path: run.path,
		run_number: run.id,
		run_attempt: run.runAttempt,
		event: run.event,
		status: run.status,
		conclusion: run.conclusion,
		workflow_id: workflow,
		display_title: run.name,
		url,
		html_url: links.page("actions", "runs", String(run.id)),
		pull_requests: [],
		created_at: run.createdAt,
		updated_at: run.createdAt,
		run_started_at: run.createdAt,
		actor: userShape(links, run.actor),
		triggering_actor: userShape(links, run.triggeringActor),
		jobs_url: `${url}/jobs`,
		logs_url: `${url}/logs`,
		check_suite_url: links.repository("check-suites", String(suite)),
		artifacts_url: `${url}/artifacts`,
		cancel_url: `${url}/cancel`,
		rerun_url: `${url}/rerun`,
		previous_attempt_url: null,
		workflow_url: links.repository("actions", "workflows", String(workflow)),
		head_commit: null,
		repository: repositoryShape(state, links, `${state.owner}/${state.name}`),
		head_repository: repositoryShape(state, links, run.headRepository)
	};
}
function artifactShape(state, links, artifact) {
	const url = links.repository("actions", "artifacts", String(artifact.id));
	const run = state.workflowRuns.find((one) => one.id === artifact.workflowRun);
	return {
		id: artifact.id,
		node_id: nodeId("Artifact", artifact.id),
		name: artifact.name,
		size_in_bytes: artifact.sizeInBytes,
		url,
		archive_download_url: `${url}/zip`,
		expired: artifact.expired,
		digest: artifact.digest,
		created_at: artifact.createdAt,
		updated_at: artifact.createdAt,
		expires_at: artifact.expiresAt,
		workflow_run: run ? {
			id: run.id,
			repository_id: stableId(`${state.owner}/${state.name}`),
			head_repository_id: stableId(run.headRepository),
			head_branch: run.headBranch ?? "",
			head_sha: run.headSha
		} : null
	};
}

// fakes/servers/github/operations/workflow-runs.ts
function equals(wanted, ...values) {
	return wanted === null || values.includes(wanted);
}
function isCreated(wanted, at) {
	if (wanted === null) return true;
	const range = wanted.split("..");
	if (range.length === 2) return at >= (range[0] ?? "") && at <= (range[1] ?? "");
	const [, sign = "", time = ""] = /^(>=|<=|>|<)?(.*)$/.exec(wanted) ?? [];
	if (sign === ">=") return at >= time;
	if (sign === "<=") return at <= time;
	if (sign === ">") return at > time;
	return sign === "<" ? at < time : at.startsWith(time);
}
function matches(call, run) {
	const query = call.url.searchParams;
	return equals(query.get("event"), run.event) && equals(query.get("branch"), run.headBranch) && equals(query.get("actor"), run.actor) && equals(query.get("head_sha"), run.headSha) && equals(query.get("status"), run.status, run.conclusion) && isCreated(query.get("created"), run.createdAt);
}
function listRuns(call) {
	return paged(call, {
		items: call.state.workflowRuns.filter((run) => matches(call, run)).toSorted((a, b) => b.id - a.id),
		shape: (run) => workflowRunShape(call.state, call.links, run),
		wrap: (page, total) => ({
			total_count: total,
			workflow_runs: page
		})
	});
}
function withRun(answer) {
	return (call) => {
		const id = numberParameter(call, "run_id");
		const run = call.state.workflowRuns.find((one) => one.id === id);
		return run === void 0 ? notFound() : answer(call, run);
	};
}
function listArtifacts(call, run) {
	const name = call.url.searchParams.get("name");
	return paged(call, {
		items: call.state.artifacts.filter((artifact) => artifact.workflowRun === run.id && equals(name, artifact.name)).toSorted((a, b) => b.id - a.id),
		shape: (artifact) => artifactShape(call.state, call.links, artifact),
		wrap: (page, total) => ({
			total_count: total,
			artifacts: page
		})
	});
}
const RUNS = "/repos/{owner}/{repo}/actions/runs";
const scopes = ["actions"];
const workflowRuns = [
	{
		id: "actions/list-workflow-runs-for-repo",
		method: "GET",
		path: RUNS,
		scopes,
		answer: listRuns
	},
	{
		id: "actions/get-workflow-run",
		method: "GET",
		path: `${RUNS}/{run_id}`,
		scopes,
		answer: withRun((call, run) => reply(200, workflowRunShape(call.state, call.links, run)))
	},
	{
		id: "actions/list-workflow-run-artifacts",
		method: "GET",
		path: `${RUNS}/{run_id}/artifacts`,
		scopes,
		answer: withRun(listArtifacts)
	}
];

// fakes/servers/github/operations/index.ts
const operations = [
	...pulls,
	...commits,
	...gitObjects,
	...contents,
	...issues,
	...comments,
	...labels,
	...collaborators,
	...checks,
	...workflowRuns,
	...rateLimit
];

// fakes/servers/github/quota.ts
const WINDOW_SECONDS = 3600;
function quotas(limit, clock) {
	const windows = /* @__PURE__ */ new Map();
	const windowOf = (token) => {
		const seconds = Math.floor(clock().getTime() / 1e3);
		const known = windows.get(token);
		if (known !== void 0 && known.reset > seconds) return known;
		const fresh = {
			used: 0,
			reset: seconds + WINDOW_SECONDS
		};
		windows.set(token, fresh);
		return fresh;
	};
	const look = (token) => {
		const { used, reset } = windowOf(token);
		return {
			limit,
			used,
			remaining: limit - used,
			reset
		};
	};
	return {
		spend: (token) => {
			const current = windowOf(token);
			const isRefused = current.used >= limit;
			if (!isRefused) current.used += 1;
			return {
				quota: look(token),
				isRefused
			};
		},
		look
	};
}
function limitReply(login) {
	return failure(403, `API rate limit exceeded for ${login}.`);
}
function quotaHeaders(quota) {
	return {
		"x-ratelimit-limit": String(quota.limit),
		"x-ratelimit-remaining": String(quota.remaining),
		"x-ratelimit-used": String(quota.used),
		"x-ratelimit-reset": String(quota.reset),
		"x-ratelimit-resource": "core"
	};
}

// fakes/servers/github/request-log.ts
function requestLog() {
	const requests = [];
	const waiting = [];
	return {
		requests,
		note: (request) => {
			const entry = {
				...request,
				status: 0
			};
			requests.push(entry);
			const line = `${entry.method} ${entry.path}`;
			for (const waiter of waiting.filter(({ match }) => match.test(line))) {
				waiting.splice(waiting.indexOf(waiter), 1);
				waiter.tell(entry);
			}
			return (status) => {
				entry.status = status;
			};
		},
		arrival: (match) => new Promise((tell) => waiting.push({
			match,
			tell
		}))
	};
}

// fakes/servers/github/router.ts
const GREEDY = /* @__PURE__ */ new Set([
	"basehead",
	"ref",
	"path"
]);
const NUMERIC = /(?:_number|_id|^run_id)$/;
function segmentPattern(segment, names) {
	const name = /^\{(\w+)\}$/.exec(segment)?.[1];
	if (name === void 0) return segment.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	names.push(name);
	if (GREEDY.has(name)) return "(.*)";
	return NUMERIC.test(name) && name !== "workflow_id" ? "(\\d+)" : "([^/]+)";
}
function routeOf(operation) {
	const names = [];
	const segments = operation.path.split("/").map((segment) => segmentPattern(segment, names));
	return {
		operation,
		pattern: new RegExp(`^${segments.join("/")}$`),
		names,
		literals: segments.length - names.length
	};
}
function decoded(value) {
	try {
		return decodeURIComponent(value);
	} catch {
		return;
	}
}
function parametersOf(route, path) {
	const found = route.pattern.exec(path);
	if (found === null) return void 0;
	const parameters = /* @__PURE__ */ new Map();
	for (const [index, name] of route.names.entries()) {
		const value = decoded(found[index + 1] ?? "");
		if (value === void 0) return void 0;
		parameters.set(name, value);
	}
	return parameters;
}
function router(operations) {
	const routes = operations.map(routeOf).toSorted((a, b) => b.literals - a.literals);
	return (method, path) => {
		for (const route of routes) {
			if (route.operation.method !== method) continue;
			const parameters = parametersOf(route, path);
			if (parameters !== void 0) return {
				operation: route.operation,
				parameters
			};
		}
	};
}

// fakes/servers/github/rest.ts
function secretOf(authorization) {
	const [, scheme = "", value = ""] = /^(\w+) +(.+)$/.exec(authorization ?? "") ?? [];
	if (/^(?:token|bearer)$/i.test(scheme)) return value;
	if (!/^basic$/i.test(scheme)) return void 0;
	return Buffer.from(value, "base64").toString().replace(/^[^:]*:/, "");
}
function parsed(body) {
	if (body.length === 0) return { value: void 0 };
	try {
		return { value: JSON.parse(body.toString("utf8")) };
	} catch {
		return;
	}
}
function isOurs(state, parameters) {
	const isSame = (name, ours) => {
		const asked = parameters.get(name);
		return asked === void 0 || asked.toLowerCase() === ours.toLowerCase();
	};
	return isSame("owner", state.owner) && isSame("repo", state.name);
}
function refusal(state, token, operation) {
	const level = operation.method === "GET" ? "read" : "write";
	if (operation.scopes.length === 0 || level === "read" && !state.isPrivate) return void 0;
	if (isGranted(token, operation.scopes, level)) return void 0;
	return forbidden();
}
async function operate(api, request, found) {
	const body = parsed(request.body);
	if (body === void 0) return failure(400, "Problems parsing JSON");
	const call = {
		state: api.state,
		links: api.links,
		token: found.token,
		quota: found.quota,
		method: request.method,
		parameters: found.parameters,
		url: request.url,
		accept: request.accept,
		body: body.value
	};
	return found.operation.answer(call);
}
async function replyTo(api, request, known) {
	const { match, token, quota } = known;
	const { fault } = request;
	const early = fault === void 0 || fault.isApplied ? null : await faultReply(fault);
	if (early !== null) return early;
	if (known.isRefused) return limitReply(token.login);
	if (match === void 0 || !isOurs(api.state, match.parameters)) return notFound();
	const refused = refusal(api.state, token, match.operation);
	if (refused !== void 0) return refused;
	const reply = await operate(api, request, {
		...match,
		token,
		quota
	});
	return (fault?.isApplied ? await faultReply(fault) : null) ?? reply;
}
async function decide(api, request) {
	const { state, quotas } = api;
	const match = api.match(request.method, request.url.pathname);
	const operation = match?.operation ?? null;
	const secret = secretOf(request.authorization);
	if (secret === void 0) return {
		reply: failure(401, "Requires authentication"),
		operation,
		quota: quotas.look("")
	};
	const token = state.tokens.get(secret);
	if (token === void 0) return {
		reply: failure(401, "Bad credentials"),
		operation,
		quota: quotas.look("")
	};
	const spent = operation?.id === "rate-limit/get" ? {
		quota: quotas.look(secret),
		isRefused: false
	} : quotas.spend(secret);
	return {
		reply: await replyTo(api, request, {
			match,
			token,
			...spent
		}),
		operation,
		quota: spent.quota
	};
}
function restApi(parts, operations) {
	const api = {
		...parts,
		match: router(operations)
	};
	return (request) => decide(api, request);
}

// fakes/servers/github/pull-request-refs.ts
const MERGER = {
	GIT_AUTHOR_NAME: "GitHub",
	GIT_AUTHOR_EMAIL: "noreply@github.com",
	GIT_AUTHOR_DATE: "2024-01-01T00:00:00Z",
	GIT_COMMITTER_NAME: "GitHub",
	GIT_COMMITTER_EMAIL: "noreply@github.com",
	GIT_COMMITTER_DATE: "2024-01-01T00:00:00Z"
};
async function mergeCommit(directory, base, head) {
	const merged = await runGit(directory, [
		"merge-tree",
		"--write-tree",
		base,
		head
	]);
	if (merged.code !== 0) return null;
	const argv = [
		"commit-tree",
		merged.stdout.toString().split("\n")[0] ?? "",
		"-p",
		base,
		"-p",
		head,
		"-m",
		`Merge ${head} into ${base}`
	];
	const commit = await runGit(directory, argv, MERGER);
	return commit.code === 0 ? commit.stdout.toString().trim() : null;
}
async function writePullRequestRefs(state, pull) {
	const { base, head } = await endsOf(state, pull);
	const { directory } = state.git;
	const below = `refs/pull/${pull.number}`;
	await gitOutput(directory, [
		"update-ref",
		`${below}/head`,
		head
	]);
	const merge = await mergeCommit(directory, base, head);
	await gitOutput(directory, merge === null ? [
		"update-ref",
		"-d",
		`${below}/merge`
	] : [
		"update-ref",
		`${below}/merge`,
		merge
	]);
	return {
		number: pull.number,
		baseSha: base,
		headSha: head,
		mergeSha: merge
	};
}

// fakes/servers/github/seed.ts
function nextNumber(state) {
	return Math.max(0, ...state.issues.keys()) + 1;
}
function emptyIssue(state, facts) {
	const now = state.now();
	return {
		...facts,
		createdAt: now,
		updatedAt: now,
		body: null,
		state: "open",
		draft: false,
		closedAt: null,
		mergedAt: null,
		labels: [],
		events: []
	};
}
async function addPullRequest(state, options) {
	const ours = `${state.owner}/${state.name}`;
	const { head, base = state.defaultBranch, fork = ours } = options;
	const [baseSha, headSha] = await Promise.all([state.git.commitSha(base), state.git.commitSha(head)]);
	if (baseSha === void 0) throw new Error(`no branch ${base} in ${state.git.directory}`);
	if (headSha === void 0) throw new Error(`no branch ${head} in ${state.git.directory}`);
	const ends = {
		base,
		head,
		headRef: options.headRef ?? head,
		headRepository: fork,
		known: {
			base: baseSha,
			head: headSha
		}
	};
	const issue = {
		...emptyIssue(state, {
			number: options.number ?? nextNumber(state),
			author: options.author ?? state.owner,
			title: options.title ?? `Merge ${head}`,
			ends
		}),
		ends,
		body: options.body ?? null,
		draft: options.draft ?? false,
		labels: [...options.labels ?? []]
	};
	state.issues.set(issue.number, issue);
	return writePullRequestRefs(state, issue);
}
function pullOf(state, number) {
	const issue = state.issues.get(number);
	if (!isPullRequest(issue)) throw new Error(`no pull request ${number}`);
	return issue;
}
function addComment(state, options) {
	const now = state.now();
	const author = options.author ?? state.owner;
	const isWorkflow = author === "github-actions[bot]";
	const comment = {
		id: state.nextId(),
		issue: options.issue,
		author,
		app: isWorkflow ? workflowToken().app : null,
		body: options.body,
		createdAt: now,
		updatedAt: now
	};
	state.comments.set(comment.id, comment);
	return comment;
}
function workflowRunDefaults(state) {
	return {
		id: state.nextId(),
		name: "skillcheck",
		path: ".github/workflows/skillcheck.yml",
		event: "pull_request",
		headBranch: state.defaultBranch,
		headRepository: `${state.owner}/${state.name}`,
		actor: state.owner,
		triggeringActor: state.owner,
		runAttempt: 1,
		status: "completed",
		conclusion: "success",
		createdAt: state.now()
	};
}
function artifactDefaults(state) {
	const createdAt = state.now();
	const expires = new Date(Date.parse(createdAt) + 7776e6);
	return {
		id: state.nextId(),
		sizeInBytes: 1,
		digest: null,
		expired: false,
		createdAt,
		expiresAt: expires.toISOString().replace(/\.\d+Z$/, "Z")
	};
}
function seedOf(state) {
	return {
		addPullRequest: (options) => addPullRequest(state, options),
		synchronize: (number) => writePullRequestRefs(state, pullOf(state, number)),
		closePullRequest: (number, how = "closed") => {
			const pull = pullOf(state, number);
			pull.state = "closed";
			pull.closedAt = state.now();
			pull.mergedAt = how === "merged" ? pull.closedAt : null;
		},
		addIssue: ({ title, author = state.owner }) => {
			const issue = emptyIssue(state, {
				number: nextNumber(state),
				author,
				title,
				ends: null
			});
			state.issues.set(issue.number, issue);
			return issue.number;
		},
		addComment: (options) => addComment(state, options),
		addWorkflowRun: (options) => {
			const run = {
				...workflowRunDefaults(state),
				...options
			};
			state.workflowRuns.push(run);
			return run;
		},
		addArtifact: (options) => {
			const artifact = {
				...artifactDefaults(state),
				...options
			};
			state.artifacts.push(artifact);
			return artifact;
		}
	};
}

// fakes/servers/github/control.ts
const CONTROL = "/_fake/";
function snapshot(state) {
	return {
		issues: [...state.issues.values()],
		comments: [...state.comments.values()],
		checkRuns: [...state.checkRuns.values()],
		workflowRuns: state.workflowRuns,
		artifacts: state.artifacts
	};
}
function faultOf(body) {
	const sent = fields(body);
	const match = text$1(sent["match"]);
	const status = sent["status"];
	if (match === void 0 || typeof status !== "number") return void 0;
	const times = typeof sent["times"] === "number" ? sent["times"] : 1;
	const headers = Object.entries(fields(sent["headers"])).map(([key, value]) => [key, String(value)]);
	return {
		match: new RegExp(match),
		status,
		times,
		body: sent["body"],
		headers: Object.fromEntries(headers),
		isApplied: sent["isApplied"] === true
	};
}
function controlReply(controlled, request, body) {
	if (request === `GET ${"/_fake/"}requests`) return reply(200, controlled.log.requests);
	if (request === `GET ${"/_fake/"}state`) return reply(200, snapshot(controlled.state));
	if (request !== `POST ${"/_fake/"}faults`) return notFound();
	const fault = faultOf(body);
	if (fault === void 0) return reply(400, { message: "a fault needs match and status" });
	controlled.addFault(fault);
	return reply(201, {});
}

// fakes/servers/github/smart-http.ts
const SETTINGS = [
	["http.receivepack", "false"],
	["uploadpack.allowAnySHA1InWant", "true"],
	["uploadpack.allowReachableSHA1InWant", "true"],
	["uploadpack.allowFilter", "true"],
	["safe.directory", "*"]
];
function settings() {
	const entries = SETTINGS.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${index}`, key], [`GIT_CONFIG_VALUE_${index}`, value]]);
	return {
		GIT_CONFIG_COUNT: String(SETTINGS.length),
		...Object.fromEntries(entries)
	};
}
const SERVICE = /^\/([^/]+)\/([^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/;
function gitService(path) {
	const [, owner, name, service] = SERVICE.exec(path) ?? [];
	if (owner === void 0 || name === void 0 || service === void 0) return void 0;
	return {
		owner,
		name,
		service
	};
}
function header(request, name) {
	const value = request.headers[name];
	return typeof value === "string" ? value : "";
}
function cgiEnvironment(request, directory, service) {
	const [, query = ""] = (request.url ?? "").split("?", 2);
	return {
		...gitEnvironment,
		...settings(),
		GIT_PROJECT_ROOT: dirname(directory),
		GIT_HTTP_EXPORT_ALL: "1",
		PATH_INFO: `/${basename(directory)}/${service}`,
		REQUEST_METHOD: request.method ?? "GET",
		QUERY_STRING: query,
		CONTENT_TYPE: header(request, "content-type"),
		HTTP_CONTENT_ENCODING: header(request, "content-encoding"),
		GIT_PROTOCOL: header(request, "git-protocol"),
		REMOTE_ADDR: "127.0.0.1"
	};
}
function cgiHead(output) {
	const end = output.indexOf("\r\n\r\n");
	if (end === -1) return void 0;
	const lines = output.subarray(0, end).toString("latin1").split("\r\n");
	const headers = {};
	for (const line of lines) {
		const [, name = "", value = ""] = /^([^:]+): *(.*)$/.exec(line) ?? [];
		headers[name.toLowerCase()] = value;
	}
	const { status, ...others } = headers;
	return {
		status: Number.parseInt(status ?? "200", 10),
		headers: others,
		rest: output.subarray(end + 4)
	};
}
function gitGateway(directory) {
	const running = /* @__PURE__ */ new Set();
	return {
		serve: (request, response, service) => new Promise((resolve, reject) => {
			const env = cgiEnvironment(request, directory, service);
			const child = spawn("git", ["http-backend"], {
				env,
				stdio: [
					"pipe",
					"pipe",
					"ignore"
				]
			});
			running.add(child);
			let head;
			let waiting = Buffer.alloc(0);
			child.stdout.on("data", (chunk) => {
				if (head !== void 0) return void response.write(chunk);
				waiting = Buffer.concat([waiting, chunk]);
				head = cgiHead(waiting);
				if (head !== void 0) response.writeHead(head.status, head.headers).write(head.rest);
			});
			child.on("error", reject);
			child.on("close", () => {
				running.delete(child);
				if (head === void 0) response.writeHead(500);
				response.end();
				resolve(head?.status ?? 500);
			});
			child.stdin.on("error", () => child.stdin.destroy());
			response.on("close", () => {
				if (!response.writableFinished) child.kill();
			});
			request.pipe(child.stdin);
		}),
		close: () => {
			for (const child of running) child.kill();
		}
	};
}

// fakes/servers/github/serve.ts
async function bodyOf(request) {
	const chunks = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks);
}
function readable(body) {
	if (body.length === 0) return void 0;
	const text = body.toString("utf8");
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
let answered = 0;
function commonHeaders(quota) {
	answered += 1;
	return {
		...quota === void 0 ? {} : quotaHeaders(quota),
		"x-github-request-id": `FAKE:${answered.toString(16).toUpperCase().padStart(8, "0")}`,
		"x-github-media-type": "github.v3; format=json",
		"x-github-api-version-selected": "2022-11-28"
	};
}
function send$1(response, reply, quota) {
	const { status, body } = reply;
	const isBytes = Buffer.isBuffer(body);
	const json = body === void 0 || isBytes ? void 0 : JSON.stringify(body);
	const type = json === void 0 ? {} : { "content-type": "application/json; charset=utf-8" };
	response.writeHead(status, {
		...commonHeaders(quota),
		...type,
		...reply.headers
	});
	response.end(isBytes ? body : json);
	return json;
}
function loginOf(serving, request) {
	const secret = secretOf(request.headers.authorization);
	return (secret === void 0 ? void 0 : serving.state.tokens.get(secret))?.login ?? null;
}
function isGitAllowed(serving, request) {
	if (loginOf(serving, request) !== null) return true;
	return request.headers.authorization === void 0 && !serving.state.isPrivate;
}
async function serveGit(serving, incoming, service) {
	const { request, response, method, path } = incoming;
	const login = loginOf(serving, request);
	const finish = serving.log.note({
		method,
		path,
		login,
		body: void 0
	});
	const instead = incoming.fault === void 0 ? null : await faultReply(incoming.fault);
	if (instead !== null) {
		send$1(response, instead);
		finish(instead.status);
	} else if (isGitAllowed(serving, request)) finish(await serving.gateway.serve(request, response, service));
	else {
		response.writeHead(401, { "www-authenticate": "Basic realm=\"GitHub\"" });
		response.end();
		finish(401);
	}
}
async function serveRest(serving, incoming) {
	const { request, response, method, path, fault } = incoming;
	const body = await bodyOf(request);
	const requestBody = readable(body);
	const login = loginOf(serving, request);
	const finish = serving.log.note({
		method,
		path,
		login,
		body: requestBody
	});
	const { reply, operation, quota } = await serving.api({
		method,
		url: new URL(path, serving.links.api),
		accept: request.headers.accept ?? "",
		authorization: request.headers.authorization,
		body,
		fault
	});
	finish(reply.status);
	const json = send$1(response, reply, quota);
	serving.onExchange?.({
		method,
		path,
		operation: operation && {
			id: operation.id,
			path: operation.path
		},
		requestBody,
		status: reply.status,
		responseBody: json === void 0 ? void 0 : JSON.parse(json),
		isFault: fault !== void 0
	});
}
async function serve(serving, request, response) {
	const method = request.method ?? "GET";
	const path = request.url ?? "/";
	const [pathname = ""] = path.split("?", 1);
	if (pathname.startsWith("/_fake/")) {
		const controlled = {
			...serving,
			addFault: serving.faults.add
		};
		const body = readable(await bodyOf(request));
		send$1(response, controlReply(controlled, `${method} ${pathname}`, body));
		return;
	}
	const incoming = {
		request,
		response,
		method,
		path,
		fault: serving.faults.take(`${method} ${path}`)
	};
	const git = gitService(pathname);
	if (git === void 0) return serveRest(serving, incoming);
	const { owner, name } = serving.state;
	if (`${git.owner}/${git.name}`.toLowerCase() === `${owner}/${name}`.toLowerCase()) return serveGit(serving, incoming, git.service);
	serving.log.note({
		method,
		path,
		login: null,
		body: void 0
	})(404);
	send$1(response, notFound());
}
function requestHandler(serving) {
	return (request, response) => {
		serve(serving, request, response).catch((error) => {
			const words = error instanceof Error ? error.stack ?? error.message : String(error);
			if (response.headersSent) response.destroy();
			else send$1(response, failure(500, `loopback GitHub: ${words}`));
		});
	};
}

// fakes/servers/github/start-github.ts
const FIRST_ID = 0xf4241;
function stateOf(options, clock) {
	const [owner = "", name = ""] = (options.name ?? "acme/skills").split("/");
	let id = FIRST_ID;
	return {
		owner,
		name,
		isPrivate: options.isPrivate ?? false,
		defaultBranch: options.defaultBranch ?? "main",
		git: gitReader(options.repository),
		tokens: new Map(Object.entries(options.tokens ?? { ["fake-github-token"]: workflowToken() })),
		collaborators: new Map(Object.entries(options.collaborators ?? { [owner]: "admin" })),
		issues: /* @__PURE__ */ new Map(),
		comments: /* @__PURE__ */ new Map(),
		checkRuns: /* @__PURE__ */ new Map(),
		workflowRuns: [],
		artifacts: [],
		treeLimit: options.treeLimit ?? 1e5,
		nextId: () => id++,
		now: () => clock().toISOString().replace(/\.\d+Z$/, "Z")
	};
}
async function startGithub(options) {
	const clock = options.clock ?? (() => /* @__PURE__ */ new Date());
	const state = stateOf(options, clock);
	const faults = faultList(options.faults ?? []);
	const log = requestLog();
	const gateway = gitGateway(options.repository);
	const server = createServer();
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(options.port ?? 0, "127.0.0.1", resolve);
	});
	const { port } = server.address();
	const links = linksOf(port, state.owner, state.name);
	const limits = quotas(options.rateLimit ?? 1e3, clock);
	const api = restApi({
		state,
		links,
		quotas: limits
	}, operations);
	const { onExchange } = options;
	server.on("request", requestHandler({
		state,
		links,
		log,
		faults,
		gateway,
		api,
		onExchange
	}));
	return {
		...seedOf(state),
		url: links.api,
		serverUrl: links.server,
		port,
		state,
		requests: log.requests,
		arrival: log.arrival,
		addFault: faults.add,
		pullRequestEvent: async (number, what) => ({
			name: "pull_request",
			payload: await pullRequestEvent({
				state,
				links
			}, number, what)
		}),
		close: () => new Promise((resolve, reject) => {
			gateway.close();
			server.close((error) => error ? reject(error) : resolve());
			server.closeAllConnections();
		})
	};
}

// fakes/servers/github/command.ts
var command_exports$2 = /* @__PURE__ */ __exportAll({
	command: () => command$2,
	usage: () => usage$3
});
const usage$3 = `github --repository DIR [--port 0] [--name owner/repo] [--token SECRET] [--branch main]
       [--pull HEAD[:BASE]]… [--private]
  Serves GitHub's REST API and git over HTTP on 127.0.0.1 until it is ended; prints its address.
  GET /_fake/requests and GET /_fake/state show what it saw, POST /_fake/faults injects an answer.`;
async function gitDirectory(folder) {
	const ask = ["rev-parse", "--absolute-git-dir"];
	const bare = await runGit(resolve(folder), ask);
	return (bare.code === 0 ? bare.stdout : await gitOutput(resolve(folder, ".git"), ask)).toString().trim();
}
async function command$2(argv, print = (line) => void process.stdout.write(`${line}\n`)) {
	const { values } = parseArgs({
		args: [...argv],
		options: {
			repository: { type: "string" },
			port: {
				type: "string",
				default: "0"
			},
			name: {
				type: "string",
				default: "acme/skills"
			},
			token: {
				type: "string",
				default: FAKE_TOKEN
			},
			branch: {
				type: "string",
				default: "main"
			},
			pull: {
				type: "string",
				multiple: true,
				default: []
			},
			private: {
				type: "boolean",
				default: false
			}
		}
	});
	if (values.repository === void 0) throw new Error(`--repository is missing\n${usage$3}`);
	const github = await startGithub({
		repository: await gitDirectory(values.repository),
		port: Number(values.port),
		name: values.name,
		defaultBranch: values.branch,
		isPrivate: values.private,
		tokens: { [values.token]: workflowToken() }
	});
	for (const pull of values.pull) {
		const [head = "", base = values.branch] = pull.split(":");
		await github.addPullRequest({
			head,
			base
		});
	}
	print(github.url);
	return github;
}

// fakes/servers/model/script-file.ts
const wrong = (path, wanted) => [`${path}: must be ${wanted}`];
const text = (value, path) => typeof value === "string" ? [] : wrong(path, "a string");
const flag = (value, path) => typeof value === "boolean" ? [] : wrong(path, "true or false");
const count = (value, path) => Number.isSafeInteger(value) && Number(value) >= 0 ? [] : wrong(path, "a whole number, 0 or more");
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const anyRecord = (value, path) => isRecord(value) ? [] : wrong(path, "an object");
const pattern = (value, path) => {
	if (typeof value !== "string") return wrong(path, "a regular expression");
	try {
		new RegExp(value, "su");
		return [];
	} catch (error) {
		return [`${path}: ${error instanceof Error ? error.message : "bad pattern"}`];
	}
};
const listOf = (rule) => (value, path) => Array.isArray(value) && value.length > 0 ? value.flatMap((item, place) => rule(item, `${path}[${place}]`)) : wrong(path, "a list that is not empty");
const shape = (keys, required = []) => (value, path) => {
	if (!isRecord(value)) return wrong(path, "an object");
	const rules = new Map(Object.entries(keys));
	const known = [...rules.keys()].join(", ");
	const missing = required.filter((key) => !(key in value)).map((key) => `${path}.${key}: is missing`);
	const found = Object.entries(value).flatMap(([key, item]) => rules.get(key)?.(item, `${path}.${key}`) ?? [`${path}.${key}: is no key here; known: ${known}`]);
	return [...missing, ...found];
};
const words = /* @__PURE__ */ new Set([
	"missing",
	"null",
	"zero",
	"enormous"
]);
const usage$2 = (value, path) => typeof value === "string" && words.has(value) ? [] : shape({
	input: count,
	cached: count,
	output: count
}, [
	"input",
	"cached",
	"output"
])(value, path);
const common = {
	kind: text,
	times: count,
	from: count
};
const faultShapes = /* @__PURE__ */ new Map([
	["status", shape({
		...common,
		status: count,
		message: text,
		retry_after: count
	}, ["status"])],
	["model-not-found", shape(common)],
	["broken-json", shape(common)],
	["cut", shape(common)],
	["close", shape(common)],
	["empty", shape(common)],
	["hang", shape(common)],
	["hang-after-headers", shape(common)],
	["trickle", shape({
		...common,
		bytes: count,
		delay_ms: count
	})],
	["huge-text", shape({
		...common,
		bytes: count
	})],
	["huge-input", shape({
		...common,
		bytes: count
	})],
	["unknown-event", shape(common)],
	["usage", shape({
		...common,
		usage: usage$2
	}, ["usage"])],
	["model-name", shape({
		...common,
		model: text
	}, ["model"])]
]);
const fault = (value, path) => {
	const kind = isRecord(value) ? value["kind"] : void 0;
	const known = [...faultShapes.keys()].join(", ");
	return faultShapes.get(kind)?.(value, path) ?? [`${path}.kind: is no fault; known: ${known}`];
};
const step = shape({
	thinking: text,
	text,
	tools: listOf(shape({
		name: text,
		input: anyRecord
	}, ["name", "input"])),
	text_after: text,
	model: text,
	usage: usage$2,
	fault
});
const scriptShape = shape({
	name: text,
	match: pattern,
	side: flag,
	steps: listOf(step),
	variants: listOf(listOf(step)),
	fault
});
const script = (value, path) => {
	const problems = scriptShape(value, path);
	return (isRecord(value) ? ["steps", "variants"].filter((key) => key in value) : []).length === 1 ? problems : [...problems, `${path}: needs either steps or variants`];
};
function readScripts(json) {
	let document;
	try {
		document = JSON.parse(json);
	} catch (error) {
		return {
			ok: false,
			problems: [`not JSON: ${error instanceof Error ? error.message : "unknown"}`]
		};
	}
	const problems = shape({ scripts: listOf(script) }, ["scripts"])(document, "$");
	if (problems.length > 0) return {
		ok: false,
		problems
	};
	return {
		ok: true,
		scripts: document.scripts
	};
}

// fakes/servers/model/choose.ts
const sideStep = { text: "A short scripted title" };
function withoutReminders(text) {
	return text.replace(/<system-reminder>[\s\S]*?<\/system-reminder>/g, "").trim();
}
function conversationName(conversation, own) {
	const identity = conversation.session === void 0 ? conversation.userTexts.slice(0, 1) : [conversation.session, ...own.slice(0, 1)];
	return createHash("sha256").update(JSON.stringify(identity)).digest("hex").slice(0, 8);
}
function variantOf(ready, name, counters) {
	const key = `${ready.label}/${name}`;
	const known = counters.variants.get(key);
	if (known !== void 0) return known;
	const order = counters.conversations.get(ready) ?? 0;
	counters.conversations.set(ready, order + 1);
	const variant = Math.min(order, ready.lists.length - 1);
	counters.variants.set(key, variant);
	return variant;
}
function due(fault, key, faults) {
	if (fault.times === void 0) return true;
	const used = faults.get(key) ?? 0;
	if (used >= fault.times) return false;
	faults.set(key, used + 1);
	return true;
}
function createChooser(scripts) {
	const list = scripts.map((script, place) => {
		const pattern = script.match === void 0 ? void 0 : new RegExp(script.match, "su");
		return {
			script,
			label: script.name ?? String(place),
			pattern,
			lists: script.variants ?? [script.steps ?? []]
		};
	});
	const counters = {
		variants: /* @__PURE__ */ new Map(),
		conversations: /* @__PURE__ */ new Map(),
		faults: /* @__PURE__ */ new Map()
	};
	return (conversation) => {
		const own = conversation.userTexts.map(withoutReminders).filter((text) => text !== "");
		const name = conversationName(conversation, own);
		const written = own.join("\n");
		const side = !conversation.offersTools;
		const ready = list.find(({ script, pattern }) => (script.side ?? false) === side && (pattern === void 0 || pattern.test(written)));
		if (ready === void 0) return side ? {
			script: "side",
			variant: 0,
			step: 0,
			conversation: name,
			answer: sideStep,
			fault: void 0
		} : void 0;
		const variant = variantOf(ready, name, counters);
		const steps = ready.lists[variant] ?? [];
		const step = Math.max(0, Math.min(conversation.answersBefore, steps.length - 1));
		const answer = steps[step] ?? { text: "" };
		const key = `${ready.label}/${name}`;
		const faultOf = () => {
			if (answer.fault && due(answer.fault, `${key}/${step}`, counters.faults)) return answer.fault;
			const whole = ready.script.fault;
			if (whole && conversation.answersBefore + 1 >= (whole.from ?? 1) && due(whole, key, counters.faults)) return whole;
		};
		return {
			script: ready.label,
			variant,
			step,
			conversation: name,
			answer,
			fault: faultOf()
		};
	};
}

// fakes/servers/model/script.ts
const usualUsage = {
	input: 1200,
	cached: 200,
	output: 34
};
function usageNumbers(report) {
	if (report === "missing" || report === "null") return void 0;
	if (report === "zero") return {
		input: 0,
		cached: 0,
		output: 0
	};
	if (report === "enormous") {
		const most = Number.MAX_SAFE_INTEGER;
		return {
			input: most,
			cached: most,
			output: most
		};
	}
	return report;
}

// fakes/servers/model/compose.ts
const mebibyte = 1048576;
function stringsOf(value) {
	if (typeof value === "string") return [value];
	if (typeof value === "object" && value !== null) return Object.values(value).flatMap(stringsOf);
	return [];
}
var NoMatch = class extends Error {};
function fill(text, haystack) {
	return text.replace(/\{\{last:(.+?)\}\}/gs, (_whole, pattern) => {
		const last = [...haystack.matchAll(new RegExp(pattern, "gu"))].at(-1);
		if (last === void 0) throw new NoMatch(`the placeholder {{last:${pattern}}} matches nothing in the request`);
		return last[1] ?? last[0];
	});
}
function fillAll(value, haystack) {
	if (typeof value === "string") return fill(value, haystack);
	if (Array.isArray(value)) return value.map((item) => fillAll(item, haystack));
	if (typeof value === "object" && value !== null) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, haystack)]));
	return value;
}
function padding(bytes = mebibyte) {
	return `${"x".repeat(79)}\n`.repeat(Math.ceil(bytes / 80)).slice(0, bytes);
}
function hugeInput(input, bytes) {
	const entries = Object.entries(input);
	const longest = entries.filter((entry) => typeof entry[1] === "string").sort((a, b) => b[1].length - a[1].length)[0];
	if (longest === void 0) return {
		...Object.fromEntries(entries),
		padding: padding(bytes)
	};
	const [key, value] = longest;
	return {
		...Object.fromEntries(entries),
		[key]: `${value}\n# ${padding(bytes).replaceAll("\n", " ")}`
	};
}
function withFault(blocks, fault) {
	if (fault?.kind === "empty") return [];
	if (fault?.kind === "huge-text") {
		const text = padding(fault.bytes);
		const others = blocks.filter((block) => block.type !== "text");
		return [{
			type: "text",
			text
		}, ...others];
	}
	if (fault?.kind === "huge-input") return blocks.map((block) => block.type === "tool" ? {
		...block,
		input: hugeInput(block.input, fault.bytes)
	} : block);
	return blocks;
}
function usageOf(report) {
	return report === "null" ? null : usageNumbers(report);
}
function compose(choice, conversation, body) {
	const haystack = stringsOf(body).join("\n");
	const { answer, fault } = choice;
	const id = `${choice.conversation}_${conversation.answersBefore + 1}`;
	try {
		const text = (value) => value === void 0 ? [] : [{
			type: "text",
			text: fill(value, haystack)
		}];
		const blocks = [
			...answer.thinking === void 0 ? [] : [{
				type: "thinking",
				text: answer.thinking
			}],
			...text(answer.text),
			...(answer.tools ?? []).map((tool, place) => {
				const input = fillAll(tool.input, haystack);
				return {
					type: "tool",
					id: `toolu_${id}_${place + 1}`,
					name: tool.name,
					input
				};
			}),
			...text(answer.text_after)
		];
		const report = fault?.kind === "usage" ? fault.usage : answer.usage ?? usualUsage;
		const model = fault?.kind === "model-name" ? fault.model : answer.model ?? conversation.model;
		return {
			ok: true,
			answer: {
				id: `msg_${id}`,
				model,
				blocks: withFault(blocks, fault),
				usage: usageOf(report)
			}
		};
	} catch (error) {
		if (error instanceof NoMatch || error instanceof SyntaxError) return {
			ok: false,
			message: error.message
		};
		throw error;
	}
}

// fakes/servers/model/protocol.ts
function pieces(text, size = 4096) {
	const cut = [];
	for (let start = 0; start < text.length;) {
		let end = Math.min(start + size, text.length);
		if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end += 1;
		cut.push(text.slice(start, end));
		start = end;
	}
	return cut;
}
function asRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function asList(value) {
	return Array.isArray(value) ? value : [];
}

// fakes/servers/model/anthropic-messages.ts
function countAnswers(messages) {
	let answers = 0;
	let previous = "";
	for (const message of messages) {
		const role = String(asRecord(message)["role"]);
		if (role === "assistant" && previous !== "assistant") answers += 1;
		previous = role;
	}
	return answers;
}
function textsOf(content) {
	if (typeof content === "string") return [content];
	return asList(content).flatMap((block) => {
		const { type, text } = asRecord(block);
		return type === "text" && typeof text === "string" ? [text] : [];
	});
}
function sessionOf(headers, body) {
	const header = headers["x-claude-code-session-id"];
	if (header) return header;
	const user = asRecord(body["metadata"])["user_id"];
	return typeof user === "string" && user !== "" ? user : void 0;
}
function read(request) {
	const body = asRecord(request.body);
	const messages = asList(body["messages"]);
	const users = messages.map(asRecord).filter((message) => message["role"] === "user");
	return {
		model: typeof body["model"] === "string" ? body["model"] : "unknown",
		streamed: body["stream"] === true,
		offersTools: asList(body["tools"]).length > 0,
		userTexts: users.flatMap((message) => textsOf(message["content"])),
		answersBefore: countAnswers(messages),
		session: sessionOf(request.headers, body)
	};
}
function usageField(usage, output) {
	if (usage === void 0) return {};
	if (usage === null) return { usage: null };
	return { usage: {
		input_tokens: usage.input,
		cache_creation_input_tokens: 0,
		cache_read_input_tokens: usage.cached,
		output_tokens: output ?? usage.output
	} };
}
function stopReason(answer) {
	return answer.blocks.some((block) => block.type === "tool") ? "tool_use" : "end_turn";
}
function frame(event) {
	return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
function blockStart(block) {
	if (block.type === "text") return {
		type: "text",
		text: ""
	};
	if (block.type === "thinking") return {
		type: "thinking",
		thinking: "",
		signature: ""
	};
	return {
		type: "tool_use",
		id: block.id,
		name: block.name,
		input: {}
	};
}
function blockDeltas(block) {
	if (block.type === "text") return pieces(block.text).map((text) => ({
		type: "text_delta",
		text
	}));
	if (block.type === "thinking") return [...pieces(block.text).map((thinking) => ({
		type: "thinking_delta",
		thinking
	})), {
		type: "signature_delta",
		signature: "scripted"
	}];
	return pieces(JSON.stringify(block.input)).map((partial_json) => ({
		type: "input_json_delta",
		partial_json
	}));
}
function stream(answer) {
	const message = {
		id: answer.id,
		type: "message",
		role: "assistant",
		model: answer.model,
		content: [],
		stop_reason: null,
		stop_sequence: null,
		...usageField(answer.usage, 1)
	};
	const blocks = answer.blocks.flatMap((block, index) => [
		frame({
			type: "content_block_start",
			index,
			content_block: blockStart(block)
		}),
		...blockDeltas(block).map((delta) => frame({
			type: "content_block_delta",
			index,
			delta
		})),
		frame({
			type: "content_block_stop",
			index
		})
	]);
	const counted = answer.usage === null || answer.usage === void 0 ? usageField(answer.usage) : { usage: { output_tokens: answer.usage.output } };
	return [
		frame({
			type: "message_start",
			message
		}),
		...blocks,
		frame({
			type: "message_delta",
			delta: {
				stop_reason: stopReason(answer),
				stop_sequence: null
			},
			...counted
		}),
		frame({ type: "message_stop" })
	];
}
function plainBlock(block) {
	if (block.type === "text") return {
		type: "text",
		text: block.text
	};
	if (block.type === "thinking") return {
		type: "thinking",
		thinking: block.text,
		signature: "scripted"
	};
	return {
		type: "tool_use",
		id: block.id,
		name: block.name,
		input: block.input
	};
}
const errorTypes = /* @__PURE__ */ new Map([
	[400, "invalid_request_error"],
	[401, "authentication_error"],
	[403, "permission_error"],
	[404, "not_found_error"],
	[413, "request_too_large"],
	[429, "rate_limit_error"],
	[529, "overloaded_error"]
]);
const models = [
	"claude-haiku-4-5",
	"claude-sonnet-4-5",
	"claude-opus-4-5"
];
function fixed({ method, path, body }) {
	if (method === "HEAD" && (path === "/" || path === "/api/hello")) return {};
	if (method === "GET" && path === "/api/hello") return { message: "hello" };
	if (method === "POST" && path === "/v1/messages/count_tokens") return { input_tokens: Math.ceil(JSON.stringify(body ?? null).length / 4) };
	if (method === "GET" && path === "/v1/models") return {
		data: models.map((id) => ({
			type: "model",
			id,
			display_name: id,
			created_at: "2025-10-01T00:00:00Z"
		})),
		has_more: false,
		first_id: models[0],
		last_id: models.at(-1)
	};
}
const anthropicMessages = {
	name: "anthropic-messages",
	asks: (method, path) => method === "POST" && path === "/v1/messages",
	fixed,
	read,
	stream,
	plain: (answer) => ({
		id: answer.id,
		type: "message",
		role: "assistant",
		model: answer.model,
		content: answer.blocks.map(plainBlock),
		stop_reason: stopReason(answer),
		stop_sequence: null,
		...usageField(answer.usage)
	}),
	unknownEvent: frame({
		type: "skillcheck_unknown",
		note: "no client knows this type"
	}),
	failure: (status, message) => ({
		type: "error",
		error: {
			type: errorTypes.get(status) ?? "api_error",
			message
		},
		request_id: "req_scripted"
	})
};

// fakes/servers/model/protocols.ts
const protocols = [anthropicMessages];

// fakes/servers/model/request-log.ts
const secretHeaders = /* @__PURE__ */ new Set([
	"authorization",
	"proxy-authorization",
	"cookie",
	"x-api-key",
	"x-goog-api-key",
	"api-key"
]);
const secretParameters = /* @__PURE__ */ new Set([
	"key",
	"api_key",
	"access_token"
]);
function keysOf(request) {
	const headers = Object.entries(request.headers).flatMap(([name, value]) => secretHeaders.has(name) ? [value, value.replace(/^Bearer\s+/i, "")] : []);
	const parameters = [...request.query].flatMap(([name, value]) => secretParameters.has(name) ? [value] : []);
	return [...headers, ...parameters].filter((key) => key.length >= 4).sort((a, b) => b.length - a.length);
}
function parseBody(text) {
	if (text === "") return void 0;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
function logEntry(request, chosen) {
	const text = keysOf(request).reduce((rest, key) => rest.replaceAll(key, "***"), request.body.toString("utf8"));
	const hide = (secret) => ([name, value]) => [name, secret.has(name) ? "***" : value];
	return {
		method: request.method,
		path: request.path,
		query: Object.fromEntries([...request.query].map(hide(secretParameters))),
		headers: Object.fromEntries(Object.entries(request.headers).map(hide(secretHeaders))),
		body: parseBody(text),
		...chosen === void 0 ? {} : { chosen }
	};
}

// fakes/servers/model/send.ts
function write(response, bytes) {
	return new Promise((resolve) => {
		response.write(bytes, () => resolve());
	});
}
function partsOf({ protocol, answer, streamed, fault }) {
	if (!streamed) return [JSON.stringify(protocol.plain(answer))];
	const frames = protocol.stream(answer);
	if (fault?.kind !== "unknown-event") return frames;
	const middle = Math.floor(frames.length / 2);
	return [
		...frames.slice(0, middle),
		protocol.unknownEvent,
		...frames.slice(middle)
	];
}
function open(response, { streamed, headers }) {
	const type = streamed ? "text/event-stream; charset=utf-8" : "application/json";
	response.writeHead(200, {
		"content-type": type,
		"cache-control": "no-cache",
		...headers
	});
}
function firstHalf(parts) {
	const middle = Math.floor(parts.length / 2);
	const broken = parts[middle] ?? "";
	return parts.slice(0, middle).join("") + broken.slice(0, Math.floor(broken.length / 2));
}
async function trickle(response, text, { bytes = 1, delay_ms = 0 }) {
	const whole = Buffer.from(text);
	for (let start = 0; start < whole.length && !response.destroyed; start += bytes) {
		await write(response, whole.subarray(start, start + bytes));
		await (delay_ms > 0 ? setTimeout$1(delay_ms) : setImmediate());
	}
}
function brokenJson(parts, streamed) {
	const middle = Math.floor(parts.length / 2);
	return parts.map((part, place) => {
		if (place !== middle) return part;
		const cut = part.slice(0, Math.floor(part.length * .8)).trimEnd();
		return streamed ? `${cut}\n\n` : cut;
	}).join("");
}
function sendStatus(response, sending, fault) {
	const message = fault.message ?? `scripted failure ${fault.status}`;
	const retry = fault.retry_after === void 0 ? {} : { "retry-after": String(fault.retry_after) };
	const body = sending.protocol.failure(fault.status, message);
	sendJson(response, fault.status, {
		body,
		headers: {
			...sending.headers,
			...retry
		}
	});
}
async function send(response, sending) {
	const { fault } = sending;
	switch (fault?.kind) {
		case "status": return sendStatus(response, sending, fault);
		case "model-not-found": return sendStatus(response, sending, {
			status: 404,
			message: `model: ${sending.answer.model}`
		});
		case "close":
			response.socket?.destroy();
			return;
		case "hang": return;
		case "hang-after-headers":
			open(response, sending);
			await write(response, sending.streamed ? ": keep-alive\n\n" : " ");
			return;
		case "cut":
			open(response, sending);
			await write(response, firstHalf(partsOf(sending)));
			response.socket?.destroy();
			return;
		case "broken-json":
			open(response, sending);
			response.end(brokenJson(partsOf(sending), sending.streamed));
			return;
		case "trickle":
			open(response, sending);
			await trickle(response, partsOf(sending).join(""), fault);
			response.end();
			return;
		default:
			open(response, sending);
			for (const part of partsOf(sending)) await write(response, part);
			response.end();
	}
}

// fakes/servers/model/start-model.ts
const markHeader = { "x-skillcheck-model-server": "scripted" };
const headers = {
	...markHeader,
	"request-id": "req_scripted"
};
async function answerModel(protocol, incoming, { response, choose, note }) {
	const refuse = (message) => sendJson(response, 400, {
		body: protocol.failure(400, message),
		headers
	});
	const body = parseBody(incoming.body.toString("utf8"));
	if (typeof body !== "object" || body === null) {
		note();
		return refuse("the request body is not a JSON object");
	}
	const conversation = protocol.read({
		headers: incoming.headers,
		path: incoming.path,
		body
	});
	const choice = choose(conversation);
	note(choice);
	if (choice === void 0) return refuse("no script of the model server matches this conversation");
	const composed = compose(choice, conversation, body);
	if (!composed.ok) return refuse(composed.message);
	await send(response, {
		protocol,
		answer: composed.answer,
		streamed: conversation.streamed,
		fault: choice.fault,
		headers
	});
}
async function startModel(options) {
	const choose = createChooser(options.scripts);
	const requests = [];
	const answer = async (incoming, response) => {
		const note = (choice) => {
			if (choice === void 0) requests.push(logEntry(incoming));
			else {
				const { script, variant, step, conversation } = choice;
				requests.push(logEntry(incoming, {
					script,
					variant,
					step,
					conversation
				}));
			}
		};
		const { method, path } = incoming;
		const asked = protocols.find((protocol) => protocol.asks(method, path));
		if (asked !== void 0) return await answerModel(asked, incoming, {
			response,
			choose,
			note
		});
		note();
		const body = parseBody(incoming.body.toString("utf8"));
		for (const protocol of protocols) {
			const fixed = protocol.fixed({
				method,
				path,
				body
			});
			if (fixed !== void 0) return sendJson(response, 200, {
				body: fixed,
				headers
			});
		}
		const message = `the scripted model server has no route ${method} ${path}`;
		sendJson(response, 404, {
			body: {
				type: "error",
				error: {
					type: "not_found_error",
					message
				}
			},
			headers
		});
	};
	const server = await listen({
		port: options.port ?? 0,
		answer
	});
	return {
		url: server.url,
		requests,
		close: server.close
	};
}

// fakes/servers/model/command.ts
var command_exports$1 = /* @__PURE__ */ __exportAll({
	command: () => command$1,
	usage: () => usage$1
});
const usage$1 = `model --script FILE [--port 0]
  Serves scripted model answers (Anthropic Messages) on 127.0.0.1 until it is ended; prints its address.
  FILE is {"scripts": […]} as fakes/servers/model/script.ts describes it.`;
async function command$1(argv, print = (line) => void process.stdout.write(`${line}\n`)) {
	const options = {
		port: {
			type: "string",
			default: "0"
		},
		script: { type: "string" }
	};
	const { port, script } = parseArgs({
		args: [...argv],
		options
	}).values;
	if (script === void 0) throw new Error(`--script is missing\n${usage$1}`);
	const read = readScripts(await readFile$1(script, "utf8"));
	if (!read.ok) throw new Error(read.problems.map((problem) => `${script}: ${problem}`).join("\n"));
	const server = await startModel({
		scripts: read.scripts,
		port: readPort(port)
	});
	print(server.url);
	return server;
}

// fakes/servers/github/bare-repository.ts
const FIRST_SECOND = 0x65920080;
function data(content) {
	const bytes = Buffer.from(content);
	return Buffer.concat([
		Buffer.from(`data ${bytes.length}\n`),
		bytes,
		Buffer.from("\n")
	]);
}
function quoted(path) {
	return `"${[...Buffer.from(path)].map((byte) => {
		const character = String.fromCharCode(byte);
		return /[\w./ -]/.test(character) ? character : `\\${byte.toString(8).padStart(3, "0")}`;
	}).join("")}"`;
}
function fileCommand([path, file]) {
	if (file === null) return Buffer.from(`D ${quoted(path)}\n`);
	const { mode, content } = typeof file === "string" || Buffer.isBuffer(file) ? {
		mode: "100644",
		content: file
	} : file;
	if (mode === "160000") return Buffer.from(`M ${mode} ${content.toString()} ${quoted(path)}\n`);
	return Buffer.concat([Buffer.from(`M ${mode} inline ${quoted(path)}\n`), data(content)]);
}
function commitCommand(commit, number, parent) {
	const head = `commit refs/heads/${commit.branch}\ncommitter Ann <ann@example.com> ${FIRST_SECOND + 60 * number} +0000\n`;
	return Buffer.concat([
		Buffer.from(head),
		data(commit.message ?? `Commit ${number + 1}`),
		Buffer.from(parent === void 0 ? "" : `from ${parent}\n`),
		...Object.entries(commit.files).map(fileCommand),
		Buffer.from("\n")
	]);
}
function fastImport(directory, commands) {
	return new Promise((resolve, reject) => {
		const child = spawn("git", [
			"--git-dir",
			directory,
			"fast-import",
			"--quiet",
			"--force",
			"--date-format=raw"
		], {
			env: gitEnvironment,
			stdio: [
				"pipe",
				"ignore",
				"pipe"
			]
		});
		let words = "";
		child.stderr.on("data", (chunk) => {
			words += chunk.toString();
		});
		child.on("error", reject);
		child.on("close", (code) => code === 0 ? resolve() : reject(new Error(words.trim())));
		child.stdin.on("error", () => child.stdin.destroy());
		child.stdin.end(commands);
	});
}
async function branchesOf(directory) {
	return (await gitOutput(directory, [
		"for-each-ref",
		"--format=%(refname)",
		"refs/heads"
	])).toString().split("\n").filter(Boolean);
}
async function addCommits(directory, commits) {
	const existing = new Set(await branchesOf(directory));
	const begun = /* @__PURE__ */ new Set();
	const count = await gitOutput(directory, [
		"rev-list",
		"--count",
		"--all"
	]);
	const first = Number(count.toString());
	const commands = commits.map((commit, index) => {
		const reference = `refs/heads/${commit.branch}`;
		const isBegun = begun.has(reference);
		begun.add(reference);
		if (isBegun) return commitCommand(commit, first + index, void 0);
		const parent = (existing.has(reference) ? `${reference}^0` : void 0) ?? (commit.from === void 0 ? void 0 : startOf(commit.from, begun));
		return commitCommand(commit, first + index, parent);
	});
	await fastImport(directory, Buffer.concat(commands));
}
function startOf(from, begun) {
	const reference = `refs/heads/${from}`;
	return begun.has(reference) ? reference : `${from}^0`;
}
async function createBareRepository(directory, commits) {
	await mkdir(directory, { recursive: true });
	await gitOutput(directory, [
		"init",
		"--quiet",
		"--bare",
		"--initial-branch=main",
		directory
	]);
	await addCommits(directory, commits);
}

// fakes/show/read-tree.ts
async function readTree(folder) {
	const read = (await readdir(folder, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile()).map(async (entry) => {
		const path = join(entry.parentPath, entry.name);
		const content = await readFile$1(path, "utf8");
		const file = ((await stat(path)).mode & 73) !== 0 ? {
			mode: "100755",
			content
		} : content;
		return [relative(folder, path).split(sep).join("/"), file];
	});
	return Object.fromEntries(await Promise.all(read));
}

// fakes/show/demo-commits.ts
const TOPIC = "shorten-the-skills";
const PULL_REQUEST = join("demo", "evals", "pull-request");
const CHANGES = [
	{
		skill: "release-notes",
		message: "Shorten the steps of release-notes"
	},
	{
		skill: "fill-form",
		message: "Say the same in other words"
	},
	{
		skill: "tidy-branches",
		message: "Leave trunk alone, too"
	}
];
async function isThere(path) {
	return stat(path).then(() => true, () => false);
}
async function exampleFolders(examples) {
	const names = (await readdir(examples)).sort();
	const isExample = await Promise.all(names.map((name) => isThere(join(examples, name, ".skillcheck.yml"))));
	return names.filter((_, index) => isExample[index]);
}
function partOf(tree, skill) {
	const folders = [`skills/${skill}/`, `.skillcheck/cassettes/skills--${skill}/`];
	return Object.fromEntries(Object.entries(tree).filter(([path]) => folders.some((folder) => path.startsWith(folder))));
}
async function demoCommits(examples) {
	const folders = await exampleFolders(examples);
	const trees = await Promise.all(folders.map((name) => readTree(join(examples, name))));
	const base = {
		...Object.assign({}, ...trees),
		"README.md": "# Skills of acme\n"
	};
	const changed = await readTree(join(examples, PULL_REQUEST));
	return [{
		branch: "main",
		message: "Add three skills with their recordings",
		files: base
	}, ...CHANGES.map(({ skill, message }) => ({
		branch: TOPIC,
		from: "main",
		message,
		files: partOf(changed, skill)
	}))];
}

// fakes/show/run-demo.ts
async function runOnPullRequest({ action, folder }, github) {
	const workspace = join(folder, "workspace");
	const runner = join(folder, "runner");
	await Promise.all([mkdir(workspace), mkdir(runner)]);
	const { number } = await github.addPullRequest({
		head: TOPIC,
		title: "Shorten the skills"
	});
	const cache = await startActionsCache();
	try {
		const services = cache.env([{
			scope: `refs/pull/${number}/merge`,
			permission: "both"
		}, {
			scope: "refs/heads/main",
			permission: "read"
		}]);
		return await runAction({
			action,
			workspace,
			folder: runner,
			github,
			event: await github.pullRequestEvent(number, { action: "opened" }),
			env: {
				...services,
				SKILLCHECK_PACE: "none"
			}
		});
	} finally {
		await cache.close();
	}
}
async function demoOf(github, result) {
	const [comment] = github.state.comments.values();
	const check = [...github.state.checkRuns.values()].find(({ name }) => name === "skillcheck");
	const report = result.outputs["results-path"];
	if (comment === void 0 || check === void 0 || report === void 0) throw new Error(`the action did not do its work:\n${result.log}`);
	const json = await readFile$1(report, "utf8");
	const kept = await mkdtemp(join(tmpdir(), "skillcheck-demo-"));
	const files = {
		json: join(kept, "skillcheck-report.json"),
		markdown: join(kept, "skillcheck-comment.md")
	};
	await writeFile$1(files.json, json);
	await writeFile$1(files.markdown, comment.body);
	return {
		comment: comment.body,
		check: {
			name: check.name,
			conclusion: check.conclusion,
			title: check.output.title
		},
		report: JSON.parse(json),
		requests: github.requests.map(({ method, path, status }) => ({
			method,
			path: path.split("?", 1)[0] ?? path,
			status
		})),
		files
	};
}
async function runDemo({ action, examples }) {
	const folder = await mkdtemp(join(tmpdir(), "skillcheck-demo-run-"));
	try {
		const repository = join(folder, "repository.git");
		await createBareRepository(repository, await demoCommits(examples));
		const github = await startGithub({ repository });
		try {
			return await demoOf(github, await runOnPullRequest({
				action,
				folder
			}, github));
		} finally {
			await github.close();
		}
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}

// fakes/show/command.ts
var command_exports = /* @__PURE__ */ __exportAll({
	command: () => command,
	demoText: () => demoText,
	usage: () => usage
});
const usage = `show
  The demo: a pull request that breaks one of three skills, on an embedded GitHub; prints one JSON document.`;
function cloneAbove(folder) {
	if (existsSync(join(folder, "action.yml")) && existsSync(join(folder, "examples"))) return folder;
	const parent = dirname(folder);
	if (parent === folder) throw new Error("the demo needs the folder examples/ of a clone; the npm package has none");
	return cloneAbove(parent);
}
function demoText({ comment, check, requests, files }) {
	return [
		comment.trimEnd(),
		"",
		`check run ${check.name}: ${check.conclusion ?? "not finished"}: ${check.title ?? ""}`,
		"",
		`${requests.length} requests to the embedded GitHub:`,
		...requests.map(({ method, path, status }) => `  ${status} ${method} ${path}`),
		"",
		`report:  ${files.json}`,
		`comment: ${files.markdown}`
	].join("\n");
}
async function command(_argv, print = (line) => void process.stdout.write(`${line}\n`)) {
	const clone = cloneAbove(import.meta.dirname);
	const demo = await runDemo({
		action: clone,
		examples: join(clone, "examples")
	});
	const { comment, check, report, requests } = demo;
	print(JSON.stringify({
		version: 1,
		text: demoText(demo),
		comment,
		check,
		report,
		requests
	}));
	return 0;
}

// fakes/demo.ts
const SERVERS = /* @__PURE__ */ new Map([
	["github", command_exports$2],
	["actions-cache", command_exports$3],
	["model", command_exports$1]
]);
const PROGRAMS = /* @__PURE__ */ new Map([["agent", command_exports$5], ["show", command_exports]]);
function closeOnSignal(server) {
	for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => {
		server.close().then(() => process.exit(0));
	});
}
async function main([name = "", ...argv]) {
	const server = SERVERS.get(name);
	if (server !== void 0) return closeOnSignal(await server.command(argv));
	const program = PROGRAMS.get(name);
	if (program !== void 0) process.exit(await program.command(argv));
	if (name === "runner") {
		const result = await command$4(argv);
		process.exit(result.conclusion === "success" ? 0 : 1);
	}
	const usages = [
		...SERVERS.values(),
		...PROGRAMS.values(),
		command_exports$4
	].map(({ usage }) => usage);
	throw new Error(`say what to start:\n${usages.join("\n")}`);
}
try {
	await main(process.argv.slice(2));
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 2;
}

export {  };