import { expect, test } from "vitest";
import { command } from "../../fakes/servers/actions-cache/command.ts";
import { readToken } from "../../fakes/servers/actions-cache/token.ts";

test("the command prints the address and the variables of a job", async () => {
  const lines: string[] = [];
  const argv = [
    "--scope",
    "refs/pull/7/merge=both",
    "--scope",
    "refs/heads/main=read",
    "--run-id",
    "42",
  ];
  const server = await command(argv, (line) => lines.push(line));
  await server.close();
  const token = lines[2]?.slice("ACTIONS_RUNTIME_TOKEN=".length);
  expect(lines).toEqual([
    server.url,
    `ACTIONS_RESULTS_URL=${server.url}/`,
    `ACTIONS_RUNTIME_TOKEN=${token}`,
    "ACTIONS_CACHE_SERVICE_V2=True",
  ]);
  expect(readToken(`Bearer ${token}`, Date.now())).toEqual({
    readable: ["refs/pull/7/merge", "refs/heads/main"],
    writable: ["refs/pull/7/merge"],
    runId: "42",
    jobId: "1",
  });
});

test("a scope or a port that is none is refused in words", async () => {
  await expect(command(["--scope", "refs/heads/main"])).rejects.toThrow(
    '--scope: "refs/heads/main" is not REF=read',
  );
  await expect(command(["--port", "x"])).rejects.toThrow('--port: "x" is no port');
});
