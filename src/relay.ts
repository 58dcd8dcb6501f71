// The relay inside the cage (security.md SB-4): `node relay.js --port N --socket PATH -- command args…`. It listens on
// 127.0.0.1:N, forwards every connection byte for byte to the unix socket, starts the command once it listens and ends as
// the command does. It imports nothing of ours: it is bound into the cage as a single file.
import { spawn } from "node:child_process";
import { connect, createServer, type Socket } from "node:net";
import { constants } from "node:os";
import { parseArgs } from "node:util";

const USAGE = "usage: relay --port 1..65535 --socket PATH -- command [argument…]";
/** As `timeout` and `env` end: 125 by their own fault, 126 and 127 where the command cannot be run or found. */
const EXITS = { arguments: 2, own: 125, notRun: 126, notFound: 127 } as const;

interface Call {
  readonly port: number;
  readonly socket: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** The call, or what is wrong with it. */
function readArguments(argv: readonly string[]): Call | string {
  const end = argv.indexOf("--");
  const [command, ...args] = end === -1 ? [] : argv.slice(end + 1);
  if (command === undefined || command === "") return "there is no command behind --";
  try {
    const { values } = parseArgs({
      args: argv.slice(0, end),
      options: {
        port: { type: "string", multiple: true },
        socket: { type: "string", multiple: true },
      },
    });
    const [port = "", ...ports] = values.port ?? [];
    const [socket = "", ...sockets] = values.socket ?? [];
    if (ports.length + sockets.length > 0) return "an option is there twice";
    if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65_535) return "--port is no port";
    return socket === "" ? "--socket is missing" : { port: Number(port), socket, command, args };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Passes on what comes until its end; a broken side breaks the other. */
function join(from: Socket, to: Socket): void {
  from.pipe(to);
  from.on("error", () => to.destroy());
  from.on("close", () => {
    if (!from.readableEnded) to.destroy();
  });
}

function forward(port: number, socket: string): Promise<void> {
  const server = createServer({ allowHalfOpen: true }, (inside) => {
    const outside = connect({ path: socket, allowHalfOpen: true });
    join(inside, outside);
    join(outside, inside);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      // A connection that cannot be accepted later is its client's trouble.
      server.off("error", reject).on("error", () => undefined);
      resolve();
    });
  });
}

function fail(words: string, exit: number): never {
  process.stderr.write(`relay: ${words}\n`);
  process.exit(exit);
}

/** Starts the command with our streams, and ends as it does: its exit code, or 128 and the number of its signal. */
function start({ command, args }: Call): void {
  const child = spawn(command, args, { stdio: "inherit" });
  for (const name of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(name, () => child.kill(name));
  child.once("error", (error: NodeJS.ErrnoException) => {
    if (child.pid !== undefined) return;
    fail(error.message, error.code === "ENOENT" ? EXITS.notFound : EXITS.notRun);
  });
  child.once("exit", (exit, signal) => {
    process.exit(signal === null ? (exit ?? EXITS.own) : 128 + constants.signals[signal]);
  });
}

const call = readArguments(process.argv.slice(2));
if (typeof call === "string") fail(`${call}\n${USAGE}`, EXITS.arguments);
try {
  await forward(call.port, call.socket);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), EXITS.own);
}
start(call);
