import { readFileSync } from "node:fs";

// src/host/interruption.ts
const STOPPED = {
	SIGINT: 130,
	SIGTERM: 143
};
function interruption() {
	return new Promise((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => resolve(signal));
	});
}

// src/host/read-version.ts
function readVersion(manifest) {
	const value = JSON.parse(readFileSync(manifest, "utf8"));
	const version = typeof value === "object" && value !== null && "version" in value ? value.version : null;
	return typeof version === "string" ? version : "0.0.0";
}

export { STOPPED as n, interruption as r, readVersion as t };