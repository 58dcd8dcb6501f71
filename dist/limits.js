// src/model/limits.ts
const LIMITS = {
	suiteBytes: 262144,
	skillMdBytes: 524288,
	lintedBytes: 1048576,
	fixtureBytes: 1048576,
	skillFiles: 500,
	skillBytes: 20971520,
	testsPerSkill: 200,
	loadedBeside: 100,
	yamlDepth: 32,
	yamlNodes: 2e4,
	yamlAliases: 100,
	pathSegmentBytes: 255,
	patternBytes: 1e3,
	patternProgram: 1e4,
	patternTextBytes: 262144,
	evaluateMilliseconds: 2e3,
	readMilliseconds: 3e4,
	streamBytes: 4194304,
	runProcesses: 256,
	runMemoryBytes: 4 * 1024 ** 3,
	keptFileBytes: 262144,
	keptFilesBytes: 1048576,
	cassetteBytes: 6291456,
	cassetteEvents: 2e3,
	standInCalls: 1e4,
	standInBytes: 1048576,
	cassettesPerKey: 50
};

export { LIMITS as t };