import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Empty folder of this test run, where the first test that starts a bundle builds it. */
    readonly buildFolder: string;
  }
}

/** Makes the folder of the bundle that all test files share, and removes it at the end. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "skillcheck-build-"));
  chmodSync(folder, 0o755);
  project.provide("buildFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
