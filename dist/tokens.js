// fakes/servers/github/tokens.ts
const FAKE_TOKEN = "fake-github-token";
const EVERYTHING = {
	actions: "write",
	checks: "write",
	contents: "write",
	issues: "write",
	"pull-requests": "write",
	statuses: "write"
};
function workflowToken(permissions = EVERYTHING) {
	return {
		login: "github-actions[bot]",
		type: "Bot",
		app: {
			id: 15368,
			slug: "github-actions",
			name: "GitHub Actions"
		},
		permissions
	};
}
function isGranted(token, scopes, level) {
	return scopes.some((scope) => {
		if (scope === "metadata" && level === "read") return true;
		const granted = token.permissions[scope];
		return granted === "write" || granted === "read" && level === "read";
	});
}

export { isGranted as n, workflowToken as r, FAKE_TOKEN as t };