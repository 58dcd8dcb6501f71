// Installs the pinned agent CLIs outside the repository and prints where they lie.
//   node .ci/install-agents.mjs [agent…]      default: every agent of the table
// stdout: one line per agent, `claude 2.1.332 /path/to/claude`; everything else goes to stderr.
// Why outside and why these npm settings: a CLI unpacks to several hundred MB, needs its postinstall script and may
// declare a newer Node than ours, while `npm run` hands our .npmrc (ignore-scripts, engine-strict) on to a nested npm.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { argv, env, execPath, exit, pid, stderr, stdout } from "node:process";
import { pathToFileURL } from "node:url";

/**
 * One line per agent. `binary` lies below the install folder; `version` is the first version that `--version` prints, of one
 * that speaks ACP what it answers to `initialize`.
 */
const agents = [
  {
    name: "claude",
    version: "2.1.332",
    spec: "@anthropic-ai/claude-code@2.1.332",
    binary: "node_modules/.bin/claude",
  },
  {
    name: "codex",
    version: "0.171.0",
    spec: "@openai/codex@0.171.0",
    binary: "node_modules/.bin/codex",
  },
  {
    name: "opencode",
    version: "1.18.33",
    spec: "opencode-ai@1.18.33",
    binary: "node_modules/.bin/opencode",
  },
  {
    name: "gemini",
    version: "0.61.0",
    spec: "@google/gemini-cli@0.61.0",
    binary: "node_modules/.bin/gemini",
  },
  {
    name: "droid",
    version: "0.215.0",
    spec: "droid@0.215.0",
    binary: "node_modules/.bin/droid",
  },
  {
    name: "acp-claude",
    version: "0.49.0",
    spec: "@agentclientprotocol/claude-agent-acp@0.49.0",
    binary: "node_modules/.bin/claude-agent-acp",
    speaksAcp: true,
  },
  {
    name: "acp-codex",
    version: "0.16.0",
    spec: "@zed-industries/codex-acp@0.16.0",
    binary: "node_modules/.bin/codex-acp",
    speaksAcp: true,
  },
];

/** npm may need these to reach its registry; every other npm_config_* comes from `npm run` and is dropped. */
const kept = new Set([
  "registry",
  "cache",
  "cafile",
  "proxy",
  "https_proxy",
  "noproxy",
  "userconfig",
  "globalconfig",
]);

/** Our environment without what `npm run` adds to it. */
function cleanEnvironment() {
  const handedDown = (name) =>
    /^npm_config_/i.test(name) && !kept.has(name.slice("npm_config_".length).toLowerCase());
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !handedDown(name) && !/^npm_(package|lifecycle)_/i.test(name),
    ),
  );
}

/** Does the binary answer with the pinned version? Asked in a throwaway HOME: a CLI may write there. */
function answersVersion(path, { version, speaksAcp }) {
  if (!existsSync(path)) return false;
  const home = mkdtempSync(join(tmpdir(), "skillcheck-version-"));
  try {
    const [program, args] = speaksAcp
      ? [execPath, [join(import.meta.dirname, "ask-acp-version.mjs"), path]]
      : [path, ["--version"]];
    const asked = spawnSync(program, args, {
      env: { PATH: env.PATH, HOME: home },
      encoding: "utf8",
      timeout: 60_000,
    });
    return asked.status === 0 && /\d+\.\d+\.\d+[\w.-]*/.exec(asked.stdout)?.[0] === version;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/**
 * Installs one pinned package unless it already answers, and returns the path of its binary.
 * The download goes into a folder beside the target and is renamed, so that an interrupted one is never taken for whole.
 * Throws an Error with words for a person.
 */
export function installPinned(agent) {
  const { name, version, spec, binary } = agent;
  const folder = join(homedir(), ".cache", "skillcheck-agents", `${name}@${version}`);
  const path = join(folder, binary);
  if (answersVersion(path, agent)) return path;
  const partial = `${folder}.partial-${pid}`;
  mkdirSync(partial, { recursive: true });
  try {
    stderr.write(`installing ${spec} into ${folder}\n`);
    const settings = [
      "--no-save",
      "--ignore-scripts=false",
      "--engine-strict=false",
      "--no-audit",
      "--no-fund",
    ];
    const npm = spawnSync("npm", ["install", "--prefix", partial, ...settings, spec], {
      cwd: partial,
      env: cleanEnvironment(),
      stdio: ["ignore", 2, 2],
      timeout: 600_000,
    });
    if (npm.error) throw new Error(`could not run npm to install ${spec}: ${npm.error.message}`);
    if (npm.status !== 0)
      throw new Error(`npm could not install ${spec} (exit ${npm.status}); its words are above`);
    if (!answersVersion(join(partial, binary), agent))
      throw new Error(`${spec} was installed but ${binary} does not answer ${version}`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
    return path;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

function main(names) {
  const unknown = names.filter((name) => !agents.some((agent) => agent.name === name));
  if (unknown.length > 0)
    throw new Error(
      `unknown agent ${unknown.join(", ")}; known: ${agents.map((agent) => agent.name).join(", ")}`,
    );
  const wanted = names.length === 0 ? agents : agents.filter((agent) => names.includes(agent.name));
  for (const agent of wanted)
    stdout.write(`${agent.name} ${agent.version} ${installPinned(agent)}\n`);
}

/** Runs a script's main and turns an error into words and exit code 1. */
export function runMain(work) {
  try {
    work();
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    exit(1);
  }
}

if (import.meta.url === pathToFileURL(argv[1] ?? "").href) runMain(() => main(argv.slice(2)));
