/** Names of the settings file of a root; two of one kind in one folder are an error (suite.md §1). */
export const SETTINGS_NAMES: readonly string[] = [".skillcheck.yml", ".skillcheck.yaml"];
