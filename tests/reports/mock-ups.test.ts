import { describe, expect, it } from "vitest";
import comment from "../../src/reports/comment.ts";
import { pass } from "./canned/pass.ts";
import { regressed, regressedReplayed } from "./canned/regressed.ts";
import { unverified } from "./canned/unverified.ts";

/** Read these beside ../shared/reference/comment-mockups: the shapes must agree. */
describe("the mock-ups' data as a comment", () => {
  const cases = { pass, regressed, "regressed-replayed": regressedReplayed, unverified };
  for (const [name, canned] of Object.entries(cases)) {
    it(`renders ${name}`, async () => {
      await expect(comment.render(canned.report, canned.context)).toMatchFileSnapshot(
        `golden/mock-ups/${name}.md`,
      );
    });
  }
});
