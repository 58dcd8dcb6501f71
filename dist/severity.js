// src/model/severity.ts
const SEVERITIES = [
	"error",
	"warning",
	"info"
];

export { SEVERITIES as t };