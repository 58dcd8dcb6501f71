// src/text/invisible.ts
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Surrogate}]/gu;
function toVisibleEscape(character) {
	return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}}`;
}
function showInvisible(text) {
	if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
	return text.replaceAll("\r\n", "\n").replace(INVISIBLE, toVisibleEscape);
}

export { toVisibleEscape as n, showInvisible as t };