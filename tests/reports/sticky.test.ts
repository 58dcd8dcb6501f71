import { describe, expect, it } from "vitest";
import comment, { renderShorterComment } from "../../src/reports/comment.ts";
import { decideWrite } from "../../src/reports/sticky/decide-write.ts";
import { type Marker, readMarker, toMarker, withResult } from "../../src/reports/sticky/marker.ts";
import { toMarkerLine } from "../../src/text/marker.ts";
import { context } from "./build-report.ts";
import { pass } from "./canned/pass.ts";

const marker: Marker = {
  key: "default",
  kind: "replay",
  run: 100,
  attempt: 1,
  sha: "a1b9c3ea6231708253b3c627d76ae3d7055720dd",
  status: "pass",
  hist: [["a1b9c3e", "pass"]],
};
const other = "b1b9c3ea6231708253b3c627d76ae3d7055720dd";

function body(change: Partial<Marker>, text = "text"): string {
  return `${text}\n${toMarkerLine({ ...marker, ...change })}`;
}

describe("marker", () => {
  it("reads back what the comment ends in", () => {
    const text = comment.render(pass.report, pass.context);
    const place = pass.context.github;
    if (place === null) throw new Error("no place");
    expect(readMarker(text)).toEqual(toMarker(pass.report, place));
    expect(readMarker(text.replaceAll("\n", "\r\n"))).toEqual(toMarker(pass.report, place));
  });

  it("CO-3 cannot be ended by a value", () => {
    const key = '--><!-- "\\ <b>-';
    const line = toMarkerLine({ ...marker, key });
    expect(line.match(/-->/g)).toHaveLength(1);
    expect(line.match(/<!--/g)).toHaveLength(1);
    expect(readMarker(line)?.key).toBe(key);
  });

  it("CO-4 stands in the exact last line, whole, or is none", () => {
    expect(readMarker(`${toMarkerLine(marker)}\n`)).toBeNull();
    expect(readMarker(`${toMarkerLine(marker)} `)).toBeNull();
    expect(readMarker(`> ${toMarkerLine(marker)}`)).toBeNull();
    expect(readMarker("<!-- skillcheck:v1 {} -->")).toBeNull();
    expect(readMarker("<!-- skillcheck:v1 {broken -->")).toBeNull();
    expect(readMarker(toMarkerLine({ ...marker, extra: 1 }))).toBeNull();
    expect(readMarker("")).toBeNull();
  });

  it("keeps ten results, one for each commit", () => {
    const many = Array.from({ length: 12 }, (_none, index) => [`sha-${index}`, "pass"] as const);
    expect(withResult(many, other, "fail")).toEqual([...many.slice(3), ["b1b9c3e", "fail"]]);
    expect(withResult([["b1b9c3e", "pass"]], other, "fail")).toEqual([["b1b9c3e", "fail"]]);
  });
});

/** [stored, next, head, now, expected kind or reason] */
type Case = readonly [Partial<Marker>, Partial<Marker>, string, number, string];

const cases: Readonly<Record<string, Case>> = {
  "EV-8 head over an older commit": [{ sha: other }, {}, marker.sha, 0, "write"],
  "EV-8 live of an older commit does not keep the head out": [
    { sha: other, kind: "live", run: 900 },
    {},
    marker.sha,
    0,
    "write",
  ],
  "EV-8 an older commit leaves the head's comment alone": [
    { sha: other },
    { run: 200 },
    other,
    0,
    "the comment shows a newer commit",
  ],
  "EV-8 both older: the later run": [{ sha: other, run: 99 }, {}, "c", 0, "write"],
  "EV-8 both older: not the earlier run": [
    { sha: other, run: 101 },
    {},
    "c",
    0,
    "the comment shows a later run",
  ],
  "same commit and kind, higher run": [{ run: 99 }, {}, marker.sha, 0, "write"],
  "same commit and kind, lower run": [
    { run: 101 },
    {},
    marker.sha,
    0,
    "the comment shows a later run",
  ],
  "same commit and kind, lower attempt": [
    { attempt: 2 },
    {},
    marker.sha,
    0,
    "the comment shows a later run",
  ],
  "same commit and kind, same run again": [{}, { status: "fail" }, marker.sha, 0, "write"],
  "a finished live result over a later replay": [
    { run: 101 },
    { kind: "live", run: 100 },
    marker.sha,
    0,
    "write",
  ],
  "a replay never replaces a live result": [
    { kind: "live", run: 50 },
    {},
    marker.sha,
    0,
    "a live result of this commit stands",
  ],
  "a replay waits for a running block": [
    { kind: "live", status: "running", until: 1000 },
    {},
    marker.sha,
    1000,
    "a live run of this commit is going on",
  ],
  "a replay replaces an overdue running block": [
    { kind: "live", status: "running", until: 1000 },
    {},
    marker.sha,
    1001,
    "write",
  ],
};

describe("who may write (reporting.md §4.4)", () => {
  for (const [name, [stored, next, head, now, expected]] of Object.entries(cases)) {
    it(name, () => {
      const request = {
        stored: body(stored, "before"),
        next: { body: body(next, "after"), marker: { ...marker, ...next } },
        head,
        now,
      };
      const decision = decideWrite(request);
      expect(decision.kind === "write" ? "write" : decision.reason).toBe(expected);
      if (decision.kind === "write") expect(decision.body).toBe(request.next.body);
    });
  }

  it("writes where there is no comment, and over one whose marker cannot be read", () => {
    const next = { body: body({}), marker };
    const write = { kind: "write", body: next.body };
    expect(decideWrite({ stored: null, next, head: marker.sha, now: 0 })).toEqual(write);
    expect(decideWrite({ stored: "x", next, head: marker.sha, now: 0 })).toEqual(write);
  });

  it("skips a body that differs only in time, run, attempt and the numbers of its links", () => {
    const first = comment.render(pass.report, pass.context);
    const later = {
      ...pass.context,
      now: "2026-11-30T10:00:00Z",
      github: context({
        workflowRun: 9_099_999_999,
        attempt: 2,
        artifactUrl: "https://github.com/acme/skills/actions/runs/9099999999/artifacts/3",
      }).github,
    };
    const again = comment.render(pass.report, later);
    expect(again).not.toBe(first);
    const next = { body: again, marker: { ...marker, run: 9_099_999_999, attempt: 2 } };
    const request = { stored: first.replaceAll("\n", "\r\n"), next, head: marker.sha, now: 0 };
    expect(decideWrite(request)).toEqual({ kind: "skip", reason: "nothing changed" });
    const changed = { ...next, body: again.replace("23/23", "22/23") };
    expect(decideWrite({ ...request, next: changed }).kind).toBe("write");
  });
});

describe("variants of the comment", () => {
  it("EV-8 says when its commit is no longer the head", () => {
    const text = comment.render(pass.report, { ...pass.context, ...context({ behind: 2 }) });
    expect(text.split("\n")[2]).toBe(
      "Results for `a1b9c3e`, 2 commits behind. ⏪ replayed from cassettes that match `a1b9c3e` · spent now **$0.00** · vs `main`: same",
    );
  });

  it("drops one more step when GitHub refuses the body", () => {
    const shorter = renderShorterComment(pass.report, pass.context);
    expect(shorter).toContain("*Shortened to fit (step 1).");
    expect(readMarker(shorter)).toEqual(readMarker(comment.render(pass.report, pass.context)));
  });
});
