import { t as lintWithSuite } from "./lint-with-suite.js";

export { lintWithSuite };