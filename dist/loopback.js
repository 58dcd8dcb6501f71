import { createServer } from "node:http";

// fakes/servers/model/loopback.ts
function readPort(given) {
	const port = Number(given);
	if (/^[0-9]+$/.test(given) && port <= 65535) return port;
	throw new Error(`--port: "${given}" is no port`);
}
async function readWhole(request) {
	const chunks = [];
	for await (const chunk of request) chunks.push(chunk);
	const url = new URL(request.url ?? "/", "http://127.0.0.1");
	const headers = Object.create(null);
	for (const [name, value] of Object.entries(request.headers)) headers[name] = Array.isArray(value) ? value.join(", ") : value ?? "";
	return {
		method: request.method ?? "GET",
		path: url.pathname,
		query: url.searchParams,
		headers,
		body: Buffer.concat(chunks)
	};
}
function sendJson(response, status, { body, headers = {} }) {
	const bytes = Buffer.from(JSON.stringify(body));
	response.writeHead(status, {
		"content-type": "application/json",
		"content-length": bytes.length,
		...headers
	});
	response.end(bytes);
}
async function handle(options, request, response) {
	try {
		await options.answer(await readWhole(request), response);
	} catch (error) {
		if (response.headersSent || response.destroyed) {
			response.destroy();
			return;
		}
		sendJson(response, 500, { body: { error: error instanceof Error ? error.message : "unknown" } });
	}
}
function listen(options) {
	const server = createServer((request, response) => {
		handle(options, request, response);
	});
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(options.port ?? 0, "127.0.0.1", () => {
			const { port } = server.address();
			const close = () => new Promise((closed) => {
				server.close(() => closed());
				server.closeAllConnections();
			});
			resolve({
				url: `http://127.0.0.1:${port}`,
				close
			});
		});
	});
}

export { readPort as n, sendJson as r, listen as t };