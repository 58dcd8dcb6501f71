import { t as LIMITS } from "./limits.js";
import { c as chosenSeverity, d as runRules, g as readSuiteComments, i as lintUnit, l as compareFindings, n as isLintedUnit, p as toHeard, r as isShown, s as toLinting, u as isUnwanted } from "./lint-unit.js";
import { n as compilePattern } from "./pattern-schema.js";
import { i as RULES, n as SUITE_RULES } from "./every-rule.js";
import { t as entriesBelow } from "./source-tree.js";
import { t as decodeText } from "./decode-text.js";
import { t as DEFAULT_AGENT } from "./select-subjects.js";

// src/stats/rational.ts
function rational(numerator, denominator) {
	return {
		numerator,
		denominator
	};
}
function compareRationals(left, right) {
	const difference = left.numerator * right.denominator - right.numerator * left.denominator;
	return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
function multiplyRationals(left, right) {
	return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}
function toNumber({ numerator, denominator }) {
	if (numerator < 0n) return -toNumber(rational(-numerator, denominator));
	const scale = Math.max(0, denominator.toString().length - numerator.toString().length + 20);
	const quotient = numerator * 10n ** BigInt(scale) / denominator;
	return Number(`${quotient}e-${scale}`);
}
function decimalToRational(value) {
	const [digits = "0", exponent = "0"] = String(value).split("e");
	const [whole = "0", fraction = ""] = digits.split(".");
	const shift = fraction.length - Number(exponent);
	const numerator = BigInt(whole + fraction);
	return shift >= 0 ? rational(numerator, 10n ** BigInt(shift)) : rational(numerator * 10n ** BigInt(-shift), 1n);
}

// src/stats/alpha.ts
const ALPHA = rational(1n, 20n);

// src/stats/wilson-interval.ts
const Z975 = 1.959963984540054;
function wilsonInterval({ passed, valid }) {
	if (valid === 0) return {
		low: 0,
		high: 1
	};
	const rate = passed / valid;
	const square = Z975 * Z975;
	const shrink = 1 + square / valid;
	const centre = (rate + square / (2 * valid)) / shrink;
	const half = Z975 / shrink * Math.sqrt(rate * (1 - rate) / valid + square / (4 * valid * valid));
	return {
		low: passed === 0 ? 0 : Math.max(0, centre - half),
		high: passed === valid ? 1 : Math.min(1, centre + half)
	};
}

// src/stats/newcombe-interval.ts
function newcombeInterval(base, head) {
	const p1 = base.passed / base.valid;
	const p2 = head.passed / head.valid;
	const wilson1 = wilsonInterval(base);
	const wilson2 = wilsonInterval(head);
	const difference = p1 - p2;
	return {
		low: difference - Math.hypot(p1 - wilson1.low, wilson2.high - p2),
		high: difference + Math.hypot(wilson1.high - p1, p2 - wilson2.low)
	};
}

// src/stats/stratum.ts
function toStratum(base, head) {
	const passes = base.passed + head.passed;
	const lowest = Math.max(0, passes - base.valid);
	const highest = Math.min(head.valid, passes);
	const headRow = binomialRow(head.valid);
	const baseRow = binomialRow(base.valid);
	const weights = [];
	for (let k = lowest; k <= highest; k += 1) weights.push((headRow[k] ?? 0n) * (baseRow[passes - k] ?? 0n));
	return {
		lowest,
		weights,
		total: sum(weights),
		observed: head.passed
	};
}
function informs(stratum) {
	return stratum.weights.length > 1;
}
function headWorseP(stratum) {
	const seen = stratum.observed - stratum.lowest;
	return rational(sum(stratum.weights.slice(0, seen + 1)), stratum.total);
}
function headBetterP(stratum) {
	const seen = stratum.observed - stratum.lowest;
	return rational(sum(stratum.weights.slice(seen)), stratum.total);
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0n);
}
function binomialRow(n) {
	const row = [1n];
	for (let k = 1; k <= n; k += 1) row.push((row[k - 1] ?? 0n) * BigInt(n - k + 1) / BigInt(k));
	return row;
}

// src/stats/fixed-plan.ts
function neededPasses(rate, samples) {
	const { numerator, denominator } = decimalToRational(rate);
	const billion = 1000000000n;
	const scaled = numerator * BigInt(samples) * billion - denominator;
	if (scaled <= 0n) return 0;
	const divisor = denominator * billion;
	return Number((scaled + divisor - 1n) / divisor);
}
function isBelowRate({ passed, valid }, rate) {
	const { numerator, denominator } = decimalToRational(rate);
	const row = binomialRow(valid);
	let chance = 0n;
	for (let k = 0; k <= passed; k += 1) {
		const ways = row[k] ?? 0n;
		chance += ways * numerator ** BigInt(k) * (denominator - numerator) ** BigInt(valid - k);
	}
	return compareRationals(rational(chance, denominator ** BigInt(valid)), ALPHA) < 0;
}
function fixedPlanOutcome(counts, rate, needed) {
	if (counts.passed >= needed) return "pass";
	return counts.passed === 0 || isBelowRate(counts, rate) ? "fail" : "inconclusive";
}

// src/stats/samples-needed.ts
const MOST_SAMPLES = 400;
const POWER = .8;
function samplesToDecide({ passed, valid }, rate) {
	if (valid === 0) return null;
	for (let n = valid + 1; n <= MOST_SAMPLES; n += 1) {
		const expected = Math.floor(passed * n / valid);
		if (expected >= neededPasses(rate, n)) return n;
		if (isBelowRate({
			passed: expected,
			valid: n
		}, rate)) return n;
	}
	return null;
}
function headSamplesNeeded(base, headRate) {
	const logFactorials = toLogFactorials(base.valid + MOST_SAMPLES);
	let most = -1;
	for (let n = 1; n < MOST_SAMPLES; n += 1) {
		while (most + 1 <= n && isWorse(base, {
			passed: most + 1,
			valid: n
		}, logFactorials)) most += 1;
		if (most >= 0 && binomialAtMost(most, n, headRate) >= POWER) return n;
	}
	return null;
}
function smallestUsefulHead(base) {
	const logFactorials = toLogFactorials(base.valid + MOST_SAMPLES);
	for (let n = 1; n < MOST_SAMPLES; n += 1) if (isWorse(base, {
		passed: 0,
		valid: n
	}, logFactorials)) return n;
	return null;
}
function isWorse(base, head, logFactorials) {
	const choose = (n, k) => (logFactorials[n] ?? 0) - (logFactorials[k] ?? 0) - (logFactorials[n - k] ?? 0);
	const passes = base.passed + head.passed;
	const total = choose(base.valid + head.valid, passes);
	let p = 0;
	for (let k = Math.max(0, passes - base.valid); k <= head.passed; k += 1) p += Math.exp(choose(head.valid, k) + choose(base.valid, passes - k) - total);
	return p < .049999999999000004;
}
function binomialAtMost(most, n, rate) {
	let term = (1 - rate) ** n;
	let sum = term;
	if (rate >= 1) return most >= n ? 1 : 0;
	for (let k = 1; k <= most; k += 1) {
		term *= (n - k + 1) / k * (rate / (1 - rate));
		sum += term;
	}
	return sum;
}
function toLogFactorials(most) {
	const table = [0];
	for (let k = 1; k <= most; k += 1) table.push((table[k - 1] ?? 0) + Math.log(k));
	return table;
}

// src/stats/exact-p.ts
function exactP(exact) {
	return {
		value: toNumber(exact),
		exact: () => exact
	};
}
function isBelow(p, factor, threshold) {
	const limit = toNumber(threshold);
	const scaled = p.value * factor;
	if (Math.abs(scaled - limit) > 1e-9 * limit) return scaled < limit;
	const product = multiplyRationals(p.exact(), rational(BigInt(factor), 1n));
	return compareRationals(product, threshold) < 0;
}

// src/stats/holm.ts
function holm(family) {
	const members = family.flatMap((p, index) => p === null ? [] : [{
		p,
		index
	}]);
	members.sort((left, right) => left.p.value - right.p.value);
	const results = new Array(family.length).fill(null);
	let adjusted = 0;
	let significant = true;
	for (const [rank, { p, index }] of members.entries()) {
		const factor = members.length - rank;
		adjusted = Math.min(1, Math.max(adjusted, factor * p.value));
		significant &&= isBelow(p, factor, ALPHA);
		results[index] = {
			adjusted,
			significant
		};
	}
	return results;
}

// src/stats/stratified-test.ts
const MOST_EXACT_STRATA = 50;
function stratifiedP(strata) {
	if (strata.length <= 50) return exactP(exactStratifiedP(strata));
	return {
		value: approximateStratifiedP(strata),
		exact: () => exactStratifiedP(strata)
	};
}
function seenPasses(strata) {
	return strata.reduce((total, stratum) => total + stratum.observed - stratum.lowest, 0);
}
function exactStratifiedP(strata) {
	const seen = seenPasses(strata);
	let ways = [1n];
	let total = 1n;
	for (const stratum of strata) {
		ways = convolveExactly(ways, stratum.weights, seen);
		total *= stratum.total;
	}
	return rational(ways.reduce((sum, value) => sum + value, 0n), total);
}
function convolveExactly(left, right, most) {
	const length = Math.min(left.length + right.length - 1, most + 1);
	const product = new Array(length).fill(0n);
	for (const [i, a] of left.entries()) for (const [j, b] of right.entries()) if (i + j < length) product[i + j] = (product[i + j] ?? 0n) + a * b;
	return product;
}
function approximateStratifiedP(strata) {
	const seen = seenPasses(strata);
	let chances = [1];
	for (const { weights, total } of strata) {
		const scaled = weights.map((weight) => toNumber(rational(weight, total)));
		chances = convolve(chances, scaled, seen);
	}
	return Math.min(1, chances.reduce((sum, value) => sum + value, 0));
}
function convolve(left, right, most) {
	const length = Math.min(left.length + right.length - 1, most + 1);
	const product = new Array(length).fill(0);
	for (const [i, a] of left.entries()) for (const [j, b] of right.entries()) if (i + j < length) product[i + j] = (product[i + j] ?? 0) + a * b;
	return product;
}

// src/stats/step-down-test.ts
function stepDownP(strata) {
	const smallest = strata.map(headWorseP).reduce((least, p) => compareRationals(p, least) < 0 ? p : least);
	const sizes = strata.map((stratum) => attainableSize(stratum, smallest));
	const exact = () => {
		const kept = sizes.reduce((product, size) => product * (size.denominator - size.numerator), 1n);
		const total = sizes.reduce((product, size) => product * size.denominator, 1n);
		return rational(total - kept, total);
	};
	if (strata.length <= 50) return exactP(exact());
	const logarithm = sizes.reduce((sum, size) => sum + Math.log1p(-toNumber(size)), 0);
	return {
		value: -Math.expm1(logarithm),
		exact
	};
}
function attainableSize(stratum, p) {
	let size = 0n;
	for (const weight of stratum.weights) {
		const next = size + weight;
		if (compareRationals(rational(next, stratum.total), p) > 0) break;
		size = next;
	}
	return rational(size, stratum.total);
}

// src/stats/skill-regression.ts
function skillRegressions(skills) {
	const strata = skills.map((tests) => tests.map(({ base, head }) => toStratum(base, head)));
	const results = strata.map(skillP);
	const corrected = holm(results.map((result) => result?.p ?? null));
	const family = results.filter((result) => result !== null).length;
	return strata.map((ofSkill, index) => {
		const result = results[index] ?? null;
		const holmResult = corrected[index] ?? null;
		if (result === null || holmResult === null) return {
			regression: null,
			marks: ofSkill.map(() => false)
		};
		const regression = {
			...result,
			adjusted: holmResult.adjusted,
			skills: family,
			regressed: holmResult.significant
		};
		return {
			regression,
			marks: regression.regressed ? marksOf(ofSkill) : ofSkill.map(() => false)
		};
	});
}
function skillP(all) {
	const strata = all.filter(informs);
	const [first] = strata;
	if (first === void 0) return null;
	if (strata.length === 1) {
		const own = exactP(headWorseP(first));
		return {
			p: own,
			stratifiedP: own,
			stepDownP: own,
			strata: 1
		};
	}
	const sum = stratifiedP(strata);
	const minimum = stepDownP(strata);
	return {
		p: doubled(sum.value <= minimum.value ? sum : minimum),
		stratifiedP: sum,
		stepDownP: minimum,
		strata: strata.length
	};
}
function doubled(p) {
	const one = rational(1n, 1n);
	return {
		value: Math.min(1, 2 * p.value),
		exact: () => {
			const twice = multiplyRationals(p.exact(), rational(2n, 1n));
			return compareRationals(twice, one) > 0 ? one : twice;
		}
	};
}
function marksOf(strata) {
	const own = strata.map((stratum) => informs(stratum) ? headWorseP(stratum) : null);
	const least = own.reduce((best, p) => {
		if (p === null) return best;
		return best === null || compareRationals(p, best) < 0 ? p : best;
	}, null);
	return own.map((p) => p !== null && (compareRationals(p, ALPHA) < 0 || least !== null && compareRationals(p, least) === 0));
}

// src/stats/compare-with-base.ts
function compareWithBase(skills) {
	const results = skillRegressions(skills.map((tests) => tests.filter(isComparable)));
	return skills.map((tests, index) => {
		const result = results[index];
		const regression = result?.regression ?? null;
		const marks = [...result?.marks ?? []];
		return {
			regression,
			tests: tests.map((test) => {
				if (!isComparable(test)) return settled(test);
				return compareTest(test, regression, marks.shift() ?? false);
			})
		};
	});
}
const WORST_FIRST$1 = [
	"regressed",
	"inconclusive",
	"no-base",
	"improved",
	"same"
];
function worstComparison(comparisons) {
	return WORST_FIRST$1.find((comparison) => comparisons.includes(comparison)) ?? "no-base";
}
function isComparable(test) {
	return test.base.valid > 0 && test.head.valid > 0 && test.changedInputs.length === 0 && !test.sameKey;
}
function settled(test) {
	const word = (comparison, reason) => ({
		comparison,
		p: null,
		reason,
		samplesNeeded: null
	});
	if (test.changedInputs.length > 0) return word("no-base", `test changed: ${test.changedInputs.join(", ")}`);
	if (test.base.valid === 0) return word("no-base", "no valid sample on the base");
	if (test.head.valid === 0) return word("no-base", "no valid sample of this commit");
	return word("same", "nothing this run depends on changed");
}
function compareTest(test, regression, marked) {
	const stratum = toStratum(test.base, test.head);
	const exact = headWorseP(stratum);
	const result = {
		p: toNumber(exact),
		samplesNeeded: null
	};
	if (marked && regression !== null) return {
		...result,
		comparison: "regressed",
		reason: regressedReason(exact, regression)
	};
	const better = headBetterP(stratum);
	if (isBelowAlpha(better)) {
		const reason = `Improved (p ${formatP(toNumber(better))})`;
		return {
			...result,
			comparison: "improved",
			reason
		};
	}
	const interval = newcombeInterval(test.base, test.head);
	if (sameRate(test) || interval.low >= -.2 && interval.high <= .2) return {
		...result,
		comparison: "same",
		reason: sameReason(interval)
	};
	return {
		...result,
		comparison: "inconclusive",
		...undecided(test, stratum, regression)
	};
}
function regressedReason(own, regression) {
	if (isBelowAlpha(own)) return `Regressed (p ${formatP(toNumber(own))})`;
	return `Regressed with its skill (p ${formatP(regression.p.value)} over ${regression.strata} tests)`;
}
function sameReason({ low, high }) {
	const points = (value) => `${value > 0 ? "+" : ""}${Math.round(value * 100)}`;
	return `Same; the change lies between ${points(-high)} and ${points(-low)} points (95 %)`;
}
function undecided(test, stratum, regression) {
	const { base, head } = test;
	const own = headWorseP(stratum);
	if (!(head.passed * base.valid < base.passed * head.valid)) return {
		reason: `Could be chance (p ${formatP(toNumber(headBetterP(stratum)))})`,
		samplesNeeded: null
	};
	if (!isBelowAlpha(headWorseP(toStratum(base, {
		passed: 0,
		valid: head.valid
	})))) {
		const needed = smallestUsefulHead(base);
		return {
			reason: `Too few samples to show a change; ${needed === null ? "more base samples" : `at least ${needed} samples`} would be needed`,
			samplesNeeded: needed
		};
	}
	const among = isBelowAlpha(own) ? `, one of ${regression?.strata ?? 1} tests` : "";
	return {
		reason: `Could be chance (p ${formatP(toNumber(own))}${among})`,
		samplesNeeded: headSamplesNeeded(base, head.passed / head.valid)
	};
}
function isBelowAlpha(p) {
	return compareRationals(p, ALPHA) < 0;
}
function sameRate({ base, head }) {
	return base.passed * head.valid === head.passed * base.valid;
}
function formatP(p) {
	return p < .001 ? "< 0.001" : `= ${Number(p.toPrecision(2))}`;
}

// src/stats/gate.ts
const SITUATIONS = {
	interrupted: {
		word: null,
		conclusion: "failure",
		exitCode: 130,
		status: "invalid"
	},
	unusable: {
		word: null,
		conclusion: "failure",
		exitCode: 2,
		status: "fail"
	},
	failed: {
		word: "failed",
		conclusion: "failure",
		exitCode: 1,
		status: "fail"
	},
	regressed: {
		word: "regressed",
		conclusion: "failure",
		exitCode: 1,
		status: "fail"
	},
	lint: {
		word: "lint",
		conclusion: "failure",
		exitCode: 1,
		status: "fail"
	},
	forged: {
		word: null,
		conclusion: "failure",
		exitCode: 3,
		status: "invalid"
	},
	fault: {
		word: null,
		conclusion: "failure",
		exitCode: 3,
		status: "invalid"
	},
	timeLimit: {
		word: null,
		conclusion: "failure",
		exitCode: 3,
		status: "invalid"
	},
	invalid: {
		word: "invalid",
		conclusion: "failure",
		exitCode: 3,
		status: "invalid"
	},
	policy: {
		word: null,
		conclusion: "action_required",
		exitCode: 4,
		status: "unverified"
	},
	budget: {
		word: "unverified",
		conclusion: "action_required",
		exitCode: 5,
		status: "unverified"
	},
	unverified: {
		word: "unverified",
		conclusion: "action_required",
		exitCode: 4,
		status: "unverified"
	},
	untested: {
		word: "untested",
		conclusion: "action_required",
		exitCode: 4,
		status: "unverified"
	},
	inconclusive: {
		word: "inconclusive",
		conclusion: "action_required",
		exitCode: 4,
		status: "inconclusive"
	}
};
const EXIT_CODES = [
	130,
	2,
	1,
	3,
	5,
	4
];
const CONCLUSIONS_WORST_FIRST = ["failure", "action_required"];
const STATUSES_WORST_FIRST = [
	"fail",
	"invalid",
	"unverified",
	"inconclusive"
];
const KINDS = Object.keys(SITUATIONS);
function toGate(situations, failOn) {
	const rows = [...situations].sort((left, right) => KINDS.indexOf(left.kind) - KINDS.indexOf(right.kind)).map(({ kind, text }) => {
		const row = SITUATIONS[kind];
		return {
			...row,
			text,
			counts: row.word === null || failOn.includes(row.word)
		};
	});
	const counting = rows.filter((row) => row.counts);
	return {
		status: STATUSES_WORST_FIRST.find((word) => rows.some((row) => row.status === word)) ?? "pass",
		conclusion: CONCLUSIONS_WORST_FIRST.find((word) => counting.some((row) => row.conclusion === word)) ?? "success",
		exitCode: EXIT_CODES.find((code) => counting.some((row) => row.exitCode === code)) ?? 0,
		reasons: rows.map(({ word, text, counts }) => ({
			word,
			text,
			counts
		}))
	};
}
function joinGates(gates) {
	const codes = gates.map(({ exitCode }) => exitCode);
	return {
		status: STATUSES_WORST_FIRST.find((word) => gates.some(({ status }) => status === word)) ?? "pass",
		conclusion: CONCLUSIONS_WORST_FIRST.find((word) => gates.some((gate) => gate.conclusion === word)) ?? "success",
		exitCode: EXIT_CODES.find((code) => codes.includes(code)) ?? 0,
		reasons: gates.flatMap(({ reasons }) => reasons)
	};
}

// src/stats/test-status.ts
function toTestStatus(evidence) {
	const valid = evidence.passed + evidence.failed;
	const judged = evidence.replayed && valid > 0 ? valid : evidence.planned;
	const needed = neededPasses(evidence.minPassRate, judged);
	const decision = {
		flaky: false,
		needed,
		samplesToDecide: null
	};
	const early = toEarlyEnd(evidence);
	const nothing = nothingLearnt(evidence, valid);
	if (nothing !== null) return {
		...decision,
		status: nothing.status,
		reason: joined(nothing.reason, early)
	};
	const counts = {
		passed: evidence.passed,
		valid
	};
	const status = fixedPlanOutcome(counts, evidence.minPassRate, needed);
	if (status === "pass") {
		const flaky = evidence.failed > 0;
		const reason = flaky ? "passes, but not every time" : "passes";
		return {
			...decision,
			status,
			flaky,
			reason: joined(reason, early)
		};
	}
	if (status === "fail") return {
		...decision,
		status,
		reason: joined(failReason(counts, needed, judged), early)
	};
	return {
		...decision,
		status,
		...toUndecided(evidence, {
			needed,
			judged,
			early
		})
	};
}
function toEarlyEnd({ ended, planned, passed, failed, invalid }) {
	const ran = passed + failed + invalid.length;
	return ended === null || ran === 0 || ran >= planned ? null : `${ended} after ${ran} of ${planned} samples`;
}
function joined(reason, early) {
	return early === null ? reason : `${reason}; ${early}`;
}
function toUndecided(evidence, { needed, judged, early }) {
	const { passed, failed, planned, minPassRate } = evidence;
	const valid = passed + failed;
	if (passed + judged - valid >= needed) {
		const counts = toCountWords(evidence);
		return {
			reason: `${early ?? `${valid} of ${planned} samples gave a verdict`}: ${counts}, and ${needed} must pass`,
			samplesToDecide: planned
		};
	}
	const enough = samplesToDecide({
		passed,
		valid
	}, minPassRate);
	return {
		reason: joined(`below the ${needed} of ${judged} that are needed, but chance can explain it${enough === null ? "" : `; about ${enough} samples would decide`}`, early),
		samplesToDecide: enough
	};
}
function toCountWords({ passed, failed, invalid }) {
	return [...[[
		passed,
		"pass",
		"passes"
	], [
		failed,
		"fail",
		"fails"
	]].flatMap(([count, several, one]) => count === 0 ? [] : [`${count} ${count === 1 ? one : several}`]), ...invalid.length === 0 ? [] : [byReason(invalid)]].join(", ");
}
function nothingLearnt(evidence, valid) {
	const invalid = evidence.invalid.length;
	if (evidence.checks === 0) return {
		status: "invalid",
		reason: "asserts nothing"
	};
	if (valid + invalid === 0) return {
		status: "unverified",
		reason: evidence.missing
	};
	if (valid === 0 || isAbove(invalid, valid + invalid, evidence.maxInvalid)) return {
		status: "invalid",
		reason: `no verdict in ${invalid} of ${valid + invalid} samples: ${byReason(evidence.invalid)}`
	};
	if (evidence.evaluatedChecks === 0) return {
		status: "invalid",
		reason: "asserts nothing: no check was evaluated"
	};
	return null;
}
function failReason({ passed, valid }, needed, judged) {
	if (valid === 1) return "the single sample fails";
	if (passed === 0) return "no sample passes";
	return `below the ${needed} of ${judged} that are needed, and chance does not explain it`;
}
function isAbove(part, whole, share) {
	const limit = multiplyRationals(decimalToRational(share), rational(BigInt(whole), 1n));
	return compareRationals(rational(BigInt(part), 1n), limit) > 0;
}
function byReason(reasons) {
	const counts = /* @__PURE__ */ new Map();
	for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
	return [...counts].sort(([, left], [, right]) => right - left).map(([reason, count]) => `${reason} (${count})`).join(", ");
}
const WORST_FIRST = [
	"fail",
	"invalid",
	"unverified",
	"inconclusive",
	"pass"
];
function worstStatus(statuses) {
	return WORST_FIRST.find((status) => statuses.includes(status)) ?? "pass";
}

// src/rules/lint-suite.ts
function lintSuite(linted, settings, rules = SUITE_RULES) {
	const { findings, faults } = runRules(toRun(linted, settings, rules), settings);
	return {
		findings,
		faults
	};
}
function findWantedFiles(linted, settings, rules = SUITE_RULES) {
	const run = toRun({
		...linted,
		textOf: () => null
	}, settings, rules);
	const heard = toHeard(settings, run.comments);
	const wanted = run.rules.flatMap((rule) => {
		const severity = chosenSeverity(rule, settings);
		return severity !== "off" && !isUnwanted(rule, severity, heard) ? ask(rule, run.context) : [];
	});
	return [...new Set(wanted)];
}
const OF_FILES_ALONE = SUITE_RULES.filter(({ needsRecordings }) => needsRecordings !== true);
function withoutRecordings(rules) {
	if (rules === SUITE_RULES) return OF_FILES_ALONE;
	return rules.filter(({ needsRecordings }) => needsRecordings !== true);
}
function ask({ wants }, context) {
	try {
		return wants?.(context) ?? [];
	} catch {
		return [];
	}
}
function toRun(linted, { targets, extraFields }, all) {
	const rules = linted.recordedOf === null ? withoutRecordings(all) : all;
	return {
		context: {
			...linted,
			compilePattern,
			targets,
			extraFields,
			idleComments: []
		},
		comments: readSuiteComments(linted.suite.path, linted.written.comments),
		rules,
		elsewhere: RULES
	};
}

// src/app/lint-with-suite.ts
async function lintWithSuite(unit, { side, config, level, rows }) {
	const ofSkill = lintUnit(unit, config, level);
	const { suite, written, source } = unit;
	if (suite === null || written === null || !isLintedUnit(unit, config, level)) return ofSkill;
	const { settings } = toLinting(config, level);
	const linted = {
		suite,
		written,
		source,
		agents: config.agents ?? ["claude"],
		filesBelow: (folder) => entriesBelow(side.tree, folder),
		recordedOf: rows === void 0 ? null : toRecorded(rows),
		hasFile: (path) => side.tree.byPath.has(path)
	};
	const texts = await readTexts(findWantedFiles(linted, settings), side.files);
	const textOf = (path) => texts.get(path) ?? null;
	const ofSuite = lintSuite({
		...linted,
		textOf
	}, settings);
	const shown = ofSuite.findings.filter(({ severity }) => isShown(severity, level));
	return {
		findings: [...ofSkill.findings, ...shown].sort(compareFindings),
		faults: [...ofSkill.faults, ...ofSuite.faults]
	};
}
function toRecorded(rows) {
	return (name) => rows.filter(({ test }) => test.name === name).map(({ judgement: { passed, failed } }) => {
		const valid = passed + failed;
		return {
			passed,
			valid,
			low: wilsonInterval({
				passed,
				valid
			}).low
		};
	});
}
async function readTexts(paths, files) {
	const texts = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const content = await files.read(path, LIMITS.keptFileBytes);
		if (content.kind !== "file") continue;
		const { encoding, text } = decodeText(content.bytes);
		texts.set(path, encoding.kind === "utf-8" ? text : "");
	}
	return texts;
}

export { toGate as a, wilsonInterval as c, joinGates as i, toTestStatus as n, compareWithBase as o, worstStatus as r, worstComparison as s, lintWithSuite as t };