// Records the examples again, with the real pinned Claude Code against the scripted model server.
//   node .ci/record-examples.mjs [name…]      default: every example, then the demo's pull request
// Needs `npm run build` and `node .ci/install-agents.mjs claude` before. What the model says stands in
// .ci/example-scripts/<name>.json. Recorded in a copy: the old recordings go only when the new ones are whole.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";

const root = resolve(import.meta.dirname, "..");
const examples = join(root, "examples");
const pullRequest = join(examples, "demo", "evals", "pull-request");
/** The skills that the demo's pull request records again; the third is stale on purpose. */
const demoSkills = ["release-notes", "fill-form"];

/** Examples that are repositories of their own; the demo is put together from them. */
const names = readdirSync(examples, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && existsSync(join(examples, entry.name, ".skillcheck.yml")),
  )
  .map((entry) => entry.name)
  .sort();

const isRecording = (path) => basename(path) === ".skillcheck";

/** Where a name is recorded, and where its recordings belong. */
function plan(name, folder) {
  if (names.includes(name)) {
    cpSync(join(examples, name), folder, { recursive: true, filter: (path) => !isRecording(path) });
    return { skills: ["."], home: join(examples, name, ".skillcheck") };
  }
  if (name !== "demo") throw new Error(`${name} is no example: ${[...names, "demo"].join(", ")}`);
  for (const tree of [...names.map((one) => join(examples, one)), pullRequest]) {
    cpSync(tree, folder, { recursive: true, filter: (path) => !isRecording(path) });
  }
  return {
    skills: demoSkills,
    home: join(pullRequest, ".skillcheck"),
  };
}

/** The folder of the pinned claude, as install-agents.mjs prints it. */
function claudeFolder() {
  const installer = join(import.meta.dirname, "install-agents.mjs");
  const { status, stdout } = spawnSync(process.execPath, [installer, "claude"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error("the pinned claude is not installed");
  return dirname(stdout.trim().split(" ").at(-1));
}

/** One script file for the server; the demo says what is new and takes the rest from its skills. */
function writeScript(name, file) {
  const parts = name === "demo" ? [name, ...demoSkills] : [name];
  const scripts = parts.flatMap((part) => {
    const path = join(import.meta.dirname, "example-scripts", `${part}.json`);
    return JSON.parse(readFileSync(path, "utf8")).scripts;
  });
  writeFileSync(file, JSON.stringify({ scripts }));
}

async function startModel(script) {
  const argv = [join(root, "dist", "demo.js"), "model", "--port", "0", "--script", script];
  const child = spawn(process.execPath, argv, { stdio: ["ignore", "pipe", "inherit"] });
  const first = once(createInterface({ input: child.stdout }), "line");
  const gone = once(child, "exit").then(() => {
    throw new Error(`the model server ended`);
  });
  gone.catch(() => undefined);
  const [url] = await Promise.race([first, gone]);
  return { url, stop: () => child.kill() };
}

/** Runs `skillcheck record` with nothing of this environment but PATH. */
async function record({ folder, skills, url, claude, home }) {
  const argv = ["record", ...skills, "--agent", "claude", "--isolation", "none", "--yes"];
  const child = spawn(process.execPath, [join(root, "dist", "cli.js"), ...argv], {
    cwd: folder,
    env: {
      PATH: [claude, process.env.PATH].join(delimiter),
      HOME: home,
      ANTHROPIC_BASE_URL: url,
      ANTHROPIC_API_KEY: "sk-ant-fake-for-the-scripted-model",
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`record ended with exit code ${code}`);
}

async function recordExample(name, claude) {
  const scratch = mkdtempSync(join(tmpdir(), "skillcheck-examples-"));
  const folder = join(scratch, "repository");
  const home = join(scratch, "home");
  mkdirSync(home);
  const { skills, home: store } = plan(name, folder);
  const script = join(scratch, "script.json");
  writeScript(name, script);
  const model = await startModel(script);
  try {
    await record({ folder, skills, url: model.url, claude, home });
    rmSync(store, { recursive: true, force: true });
    cpSync(join(folder, ".skillcheck"), store, { recursive: true });
  } finally {
    model.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
const claude = claudeFolder();
for (const name of wanted.length === 0 ? [...names, "demo"] : wanted) {
  await recordExample(name, claude);
}
