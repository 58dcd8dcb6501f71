// src/text/edit-distance.ts
function editDistance(left, right) {
	let rows = {
		before: [],
		above: Array.from({ length: right.length + 1 }, (_, j) => j)
	};
	for (let i = 1; i <= left.length; i += 1) rows = {
		before: rows.above,
		above: nextRow({
			left,
			length: i,
			right
		}, rows)
	};
	return rows.above[right.length] ?? 0;
}
function nextRow({ left, length, right }, { before, above }) {
	const row = [length];
	const last = left[length - 1];
	const lastButOne = left[length - 2];
	for (let j = 1; j <= right.length; j += 1) {
		const isSame = last === right[j - 1];
		const isSwap = j > 1 && last === right[j - 2] && lastButOne === right[j - 1];
		row.push(Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (isSame ? 0 : 1), isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY));
	}
	return row;
}
function at(row, index) {
	return row[index] ?? 0;
}
const LONGEST_WORD = 40;
function nearestWord(word, candidates) {
	if (word.length > LONGEST_WORD) return null;
	const lower = word.toLowerCase();
	let nearest = null;
	let least = (word.length <= 4 ? 1 : 2) + 1;
	for (const candidate of candidates) {
		if (Math.abs(lower.length - candidate.length) >= least) continue;
		const distance = editDistance(lower, candidate);
		if (distance < least) {
			nearest = candidate;
			least = distance;
		}
	}
	return nearest;
}

export { nearestWord as n, editDistance as t };