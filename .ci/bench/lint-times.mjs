// Lints generated skills with our command and with skill-check, the fastest peer that a user can start on a tree (lint.md §1).
import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { importBundled } from "./bundle.mjs";

const SEED = 20_261_130;
const ROUNDS = 5;

/** The pinned peer from the registry, installed once outside the repository; it has no `--version` to ask. */
function installPeer() {
  const folder = path.join(homedir(), ".cache", "skillcheck-agents", "skill-check@1.2.0");
  const home = path.join(folder, "node_modules/skill-check");
  const manifest = path.join(home, "package.json");
  if (!existsSync(manifest)) {
    const settings = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
    mkdirSync(folder, { recursive: true });
    const args = ["install", "--prefix", folder, ...settings, "skill-check@1.2.0"];
    execFileSync("npm", args, { cwd: folder, stdio: ["ignore", 2, 2] });
  }
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  if (version !== "1.2.0") throw new Error(`skill-check is ${version}, not 1.2.0`);
  return path.join(home, "bin/skill-check.js");
}

/** A repository of so many skills, as a user has it: committed. */
async function makeTree(scratch, count) {
  const { makeSkills } = await importBundled("make-skills", scratch);
  const folder = path.join(scratch, `skills-${count}`);
  mkdirSync(folder);
  makeSkills(folder, count, SEED);
  const git = (...args) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("-c", "user.name=bench", "-c", "user.email=bench@localhost", "commit", "-qm", "bench");
  return folder;
}

/** One command that writes a JSON document; milliseconds, peak MB and the skills that it says it looked at. */
function lintOnce(args, { measure, rss, environment }) {
  // Into a file: the peer ends before a pipe has taken all of its document.
  const output = `${rss}.json`;
  const file = openSync(output, "w");
  const started = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, ["--import", measure, ...args], {
    env: { ...environment, BENCH_RSS: rss },
    encoding: "utf8",
    stdio: ["ignore", file, "pipe"],
  });
  const time = Number(process.hrtime.bigint() - started) / 1e6;
  closeSync(file);
  // Both end with 1: there are findings in every tree.
  if (status !== 1) throw new Error(`${args.join(" ")}: exit ${status}: ${stderr.slice(0, 500)}`);
  return {
    time,
    memory: Number(readFileSync(rss, "utf8")) / 1024,
    document: JSON.parse(readFileSync(output, "utf8")),
  };
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function checkCount(found, wanted, who) {
  if (found !== wanted) throw new Error(`${who} looked at ${found} of ${wanted} skills`);
}

/** Ours and the peer's in turn on one tree, so that both meet the same machine. */
function compare(folder, count, commands) {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const ours = commands.ours(folder);
    const peer = commands.peer(folder);
    checkCount(ours.document.skills, count, "skillcheck");
    checkCount(peer.document.summary.skillCount, count, "skill-check");
    return { ours, peer };
  });
  return {
    ours: median(rounds.map(({ ours }) => ours.time)),
    peer: median(rounds.map(({ peer }) => peer.time)),
    memory: Math.max(...rounds.map(({ ours }) => ours.memory)),
    peerMemory: Math.max(...rounds.map(({ peer }) => peer.memory)),
  };
}

/**
 * Milliseconds and MB of both on 6,000 skills, medians of five rounds, and how the time of ours grows from
 * 600 to 6,000 to 60,000.
 */
export async function timeLint({ root, scratch, measure, environment }) {
  const rss = path.join(scratch, "rss");
  const cli = path.join(root, "dist/cli.js");
  const peer = installPeer();
  const how = { measure, rss, environment };
  const commands = {
    ours: (folder) => lintOnce([cli, "lint", folder, "--format", "json"], how),
    peer: (folder) =>
      lintOnce([peer, "check", folder, "--format", "json", "--no-security-scan"], how),
  };
  const few = await makeTree(scratch, 600);
  const some = await makeTree(scratch, 6000);
  const compared = compare(some, 6000, commands);
  const small = median(Array.from({ length: ROUNDS }, () => commands.ours(few).time));
  const many = await makeTree(scratch, 60_000);
  const large = commands.ours(many);
  checkCount(large.document.skills, 60_000, "skillcheck");
  return { ...compared, small, large: large.time, largeMemory: large.memory };
}
