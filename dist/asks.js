import { n as compilePattern } from "./pattern-schema.js";

// src/patterns/asks.ts
const ASKING = "\\?|confirm |please confirm|let me know|shall i|should i|would you like|tell me (which|what|where)|waiting for (your|you)|say the word";
function asks(handBack) {
	const asking = compilePattern(ASKING, { ignoreCase: true });
	if (!asking.ok) throw new Error(`the pattern of a question does not compile: ${asking.what}`);
	const tail = handBack.trim().split(/\r\n|\r|\n/).slice(-15).join("\n");
	return asking.pattern.find(tail) !== null;
}

export { asks as t };