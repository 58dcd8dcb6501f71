// src/model/tree-path.ts
function parentFolder(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "." : path.slice(0, slash);
}
function lastSegment(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function isInside(folder, path) {
	if (folder === ".") return path !== ".";
	return path.length > folder.length && path.startsWith(folder) && path[folder.length] === "/";
}
function relativeTo(folder, path) {
	return folder === "." ? path : path.slice(folder.length + 1);
}
function joinPath(folder, path) {
	const segments = folder === "." ? [] : folder.split("/");
	for (const segment of path.split("/")) {
		if (segment === "" || segment === ".") continue;
		if (segment !== "..") {
			segments.push(segment);
			continue;
		}
		if (segments.pop() === void 0) return null;
	}
	return segments.length === 0 ? "." : segments.join("/");
}
function isFolderName(name) {
	return /^[^/\\\0]{1,255}$/.test(name) && !name.startsWith(".");
}
function ancestorFolders(path) {
	const folders = [];
	for (let at = path; at !== ".";) {
		at = parentFolder(at);
		folders.push(at);
	}
	return folders;
}

export { lastSegment as a, joinPath as i, isFolderName as n, parentFolder as o, isInside as r, relativeTo as s, ancestorFolders as t };