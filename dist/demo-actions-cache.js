import { parseArgs } from "node:util";
import { n as readPort } from "./loopback.js";
import { t as startActionsCache } from "./start-actions-cache.js";

// fakes/servers/actions-cache/command.ts
const usage = `actions-cache [--port 0] [--scope REF=read|write|both]… [--run-id 1] [--job-id 1]
  Serves cache service v2 and artifact service v4 on 127.0.0.1 until it is ended. Prints its address, then one
  NAME=value line for each of the three variables that a job gets. Scopes: own ref first; default refs/heads/main=both.`;
function readScope(given) {
	const [, scope, permission] = /^(.+)=(read|write|both)$/.exec(given) ?? [];
	if (scope === void 0) throw new Error(`--scope: "${given}" is not REF=read, REF=write or REF=both\n${usage}`);
	return {
		scope,
		permission
	};
}
async function command(argv, print = (line) => void process.stdout.write(`${line}\n`)) {
	const options = {
		port: {
			type: "string",
			default: "0"
		},
		scope: {
			type: "string",
			multiple: true
		},
		"run-id": {
			type: "string",
			default: "1"
		},
		"job-id": {
			type: "string",
			default: "1"
		}
	};
	const { values } = parseArgs({
		args: [...argv],
		options
	});
	const scopes = (values.scope ?? ["refs/heads/main=both"]).map(readScope);
	const server = await startActionsCache({ port: readPort(values.port) });
	print(server.url);
	const variables = server.env(scopes, {
		runId: values["run-id"],
		jobId: values["job-id"]
	});
	for (const [name, value] of Object.entries(variables)) print(`${name}=${value}`);
	return server;
}

export { command, usage };