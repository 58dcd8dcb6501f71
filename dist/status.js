// src/model/status.ts
const TEST_STATUSES = [
	"pass",
	"fail",
	"inconclusive",
	"unverified",
	"invalid"
];
const VERDICTS = [
	"pass",
	"fail",
	"invalid"
];
const COMPARISONS = [
	"same",
	"regressed",
	"improved",
	"inconclusive",
	"no-base"
];
const EVIDENCE_KINDS = [
	"live",
	"replayed",
	"stale",
	"unrecorded"
];
const EVIDENCE_CLASSES = [
	"trusted",
	"committed-base",
	"committed-pr",
	"live-pr",
	"pr-cache"
];
const FAIL_ON_WORDS = [
	"failed",
	"regressed",
	"lint",
	"invalid",
	"unverified",
	"untested",
	"inconclusive"
];
const CONCLUSIONS = [
	"success",
	"failure",
	"action_required"
];
const SKILL_CHANGES = [
	"added",
	"modified",
	"renamed",
	"deleted",
	"shared",
	"recordings",
	"all"
];

export { FAIL_ON_WORDS as a, VERDICTS as c, EVIDENCE_KINDS as i, CONCLUSIONS as n, SKILL_CHANGES as o, EVIDENCE_CLASSES as r, TEST_STATUSES as s, COMPARISONS as t };