import { existsSync, rmSync } from "node:fs";
import { mkdir, mkdtemp, realpath } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeTree } from "../remove-tree.ts";
import { runProcess } from "../run-process.ts";
import { type Cage, openCage } from "./open-cage.ts";
import type { CagePrograms } from "./to-cage-arguments.ts";

/** For the whole probe inside. */
const PROBE_MS = 20_000;
const PROBE_BYTES = 256 * 1024;

/** What the probe finds out; its own words, so the host decides what they mean. */
interface Findings {
  readonly connected: boolean;
  readonly interfaces: readonly string[];
  readonly routes: readonly string[];
  /** Environments of its init and of its parent. */
  readonly environments: readonly string[];
  readonly sudo: boolean;
  /** Those of the given paths that can be read. */
  readonly readable: readonly string[];
}

/** Runs inside: tries what must fail. Plain JavaScript, because it is handed to `node -e`. */
const PROBE = String.raw`
const { execFileSync } = require("node:child_process");
const { accessSync, constants, readFileSync, writeFileSync } = require("node:fs");
const { connect } = require("node:net");
const { places, port, paths } = JSON.parse(readFileSync(0, "utf8"));
const attempt = (work, otherwise) => { try { return work(); } catch { return otherwise; } };
const lines = (file) => attempt(() => readFileSync(file, "utf8").split("\n"), []);
for (const place of places) attempt(() => writeFileSync(place, ""));
const interfaces = lines("/proc/net/dev").slice(2).map((line) => line.split(":")[0].trim());
const routes = [
  ...lines("/proc/net/route").slice(1).map((line) => line.split("\t")[0]),
  ...lines("/proc/net/ipv6_route").map((line) => line.trim().split(/\s+/).at(-1)),
];
const environments = ["/proc/1/environ", "/proc/" + process.ppid + "/environ"];
const socket = connect(port, "127.0.0.1");
const say = (connected) => {
  process.stdout.write(JSON.stringify({
    connected,
    interfaces: interfaces.filter(Boolean),
    routes: routes.filter(Boolean),
    environments: environments.map((file) => attempt(() => readFileSync(file, "utf8"), "")),
    sudo: attempt(() => (execFileSync("sudo", ["-n", "true"], { stdio: "ignore", timeout: 5000 }), true), false),
    readable: paths.filter((one) => attempt(() => (accessSync(one, constants.R_OK), true), false)),
  }));
  process.exit(0);
};
socket.once("connect", () => say(true));
socket.once("error", () => say(false));
`;

export interface CageTest {
  readonly bubblewrap: string;
  readonly programs: CagePrograms;
  /** Our own: where a runner keeps its files, and where nothing may be written. */
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Proves a cage before any model is called (security.md SB-5): what is wrong with it as a sentence, or null. A cage
 * that cannot be proven is none: whoever asks must not go on.
 */
export async function testCage(test: CageTest): Promise<string | null> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), "skillcheck-cage-")));
  const canary = await listen();
  try {
    if (!(await answers(canary.port))) return "the canary on 127.0.0.1 does not answer outside";
    return await testIn(root, canary.port, test);
  } finally {
    canary.server.close();
    await removeTree(root);
  }
}

function listen(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((socket) => socket.end());
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({ server, port: typeof address === "object" ? (address?.port ?? 0) : 0 });
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

async function testIn(root: string, port: number, test: CageTest): Promise<string | null> {
  const at = (name: string) => path.join(root, name);
  const folders = ["workspace", "home", "tmp", "io", "from"].map(at);
  for (const folder of folders) await mkdir(folder);
  const [workspace = "", home = "", temporary = "", ioFolder = "", from = ""] = folders;
  const plan = { home: { path: home, from }, temporary, workspace, ioFolder };
  const opened = await openCage(
    test.bubblewrap,
    { ...plan, binds: [], links: [], forward: null },
    test.programs,
  );
  if (opened.kind === "failed") return opened.reason;
  try {
    return await probe(opened.cage, { root, workspace, ioFolder, port }, test);
  } finally {
    await opened.cage.close();
  }
}

interface ProbePlace {
  readonly root: string;
  readonly workspace: string;
  readonly ioFolder: string;
  readonly port: number;
}

async function probe(cage: Cage, place: ProbePlace, test: CageTest): Promise<string | null> {
  const { HOME, RUNNER_TEMP } = test.environment;
  const name = path.basename(place.root);
  const owned = [HOME, RUNNER_TEMP].filter((one) => one !== undefined && path.isAbsolute(one));
  const folders = ["/", "/usr", "/etc", "/var/tmp", place.root, path.dirname(place.root), ...owned];
  const places = folders.map((folder) => path.join(folder ?? "/", `${name}-written`));
  const paths = [...owned, "/var/run/docker.sock", "/run/docker.sock", "/etc/shadow"];
  const result = await runProcess(
    {
      command: test.programs.node,
      args: ["-e", PROBE],
      folder: place.workspace,
      environment: { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" },
      stdin: JSON.stringify({ places, port: place.port, paths }),
      timeoutMs: PROBE_MS,
      outputBytes: PROBE_BYTES,
    },
    { ioFolder: place.ioFolder, interrupted: new AbortController().signal, start: cage.start },
  );
  const written = places.filter((file) => existsSync(file));
  for (const file of written) rmSync(file, { force: true });
  if (written.length > 0) return `the cage can write ${written.map(path.dirname).join(", ")}`;
  if (result.kind === "failed") return `the probe of the cage failed: ${result.reason}`;
  if (result.exit !== 0) return `the probe of the cage failed: ${result.stderr.slice(0, 300)}`;
  return judge(JSON.parse(result.stdout) as Findings, test.environment);
}

function judge(found: Findings, environment: NodeJS.ProcessEnv): string | null {
  if (found.connected) return "the cage reaches 127.0.0.1 of this machine";
  const foreign = [...found.interfaces, ...found.routes].filter((name) => name !== "lo");
  if (foreign.length > 0) return `the cage has a network: ${[...new Set(foreign)].join(", ")}`;
  const known = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const seen = new Set(found.environments.flatMap((text) => text.split("\0")));
  const leaked = known.filter((pair) => seen.has(pair)).map((pair) => pair.split("=")[0]);
  if (leaked.length > 0) return `the cage shows variables of ours: ${leaked.join(", ")}`;
  if (found.sudo) return "sudo works in the cage";
  return found.readable.length > 0 ? `the cage can read ${found.readable.join(", ")}` : null;
}
