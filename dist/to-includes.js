import { a as lastSegment, r as isInside } from "./tree-path.js";

// src/app/to-includes.ts
function toIncludes(root) {
	return (folder) => root.names.includes(lastSegment(folder)) || root.within.some((named) => named === "." || folder === named || isInside(named, folder));
}

export { toIncludes as t };