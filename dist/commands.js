// src/text/invisible.ts
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Surrogate}]/gu;
function toVisibleEscape(character) {
	return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}}`;
}
function showInvisible(text) {
	if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
	return text.replaceAll("\r\n", "\n").replace(INVISIBLE, toVisibleEscape);
}

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

export { toVisibleEscape as i, breakCommandsOfLines as n, showInvisible as r, breakCommands as t };