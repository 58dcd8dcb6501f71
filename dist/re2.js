import { t as RE2JS } from "./re2js.js";

// fakes/bin/call/re2.ts
function meetsRe2(pattern, text, match) {
	const matcher = RE2JS.compile(pattern).matcher(text);
	switch (match) {
		case "exact": return matcher.matches();
		case "prefix": return matcher.lookingAt();
		case "search": return matcher.find();
	}
}

export { meetsRe2 };