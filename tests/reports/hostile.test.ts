import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { toCheckRun } from "../../src/reports/check-run/check-run.ts";
import comment, { COMMENT_BYTES } from "../../src/reports/comment.ts";
import { renderers } from "../../src/reports/index.ts";
import { byteLength } from "../../src/text/cut.ts";
import { createRedactor } from "../../src/text/redactor.ts";
import { growth, LINEAR } from "../growth.ts";
import { everyState } from "./canned/all.ts";
import { regressed } from "./canned/regressed.ts";
import { expectSound } from "./expect-sound.ts";
import { PROBES, poisonReport } from "./probes.ts";

const { report, context } = everyState;

/** Lines of a log that the runner would obey. */
function findCommands(log: string): readonly string[] {
  return log.split(/\r\n|\r|\n/).filter((line) => /^\s*::|##\[/.test(line));
}

describe("the probe transcript of security.md §12 in every free text of a report", () => {
  for (const probe of PROBES) {
    const hostile = poisonReport(report, probe);

    it(`CO-1 CO-2 CO-3 CO-5 EV-15 every body stays ours: ${JSON.stringify(probe)}`, () => {
      const body = comment.render(hostile, context);
      expectSound(body, true);
      expect(byteLength(body)).toBeLessThanOrEqual(COMMENT_BYTES);
      for (const { name, render } of renderers) {
        if (name === "summary" || name === "markdown") {
          expectSound(render(hostile, context).replace(/\n$/, ""), false);
        }
      }
      expectSound(toCheckRun(hostile, context).summary, false);
    });

    it(`CO-7 no log holds a command: ${JSON.stringify(probe)}`, () => {
      for (const { name, render } of renderers) {
        const log = render(hostile, context);
        const allowed = name === "github" ? /^::(error|warning) (file|title)=[^\n]*$/ : /(?!)/;
        expect(findCommands(log).filter((line) => !allowed.test(line))).toEqual([]);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
        expect(log.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2066]/)).toBeNull();
      }
    });

    it(`CO-8 annotations are one short line each: ${JSON.stringify(probe)}`, () => {
      for (const { message, title } of toCheckRun(hostile, context).annotations) {
        expect([...message].length).toBeLessThanOrEqual(300);
        expect([...title].length).toBeLessThanOrEqual(100);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
        expect(`${message}${title}`.match(/[\u0000-\u001f\u007f-\u009f]/)).toBeNull();
      }
    });
  }
});

/** A report whose one test is called like this and did this. */
function reportOf(text: string): Report {
  const [first] = report.skills;
  const [test] = first?.tests ?? [];
  if (first === undefined || test === undefined || test.failure === null) {
    throw new Error("no failing test");
  }
  const verbatim = test.failure.verbatim.map((event) => ({ ...event, text }));
  const tests = [{ ...test, name: text, failure: { ...test.failure, verbatim } }];
  return { ...report, skills: [{ ...first, tests }] };
}

describe("much hostile text", () => {
  const megabyte = 1024 * 1024;
  const large = ["x", "😀", "é", "`", "<!--", "|", "@a ", "\ud800", "a\n", "\u202e"];
  for (const unit of large) {
    it(`CO-5 1 MB of ${JSON.stringify(unit)} in a name and an event fits, whole and quickly`, async () => {
      const toReport = (size: number) => reportOf(unit.repeat(size / unit.length));
      const render = (one: Report) => comment.render(one, context);
      const body = render(toReport(megabyte));
      expect(byteLength(body)).toBeLessThanOrEqual(COMMENT_BYTES);
      expectSound(body, true);
      expect(await growth(render, toReport, 16_384)).toBeLessThan(LINEAR);
    });
  }
});

describe("secrets in a report", () => {
  const canary = "sk-ant-skillcheck-CANARY-9f2c+/=81d0a7";
  const forms = [
    canary,
    Buffer.from(canary).toString("base64"),
    Buffer.from(canary).toString("hex"),
    `\u001b[31m${canary}\u001b[0m`,
    canary.replace(/.{9}/g, "$&\n"),
    [...canary].reverse().join(""),
    `\\u0073${canary.slice(1)}`,
    encodeURIComponent(canary),
  ];
  const redactor = createRedactor([canary]);

  for (const form of forms) {
    it(`SE-1 no renderer shows ${JSON.stringify(form)}, not even across a cut`, () => {
      for (const shift of [0, 40]) {
        const text = `${"x".repeat(shift)} ${form} `.padEnd(580, "x");
        const secret = poisonReport(regressed.report, `${text} ${form}`);
        for (const { render } of renderers) {
          const shown = render(secret, { ...context, redactor });
          expect(redactor.observed(shown)).toBe(false);
          expect(shown.includes("CANARY")).toBe(false);
        }
        const output = JSON.stringify(toCheckRun(secret, { ...context, redactor }));
        expect(redactor.observed(output)).toBe(false);
      }
    });
  }
});
