// src/host/git-names.ts
const strict = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function splitAtNul(bytes) {
	const parts = [];
	let start = 0;
	for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, start)) {
		parts.push(bytes.subarray(start, at));
		start = at + 1;
	}
	return parts;
}
function toGitName(bytes) {
	try {
		return {
			text: strict.decode(bytes),
			readable: true
		};
	} catch {
		return {
			text: Array.from(bytes, (byte) => byte < 128 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`).join(""),
			readable: false
		};
	}
}

export { toGitName as n, splitAtNul as t };