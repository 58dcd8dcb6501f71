import * as agent from "./agent/command.ts";
import * as runner from "./runner/command.ts";
import * as actionsCache from "./servers/actions-cache/command.ts";
import * as github from "./servers/github/command.ts";
import * as model from "./servers/model/command.ts";
import * as show from "./show/command.ts";

interface Server {
  readonly usage: string;
  readonly command: (argv: readonly string[]) => Promise<{ readonly close: () => Promise<void> }>;
}

interface Program {
  readonly usage: string;
  readonly command: (argv: readonly string[]) => Promise<number>;
}

const SERVERS: ReadonlyMap<string, Server> = new Map<string, Server>([
  ["github", github],
  ["actions-cache", actionsCache],
  ["model", model],
]);
const PROGRAMS: ReadonlyMap<string, Program> = new Map<string, Program>([
  ["agent", agent],
  ["show", show],
]);

/** A server runs until it is ended from outside; `command` has printed its address. */
function closeOnSignal(server: { readonly close: () => Promise<void> }): void {
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => {
      void server.close().then(() => process.exit(0));
    });
  }
}

async function main([name = "", ...argv]: readonly string[]): Promise<void> {
  const server = SERVERS.get(name);
  if (server !== undefined) return closeOnSignal(await server.command(argv));
  const program = PROGRAMS.get(name);
  if (program !== undefined) process.exit(await program.command(argv));
  if (name === "runner") {
    const result = await runner.command(argv);
    process.exit(result.conclusion === "success" ? 0 : 1);
  }
  const usages = [...SERVERS.values(), ...PROGRAMS.values(), runner].map(({ usage }) => usage);
  throw new Error(`say what to start:\n${usages.join("\n")}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
