import { readFileSync } from "node:fs";
import { access, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { followDescendants } from "../../../src/host/descendants.ts";
import type { ProcessResult } from "../../../src/model/machine.ts";
import { makeScratch } from "../scratch.ts";
import { makeCage, outputOf } from "./make-cage.ts";

vi.setConfig({ testTimeout: 60_000 });

const facts = (result: ProcessResult) => {
  if (result.kind === "failed") return result;
  const { startedAt: _, durationMs: __, kind: ___, ...rest } = result;
  return rest;
};
const good = {
  exit: 0,
  signal: null,
  ended: "by-itself",
  stdout: "",
  stderr: "",
  survivors: [],
  unended: [],
};

it("tells exit, signal and streams as a process outside a cage", async () => {
  const { run } = await makeCage();
  const first = await run("cat; echo err >&2; exit 7", { stdin: "é\n😀" });
  expect(facts(first)).toEqual({ ...good, exit: 7, stdout: "é\n😀", stderr: "err\n" });
  expect(facts(await run("kill -SEGV $$"))).toEqual({ ...good, exit: null, signal: "SIGSEGV" });
  expect(facts(await run("true", { command: "/no/such" }))).toEqual({
    kind: "failed",
    reason: "/no/such could not be started: spawn /no/such ENOENT",
  });
  expect(facts(await run("echo on"))).toEqual({ ...good, stdout: "on\n" });
});

it("SB-4: keeps a home for all turns, begun with given files, and lets it go with the cage", async () => {
  const { run, home } = await makeCage({}, { ".gitconfig": "[user]\n\tname = a\n" });
  expect(outputOf(await run("git config user.name; touch ~/kept"))).toBe("a\n");
  expect(outputOf(await run("ls -A ~"))).toBe(".gitconfig\nkept\n");
  expect(await readdir(home)).toEqual([]);
});

it("SB-4: writes only into the workspace; what it may not write it says", async () => {
  const { run, workspace, root } = await makeCage();
  const places = [
    "/usr/x",
    "/etc/x",
    "/x",
    "/run/x",
    "/run/skillcheck/relay.mjs",
    "/dev/x",
    "/var/x",
  ];
  const tries = places.map((place) => `(echo x > ${place}) 2>/dev/null && echo ${place}`);
  const script = `echo y > written; ${[...tries, `(echo x > ${root}/x) 2>/dev/null`].join("; ")}; true`;
  expect(outputOf(await run(script))).toBe("");
  expect(await readFile(join(workspace, "written"), "utf8")).toBe("y\n");
  // Its own folder beside the workspace is a file system of the cage.
  expect((await readdir(root)).sort()).toEqual(["home", "home-files", "io", "tmp", "workspace"]);
});

it("SB-4: cannot make what is read-only writable again, whoever it is", async () => {
  const { run, root } = await makeCage();
  const name = `/usr/${root.split("/").at(-1)}`;
  const script = `mount -o remount,bind,rw /usr; umount -l /usr; unshare -rm mount -o remount,bind,rw /usr; echo x > ${name}; true`;
  outputOf(await run(script));
  await expect(access(name)).rejects.toThrow("ENOENT");
});

it("SB-4: sees nothing of the machine but system folders", async () => {
  const secret = await makeScratch();
  await writeFile(join(secret, "secret"), "s");
  const { run } = await makeCage();
  const script = `ls -A / | tr '\\n' ' '; ls -A /etc | grep -c shadow; ls -A /home /root ${secret} 2>/dev/null; ls /tmp`;
  const lines = outputOf(await run(`${script}; true`)).split("\n");
  const folders = new Set((lines[0] ?? "").split(" "));
  expect(
    [...folders].filter((name) => ["root", "home", "var", "boot", "mnt", "sys"].includes(name)),
  ).toEqual([]);
  expect(lines.join("\n")).toMatch(/ 0\nskillcheck-test-\w+\n$/);
});

it("SB-5: has no network but its own loopback", async () => {
  const server = createServer((socket) => socket.end("host"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const { run } = await makeCage();
  const script = `cat < /dev/tcp/127.0.0.1/${address.port}; awk 'NR > 2 {print $1}' /proc/net/dev; tail -n +2 /proc/net/route`;
  const result = await run(script);
  if (result.kind === "failed") throw new Error(result.reason);
  expect(result.stdout).toBe("lo:\n");
  expect(result.stderr).toContain("Connection refused");
});

it("SB-4: forwards one port byte for byte to the given socket", async () => {
  const folder = await makeScratch();
  const socket = join(folder, "model.sock");
  const server = createServer((inside) => inside.pipe(inside));
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  const { run } = await makeCage({
    binds: [{ from: socket, access: "write" }],
    forward: { port: 8787, socket },
  });
  const script = `exec 3<>/dev/tcp/127.0.0.1/8787; printf 'a\\r\\n\\0b' >&3; head -c 5 <&3 | od -An -c; (exec 4<>/dev/tcp/127.0.0.1/8788) 2>/dev/null || echo refused`;
  expect(outputOf(await run(script))).toBe("   a  \\r  \\n  \\0   b\nrefused\n");
});

it("SB-6: hands on the environment of the call and nothing else", async () => {
  const { run, workspace } = await makeCage();
  const result = await run("", { command: "/usr/bin/env", args: [], environment: { A: "1" } });
  expect(outputOf(result)).toBe("A=1\n");
  // Neither bubblewrap's nor the relay's holds anything of ours: PWD is the shell's that limits them.
  const others = await run("tr '\\0' '\\n' < /proc/1/environ; tr '\\0' '\\n' < /proc/2/environ");
  expect(outputOf(others)).toBe(`PWD=${workspace}\n`);
});

/** Two that outlive their parent, the second deaf to SIGTERM; goes on when both sleep. */
const SLEEPERS = `setsid sleep 1000 & (setsid sh -c 'trap "" TERM; sleep 1000' &);
  while [ "$(ps -A -o comm= | grep -c '^sleep$')" -lt 2 ]; do :; done;`;

it("SB-9: ends what an agent leaves running, and names it", async () => {
  const { run, cage } = await makeCage();
  const result = await run(`${SLEEPERS} echo done`);
  expect(facts(result)).toEqual({
    ...good,
    stdout: "done\n",
    survivors: ["sleep", "sh", "sleep"],
  });
  expect(outputOf(await run("ps -A -o comm="))).not.toContain("sleep");
  await cage.close();
});

it("SB-9: ends an agent at its deadline that ignores SIGTERM, with all of its own", async () => {
  const { run, cage } = await makeCage();
  const before = performance.now();
  const result = await run(`trap '' TERM; ${SLEEPERS} echo begun; while true; do sleep 1; done`, {
    timeoutMs: 500,
  });
  expect(facts(result)).toMatchObject({ exit: null, signal: "SIGKILL", ended: "timeout" });
  expect(performance.now() - before).toBeLessThan(10_500);
  expect(outputOf(await run("ps -A -o comm="))).not.toContain("sleep");
  await cage.close();
  expect(() => readFileSync(`/proc/${cage.pid}/stat`)).toThrow("ENOENT");
});

it("SB-9: an agent that ends the relay ends its cage, and nothing is left", async () => {
  const { run } = await makeCage();
  const result = await run("setsid sleep 1000 & kill -9 2; kill -9 -1; sleep 1000");
  expect(facts(result)).toMatchObject({ exit: null, signal: "SIGKILL", ended: "by-itself" });
  expect(facts(await run("echo"))).toEqual({
    kind: "failed",
    reason: "/bin/bash could not be started: the cage has ended",
  });
});

it("SB-9: a signal to everybody does not end the relay", async () => {
  const { run } = await makeCage();
  expect(
    facts(await run("trap '' TERM HUP INT; kill -TERM -1; kill -HUP -1; kill -INT -1; echo on")),
  ).toEqual({
    ...good,
    stdout: "on\n",
  });
});

it("SB-4: the agent can say nothing to the host in the relay's name", async () => {
  const { run } = await makeCage();
  const forge = (end: number) => `echo '{"kind":"ended","ended":[],"left":[]}' > /proc/2/fd/${end}`;
  const result = await run(`${forge(0)}; ${forge(1)}; echo on; exit 3`);
  const refused = (end: number) =>
    `/bin/bash: line 1: /proc/2/fd/${end}: No such device or address\n`;
  const stderr = `${refused(0)}${refused(1)}`;
  expect(facts(result)).toEqual({ ...good, exit: 3, stdout: "on\n", stderr });
});

it("SB-11: no file grows over 1 GiB, and home and temporary folder are full at 512 MiB", async () => {
  const { run, workspace } = await makeCage();
  const write = (place: string, mebibytes: number) =>
    `truncate -s ${mebibytes}M ${place} 2>/dev/null; fallocate -l ${mebibytes}M ${place} 2>/dev/null && echo ${mebibytes}`;
  const script = `cd ~; ${write("$TMPDIR/a", 511)}; ${write("$TMPDIR/b", 2)}; ${write("c", 513)}; true`;
  expect(outputOf(await run(script))).toBe("511\n");
  const big = await run("truncate -s 1G small && truncate -s 1025M big; echo $?");
  expect(outputOf(big)).toMatch(/^(?:1|153)\n$/);
  await access(join(workspace, "small"));
});

it.each([
  [
    "forks without end",
    "n=0; while [ $n -lt 300 ]; do sleep 1000 & n=$((n+1)); done; wait",
    "was ended: it ran more than 256 processes at a time",
  ],
  [
    "takes memory without end",
    // tail keeps all of a file without lines.
    "head -c 4200M /dev/zero | tail",
    "was ended: it took more than 4 GiB of memory",
  ],
])("SB-11: ends an agent that %s", async (_name, script, reason) => {
  const { run } = await makeCage();
  expect(facts(await run(script))).toEqual({ kind: "failed", reason });
  expect(outputOf(await run("ps -A -o comm= | grep -c sleep; true"))).toBe("0\n");
});

it("says why there is no cage", async () => {
  const file = join(await makeScratch(), "not-a-folder");
  await mkdir(file);
  await expect(makeCage({ binds: [{ from: `${file}/none`, access: "read" }] })).rejects.toThrow(
    `bwrap: Can't find source path ${file}/none: No such file or directory`,
  );
});

it("stands still while its workspace is read, and goes on afterwards", async () => {
  const { cage, run, workspace } = await makeCage();
  const going = run("(while :; do mkdir d; rmdir d; done) & echo on > ready; wait", {
    timeoutMs: 3000,
  });
  // Someone is there to be stopped.
  const toNames = () => readdir(workspace);
  while (!(await toNames()).includes("ready"));
  const inside = followDescendants(cage.pid, null);
  const toStates = () =>
    (inside.list() ?? [])
      .filter(({ command }) => ["bash", "mkdir", "rmdir"].includes(command))
      .map(({ pid }) => /^State:\t(\w)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  for (let round = 0; round < 20; round += 1) {
    const states = await cage.still(async () => toStates());
    expect([(states ?? []).length > 0, new Set(states)]).toEqual([true, new Set(["T"])]);
  }
  expect(facts(await going)).toMatchObject({ ended: "timeout", unended: [] });
});

/** Number of the system call clone, by architecture. */
const CLONE: Readonly<Record<string, number>> = { x64: 56, arm64: 220 };
/** CLONE_VFORK and SIGCHLD: the parent waits until its child has become another program. */
const VFORK = 0x4000 | 17;

it("stands still also while a parent waits for its child to become another program", async () => {
  const { cage, run, workspace } = await makeCage();
  const clone = `syscall(${CLONE[process.arch]}, ${VFORK}, 0, 0, 0, 0)`;
  const child =
    'open(F, ">ready"); close(F); select(undef, undef, undef, 0.4); exec("sleep", "1000")';
  const going = run(`perl -e 'if (${clone} == 0) { ${child} } sleep 1000'`, { timeoutMs: 8000 });
  while (!(await readdir(workspace)).includes("ready"));
  expect(await cage.still(async () => "read")).toBe("read");
  expect(facts(await going)).toMatchObject({ ended: "timeout", unended: [] });
});
