// src/app/unread-skill.ts
function toUnreadSkill(reading) {
	switch (reading.kind) {
		case "skill": return null;
		case "over-limit": {
			const [first] = reading.exceeded;
			if (first === void 0) throw new Error("over no limit");
			const { path: file, line, column, what, found, limit } = first;
			const words = `${found} ${what} exceed the limit of ${limit}`;
			return {
				why: reading.kind,
				problem: {
					file,
					line,
					column,
					key: "",
					what: words,
					remedy: "make the skill smaller, or split it"
				}
			};
		}
		case "unreadable":
		case "not-copied": {
			const { path: file, what, remedy } = reading;
			return {
				why: reading.kind,
				problem: {
					file,
					line: 1,
					column: 1,
					key: "",
					what,
					remedy
				}
			};
		}
	}
}
function toUntoldProblems(unread, findings, hasTests) {
	if (unread === null || !hasTests && unread.why !== "unreadable") return [];
	const { problem } = unread;
	return findings.some(({ severity, path }) => severity === "error" && path === problem.file) ? [] : [problem];
}

export { toUntoldProblems as n, toUnreadSkill as t };