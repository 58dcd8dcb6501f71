export { checkSuitePaths } from "./check-suite-paths.ts";
export { modelsFor } from "./model-choice.ts";
export { findConfigKey, readConfig } from "./read-config.ts";
export { readSuite, suiteTextFiles } from "./read-suite.ts";
export { scaffoldSuite } from "./scaffold-suite.ts";
export { toConfigSchema, toSuiteSchema } from "./to-json-schema.ts";
export { inFileOrder } from "./to-problems.ts";
