export { checkSuitePaths } from "./check-suite-paths.ts";
export { nearestWord } from "./edit-distance.ts";
export { modelsFor } from "./model-choice.ts";
export { findConfigKey, readConfig } from "./read-config.ts";
export { readSuite, suiteTextFiles } from "./read-suite.ts";
export { scaffoldSuite } from "./scaffold-suite.ts";
export { toConfigSchema, toSuiteSchema } from "./to-json-schema.ts";
