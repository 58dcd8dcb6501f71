import { accessSync, constants, lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { connect } from "node:net";
import { spawn } from "node:child_process";

// fakes/bin/call/answer.ts
const REFUSED = 64;
const SILENT = {
	status: "ok",
	exit: 0,
	stdout: "",
	stderr: "",
	writes: [],
	readsStdin: false
};
function toAnswer(more) {
	return {
		...SILENT,
		...more
	};
}
function refuse(command, why) {
	const shown = why.length > 400 ? `${why.slice(0, 400)}…` : why;
	return toAnswer({
		status: "refused",
		exit: 64,
		stderr: [
			`fake ${command}: ${shown.replaceAll("\n", " ")}`,
			`fake ${command}: refused; this stand-in answers only what the test describes (skillcheck)`,
			""
		].join("\n")
	});
}
function withLineEnd(text) {
	return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}
function namesStdin(argv) {
	return argv.some((word) => /^-$|[@=]-$|stdin$/.test(word));
}

// fakes/bin/call/meets.ts
const LONGEST_TEXT = 262144;
const PLAIN = /^[\w \-/:=,@%"'~<>#&;!]*$/;
function meetsPlain(pattern, text, match) {
	switch (match) {
		case "exact": return text === pattern;
		case "prefix": return text.startsWith(pattern);
		case "search": return text.includes(pattern);
	}
}
async function meets(pattern, text, match) {
	if (PLAIN.test(pattern)) return meetsPlain(pattern, text, match);
	const { meetsRe2 } = await import("./re2.js");
	return meetsRe2(pattern, text, match);
}

// fakes/bin/call/choose-answer.ts
async function chooseAnswer(call, { rules, kind, toTexts }) {
	for (const [place, { pattern, answers }] of rules.entries()) for (const text of toTexts(pattern)) {
		if (!await meets(pattern, text, call.fixture.match)) continue;
		const [only] = answers;
		if (answers.length === 1 && only !== void 0) return only;
		const before = await call.log.count(`${kind} ${place}`, "add");
		return answers[Math.min(before, answers.length - 1)] ?? null;
	}
	return null;
}

// fakes/bin/command.ts
async function answerDescribed(call) {
	const line = call.argv.join(" ");
	const { commands } = call.fixture;
	const found = await chooseAnswer(call, {
		rules: commands,
		kind: "commands",
		toTexts: () => [line]
	});
	if (found === null) return null;
	const { exit } = found;
	return toAnswer({
		status: exit === 0 ? "ok" : "error",
		exit,
		stdout: withLineEnd(found.stdout),
		stderr: withLineEnd(found.stderr),
		writes: found.writes.map(([path, text]) => ({
			path,
			text,
			scope: "below",
			makeFolders: true
		})),
		readsStdin: namesStdin(call.argv)
	});
}
function refuseForm({ argv, fixture }) {
	if (argv.length === 0) return refuse(fixture.command, "called without arguments");
	const length = argv.join(" ").length;
	if (length <= 262144) return null;
	return refuse(fixture.command, `called with arguments of ${length} characters`);
}
async function command(call) {
	const { fixture, argv } = call;
	return refuseForm(call) ?? await answerDescribed(call) ?? refuse(fixture.command, `no answer is described for: ${argv.join(" ")}`);
}

// fakes/bin/curl/fetch.ts
const MOST_REDIRECTS = 50;
const METHOD_PATTERN = /^[A-Z]+ /;
function headerOf({ headers }, name) {
	return headers.find(([other]) => other.toLowerCase() === name)?.[1] ?? null;
}
const READS = /* @__PURE__ */ new Set(["GET", "HEAD"]);
const ANY = "ANY ";
function toTexts(pattern, method, urls) {
	if (pattern.startsWith(ANY)) return urls.map((url) => `${ANY}${url}`);
	if (METHOD_PATTERN.test(pattern)) return urls.map((url) => `${method} ${url}`);
	return READS.has(method) ? urls : [];
}
function ask(call, method, urls) {
	return chooseAnswer(call, {
		rules: call.fixture.urls ?? [],
		kind: "urls",
		toTexts: (pattern) => toTexts(pattern, method, urls)
	});
}
async function toUnknown(call, method, urls) {
	const request = `${method} ${urls.at(-1) ?? ""}`;
	for (const { pattern } of call.fixture.urls ?? []) {
		if (METHOD_PATTERN.test(pattern)) continue;
		for (const text of urls) if (await meets(pattern, text, call.fixture.match)) return {
			kind: "unknown",
			request,
			hint: `; a key without a method answers GET and HEAD alone: write "${method} ${pattern}", or "ANY ${pattern}"`
		};
	}
	return {
		kind: "unknown",
		request,
		hint: ""
	};
}
function toTarget({ answer, url }) {
	const location = headerOf(answer, "location");
	return answer.status >= 300 && answer.status < 400 && location !== null && URL.canParse(location, url) ? new URL(location, url).href : null;
}
function toNextMethod({ answer, method }, curl) {
	return curl.hasOwnMethod || method === "HEAD" || answer.status > 303 || curl.isOn(`post${answer.status}`) ? method : "GET";
}
function toMostRedirects(curl) {
	const written = Number(curl.textOf("max-redirs") ?? MOST_REDIRECTS);
	return written >= 0 ? written : MOST_REDIRECTS;
}
async function fetchAll(call, curl) {
	const most = toMostRedirects(curl);
	const follows = curl.isOn("location") || curl.isOn("location-trusted");
	const hops = [];
	let { method } = curl;
	let urls = [.../* @__PURE__ */ new Set([curl.writtenUrl, curl.url])];
	for (;;) {
		const url = urls.at(-1) ?? "";
		const answer = await ask(call, method, urls);
		if (answer === null) return toUnknown(call, method, urls);
		const last = {
			url,
			method,
			answer
		};
		hops.push(last);
		const target = follows ? toTarget(last) : null;
		if (target === null) return {
			kind: "hops",
			hops,
			last
		};
		if (hops.length > most) return {
			kind: "too-many",
			most
		};
		method = toNextMethod(last, curl);
		urls = [target];
	}
}

// fakes/bin/curl/read-data.ts
const DATA = /* @__PURE__ */ new Set([
	"data",
	"data-ascii",
	"data-binary",
	"data-raw",
	"data-urlencode",
	"json"
]);
const FORMS = /* @__PURE__ */ new Set(["form", "form-string"]);
var Unread = class extends Error {};
function readFile(file) {
	if (file === "-") return "";
	try {
		return readFileSync(file, "utf8");
	} catch {
		throw new Unread(file);
	}
}
function toEscaped(text) {
	return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("%20", "+");
}
function toEncoded(value) {
	const [, name = "", sign = "", rest = ""] = /^([^=@]*)([=@])([\s\S]*)$/.exec(value) ?? [];
	if (sign === "") return toEscaped(value);
	const text = toEscaped(sign === "@" ? readFile(rest) : rest);
	return name === "" ? text : `${name}=${text}`;
}
function toData({ name, value }) {
	if (name === "data-urlencode") return toEncoded(value);
	if (name === "data-raw" || !value.startsWith("@")) return value;
	const text = readFile(value.slice(1));
	return name === "data" || name === "data-ascii" ? text.replace(/[\r\n\0]/g, "") : text;
}
function holdFormFile({ name, value }) {
	const [, file = ""] = name === "form" ? /^[^=]*=[@<]([^;,]*)/.exec(value) ?? [] : [];
	if (file !== "" && file !== "-") holdFile(file.replace(/^"(.*)"$/, "$1"));
}
function holdFile(file) {
	try {
		accessSync(file, constants.R_OK);
	} catch {
		throw new Unread(file);
	}
}
function isStdin({ name, value }) {
	if (name === "upload-file") return value === "-" || value === ".";
	if (name === "data-raw" || name === "form-string") return false;
	return (DATA.has(name) || FORMS.has(name) || name === "write-out") && value.endsWith("@-");
}
function toFormat(options) {
	const format = options.findLast(({ name }) => name === "write-out")?.value ?? "";
	return format.startsWith("@") ? readFile(format.slice(1)) : format;
}
function collect(options) {
	const parts = options.filter(({ name }) => DATA.has(name)).map(toData);
	const forms = options.filter(({ name }) => FORMS.has(name));
	for (const form of forms) holdFormFile(form);
	const upload = options.findLast(({ name }) => name === "upload-file");
	if (upload !== void 0 && !isStdin(upload)) holdFile(upload.value);
	const text = parts.length === 0 ? null : parts.join("&");
	const method = text === null && forms.length === 0 ? "GET" : "POST";
	return {
		kind: "data",
		text,
		method: upload === void 0 ? method : "PUT",
		format: toFormat(options),
		readsStdin: options.some(isStdin)
	};
}
function readData(options) {
	try {
		return collect(options);
	} catch (error) {
		if (error instanceof Unread) return {
			kind: "unread",
			file: error.message
		};
		throw error;
	}
}

// fakes/bin/curl/options.ts
const NAMES = {
	switch: `
    fail fail-with-body fail-early head get include show-headers location location-trusted silent show-error remote-name
    create-dirs globoff compressed insecure verbose no-buffer progress-bar progress-meter ipv4 ipv6 http1.0 http1.1 http2
    http2-prior-knowledge http3 tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 post301 post302 post303 path-as-is retry-connrefused
    retry-all-errors netrc netrc-optional anyauth basic digest ntlm negotiate disable keepalive tcp-nodelay tcp-fastopen
    proxytunnel remote-time raw junk-session-cookies styled-output ssl ssl-reqd crlf xattr`,
	value: `
    output output-dir request url url-query data data-ascii data-binary data-raw data-urlencode json form form-string
    upload-file write-out dump-header max-redirs header user user-agent cookie referer max-time connect-timeout retry
    retry-delay retry-max-time proxy proxy-user proxy-header noproxy preproxy socks5 socks5-hostname cacert capath cert
    cert-type key key-type pass resolve connect-to interface limit-rate speed-limit speed-time oauth2-bearer ciphers
    tls13-ciphers tls-max dns-servers keepalive-time expect100-timeout aws-sigv4 proto proto-redir netrc-file unix-socket
    local-port max-filesize rate happy-eyeballs-timeout-ms create-file-mode pinnedpubkey crlfile curves`,
	refused: `
    remote-header-name remote-name-all parallel next version manual list-only append use-ascii disable-eprt disable-epsv
    ftp-create-dirs metalink no-clobber remove-on-error`,
	"refused-value": `
    config range continue-at time-cond cookie-jar trace trace-ascii stderr quote telnet-option libcurl etag-save
    etag-compare hsts alt-svc help proto-default mail-from mail-rcpt parallel-max request-target variable ftp-port`
};
const OPTIONS = new Map(Object.entries(NAMES).flatMap(([kind, names]) => names.trim().split(/\s+/).map((name) => [name, kind])));
const LETTERS = {
	"#": "progress-bar",
	"0": "http1.0",
	"1": "tlsv1",
	"4": "ipv4",
	"6": "ipv6",
	":": "next",
	A: "user-agent",
	B: "use-ascii",
	C: "continue-at",
	D: "dump-header",
	E: "cert",
	F: "form",
	G: "get",
	H: "header",
	I: "head",
	J: "remote-header-name",
	K: "config",
	L: "location",
	M: "manual",
	N: "no-buffer",
	O: "remote-name",
	P: "ftp-port",
	Q: "quote",
	R: "remote-time",
	S: "show-error",
	T: "upload-file",
	U: "proxy-user",
	V: "version",
	X: "request",
	Y: "speed-limit",
	Z: "parallel",
	a: "append",
	b: "cookie",
	c: "cookie-jar",
	d: "data",
	e: "referer",
	f: "fail",
	g: "globoff",
	h: "help",
	i: "include",
	j: "junk-session-cookies",
	k: "insecure",
	l: "list-only",
	m: "max-time",
	n: "netrc",
	o: "output",
	p: "proxytunnel",
	q: "disable",
	r: "range",
	s: "silent",
	t: "telnet-option",
	u: "user",
	v: "verbose",
	w: "write-out",
	x: "proxy",
	y: "speed-time",
	z: "time-cond"
};

// fakes/bin/curl/read-options.ts
function take$1(reading, name, at) {
	const kind = OPTIONS.get(name);
	if (kind === void 0) reading.why = `${at.shown} is not an option that is known here`;
	else if (kind === "refused" || kind === "refused-value") reading.why = `${at.shown} is not answered here`;
	else if (kind === "switch") {
		if (at.inside === null) reading.options.push({
			name,
			value: ""
		});
		else reading.why = `${at.shown} takes no value`;
	} else {
		if (at.inside === null) reading.at += 1;
		const value = at.inside ?? reading.argv[reading.at];
		if (value === void 0) reading.why = `${at.shown} needs a value`;
		else reading.options.push({
			name,
			value
		});
	}
}
function takeLong(reading, word) {
	const [shown = ""] = word.split("=", 1);
	const name = shown.slice(2);
	const inside = shown.length === word.length ? null : word.slice(shown.length + 1);
	const off = name.replace(/^no-/, "");
	if (!OPTIONS.has(name) && off !== name && OPTIONS.get(off) === "switch") reading.options.push({
		name: off,
		value: "off"
	});
	else take$1(reading, name, {
		shown,
		inside
	});
}
function takeLetters(reading, word) {
	for (let at = 1; at < word.length && reading.why === null; at += 1) {
		const letter = word.slice(at, at + 1);
		const name = Object.hasOwn(LETTERS, letter) ? LETTERS[letter] ?? "" : "";
		const takesValue = OPTIONS.get(name) === "value";
		const rest = word.slice(at + 1);
		take$1(reading, name, {
			shown: `-${letter}`,
			inside: takesValue && rest !== "" ? rest : null
		});
		if (takesValue) return;
	}
}
function readOptions(argv) {
	const reading = {
		argv,
		at: 0,
		options: [],
		words: [],
		why: null
	};
	for (; reading.at < argv.length && reading.why === null; reading.at += 1) {
		const word = argv[reading.at] ?? "";
		if (word.startsWith("--") && word !== "--") takeLong(reading, word);
		else if (word.startsWith("-") && word !== "-" && word !== "--") takeLetters(reading, word);
		else if (word !== "--") reading.words.push(word);
	}
	return reading.why === null ? {
		kind: "options",
		options: reading.options,
		words: reading.words
	} : {
		kind: "refused",
		why: reading.why
	};
}

// fakes/bin/curl/read-call.ts
function lookUp(options) {
	const last = (name) => options.findLast((option) => option.name === name)?.value;
	return {
		isOn: (name) => last(name) === "",
		textOf: last
	};
}
const withScheme = (url) => /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `http://${url}`;
function append(url, query) {
	if (query === null || query === "") return url;
	const [start = "", ...fragment] = url.split("#");
	return [`${start}${start.includes("?") ? "&" : "?"}${query}`, ...fragment].join("#");
}
function toRemoteName(url) {
	return url.replace(/^[^:]+:\/\/[^/]*/, "").replace(/[?#].*$/, "").split("/").at(-1) ?? "";
}
function toOutput(options, url) {
	const written = options.find(({ name }) => name === "output" || name === "remote-name");
	if (written === void 0 || written.value === "-") return { output: null };
	const name = written.name === "output" ? written.value : toRemoteName(url);
	if (name === "") return { why: "-O finds no name at the end of the URL" };
	const folder = options.findLast((option) => option.name === "output-dir")?.value;
	return { output: folder === void 0 ? name : `${folder}/${name}` };
}
function toWrittenUrl(options, words) {
	const [url = "", ...others] = [...options.filter(({ name }) => name === "url").map(({ value }) => value), ...words];
	if (url === "") return { why: "called without a URL" };
	if (others.length > 0) return { why: `several URLs in one call: ${[url, ...others].join(" ")}` };
	return !lookUp(options).isOn("globoff") && /[{}[\]]/.test(url) ? { why: `${url} holds a pattern of curl's own; add -g` } : { url };
}
function readCall(argv) {
	const read = readOptions(argv);
	if (read.kind === "refused") return read;
	const { options, words } = read;
	const { isOn, textOf } = lookUp(options);
	const written = toWrittenUrl(options, words);
	if ("why" in written) return {
		kind: "refused",
		why: written.why
	};
	const data = readData(options);
	if (data.kind === "unread") return data;
	const queries = [textOf("url-query") ?? null, isOn("get") ? data.text : null];
	const toUrl = (url) => queries.reduce(append, url);
	const url = toUrl(withScheme(written.url));
	const output = toOutput(options, url);
	if ("why" in output) return {
		kind: "refused",
		why: output.why
	};
	const request = textOf("request");
	const method = isOn("get") ? "GET" : data.method;
	return {
		kind: "call",
		call: {
			url,
			writtenUrl: toUrl(written.url),
			method: request ?? (isOn("head") ? "HEAD" : method),
			hasOwnMethod: request !== void 0,
			isOn,
			textOf,
			...output,
			format: data.format,
			readsStdin: data.readsStdin
		}
	};
}

// fakes/bin/call/write-files.ts
function isFolder(path) {
	try {
		return lstatSync(realpathSync(path)).isDirectory();
	} catch {
		return null;
	}
}
function isWritable(path) {
	try {
		accessSync(path, constants.W_OK);
		return true;
	} catch {
		return false;
	}
}
function canWrite({ path, makeFolders }) {
	const there = isFolder(path);
	if (there !== null) return !there && isWritable(path);
	const folder = dirname(path);
	return makeFolders ? true : isFolder(folder) === true && isWritable(folder);
}
function isLink(path) {
	return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
function realFolder(path) {
	for (let folder = dirname(path);; folder = dirname(folder)) try {
		return realpathSync(folder);
	} catch (error) {
		if (folder === dirname(folder) || isLink(folder)) throw error;
	}
}
function holdBelow(path) {
	const here = realpathSync(".");
	const target = resolve(here, path);
	const below = relative(here, realFolder(target));
	if (below === ".." || below.startsWith(`..${sep}`) || isAbsolute(below) || isAbsolute(path) || isLink(target)) throw new Error(`${path} leads out of the folder of the call`);
}
function writeFiles(writes) {
	for (const { path, text, scope, makeFolders } of writes) {
		if (scope === "below") holdBelow(path);
		if (makeFolders) mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	}
}

// fakes/bin/curl/write-out.ts
const toCode = ({ status }) => String(status).padStart(3, "0");
const toNoTime = () => "0.000000";
const VARIABLES = {
	http_code: toCode,
	response_code: toCode,
	method: ({ method }) => method,
	url: ({ url }) => url,
	url_effective: ({ effectiveUrl }) => effectiveUrl,
	num_redirects: ({ redirects }) => String(redirects),
	redirect_url: ({ redirectUrl }) => redirectUrl,
	size_download: ({ size }) => String(size),
	content_type: ({ contentType }) => contentType,
	filename_effective: ({ file }) => file,
	num_headers: ({ headers }) => String(headers),
	scheme: ({ effectiveUrl }) => effectiveUrl.replace(/:.*$/s, "").toUpperCase(),
	http_version: () => "2",
	exitcode: ({ exit }) => String(exit),
	errormsg: ({ error }) => error,
	speed_download: () => "0",
	num_connects: () => "1",
	time_total: toNoTime,
	time_connect: toNoTime,
	time_appconnect: toNoTime,
	time_namelookup: toNoTime,
	time_pretransfer: toNoTime,
	time_redirect: toNoTime,
	time_starttransfer: toNoTime
};
const PIECE = /%%|%\{[^}]*\}|\\[nrt]/g;
const SIGNS = {
	"%%": "%",
	"\\n": "\n",
	"\\r": "\r",
	"\\t": "	"
};
function writeOut(format, transfer) {
	let stderr = "";
	return {
		stdout: format.replace(PIECE, (piece) => {
			const sign = SIGNS[piece];
			if (sign !== void 0) return sign;
			const name = piece.slice(2, -1);
			const variable = Object.hasOwn(VARIABLES, name) ? VARIABLES[name] : void 0;
			if (variable !== void 0) return variable(transfer);
			stderr += `curl: unknown --write-out variable: '${name}'\n`;
			return "";
		}),
		stderr
	};
}

// fakes/bin/curl/to-answer.ts
function toErrorLine(curl, { exit, error }) {
	const isQuiet = curl.isOn("silent") && !curl.isOn("show-error");
	return exit === 0 || isQuiet ? "" : `curl: (${exit}) ${error}\n`;
}
function toHead({ answer }) {
	const headers = answer.headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
	return `HTTP/2 ${answer.status} \r\n${headers}\r\n`;
}
function toBody(curl, { answer, method }) {
	const isHeld = answer.status >= 400 && curl.isOn("fail");
	return method === "HEAD" || curl.isOn("head") || isHeld ? "" : answer.body;
}
function toOutputs(curl, head, body) {
	const dump = curl.textOf("dump-header");
	const main = [
		"include",
		"show-headers",
		"head"
	].some(curl.isOn) ? head + body : body;
	const toWrite = (path, text) => ({
		path,
		text,
		scope: "anywhere",
		makeFolders: curl.isOn("create-dirs")
	});
	return {
		stdout: `${dump === "-" ? head : ""}${curl.output === null ? main : ""}`,
		writes: [...dump === void 0 || dump === "-" ? [] : [toWrite(dump, head)], ...curl.output === null || main === "" ? [] : [toWrite(curl.output, main)]]
	};
}
function toEnding(curl, status, isLost) {
	if (isLost) return {
		exit: 23,
		error: "Failure writing output to destination"
	};
	if (!(status >= 400 && (curl.isOn("fail") || curl.isOn("fail-with-body")))) return {
		exit: 0,
		error: ""
	};
	return {
		exit: 22,
		error: `The requested URL returned error: ${status}`
	};
}
function toTransferAnswer(curl, { hops, last }) {
	const { status, headers } = last.answer;
	const body = toBody(curl, last);
	const { stdout, writes } = toOutputs(curl, hops.map(toHead).join(""), body);
	const isLost = writes.some((write) => !canWrite(write));
	const ending = toEnding(curl, status, isLost);
	const out = writeOut(curl.format, {
		...ending,
		url: curl.url,
		effectiveUrl: last.url,
		method: last.method,
		status,
		redirects: hops.length - 1,
		redirectUrl: toTarget(last) ?? "",
		contentType: headerOf(last.answer, "content-type") ?? "",
		headers: headers.length,
		size: Buffer.byteLength(body),
		file: curl.output ?? ""
	});
	return toAnswer({
		status: status >= 400 || ending.exit !== 0 ? "error" : "ok",
		exit: ending.exit,
		stdout: stdout + out.stdout,
		stderr: out.stderr + toErrorLine(curl, ending),
		writes: isLost ? [] : writes,
		readsStdin: curl.readsStdin
	});
}
function toCurlAnswer(curl, fetched) {
	if (fetched.kind === "hops") return toTransferAnswer(curl, fetched);
	const ending = {
		exit: 47,
		error: `Maximum (${fetched.most}) redirects followed`
	};
	return toAnswer({
		status: "error",
		exit: ending.exit,
		stderr: toErrorLine(curl, ending)
	});
}

// fakes/bin/curl.ts
async function answerByGrammar$1(call) {
	if (call.fixture.urls === null) return null;
	const read = readCall(call.argv);
	if (read.kind === "refused") return refuse("curl", read.why);
	if (read.kind === "unread") {
		const stderr = `curl: (26) Failed to open ${read.file}\n`;
		return toAnswer({
			status: "error",
			exit: 26,
			stderr
		});
	}
	const fetched = await fetchAll(call, read.call);
	return fetched.kind === "unknown" ? refuse("curl", `no answer is described for: ${fetched.request}${fetched.hint}`) : toCurlAnswer(read.call, fetched);
}
async function curl(call) {
	return refuseForm(call) ?? await answerDescribed(call) ?? await answerByGrammar$1(call) ?? refuse("curl", `no answer is described for: ${call.argv.join(" ")}`);
}

// fakes/bin/gh/go-json.ts
function toText(value, escapeHtml) {
	const text = JSON.stringify(value).replace(/[\u2028\u2029]/g, toEscape);
	return escapeHtml ? text.replace(/[<>&]/g, toEscape) : text;
}
function toEscape(character) {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function compareKeys(left, right) {
	return Buffer.compare(Buffer.from(left), Buffer.from(right));
}
function toGoJson(value, escapeHtml) {
	if (typeof value === "string") return toText(value, escapeHtml);
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map((item) => toGoJson(item, escapeHtml)).join(",")}]`;
	return `{${Object.entries(value).sort(([left], [right]) => compareKeys(left, right)).map(([key, item]) => `${toText(key, escapeHtml)}:${toGoJson(item, escapeHtml)}`).join(",")}}`;
}
function toResultLine(value) {
	switch (typeof value) {
		case "string": return value;
		case "boolean": return String(value);
		case "number": return Number.isInteger(value) ? BigInt(value).toString() : value.toFixed(2);
		default: return value === null ? "" : toGoJson(value, true);
	}
}

// fakes/bin/gh/jq-filter.ts
const FIELD = /^\.([A-Za-z_]\w*)/;
const OPTIONAL = /^\?*/;
const QUOTED = /^(?:\.("(?:[^"\\]|\\.)*")|\.?\[\s*("(?:[^"\\]|\\.)*")\s*\])/;
const INDEX = /^\.?\[\s*(-?\d+)\s*\]/;
const EACH = /^\.?\[\s*\]/;
function readReach(text, isFirst) {
	if (isFirst && !text.startsWith(".")) return null;
	const field = FIELD.exec(text);
	if (field !== null) return {
		reach: {
			kind: "field",
			name: field[1] ?? ""
		},
		length: field[0].length
	};
	const quoted = QUOTED.exec(text);
	if (quoted !== null) {
		const name = toName$1(quoted[1] ?? quoted[2] ?? "");
		return name === null ? null : {
			reach: {
				kind: "field",
				name
			},
			length: quoted[0].length
		};
	}
	const index = INDEX.exec(text);
	if (index !== null) return {
		reach: {
			kind: "index",
			index: Number(index[1])
		},
		length: index[0].length
	};
	const each = EACH.exec(text);
	return each === null ? null : {
		reach: { kind: "each" },
		length: each[0].length
	};
}
function toName$1(quoted) {
	try {
		return JSON.parse(quoted);
	} catch {
		return null;
	}
}
function readPath(text) {
	if (!text.startsWith(".")) return null;
	const steps = [];
	let rest = text;
	for (;;) {
		const read = readReach(rest, steps.length === 0);
		if (read === null) break;
		const behind = rest.slice(read.length);
		rest = behind.replace(OPTIONAL, "");
		steps.push({
			...read.reach,
			isOptional: rest.length < behind.length
		});
	}
	return {
		steps,
		rest: steps.length === 0 ? rest.slice(1) : rest
	};
}
function readFilter(text) {
	const steps = [];
	for (let rest = text.trim();;) {
		const path = readPath(rest);
		if (path === null) return {
			kind: "unsupported",
			part: rest
		};
		steps.push(...path.steps);
		rest = path.rest.trim();
		if (rest === "") return {
			kind: "filter",
			steps
		};
		if (!rest.startsWith("|")) return {
			kind: "unsupported",
			part: rest
		};
		rest = rest.slice(1).trim();
	}
}
function typeOf(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return typeof value;
}
function show(value) {
	if (value === null) return "null";
	const text = toGoJson(value, false);
	return `${typeOf(value)} (${text.length > 30 ? `${text.slice(0, 26)} ...` : text})`;
}
function isObject(value) {
	return typeOf(value) === "object";
}
function takeField(value, name) {
	if (value === null) return null;
	if (!isObject(value)) throw new Error(`expected an object but got: ${show(value)}`);
	return Object.hasOwn(value, name) ? value[name] : null;
}
function takeIndex(value, index) {
	if (value === null) return null;
	if (!Array.isArray(value)) throw new Error(`expected an array but got: ${show(value)}`);
	return value.at(index) ?? null;
}
function takeEach(value) {
	if (Array.isArray(value)) return value;
	if (!isObject(value)) throw new Error(`cannot iterate over: ${show(value)}`);
	return Object.keys(value).sort().map((key) => value[key]);
}
function take(value, step) {
	try {
		switch (step.kind) {
			case "field": return [takeField(value, step.name)];
			case "index": return [takeIndex(value, step.index)];
			case "each": return takeEach(value);
		}
	} catch (error) {
		if (step.isOptional) return [];
		throw error;
	}
}
function* walk(value, steps) {
	const [step, ...rest] = steps;
	if (step === void 0) yield value;
	else for (const item of take(value, step)) yield* walk(item, rest);
}
function runFilter(value, steps) {
	const results = [];
	try {
		for (const result of walk(value, steps)) results.push(result);
		return {
			results,
			error: null
		};
	} catch (error) {
		return {
			results,
			error: error instanceof Error ? error.message : String(error)
		};
	}
}

// fakes/bin/gh/print-json.ts
function printJson(value, filter) {
	if (filter === void 0 || filter === "") return toAnswer({ stdout: `${toGoJson(value, false)}\n` });
	const read = readFilter(filter);
	if (read.kind === "unsupported") return refuse("gh", `--jq ${filter}: paths such as .a.b, .[0], .[].name and pipes of them are answered, not ${JSON.stringify(read.part)}`);
	const { results, error } = runFilter(value, read.steps);
	const stdout = results.map((result) => `${toResultLine(result)}\n`).join("");
	if (error === null) return toAnswer({ stdout });
	return toAnswer({
		status: "error",
		exit: 1,
		stdout,
		stderr: `${error}\n`
	});
}

// fakes/bin/gh/read-arguments.ts
function toWritten(word, table) {
	if (word.startsWith("--")) {
		const [shown = ""] = word.split("=", 1);
		const value = shown.length === word.length ? null : word.slice(shown.length + 1);
		return {
			name: shown.slice(2),
			shown,
			value
		};
	}
	const shown = word.slice(0, 2);
	const rest = word.slice(2).replace(/^=/, "");
	return {
		name: table.letters[shown.slice(1)] ?? "",
		shown,
		value: rest === "" ? null : rest
	};
}
function takeFlag(word, next, at) {
	const { name, shown, value } = toWritten(word, at.table);
	const kind = Object.hasOwn(at.table.flags, name) ? at.table.flags[name] : void 0;
	const given = kind === "switch" ? value ?? "true" : value ?? next;
	if (kind === void 0 || kind === "refused") at.reading.why = `${shown} is not answered here`;
	else if (given === void 0) at.reading.why = `${shown} needs a value`;
	else at.reading.values.set(name, [...at.reading.values.get(name) ?? [], given]);
	return kind === "value" && value === null;
}
function readArguments(argv, table) {
	const reading = {
		words: [],
		values: /* @__PURE__ */ new Map(),
		why: null
	};
	for (let at = 0; at < argv.length && reading.why === null; at += 1) {
		const word = argv[at] ?? "";
		if (word === "--") {
			reading.words.push(...argv.slice(at + 1));
			break;
		}
		if (!word.startsWith("-") || word === "-") reading.words.push(word);
		else if (takeFlag(word, argv[at + 1], {
			reading,
			table
		})) at += 1;
	}
	return reading.why === null ? {
		kind: "arguments",
		words: reading.words,
		values: reading.values
	} : {
		kind: "refused",
		why: reading.why
	};
}

// fakes/bin/gh/repository.ts
const ADDRESS = /^(?:(?:https?|ssh|git):\/\/(?:[^/@]+@)?[^/]+\/|[^/@:]+@[^/:]+:)/;
function toRepositoryName(written) {
	const parts = written.replace(ADDRESS, "").replace(/\/$/, "").replace(/\.git$/, "").split("/");
	if (parts.length < 2 || parts.length > 3 || parts.includes("")) return null;
	return parts.slice(-2).join("/");
}
const keyOf = (name) => `deleted ${name.toLowerCase()}`;
async function findRepository(call, name) {
	const { repos } = call.fixture;
	const entry = repos?.find(([other]) => other.toLowerCase() === name.toLowerCase());
	if (entry === void 0 || entry[1]["deleted"] === true) return null;
	if (await call.log.count(keyOf(name), "look") > 0) return null;
	return {
		name: entry[0],
		fields: entry[1]
	};
}
async function deleteRepository(call, { name }) {
	return await call.log.count(keyOf(name), "add") === 0;
}
function toField({ name, fields }, field) {
	if (Object.hasOwn(fields, field)) return fields[field];
	const [owner = "", short = ""] = name.split("/");
	const known = {
		name: short,
		nameWithOwner: name,
		owner: { login: owner },
		url: `https://github.com/${name}`
	};
	return Object.hasOwn(known, field) ? known[field] : null;
}

// fakes/bin/gh/api.ts
const API = {
	flags: {
		method: "value",
		field: "value",
		"raw-field": "value",
		input: "value",
		header: "value",
		preview: "value",
		cache: "value",
		hostname: "value",
		jq: "value",
		paginate: "switch",
		silent: "switch",
		template: "refused",
		include: "refused",
		slurp: "refused",
		verbose: "refused"
	},
	letters: {
		X: "method",
		F: "field",
		f: "raw-field",
		H: "header",
		p: "preview",
		q: "jq",
		t: "template",
		i: "include"
	}
};
const CONTENTS = /^\/?repos\/([^/]+)\/([^/]+)\/contents\/?$/;
function toMissing$1(isSilent) {
	return toAnswer({
		status: "not-found",
		exit: 1,
		stdout: isSilent ? "" : `{"message":"Not Found","documentation_url":"https://docs.github.com/rest","status":"404"}\n`,
		stderr: "gh: Not Found (HTTP 404)\n"
	});
}
function toEntry(item) {
	return typeof item === "string" ? {
		name: item,
		type: "dir"
	} : item;
}
function findMore(values) {
	const hasMore = [
		"field",
		"raw-field",
		"input"
	].some((flag) => values.has(flag));
	const method = values.get("method")?.at(-1)?.toUpperCase() ?? (hasMore ? "POST" : "GET");
	if (method !== "GET") return `${method} is not answered, only GET is`;
	return hasMore ? "parameters are not answered" : null;
}
async function answerApi(call) {
	const read = readArguments(call.argv.slice(1), API);
	if (read.kind === "refused") return refuse("gh", `api: ${read.why}`);
	const { words, values } = read;
	const [endpoint = ""] = words;
	if (words.length !== 1) return refuse("gh", `api takes one path, not ${words.length}`);
	const more = findMore(values);
	if (more !== null) return refuse("gh", `api ${endpoint}: ${more}`);
	const [, owner, name] = CONTENTS.exec(endpoint) ?? [];
	if (owner === void 0 || name === void 0) return refuse("gh", `api ${endpoint}: only repos/OWNER/NAME/contents is answered`);
	const isSilent = values.get("silent")?.at(-1) === "true";
	const found = await findRepository(call, `${owner}/${name}`);
	if (found === null) return toMissing$1(isSilent);
	const { contents } = found.fields;
	const answer = printJson((Array.isArray(contents) ? contents : []).map(toEntry), values.get("jq")?.at(-1));
	return isSilent && answer.status === "ok" ? {
		...answer,
		stdout: ""
	} : answer;
}

// fakes/bin/gh/repo.ts
const VIEW = {
	flags: {
		json: "value",
		jq: "value",
		repo: "value",
		template: "refused",
		branch: "refused",
		web: "refused"
	},
	letters: {
		q: "jq",
		R: "repo",
		t: "template",
		b: "branch",
		w: "web"
	}
};
const DELETE = {
	flags: {
		yes: "switch",
		confirm: "switch",
		repo: "value"
	},
	letters: { R: "repo" }
};
const lastOf = (read, flag) => read.values.get(flag)?.at(-1);
function toName(read) {
	const named = [...read.words, ...read.values.get("repo") ?? []];
	const [first = "", ...others] = named;
	if (named.length === 0) return { why: "names no repository; write owner/name" };
	const name = toRepositoryName(first);
	if (name === null) return { why: `${JSON.stringify(first)} is not owner/name` };
	if (others.some((other) => toRepositoryName(other) !== name)) return { why: `names several repositories: ${named.join(", ")}` };
	return { name };
}
function toMissing(name) {
	return toAnswer({
		status: "not-found",
		exit: 1,
		stderr: `GraphQL: Could not resolve to a Repository with the name '${name}'. (repository)\n`
	});
}
async function view(call, read) {
	const target = toName(read);
	if ("why" in target) return refuse("gh", `repo view ${target.why}`);
	const fields = read.values.get("json")?.flatMap((list) => list.split(","));
	const filter = lastOf(read, "jq");
	if (fields === void 0 && filter !== void 0) return toAnswer({
		status: "error",
		exit: 1,
		stderr: "cannot use `--jq` without specifying `--json`\n"
	});
	const found = await findRepository(call, target.name);
	if (found === null) return toMissing(target.name);
	const value = fields === void 0 ? found.fields : Object.fromEntries(fields.map((field) => [field, toField(found, field)]));
	return printJson(value, filter);
}
async function remove(call, read) {
	const target = toName(read);
	if ("why" in target) return refuse("gh", `repo delete ${target.why}`);
	if (![lastOf(read, "yes"), lastOf(read, "confirm")].includes("true")) return refuse("gh", "repo delete without --yes");
	const found = await findRepository(call, target.name);
	if (found === null || !await deleteRepository(call, found)) {
		const stderr = `HTTP 404: Not Found (${`https://api.github.com/repos/${target.name}`})\n`;
		return toAnswer({
			status: "not-found",
			exit: 1,
			stderr
		});
	}
	return toAnswer({
		status: "deleted",
		stdout: `✓ Deleted repository ${found.name}\n`
	});
}
async function answerRepo(call) {
	const [, verb, ...argv] = call.argv;
	if (verb !== "view" && verb !== "delete") return null;
	const read = readArguments(argv, verb === "view" ? VIEW : DELETE);
	if (read.kind === "refused") return refuse("gh", `repo ${verb}: ${read.why}`);
	return verb === "view" ? view(call, read) : remove(call, read);
}

// fakes/bin/gh.ts
async function answerByGrammar(call) {
	const [command] = call.argv;
	if (call.fixture.repos === null) return null;
	if (command === "repo") return answerRepo(call);
	return command === "api" ? answerApi(call) : null;
}
async function gh(call) {
	return refuseForm(call) ?? await answerDescribed(call) ?? await answerByGrammar(call) ?? refuse("gh", `no answer is described for: ${call.argv.join(" ")}`);
}

// fakes/bin/index.ts
const GRAMMARS = /* @__PURE__ */ new Map([["curl", curl], ["gh", gh]]);
function findStandIn(name) {
	return GRAMMARS.get(name) ?? command;
}

// fakes/bin/call/call-log.ts
const ANSWER_MS = 1e4;
const ARGUMENT_UNITS = 4096;
const ARGUMENTS_UNITS = 32768;
function toReported(argv) {
	const kept = [];
	let left = ARGUMENTS_UNITS;
	for (const [place, word] of argv.entries()) {
		const shown = word.length <= ARGUMENT_UNITS ? word : `${word.slice(0, ARGUMENT_UNITS)}…(cut, ${word.length} characters)`;
		left -= shown.length + 1;
		if (left < 0) return [...kept, `…(cut, ${argv.length - place} more arguments)`];
		kept.push(shown);
	}
	return kept;
}
function createAsk(socket) {
	let text = "";
	let failure = null;
	let open = null;
	const fail = (error) => {
		failure ??= error;
		open?.reject(failure);
		open = null;
	};
	const hear = (line) => {
		const reply = JSON.parse(line);
		const refusal = reply["error"];
		if (typeof refusal === "string") return fail(new Error(refusal));
		open?.resolve(reply);
		open = null;
	};
	socket.setEncoding("utf8");
	socket.on("data", (data) => {
		text += data;
		const end = text.indexOf("\n");
		if (end < 0) return;
		const line = text.slice(0, end);
		text = text.slice(end + 1);
		hear(line);
	});
	socket.on("error", fail);
	socket.on("timeout", () => fail(/* @__PURE__ */ new Error(`no answer in ${ANSWER_MS / 1e3} s`)));
	socket.on("close", () => fail(/* @__PURE__ */ new Error("the connection was closed")));
	return (question) => new Promise((resolve, reject) => {
		if (failure !== null) return reject(failure);
		open = {
			resolve,
			reject
		};
		socket.setTimeout(ANSWER_MS);
		socket.write(`${JSON.stringify(question)}\n`);
	}).finally(() => socket.setTimeout(0));
}
function openCallLog(folder, command, argv) {
	const socket = connect(join(folder, ".socket"));
	const ask = createAsk(socket);
	let reported = false;
	return {
		nonce: async () => String((await ask({
			op: "nonce",
			command
		}))["nonce"]),
		count: async (key, how) => {
			const question = {
				op: "count",
				key: `${command} ${key}`,
				add: how === "add" ? 1 : 0
			};
			return Number((await ask(question))["count"]);
		},
		report: async (status, exit) => {
			const call = reported ? {} : {
				command,
				argv: toReported(argv)
			};
			reported = true;
			await ask({
				op: "report",
				...call,
				status,
				exit
			});
		},
		close: () => socket.destroy()
	};
}

// fakes/bin/call/fixture.ts
function readFixture(folder, command) {
	return JSON.parse(readFileSync(join(folder, `.${command}.json`), "utf8"));
}

// fakes/bin/call/run-script.ts
const BY_SIGNAL = 128;
const SIGNALS = {
	SIGHUP: 1,
	SIGINT: 2,
	SIGKILL: 9,
	SIGTERM: 15
};
function run({ command, args }) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { stdio: "inherit" });
		for (const signal of [
			"SIGINT",
			"SIGTERM",
			"SIGHUP"
		]) process.on(signal, () => child.kill(signal));
		child.once("error", reject);
		child.once("exit", (code, signal) => {
			resolve(code ?? BY_SIGNAL + (SIGNALS[signal ?? ""] ?? 0));
		});
	});
}
async function runAsShell(program) {
	try {
		return await run(program);
	} catch (error) {
		if (error.code !== "ENOEXEC") throw error;
		return run({
			command: "/bin/sh",
			args: [program.command, ...program.args]
		});
	}
}
function toStatus(exit) {
	if (exit === 0) return "ok";
	return exit === 64 ? "refused" : "error";
}
async function runScript(place, log) {
	await log.report("started", null);
	const command = join(place.folder, ".scripts", place.command);
	try {
		const exit = await runAsShell({
			command,
			args: place.argv
		});
		await log.report(toStatus(exit), exit);
		return exit;
	} catch (error) {
		await log.report("error", null);
		throw error;
	}
}

// fakes/bin/call/streams.ts
const SILENCE_MS = 1e3;
function print(stream, text) {
	if (text === "") return Promise.resolve();
	return new Promise((done) => {
		stream.once("error", () => done());
		stream.write(text, () => done());
	});
}
function drainStdin() {
	const { stdin } = process;
	if (stdin.isTTY) return Promise.resolve();
	return new Promise((done) => {
		const finish = () => {
			clearTimeout(timer);
			stdin.destroy();
			done();
		};
		const timer = setTimeout(finish, SILENCE_MS);
		stdin.on("data", () => timer.refresh());
		stdin.once("end", finish);
		stdin.once("error", finish);
	});
}

// fakes/bin/call/answer-call.ts
const BROKEN = 70;
const PROBE = "--skillcheck-fake";
const CANARY = "--skillcheck-canary";
async function carryOut(answer, log) {
	await log.report(answer.status, answer.exit);
	try {
		writeFiles(answer.writes);
	} catch (error) {
		await log.report("error", BROKEN);
		throw error;
	}
	if (answer.readsStdin) await drainStdin();
	await print(process.stdout, answer.stdout);
	await print(process.stderr, answer.stderr);
	return answer.exit;
}
async function answerWith({ folder, command, argv }, log) {
	const [first] = argv;
	if (first === PROBE) {
		await print(process.stdout, `${await log.nonce()}\n`);
		return 0;
	}
	if (first === CANARY) {
		const stdout = `${await log.nonce()}\n`;
		return carryOut({
			...refuse(command, "a call of skillcheck's own"),
			stdout
		}, log);
	}
	const fixture = readFixture(folder, command);
	if (fixture.kind === "script") return runScript({
		folder,
		command,
		argv
	}, log);
	return carryOut(await findStandIn(command)({
		argv,
		fixture,
		log
	}), log);
}
async function answerCall(shim, argv) {
	const real = realpathSync(shim);
	const place = {
		folder: dirname(real),
		command: basename(real),
		argv
	};
	const log = openCallLog(place.folder, place.command, argv);
	try {
		return await answerWith(place, log);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		const text = `fake ${place.command}: the stand-in is broken and answers nothing: ${reason} (skillcheck)\n`;
		await print(process.stderr, text);
		return BROKEN;
	} finally {
		log.close();
	}
}

// fakes/stand-in.ts
const [, , shim, ...argv] = process.argv;
if (shim === void 0) {
	process.stderr.write("stand-in.js is started by the shim of a stand-in command (skillcheck)\n");
	process.exitCode = 70;
} else process.exitCode = await answerCall(shim, argv);

export {  };