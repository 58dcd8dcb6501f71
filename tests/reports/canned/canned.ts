import type { Report } from "../../../src/model/report.ts";
import type { TestReport } from "../../../src/model/test-report.ts";
import type { RenderContext } from "../../../src/reports/renderer.ts";
import { passingTest } from "../build-report.ts";

/** A report and what surrounds it. */
export interface Canned {
  readonly report: Report;
  readonly context: RenderContext;
}

/** Passing tests `prefix-1`, `prefix-2`, … */
export function numbered(count: number, prefix: string): TestReport[] {
  return Array.from({ length: count }, (_none, index) => passingTest(`${prefix}-${index + 1}`));
}
