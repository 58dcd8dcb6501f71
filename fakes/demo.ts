interface Server {
  readonly usage: string;
  readonly command: (argv: readonly string[]) => Promise<{ readonly close: () => Promise<void> }>;
}

interface Program {
  readonly usage: string;
  readonly command: (argv: readonly string[]) => Promise<number>;
}

// Each is loaded when it is started: the agent starts for every run of a test.
const SERVERS: ReadonlyMap<string, () => Promise<Server>> = new Map<string, () => Promise<Server>>([
  ["github", () => import("./servers/github/command.ts")],
  ["actions-cache", () => import("./servers/actions-cache/command.ts")],
  ["model", () => import("./servers/model/command.ts")],
]);
const PROGRAMS: ReadonlyMap<string, () => Promise<Program>> = new Map<
  string,
  () => Promise<Program>
>([
  ["agent", () => import("./agent/command.ts")],
  ["show", () => import("./show/command.ts")],
]);
const loadRunner = () => import("./runner/command.ts");

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
  if (server !== undefined) return closeOnSignal(await (await server()).command(argv));
  const program = PROGRAMS.get(name);
  if (program !== undefined) process.exit(await (await program()).command(argv));
  if (name === "runner") {
    const result = await (await loadRunner()).command(argv);
    process.exit(result.conclusion === "success" ? 0 : 1);
  }
  const all = [...SERVERS.values(), ...PROGRAMS.values(), loadRunner];
  const usages = await Promise.all(all.map(async (load) => (await load()).usage));
  throw new Error(`say what to start:\n${usages.join("\n")}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
