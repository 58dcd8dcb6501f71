import { existsSync, rmSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import path from "node:path";
import { runProcess } from "../run-process.ts";
import { makeTempFolder } from "../temp-folder.ts";
import type { CagePlan } from "./cage-plan.ts";
import type { Cage, OpenedCage } from "./open-cage.ts";
import { type Findings, PROBE, type ProbeQuestion } from "./probe.ts";

/** For the whole probe inside. */
const PROBE_MS = 20_000;
const PROBE_BYTES = 256 * 1024;
/** Inside, none of these is a folder that can be written. */
const SOLID = ["/", "/usr", "/etc", "/var/tmp"];

/** What is tested from the inside (security.md SB-5). */
export interface TestedPlace {
  readonly name: "cage" | "container";
  readonly open: (plan: CagePlan) => Promise<OpenedCage>;
  /** Our Node, as it is seen inside. */
  readonly node: string;
  /** Our own environment: where a runner keeps its files, and where nothing may be written. */
  readonly environment: NodeJS.ProcessEnv;
  /** NAME=value pairs that must not be seen inside. */
  readonly hidden: readonly string[];
  /** Whether a path that can be read inside is no more than a name that both have in common. */
  readonly hasOwnSystem: boolean;
}

/** What came of it: the findings where nothing is wrong that would be wrong of both kinds. */
export type TestResult =
  | { readonly kind: "holds"; readonly findings: Findings; readonly plan: CagePlan }
  | { readonly kind: "fails"; readonly reason: string }
  /** It could not be asked. */
  | { readonly kind: "silent"; readonly reason: string };

/** Opens a place of its own and asks from the inside. One that cannot be asked fails. */
export async function testInside(place: TestedPlace): Promise<TestResult> {
  const { path: root, remove } = await makeTempFolder("cage");
  const canary = await listen();
  try {
    if (!(await answers(canary.port))) {
      return { kind: "silent", reason: "the canary on 127.0.0.1 does not answer outside" };
    }
    return await testIn(root, canary.port, place);
  } finally {
    canary.server.close();
    await remove();
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

async function testIn(root: string, port: number, place: TestedPlace): Promise<TestResult> {
  const at = (name: string) => path.join(root, name);
  const folders = ["workspace", "home", "tmp", "io", "from"].map(at);
  for (const folder of folders) await mkdir(folder);
  await writeFile(at("secret"), "");
  const [workspace = "", home = "", temporary = "", ioFolder = "", from = ""] = folders;
  const own = { home: { path: home, from }, temporary, workspace, ioFolder };
  const plan: CagePlan = { ...own, binds: [], links: [], forward: null };
  const opened = await place.open(plan);
  if (opened.kind === "failed") return { kind: "silent", reason: opened.reason };
  try {
    return await probe(opened.cage, { root, port, plan }, place);
  } finally {
    await opened.cage.close();
  }
}

interface ProbePlace {
  readonly root: string;
  readonly port: number;
  readonly plan: CagePlan;
}

async function probe(cage: Cage, at: ProbePlace, place: TestedPlace): Promise<TestResult> {
  const { root, plan } = at;
  const { HOME, RUNNER_TEMP } = place.environment;
  const mark = `${path.basename(root)}-written`;
  const owned = [HOME, RUNNER_TEMP].filter((one) => one !== undefined && path.isAbsolute(one));
  const folders = [...SOLID, root, path.dirname(root), ...owned].map((one) => one ?? "/");
  const places = folders.map((folder) => path.join(folder, mark));
  const kept = [path.join(root, "secret"), "/var/run/docker.sock", "/run/docker.sock"];
  const paths = [...owned.map((one) => one ?? "/"), ...kept, "/etc/shadow"];
  const result = await ask(cage, plan, {
    node: place.node,
    question: { places, paths, port: at.port },
  });
  const written = places.filter((file) => existsSync(file));
  for (const file of written) rmSync(file, { force: true });
  const fails = (reason: string): TestResult => ({ kind: "fails", reason });
  if (written.length > 0) {
    return fails(
      `the ${place.name} can write ${written.map((one) => path.dirname(one)).join(", ")}`,
    );
  }
  if (result.kind === "failed" || result.exit !== 0) {
    const words = result.kind === "failed" ? result.reason : result.stderr.slice(0, 300);
    return { kind: "silent", reason: `the probe of the ${place.name} failed: ${words}` };
  }
  const findings = JSON.parse(result.stdout) as Findings;
  const problem = judge(findings, mark, place);
  return problem === null ? { kind: "holds", findings, plan } : fails(problem);
}

function ask(
  cage: Cage,
  plan: CagePlan,
  { node, question }: { readonly node: string; readonly question: ProbeQuestion },
) {
  const call = {
    command: node,
    args: ["-e", PROBE],
    folder: plan.workspace,
    environment: { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" },
    stdin: JSON.stringify(question),
    timeoutMs: PROBE_MS,
    outputBytes: PROBE_BYTES,
  };
  const { ioFolder } = plan;
  return runProcess(call, {
    ioFolder,
    interrupted: new AbortController().signal,
    start: cage.start,
  });
}

function judge(found: Findings, mark: string, place: TestedPlace): string | null {
  const { name } = place;
  if (found.connected) return `the ${name} reaches 127.0.0.1 of this machine`;
  const foreign = [...found.interfaces, ...found.routes].filter((one) => one !== "lo");
  if (foreign.length > 0) return `the ${name} has a network: ${[...new Set(foreign)].join(", ")}`;
  const seen = new Set(found.environments.flatMap((text) => text.split("\0")));
  const leaked = place.hidden.filter((pair) => seen.has(pair)).map((pair) => pair.split("=")[0]);
  if (leaked.length > 0) return `the ${name} shows variables of ours: ${leaked.join(", ")}`;
  if (found.sudo) return `sudo works in the ${name}`;
  const written = SOLID.filter((folder) => found.written.includes(path.join(folder, mark)));
  if (written.length > 0) return `the ${name} can write ${written.join(", ")}`;
  if (!/^0+$/.test(toField(found, "CapEff"))) return `the ${name} has capabilities`;
  if (toField(found, "NoNewPrivs") !== "1") return `programs of the ${name} can get rights`;
  const readable = found.readable.filter(
    ([file, identity]) => !place.hasOwnSystem || identity === identify(file),
  );
  if (readable.length === 0) return null;
  return `the ${name} can read ${readable.map(([file]) => file).join(", ")}`;
}

/** Device and inode of a file of this machine, or null. */
function identify(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.dev}:${stat.ino}`;
}

/** Value of a line of /proc/self/status, or nothing. */
function toField({ status }: Findings, name: string): string {
  const line = status.find((one) => one.startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim() ?? "";
}
