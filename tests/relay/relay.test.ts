import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { execa } from "execa";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { buildOnce } from "../build/build-once.ts";
import { makeScratch } from "../host/scratch.ts";

let relay = "";
beforeAll(async () => {
  relay = join(await buildOnce("relay", { relay: "src/relay.ts" }), "dist/relay.js");
});

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function listening<Kind extends Server>(server: Kind): Promise<string> {
  const path = join(await makeScratch(), "s");
  server.listen(path);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return path;
}

const run = (args: readonly string[], input = "") =>
  execa(process.execPath, [relay, ...args], { reject: false, input, env: {}, extendEnv: false });

/** Runs a script of Node behind the relay; its arguments are the port and those given. */
async function runScript(socket: string, script: string, input = "") {
  const port = await freePort();
  const command = [process.execPath, "--input-type=module", "-e", script, "--", String(port)];
  return await run(["--port", String(port), "--socket", socket, "--", ...command], input);
}

describe("SB-4 what is sent to the port reaches the socket", () => {
  test("a call to a server behind it, in the same process that was started", async () => {
    const server = createHttpServer((request, response) => {
      response.end(`${request.method} ${request.url} ${request.headers.host}`);
    });
    const script = `
      const port = process.argv.at(-1);
      const answer = await fetch("http://127.0.0.1:" + port + "/v1/messages", { method: "POST" });
      console.log((await answer.text()).replace(port, "PORT"));`;
    const { stdout, stderr, exitCode } = await runScript(await listening(server), script);
    expect([stdout, stderr, exitCode]).toEqual(["POST /v1/messages 127.0.0.1:PORT", "", 0]);
  });

  test("byte for byte, both ways, with an end on one side before the other", async () => {
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      const parts: Buffer[] = [];
      socket.on("data", (part: Buffer) => parts.push(part));
      socket.on("end", () => socket.end(Buffer.concat(parts).reverse()));
    });
    const script = `
      import { connect } from "node:net";
      const socket = connect({ port: Number(process.argv.at(-1)), host: "127.0.0.1", allowHalfOpen: true });
      process.stdin.pipe(socket);
      socket.pipe(process.stdout);`;
    const bytes = Array.from({ length: 300_000 }, (_, index) => index % 128);
    const text = Buffer.from(bytes).toString("latin1");
    const { stdout, exitCode } = await runScript(await listening(server), script, text);
    expect(exitCode).toBe(0);
    expect(stdout.length).toBe(text.length);
    expect(stdout).toBe(Buffer.from(bytes.reverse()).toString("latin1"));
  });

  test("a socket where nobody listens is a connection that breaks, and the relay goes on", async () => {
    const script = `
      import { connect } from "node:net";
      import { once } from "node:events";
      for (let count = 0; count < 2; count += 1) {
        const socket = connect({ port: Number(process.argv.at(-1)), host: "127.0.0.1" });
        socket.on("error", () => {});
        await once(socket, "close");
        console.log("closed");
      }`;
    const { stdout, exitCode } = await runScript("/nowhere/s", script);
    expect([stdout, exitCode]).toEqual(["closed\nclosed", 0]);
  });

  test("only 127.0.0.1 is listened on", async () => {
    const script = `
      import { connect } from "node:net";
      const socket = connect({ port: Number(process.argv.at(-1)), host: "127.0.0.2" });
      socket.on("error", (error) => console.log(error.code));`;
    const { stdout } = await runScript("/nowhere/s", script);
    expect(stdout).toBe("ECONNREFUSED");
  });
});

describe("the command", () => {
  test("gets its arguments as they are, stdin, stdout and stderr", async () => {
    const script = "cat; echo err >&2; printf '<%s>' \"$@\"; exit 7";
    const port = String(await freePort());
    const args = ["--", "sh", "-c", script, "sh", "--port", "a b", "--", ""];
    const { stdout, stderr, exitCode } = await run(
      ["--port", port, "--socket", "/nowhere/s", ...args],
      "in\n",
    );
    expect([stdout, stderr, exitCode]).toEqual(["in\n<--port><a b><--><>", "err", 7]);
  });

  test.each([
    ["SIGKILL", 137],
    ["SIGTERM", 143],
    ["SIGSEGV", 139],
  ])("that dies by %s ends it with %d", async (signal, exit) => {
    const port = String(await freePort());
    const command = ["sh", "-c", `kill -${signal.slice(3)} $$`];
    const { exitCode } = await run(["--port", port, "--socket", "/nowhere/s", "--", ...command]);
    expect(exitCode).toBe(exit);
  });

  test("is not there", async () => {
    const port = String(await freePort());
    const { exitCode, stderr } = await run(["--port", port, "--socket", "/s", "--", "/nowhere/x"]);
    expect([exitCode, stderr]).toEqual([127, "relay: spawn /nowhere/x ENOENT"]);
  });

  test("is no program", async () => {
    const path = join(await makeScratch(), "plain");
    await writeFile(path, "", { mode: 0o644 });
    const port = String(await freePort());
    const { exitCode, stderr } = await run(["--port", port, "--socket", "/s", "--", path]);
    expect([exitCode, stderr]).toEqual([126, `relay: spawn ${path} EACCES`]);
  });

  test("is not started where the port is taken", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const port = String((server.address() as AddressInfo).port);
    const { exitCode, stdout, stderr } = await run([
      "--port",
      port,
      "--socket",
      "/s",
      "--",
      "echo",
      "started",
    ]);
    expect([exitCode, stdout]).toEqual([125, ""]);
    expect(stderr).toContain("EADDRINUSE");
  });
});

describe("while the command runs", () => {
  test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("it hears of %s", async (signal) => {
    const script = `trap 'echo heard; exit 9' ${signal.slice(3)}; echo ready; while :; do sleep 0.05; done`;
    const args = ["--port", String(await freePort()), "--socket", "/s", "--", "sh", "-c", script];
    const child = spawn(process.execPath, [relay, ...args], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let words = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      words += text;
      if (words === "ready\n") child.kill(signal);
    });
    const [exit] = await once(child, "close");
    expect([words, exit]).toEqual(["ready\nheard\n", 9]);
  });

  test("its end is the relay's, though a connection is open", async () => {
    const server = createServer((socket) => socket.on("error", () => undefined).resume());
    const path = await listening(server);
    const port = await freePort();
    const script = "echo ready; read -r line";
    const args = ["--port", String(port), "--socket", path, "--", "sh", "-c", script];
    const child = spawn(process.execPath, [relay, ...args], { stdio: ["pipe", "pipe", "inherit"] });
    await once(child.stdout, "data");
    const socket = connect({ host: "127.0.0.1", port });
    socket.on("error", () => undefined);
    await once(socket, "connect");
    child.stdin.end("go\n");
    const [exit] = await once(child, "close");
    expect(exit).toBe(0);
    socket.destroy();
  });
});

test.each([
  ["nothing", [], "there is no command behind --"],
  ["no command", ["--port", "1", "--socket", "/s"], "there is no command behind --"],
  [
    "an empty command",
    ["--port", "1", "--socket", "/s", "--", ""],
    "there is no command behind --",
  ],
  ["no port", ["--socket", "/s", "--", "x"], "--port is no port"],
  ["port 0", ["--port", "0", "--socket", "/s", "--", "x"], "--port is no port"],
  ["a port too high", ["--port", "65536", "--socket", "/s", "--", "x"], "--port is no port"],
  ["a port with a sign", ["--port", "+80", "--socket", "/s", "--", "x"], "--port is no port"],
  ["no socket", ["--port", "80", "--", "x"], "--socket is missing"],
  ["a port without a value", ["--socket", "/s", "--port", "--", "x"], "argument missing"],
  [
    "an option twice",
    ["--port", "1", "--port", "2", "--socket", "/s", "--", "x"],
    "an option is there twice",
  ],
  ["another option", ["--port", "1", "--socket", "/s", "--host", "::", "--", "x"], "--host"],
  ["a word", ["--port", "1", "--socket", "/s", "x", "--", "x"], "'x'"],
])("bad arguments (%s) are exit 2", async (_name, args, words) => {
  const { exitCode, stdout, stderr } = await run(args);
  expect([exitCode, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(words);
  expect(stderr).toContain("usage: relay --port 1..65535 --socket PATH -- command [argument…]");
});
