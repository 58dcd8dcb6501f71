/** Plays the steps of a turn. */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { apiFailure, syntheticErrorLine } from "./claude-result.ts";
import { flood, forever, garbage, holdStdout, leaveDaemon } from "./misbehave.ts";
import { runTool, written } from "./run-tool.ts";
import type { Step, ToolStep } from "./scenario.ts";
import {
  beginAnswer,
  countAnswer,
  goodEnding,
  nextId,
  print,
  resultNow,
  type Stage,
  tell,
  tellBlock,
  tellResult,
  tellSynthetic,
  tellSystem,
  tellToolEnd,
} from "./stage.ts";

/** An exit code when the step ends the process, undefined when the turn goes on. */
type Outcome = number | undefined;

const asked = new Set(["bash", "write", "edit"]);

async function deny(
  stage: Stage,
  toolId: string,
  { name, input }: { name: string; input: unknown },
): Promise<void> {
  const message = `${name} needs approval.`;
  await tellSystem(stage, "permission_denied", { tool_name: name, tool_use_id: toolId, message });
  stage.denials.push({ tool_name: name, tool_use_id: toolId, tool_input: input });
  await tellToolEnd(stage, toolId, {
    content: message,
    isError: true,
    detail: `Error: ${message}`,
    denied: true,
  });
}

/** Prints all calls, starts them, and prints their results in order. */
async function playCalls(stage: Stage, steps: readonly ToolStep[]): Promise<void> {
  const { cwd, bypass } = stage.teller;
  const calls = [];
  for (const step of steps) {
    const call = written(step, cwd);
    beginAnswer(stage);
    const id = nextId(stage, "toolu");
    await tellBlock(stage, { type: "tool_use", id, ...call });
    calls.push({ step, call, id });
  }
  const allowed = calls.filter(({ step }) => bypass || !asked.has(step.do));
  for (const { step, id } of allowed) stage.running.set(id, runTool(step, cwd));
  for (const { call, id } of calls) {
    const running = stage.running.get(id);
    if (running === undefined) await deny(stage, id, call);
    else {
      const end = await running.end;
      if (stage.stopped) await forever();
      stage.running.delete(id);
      await tellToolEnd(stage, id, end);
    }
  }
}

function changeFile(stage: Stage, step: Step & { do: "file" }): void {
  const path = resolve(stage.teller.cwd, step.path);
  if (step.content === null) rmSync(path, { recursive: true, force: true });
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, step.content, step.mode === undefined ? {} : { mode: step.mode });
  }
}

function report(stage: Stage, path: string): void {
  const { argv, env, prompt, teller } = stage;
  writeFileSync(resolve(teller.cwd, path), JSON.stringify({ argv, cwd: teller.cwd, env, prompt }));
}

function gatewayOf(stage: Stage): string {
  const address = stage.env["ANTHROPIC_BASE_URL"] ?? "";
  return URL.canParse(address) ? new URL(address).host : "127.0.0.1";
}

async function playApiError(stage: Stage, step: Step & { do: "api-error" }): Promise<number> {
  const failure = apiFailure(step.failure, gatewayOf(stage));
  const retried =
    failure.status === null || [401, 408, 429].includes(failure.status) || failure.status >= 500;
  const retries = retried ? Number(stage.env["CLAUDE_CODE_MAX_RETRIES"] ?? 10) : 0;
  for (let attempt = 1; attempt <= retries; attempt += 1) {
    const more = {
      attempt,
      max_retries: retries,
      retry_delay_ms: 500 + attempt,
      error_status: failure.status,
    };
    await tellSystem(stage, "api_retry", { ...more, error: failure.retry });
  }
  if (step.failure === "prompt-too-long") {
    await tellSystem(stage, "status", { status: "compacting", compact_output_chars: 0 });
    await tellSystem(stage, "status", {
      status: null,
      compact_result: "failed",
      compact_error: "exhausted",
    });
  }
  await tell(syntheticErrorLine(stage.teller, failure));
  await tellResult(stage, {
    subtype: "success",
    isError: true,
    stopReason: "stop_sequence",
    terminalReason: failure.terminalReason,
    more: { api_error_status: failure.status, ...failure.more, result: failure.text },
  });
  return 1;
}

async function playEmpty(stage: Stage): Promise<number> {
  countAnswer(stage);
  await tellSynthetic(
    stage,
    "[Your previous response had no visible output. Please continue and produce a user-visible response.]",
  );
  countAnswer(stage);
  await tellResult(stage, goodEnding(""));
  return 0;
}

async function playCut(stage: Stage, code = 0): Promise<number> {
  const line = JSON.stringify(resultNow(stage, goodEnding(stage.words)));
  await print(line.slice(0, Math.floor(line.length / 2)));
  return code;
}

/** The steps that print something else than an event, or nothing. */
async function misbehave(stage: Stage, step: Step): Promise<Outcome> {
  switch (step.do) {
    case "hang":
      return await forever();
    case "ignore-signals":
      stage.ignoresSignals = true;
      return undefined;
    case "daemon":
      await leaveDaemon(step.command ?? "sleep 1000", stage.teller.cwd);
      return undefined;
    case "hold-stdout":
      holdStdout(step.seconds ?? 1000);
      return undefined;
    case "line":
      await print(`${step.line}\n`);
      return undefined;
    case "garbage":
      await print(garbage(step.lines ?? 3));
      return undefined;
    case "flood":
      await flood(step.bytes);
      return undefined;
    case "stderr":
      process.stderr.write(step.text);
      return undefined;
    case "kill":
      process.kill(process.pid, step.signal);
      return await forever();
    default:
      return undefined;
  }
}

async function playThinking(stage: Stage, thinking: string): Promise<void> {
  const tokens = Math.ceil(thinking.length / 4);
  await tellSystem(stage, "thinking_tokens", {
    estimated_tokens: tokens,
    estimated_tokens_delta: tokens,
  });
  await tellBlock(stage, { type: "thinking", thinking, signature: "fakesig" });
}

async function playStep(stage: Stage, step: Step): Promise<Outcome> {
  switch (step.do) {
    case "text":
      await tellBlock(stage, { type: "text", text: step.text });
      stage.words += step.text;
      return undefined;
    case "thinking":
      await playThinking(stage, step.text);
      return undefined;
    case "bash":
    case "write":
    case "edit":
    case "read":
    case "skill":
    case "tool":
      await playCalls(stage, [step]);
      return undefined;
    case "parallel":
      await playCalls(stage, step.calls);
      return undefined;
    case "file":
      changeFile(stage, step);
      return undefined;
    case "report":
      report(stage, step.path);
      return undefined;
    case "api-error":
      return await playApiError(stage, step);
    case "empty":
      return await playEmpty(stage);
    case "cut":
      return await playCut(stage, step.code);
    case "exit":
      return step.code;
    default:
      return await misbehave(stage, step);
  }
}

/** Puts the prompt where the scenario wants it. */
function withPrompt(value: unknown, prompt: string): unknown {
  if (typeof value === "string") return value.replaceAll("{{prompt}}", () => prompt);
  if (Array.isArray(value)) return value.map((item) => withPrompt(item, prompt));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, withPrompt(item, prompt)]),
    );
  return value;
}

/** Plays a turn to its end; resolves with the exit code. */
export async function play(stage: Stage, steps: readonly Step[]): Promise<number> {
  for (const step of steps) {
    const code = await playStep(stage, withPrompt(step, stage.prompt) as Step);
    if (stage.stopped) await forever();
    if (code !== undefined) return code;
  }
  await tellResult(stage, goodEnding(stage.words));
  return 0;
}
