// src/app/place-paths.ts
function placeBelow(folder) {
	if (folder === ".") return (path) => path;
	return (path) => path === "." ? folder : `${folder}/${path}`;
}
function placeProblems(problems, place) {
	return problems.map((problem) => ({
		...problem,
		file: place(problem.file)
	}));
}

export { placeProblems as n, placeBelow as t };