import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { t as runAction } from "./run-action.js";

// fakes/runner/command.ts
const usage = `runner --action DIR --workspace DIR --event FILE [--event-name pull_request]
       [--with name=value]… [--env NAME=value]… [--api URL --server URL] [--node PATH] [--json]
  Starts a JavaScript action as the Actions runner does, and prints its log, or with --json the result.`;
function pairs(texts) {
	const entries = texts.map((text) => {
		const at = text.indexOf("=");
		if (at < 1) throw new Error(`not name=value: ${text}`);
		return [text.slice(0, at), text.slice(at + 1)];
	});
	return Object.fromEntries(entries);
}
function needed(value, name) {
	if (value === void 0) throw new Error(`--${name} is missing\n${usage}`);
	return value;
}
function parsed(argv) {
	return parseArgs({
		args: [...argv],
		options: {
			action: { type: "string" },
			workspace: { type: "string" },
			event: { type: "string" },
			"event-name": {
				type: "string",
				default: "pull_request"
			},
			with: {
				type: "string",
				multiple: true,
				default: []
			},
			env: {
				type: "string",
				multiple: true,
				default: []
			},
			api: { type: "string" },
			server: { type: "string" },
			node: { type: "string" },
			json: {
				type: "boolean",
				default: false
			}
		}
	}).values;
}
async function command(argv, print = (line) => void process.stdout.write(`${line}\n`)) {
	const values = parsed(argv);
	const event = await readFile(needed(values.event, "event"), "utf8");
	const { api, server, node } = values;
	const result = await runAction({
		action: resolve(needed(values.action, "action")),
		workspace: resolve(needed(values.workspace, "workspace")),
		event: {
			name: values["event-name"],
			payload: JSON.parse(event)
		},
		inputs: pairs(values.with),
		env: pairs(values.env),
		...api === void 0 ? {} : { github: {
			url: api,
			serverUrl: server ?? api
		} },
		...node === void 0 ? {} : { node }
	});
	print(values.json ? JSON.stringify(result, null, 2) : result.log);
	return result;
}

export { command, usage };