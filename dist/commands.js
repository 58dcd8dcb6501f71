import { n as toVisibleEscape } from "./invisible.js";

// src/text/commands.ts
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]*`;
const COLONS = new RegExp(String.raw`^([\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]*):(?=${UNSEEN}:)`, "u");
const BRACKET = new RegExp(`(#${UNSEEN}#${UNSEEN})\\[`, "gu");
function breakCommands(line) {
	return line.replace(COLONS, (_all, before) => before + toVisibleEscape(":")).replace(BRACKET, (_all, marks) => marks + toVisibleEscape("["));
}
function breakCommandsOfLines(text) {
	return text.split(/\r\n?|\n/).map(breakCommands).join("\n");
}

export { breakCommandsOfLines as n, breakCommands as t };