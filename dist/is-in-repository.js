import { realpathSync } from "node:fs";
import path from "node:path";
import { t as findWorkTree } from "./git-objects.js";

// src/host/is-in-repository.ts
async function isInRepository(program, folder) {
	return isBelow(program, await findWorkTree(folder) ?? folder);
}
function isBelow(program, folder) {
	const top = realpathSync(folder);
	return [
		program,
		path.join(toReal(path.dirname(program)), path.basename(program)),
		toReal(program)
	].some((place) => isAtOrBelow(top, place));
}
function toReal(place) {
	try {
		return realpathSync(place);
	} catch {
		return place;
	}
}
function isAtOrBelow(top, place) {
	const relative = path.relative(top, place);
	return relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

export { isInRepository as n, isBelow as t };