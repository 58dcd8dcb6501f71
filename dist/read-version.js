import { readFileSync } from "node:fs";

// src/host/interruption.ts
const INTERRUPTED = 130;
function interruption() {
	return new Promise((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => resolve(130));
	});
}

// src/host/read-version.ts
function readVersion(manifest) {
	const value = JSON.parse(readFileSync(manifest, "utf8"));
	const version = typeof value === "object" && value !== null && "version" in value ? value.version : null;
	return typeof version === "string" ? version : "0.0.0";
}

export { interruption as n, readVersion as t };