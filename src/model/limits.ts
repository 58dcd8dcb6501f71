/** Limits on what an attacker may hand us (security.md FS-1, RX-1, CA-6; design.md §6). Bytes unless said. */
export const LIMITS = {
  suiteBytes: 256 * 1024,
  skillMdBytes: 512 * 1024,
  /** A file whose lines a report shows, or that `lint --fix` writes: every text that a finding may stand in. */
  lintedBytes: 1024 * 1024,
  fixtureBytes: 1024 * 1024,
  skillFiles: 500,
  skillBytes: 20 * 1024 * 1024,
  testsPerSkill: 200,
  /** Skills, and subagents, that one run loads beside the skill under test. */
  loadedBeside: 100,
  yamlDepth: 32,
  yamlNodes: 20_000,
  yamlAliases: 100,
  /** Longest path segment a suite may name. */
  pathSegmentBytes: 255,
  patternBytes: 1000,
  /** Instructions of the compiled RE2 program. */
  patternProgram: 10_000,
  /** Longest text one pattern is matched against. */
  patternTextBytes: 256 * 1024,
  /** Wall time in milliseconds for one whole test in the evaluation worker. */
  evaluateMilliseconds: 2000,
  /** The same for reading its recordings first: 50 at their limits take a few seconds. */
  readMilliseconds: 30_000,
  /** Stream of one run, stdout of all turns together. */
  streamBytes: 4 * 1024 * 1024,
  /** Processes of one run at a time, and their resident bytes together (security.md SB-11). */
  runProcesses: 256,
  runMemoryBytes: 4 * 1024 ** 3,
  keptFileBytes: 256 * 1024,
  keptFilesBytes: 1024 * 1024,
  cassetteBytes: 6 * 1024 * 1024,
  cassetteEvents: 2000,
  /** Calls of stand-ins kept of one run, and bytes of their arguments: more of either, and what was called is not known. */
  standInCalls: 10_000,
  standInBytes: 1024 * 1024,
  /** Recordings kept per run key. */
  cassettesPerKey: 50,
} as const;
