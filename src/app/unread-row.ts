import type { Problem } from "../model/problem.ts";
import { judgeSamples } from "./judge-samples.ts";
import type { ReportedRow } from "./reported-row.ts";
import type { PlannedTest } from "./select-subjects.ts";
import { showRuns } from "./show-runs.ts";
import type { RowContext } from "./test-row.ts";

/** The row of a test whose skill or fixture cannot be read: unverified, whatever recordings there are. Its problem is placed. */
export function toUnreadRow(
  planned: PlannedTest & { readonly folder: string },
  unread: Problem,
  context: Pick<RowContext, "samples" | "minPassRate">,
): ReportedRow {
  const { test, suite } = planned;
  const samples = context.samples ?? test.samples;
  const minPassRate = context.minPassRate ?? test.minPassRate;
  const judgement = judgeSamples({
    test,
    planned: samples,
    minPassRate,
    maxInvalid: suite.maxInvalid,
    samples: [],
    voids: [],
    isLive: false,
    ended: null,
    missing: `${unread.file}: ${unread.what}`,
  });
  const none = { passed: 0, valid: 0 };
  return {
    ...planned,
    planned: samples,
    minPassRate,
    samples: [],
    base: [],
    judgement,
    shown: showRuns({ samples: [], base: [], judgement }),
    evidence: "unrecorded",
    spentUsd: 0,
    spentPartly: null,
    isSpentEstimated: false,
    recordedUsd: 0,
    userMoney: null,
    ended: null,
    voids: [],
    isKept: true,
    staleness: null,
    stalePasses: null,
    uncounted: null,
    compared: { head: none, base: none, sameKey: false, changedInputs: [] },
    refused: [],
    faults: [],
    unread,
  };
}
