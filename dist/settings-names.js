// src/model/settings-names.ts
const SETTINGS_NAMES = [".skillcheck.yml", ".skillcheck.yaml"];

export { SETTINGS_NAMES as t };