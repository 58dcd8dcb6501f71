import { r as sendJson, t as listen } from "./loopback.js";
import { createHash, randomUUID } from "node:crypto";

// fakes/servers/actions-cache/rpc.ts
const ok = (body) => ({
	status: 200,
	body
});
const failed = (status, code, msg) => ({
	status,
	body: {
		code,
		msg
	}
});
function field(request, name) {
	const value = request[name];
	const inner = typeof value === "object" && value !== null ? value.value : value;
	return inner === void 0 || inner === null ? "" : String(inner);
}

// fakes/servers/actions-cache/state.ts
function createState({ now = Date.now, limitBytes = 10 * 1024 ** 3, maxAgeMs = 6048e5 } = {}) {
	return {
		entries: /* @__PURE__ */ new Map(),
		artifacts: /* @__PURE__ */ new Map(),
		blobs: /* @__PURE__ */ new Map(),
		nextId: 1,
		secret: randomUUID(),
		limitBytes,
		maxAgeMs,
		now
	};
}
function takeId(state) {
	const id = state.nextId;
	state.nextId += 1;
	return id;
}
function newBlob(state) {
	const name = randomUUID();
	state.blobs.set(name, {
		content: void 0,
		contentType: "application/octet-stream",
		etag: "\"0x0\"",
		staged: /* @__PURE__ */ new Map()
	});
	return name;
}
function signature(state, blob, permission) {
	return createHash("sha256").update(`${state.secret}/${blob}/${permission}`).digest("base64url");
}
function blobAddress(state, { origin, blob, permission, filename }) {
	return `${origin}/blob/${blob}?${new URLSearchParams({
		se: new Date(state.now() + 36e5).toISOString(),
		sp: permission,
		sv: "2026-02-06",
		...filename === void 0 ? {} : { rscd: `attachment; filename="${filename}"` },
		sig: signature(state, blob, permission)
	})}`;
}
function dropEntry(state, entry) {
	state.entries.delete(entry.id);
	state.blobs.delete(entry.blob);
}
function evict(state) {
	const old = state.now() - state.maxAgeMs;
	for (const entry of [...state.entries.values()]) if (entry.accessedAt < old) dropEntry(state, entry);
	const finished = [...state.entries.values()].filter((entry) => entry.finished).sort((a, b) => a.accessedAt - b.accessedAt || a.id - b.id);
	let sum = finished.reduce((bytes, entry) => bytes + entry.size, 0);
	for (const entry of finished) {
		if (sum <= state.limitBytes) return;
		dropEntry(state, entry);
		sum -= entry.size;
	}
}

// fakes/servers/actions-cache/artifact-service.ts
function ofOwnRun(method) {
	return (call) => field(call.request, "workflow_run_backend_id") === call.claims.runId ? method(call) : failed(403, "permission_denied", "workflow_run_backend_id is not the run of the token");
}
function named(call) {
	const name = field(call.request, "name");
	return [...call.state.artifacts.values()].find((one) => one.runId === call.claims.runId && one.name === name);
}
const notFound = () => failed(404, "not_found", "artifact not found");
function create$1(call) {
	const { state, request, claims } = call;
	const name = field(request, "name");
	if (name === "" || /["\r\n:<>|*?\\/]/.test(name)) return failed(400, "invalid_argument", "bad artifact name");
	if (named(call)) return failed(409, "already_exists", "an artifact with this name already exists on the workflow run");
	const blob = newBlob(state);
	const id = takeId(state);
	const expires = field(request, "expires_at");
	state.artifacts.set(id, {
		id,
		runId: claims.runId,
		jobId: field(request, "workflow_job_run_backend_id"),
		name,
		mimeType: field(request, "mime_type") || "application/zip",
		blob,
		size: 0,
		hash: "",
		createdAt: state.now(),
		expiresAt: expires === "" ? void 0 : Date.parse(expires),
		finished: false
	});
	return ok({
		ok: true,
		signed_upload_url: blobAddress(state, {
			origin: call.origin,
			blob,
			permission: "cw"
		})
	});
}
function finalize$1(call) {
	const artifact = named(call);
	if (artifact === void 0 || artifact.finished) return notFound();
	const size = call.state.blobs.get(artifact.blob)?.content?.length;
	if (size === void 0 || field(call.request, "size") !== String(size)) return ok({ ok: false });
	const hash = field(call.request, "hash");
	call.state.artifacts.set(artifact.id, {
		...artifact,
		size,
		hash,
		finished: true
	});
	return ok({
		ok: true,
		artifact_id: String(artifact.id)
	});
}
function artifactsOf(state, runId) {
	const now = state.now();
	return [...state.artifacts.values()].filter((one) => one.runId === runId && one.finished && (one.expiresAt === void 0 || one.expiresAt > now));
}
function list({ state, request, claims }) {
	const name = field(request, "name_filter");
	const id = field(request, "id_filter");
	const artifacts = artifactsOf(state, claims.runId).filter((one) => (name === "" || one.name === name) && (id === "" || String(one.id) === id)).map((one) => ({
		workflow_run_backend_id: one.runId,
		workflow_job_run_backend_id: one.jobId,
		database_id: String(one.id),
		name: one.name,
		size: String(one.size),
		created_at: new Date(one.createdAt).toISOString(),
		digest: one.hash
	}));
	return ok({ artifacts });
}
function artifactAddress(state, origin, artifact) {
	const filename = artifact.mimeType === "application/zip" ? `${artifact.name}.zip` : artifact.name;
	return blobAddress(state, {
		origin,
		blob: artifact.blob,
		permission: "r",
		filename
	});
}
function getAddress(call) {
	const artifact = named(call);
	if (artifact === void 0 || !artifact.finished) return notFound();
	return ok({
		name: artifact.name,
		signed_url: artifactAddress(call.state, call.origin, artifact)
	});
}
function remove(call) {
	const artifact = named(call);
	if (artifact === void 0) return notFound();
	call.state.artifacts.delete(artifact.id);
	call.state.blobs.delete(artifact.blob);
	return ok({
		ok: true,
		artifact_id: String(artifact.id)
	});
}
const artifactService = /* @__PURE__ */ new Map([
	["CreateArtifact", ofOwnRun(create$1)],
	["FinalizeArtifact", ofOwnRun(finalize$1)],
	["ListArtifacts", ofOwnRun(list)],
	["GetSignedArtifactURL", ofOwnRun(getAddress)],
	["DeleteArtifact", ofOwnRun(remove)]
]);

// fakes/servers/actions-cache/blobs.ts
function problem(status, code) {
	const body = Buffer.from(`<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
	return {
		status,
		headers: {
			"content-type": "application/xml",
			"x-ms-error-code": code
		},
		body
	};
}
const etagOf = (content) => `"0x${createHash("sha256").update(content).digest("hex").slice(0, 15).toUpperCase()}"`;
function store(state, name, { content, contentType }) {
	const etag = etagOf(content);
	state.blobs.set(name, {
		content,
		contentType,
		etag,
		staged: /* @__PURE__ */ new Map()
	});
	return {
		status: 201,
		headers: {
			etag,
			"content-md5": createHash("md5").update(content).digest("base64")
		}
	};
}
function typeOf(request, otherwise = "application/octet-stream") {
	return request.headers["x-ms-blob-content-type"] ?? otherwise;
}
function stageBlock(state, name, { request, blob }) {
	const id = request.query.get("blockid") ?? "";
	if (id === "") return problem(400, "InvalidQueryParameterValue");
	state.blobs.set(name, {
		...blob,
		staged: new Map([...blob.staged, [id, request.body]])
	});
	return { status: 201 };
}
function commitBlocks(state, name, { request, blob }) {
	const blocks = [...request.body.toString("utf8").matchAll(/<(Latest|Uncommitted|Committed)>([^<]*)<\/\1>/g)].map(([, , id = ""]) => blob.staged.get(id));
	if (!blocks.every((block) => block !== void 0)) return problem(400, "InvalidBlockList");
	return store(state, name, {
		content: Buffer.concat(blocks),
		contentType: typeOf(request)
	});
}
function put(state, name, given) {
	const { request } = given;
	const comp = request.query.get("comp");
	if (comp === "block") return stageBlock(state, name, given);
	if (comp === "blocklist") return commitBlocks(state, name, given);
	if (request.headers["x-ms-blob-type"] !== "BlockBlob") return problem(400, "MissingRequiredHeader");
	return store(state, name, {
		content: request.body,
		contentType: typeOf(request, request.headers["content-type"])
	});
}
function rangeOf(request, length) {
	const header = request.headers["x-ms-range"] ?? request.headers["range"];
	const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? "");
	if (match === null) return void 0;
	const start = Number(match[1]);
	const end = match[2] ? Math.min(Number(match[2]), length - 1) : length - 1;
	return start >= length || start > end ? null : {
		start,
		end
	};
}
function get(request, blob) {
	if (blob.content === void 0) return problem(404, "BlobNotFound");
	const disposition = request.query.get("rscd");
	const headers = {
		etag: blob.etag,
		"accept-ranges": "bytes",
		"x-ms-blob-type": "BlockBlob",
		"content-type": blob.contentType,
		...disposition === null ? {} : { "content-disposition": disposition }
	};
	const range = rangeOf(request, blob.content.length);
	if (range === null) return problem(416, "InvalidRange");
	if (range === void 0) return {
		status: 200,
		headers,
		body: blob.content
	};
	const contentRange = `bytes ${range.start}-${range.end}/${blob.content.length}`;
	const body = blob.content.subarray(range.start, range.end + 1);
	return {
		status: 206,
		headers: {
			...headers,
			"content-range": contentRange
		},
		body
	};
}
function addressProblem(state, request, name) {
	const permission = request.query.get("sp") ?? "";
	const good = request.query.get("sig") === signature(state, name, permission);
	const until = Date.parse(request.query.get("se") ?? "");
	if (!good || !(until >= state.now())) return problem(403, "AuthenticationFailed");
	const needed = request.method === "PUT" ? "w" : "r";
	return permission.includes(needed) ? void 0 : problem(403, "AuthorizationPermissionMismatch");
}
function handle(state, request) {
	const name = request.path.slice(6);
	const refused = addressProblem(state, request, name);
	if (refused !== void 0) return refused;
	const blob = state.blobs.get(name);
	if (blob === void 0) return problem(404, "BlobNotFound");
	if (request.method === "PUT") return put(state, name, {
		request,
		blob
	});
	if (request.method === "GET" || request.method === "HEAD") return get(request, blob);
	return problem(405, "UnsupportedHttpVerb");
}
function answerBlob(state, request, response) {
	const { status, headers = {}, body = Buffer.alloc(0) } = handle(state, request);
	const echoed = ["x-ms-version", "x-ms-client-request-id"].flatMap((name) => {
		const value = request.headers[name];
		return value === void 0 ? [] : [[name, value]];
	});
	response.writeHead(status, {
		...headers,
		...Object.fromEntries(echoed),
		"x-ms-request-id": "00000000-0000-4000-8000-000000000000",
		"content-length": body.length
	});
	response.end(request.method === "HEAD" ? void 0 : body);
}

// fakes/servers/actions-cache/cache-service.ts
function keyProblem(key) {
	if (key === "") return "key is missing";
	if (key.length > 512) return "key is longer than 512 characters";
	return key.includes(",") ? "key contains a comma" : void 0;
}
const denied = "cache write denied: the token has no scope that may be written";
function create(call) {
	const key = field(call.request, "key");
	const version = field(call.request, "version");
	const problem = keyProblem(key);
	if (problem !== void 0) return failed(400, "invalid_argument", problem);
	const scope = call.claims.writable[0];
	if (scope === void 0) return ok({
		ok: false,
		message: denied
	});
	const { state } = call;
	for (const entry of state.entries.values()) if (entry.key === key && entry.version === version && entry.scope === scope) return failed(409, "already_exists", "cache entry with the same key, version, and scope already exists");
	const blob = newBlob(state);
	const id = takeId(state);
	const now = state.now();
	state.entries.set(id, {
		id,
		key,
		version,
		scope,
		blob,
		size: 0,
		createdAt: now,
		accessedAt: now,
		finished: false
	});
	const address = blobAddress(state, {
		origin: call.origin,
		blob,
		permission: "cw"
	});
	return ok({
		ok: true,
		signed_upload_url: address
	});
}
function finalize(call) {
	const key = field(call.request, "key");
	const version = field(call.request, "version");
	const { state, claims } = call;
	const entry = [...state.entries.values()].find((one) => !one.finished && one.key === key && one.version === version && one.scope === claims.writable[0]);
	if (entry === void 0) return ok({
		ok: false,
		message: "no upload of this key and version is under way"
	});
	const size = state.blobs.get(entry.blob)?.content?.length;
	if (size === void 0) return ok({
		ok: false,
		message: "nothing was uploaded"
	});
	const said = field(call.request, "size_bytes");
	if (said !== String(size)) return ok({
		ok: false,
		message: `${size} bytes were uploaded, not ${said}`
	});
	const now = state.now();
	state.entries.set(entry.id, {
		...entry,
		size,
		createdAt: now,
		accessedAt: now,
		finished: true
	});
	evict(state);
	return ok({
		ok: true,
		entry_id: String(entry.id)
	});
}
function lookUp({ state, claims, request }) {
	const key = field(request, "key");
	const version = field(request, "version");
	const restoreKeys = Array.isArray(request["restore_keys"]) ? request["restore_keys"].map(String) : [];
	const newest = [...state.entries.values()].filter((entry) => entry.finished && entry.version === version).sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
	for (const scope of claims.readable) {
		const here = newest.filter((entry) => entry.scope === scope);
		const exact = here.find((entry) => entry.key === key);
		if (exact !== void 0) return exact;
		for (const prefix of [key, ...restoreKeys]) {
			const found = here.find((entry) => entry.key.startsWith(prefix));
			if (found !== void 0) return found;
		}
	}
}
function getDownload(call) {
	const { state, claims, origin } = call;
	const problem = keyProblem(field(call.request, "key"));
	if (problem !== void 0) return failed(400, "invalid_argument", problem);
	if (claims.readable.length === 0) return failed(403, "permission_denied", "cache read denied: the token has no scope that may be read");
	evict(state);
	const entry = lookUp(call);
	if (entry === void 0) return ok({ ok: false });
	state.entries.set(entry.id, {
		...entry,
		accessedAt: state.now()
	});
	const address = blobAddress(state, {
		origin,
		blob: entry.blob,
		permission: "r"
	});
	return ok({
		ok: true,
		signed_download_url: address,
		matched_key: entry.key
	});
}
const cacheService = /* @__PURE__ */ new Map([
	["CreateCacheEntry", create],
	["FinalizeCacheEntryUpload", finalize],
	["GetCacheEntryDownloadURL", getDownload]
]);

// fakes/servers/actions-cache/token.ts
const bits = {
	read: 1,
	write: 2,
	both: 3
};
const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
function makeToken({ scopes, runId = "1", jobId = "1", expires }) {
	const claims = {
		ac: JSON.stringify(scopes.map(({ scope, permission }) => ({
			Scope: scope,
			Permission: bits[permission]
		}))),
		scp: `Actions.Results:${runId}:${jobId}`,
		exp: expires
	};
	return `${encode({
		alg: "none",
		typ: "JWT"
	})}.${encode(claims)}.unsigned`;
}
function decode(token) {
	const part = token.split(".")[1] ?? "";
	return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
}
function readToken(authorization, now) {
	const token = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
	if (token === void 0) return void 0;
	try {
		const claims = decode(token);
		if (typeof claims["exp"] === "number" && claims["exp"] * 1e3 < now) return void 0;
		const list = JSON.parse(String(claims["ac"]));
		const [, runId = "", jobId = ""] = String(claims["scp"]).split(":");
		const allowed = (bit) => list.filter((item) => (item.Permission & bit) !== 0).map((item) => item.Scope);
		return {
			readable: allowed(bits.read),
			writable: allowed(bits.write),
			runId,
			jobId
		};
	} catch {
		return;
	}
}

// fakes/servers/actions-cache/start-actions-cache.ts
const services = /* @__PURE__ */ new Map([["CacheService", cacheService], ["ArtifactService", artifactService]]);
function bodyForLog(request) {
	if (request.body.length === 0) return void 0;
	if (request.path.startsWith("/blob/") && request.query.get("comp") !== "blocklist") return { bytes: request.body.length };
	const text = request.body.toString("utf8");
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
function logEntry(request) {
	const { authorization, ...headers } = request.headers;
	const query = Object.fromEntries([...request.query].map(([name, value]) => [name, name === "sig" ? "***" : value]));
	return {
		method: request.method,
		path: request.path,
		query,
		headers: authorization === void 0 ? headers : {
			...headers,
			authorization: "***"
		},
		body: bodyForLog(request)
	};
}
function callService(state, request, origin) {
	const route = /^\/twirp\/github\.actions\.results\.api\.v1\.(\w+)\/(\w+)$/.exec(request.path);
	const method = services.get(route?.[1] ?? "")?.get(route?.[2] ?? "");
	if (method === void 0 || request.method !== "POST") return failed(404, "bad_route", `no handler for ${request.method} ${request.path}`);
	const claims = readToken(request.headers["authorization"], state.now());
	if (claims === void 0) return failed(401, "unauthenticated", "no runtime token, or one that cannot be read");
	try {
		return method({
			state,
			claims,
			origin,
			request: JSON.parse(request.body.toString("utf8")) ?? {}
		});
	} catch {
		return failed(400, "malformed", "the request body is not JSON");
	}
}
function createFaults(given) {
	const left = given.map((fault) => ({
		fault,
		times: fault.times ?? Number.POSITIVE_INFINITY
	}));
	return {
		add: (fault) => left.push({
			fault,
			times: fault.times ?? Number.POSITIVE_INFINITY
		}),
		next: (request) => {
			const query = request.query.size === 0 ? "" : `?${request.query}`;
			const line = `${request.method} ${request.path}${query}`;
			const due = left.find(({ fault, times }) => times > 0 && new RegExp(fault.pattern, "u").test(line));
			if (due !== void 0) due.times -= 1;
			return due?.fault;
		}
	};
}
async function startActionsCache(options = {}) {
	const state = createState(options);
	const faults = createFaults(options.faults ?? []);
	const requests = [];
	const answer = (request, response) => {
		requests.push(logEntry(request));
		const fault = faults.next(request);
		if (fault !== void 0) {
			const { body = {
				code: "internal",
				msg: "injected"
			}, headers = {} } = fault;
			sendJson(response, fault.status, {
				body,
				headers
			});
		} else if (request.path.startsWith("/blob/")) answerBlob(state, request, response);
		else {
			const reply = callService(state, request, server.url);
			sendJson(response, reply.status, { body: reply.body });
		}
	};
	const server = await listen({
		port: options.port ?? 0,
		answer
	});
	const token = (scopes, ids = {}) => makeToken({
		scopes,
		...ids,
		expires: Math.floor(state.now() / 1e3) + 21600
	});
	return {
		url: server.url,
		token,
		env: (scopes, ids) => ({
			ACTIONS_RESULTS_URL: `${server.url}/`,
			ACTIONS_RUNTIME_TOKEN: token(scopes, ids),
			ACTIONS_CACHE_SERVICE_V2: "True"
		}),
		state: {
			entries: () => [...state.entries.values()],
			artifacts: () => [...state.artifacts.values()],
			bytes: (held) => state.blobs.get(held.blob)?.content,
			artifactUrl: (artifact) => artifactAddress(state, server.url, artifact)
		},
		requests,
		inject: (fault) => {
			faults.add(fault);
		},
		close: server.close
	};
}

export { startActionsCache as t };