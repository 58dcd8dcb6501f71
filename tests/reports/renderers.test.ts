import { describe, expect, it } from "vitest";
import { reportSchema } from "../../src/model/report.ts";
import { toCheckRun } from "../../src/reports/check-run/check-run.ts";
import { findRenderer, renderers } from "../../src/reports/index.ts";
import { canned } from "./canned/all.ts";
import { expectSound } from "./expect-sound.ts";

const GOLDEN: Readonly<Record<string, string>> = {
  comment: "md",
  summary: "md",
  pretty: "txt",
  plain: "txt",
  github: "txt",
};

describe("every renderer over the canned reports", () => {
  for (const [name, { report, context }] of Object.entries(canned)) {
    for (const renderer of renderers) {
      it(`${renderer.name} of ${name}`, async () => {
        const text = renderer.render(report, context);
        const extension = GOLDEN[renderer.name];
        if (extension === "md") {
          expectSound(text.replace(/\n$/, ""), renderer.name === "comment");
        }
        if (extension !== undefined) {
          await expect(text).toMatchFileSnapshot(`golden/${renderer.name}/${name}.${extension}`);
        }
      });
    }

    it(`markdown of ${name} is the comment without its marker`, () => {
      const comment = findRenderer("comment")?.render(report, context) ?? "";
      expect(findRenderer("markdown")?.render(report, context)).toBe(
        comment.replace(/<!-- skillcheck:v1 .* -->$/, ""),
      );
    });

    it(`check run of ${name}`, async () => {
      const output = toCheckRun(report, context);
      expectSound(output.summary, false);
      const text = `${output.title}\n\n${output.summary}\n\n${JSON.stringify(output.annotations, null, 2)}\n`;
      await expect(text).toMatchFileSnapshot(`golden/check-run/${name}.md`);
    });

    it(`json of ${name} is the report`, () => {
      const text = findRenderer("json")?.render(report, context) ?? "";
      expect(reportSchema.parse(JSON.parse(text))).toEqual(report);
    });
  }

  it("has a list without doubles, and no renderer of another name", () => {
    expect(renderers.map((renderer) => renderer.name)).toEqual([
      "comment",
      "summary",
      "json",
      "pretty",
      "plain",
      "markdown",
      "github",
      "sarif",
    ]);
    expect(findRenderer("junit")).toBeUndefined();
  });

  it("colours the terminal only when asked", () => {
    const { report, context } = canned["fail"] ?? { report: null, context: null };
    if (report === null || context === null) throw new Error("no canned report");
    const pretty = findRenderer("pretty");
    expect(pretty?.render(report, context)).not.toContain("\u001b");
    expect(pretty?.render(report, { ...context, colour: true })).toContain("\u001b[31m✘\u001b[39m");
  });
});
