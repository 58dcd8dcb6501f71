import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { type ActionRequest, type ActionResult, runAction } from "../../fakes/runner/run-action.ts";

// Several Node processes a test: quick, but not on a machine that is busy with other things.
vi.setConfig({ testTimeout: 30_000 });

/** The parts of a tiny action: JavaScript for each stage, and the rest of its `action.yml`. */
export interface TinyAction {
  readonly main: string;
  readonly pre?: string;
  readonly post?: string;
  readonly postIf?: string;
  readonly inputs?: string;
}

/** Top of every script: what most of them need. */
const HEAD = `import { appendFileSync, readFileSync } from "node:fs";
const append = (name, text) => appendFileSync(process.env[name], text);
`;

/** A module address that an action outside the repository can import. */
export function packageOf(name: string): string {
  return JSON.stringify(import.meta.resolve(name));
}

/** Writes a tiny action and its workspace into a temporary folder. */
export async function tinyAction(
  parts: TinyAction,
): Promise<{ action: string; workspace: string }> {
  const folder = await mkdtemp(join(tmpdir(), "skillcheck-action-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const action = join(folder, "action");
  const workspace = join(folder, "workspace");
  await mkdir(action);
  await mkdir(workspace);
  const lines = ["name: tiny", `inputs: ${parts.inputs ?? "{}"}`, "runs:", "  using: node24"];
  for (const stage of ["pre", "main", "post"] as const) {
    const script = parts[stage];
    if (script === undefined) continue;
    await writeFile(join(action, `${stage}.mjs`), HEAD + script);
    lines.push(`  ${stage}: ${stage}.mjs`);
  }
  if (parts.postIf !== undefined) lines.push(`  post-if: ${parts.postIf}`);
  await writeFile(join(action, "action.yml"), `${lines.join("\n")}\n`);
  return { action, workspace };
}

/** Writes a tiny action and runs it. */
export async function run(
  parts: TinyAction | string,
  request: Partial<ActionRequest> = {},
): Promise<ActionResult> {
  const made = await tinyAction(typeof parts === "string" ? { main: parts } : parts);
  return runAction({ ...made, event: { name: "push", payload: {} }, ...request });
}
