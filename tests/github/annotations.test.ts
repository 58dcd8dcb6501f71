import { expect, test } from "vitest";
import type { CheckRunAnnotation, CheckRunResult, Forge } from "../../src/model/forge.ts";
import { type ForgeWorld, forgeWorld } from "./forge-world.ts";

const annotation = (line: number, more: Partial<CheckRunAnnotation> = {}): CheckRunAnnotation => ({
  path: "skills/a/SKILL.md",
  line,
  column: 3,
  level: "warning",
  title: "SK001 name-missing",
  message: `message ${line}`,
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => annotation(index + 1));
const result = (annotations: readonly CheckRunAnnotation[]): CheckRunResult => ({
  conclusion: "failure",
  title: "title",
  summary: "summary",
  annotations,
});

async function run(made: ForgeWorld, port: Forge, annotations: readonly CheckRunAnnotation[]) {
  const begun = await port.startCheckRun(made.head);
  if (!begun.ok || begun.value.kind !== "started") throw new Error(JSON.stringify(begun));
  return port.finishCheckRun(begun.value.run, result(annotations));
}

const posted = ({ github }: ForgeWorld) =>
  [...github.state.checkRuns.values()].flatMap((check) => check.annotations);

test("CO-8 annotations go out in batches of 50, in their order, and none twice on a second run of the same head", async () => {
  const made = await forgeWorld();
  expect((await run(made, made.forge(), many(120))).ok).toBe(true);
  const patches = () =>
    made.github.requests.flatMap(({ method, body }) =>
      method === "PATCH" ? [(body as { output?: { annotations?: unknown[] } }).output] : [],
    );
  expect(patches().map((output) => output?.annotations?.length)).toEqual([50, 50, 20]);
  expect(posted(made)).toEqual(
    many(120).map(({ path, line, column, level, title, message }) => ({
      path,
      start_line: line,
      end_line: line,
      start_column: column,
      end_column: column,
      annotation_level: level,
      title,
      message,
    })),
  );
  const before = patches().length;
  // Two pages of what is posted are read; one annotation is new.
  await run(made, made.forge({ workflowRun: 101 }), [...many(120), annotation(121)]);
  expect(posted(made).map(({ start_line }) => start_line)).toEqual(
    many(121).map(({ line }) => line),
  );
  await run(made, made.forge({ workflowRun: 102 }), many(121));
  // One that reopens and one that completes, twice.
  expect(patches().length - before).toBe(4);
  expect(posted(made).length).toBe(121);
  expect(made.drift).toEqual([]);
});

test("the same annotation twice in one result is posted once; another title is another annotation", async () => {
  const made = await forgeWorld();
  await run(made, made.forge(), [
    annotation(1),
    annotation(1),
    annotation(1, { title: "SK002 other" }),
    annotation(1, { title: "x".repeat(300), level: "failure" }),
  ]);
  expect(posted(made).map(({ title }) => title)).toEqual([
    "SK001 name-missing",
    "SK002 other",
    "x".repeat(255),
  ]);
});

test("EV-13 an annotation that GitHub refuses does not leave the check open", async () => {
  const made = await forgeWorld();
  expect((await run(made, made.forge(), [annotation(1), annotation(1.5)])).ok).toBe(true);
  expect(
    [...made.github.state.checkRuns.values()].map(({ status, conclusion, output }) => ({
      status,
      conclusion,
      output,
    })),
  ).toEqual([
    {
      status: "completed",
      conclusion: "failure",
      output: {
        title: "title",
        summary: "GitHub refused the details; see the job summary.",
        text: null,
      },
    },
  ]);
  expect(made.warnings).toEqual([
    expect.stringContaining("422: Invalid request. For 'properties/annotations/1'"),
  ]);
});

test("a later batch that fails is said and does not undo the result", async () => {
  const made = await forgeWorld();
  // The first update goes through, the second does not.
  made.github.addFault({ match: /^PATCH/, status: 200, isApplied: true });
  made.github.addFault({ match: /^PATCH/, status: 502 });
  expect((await run(made, made.forge(), many(60))).ok).toBe(true);
  expect(posted(made).length).toBe(50);
  expect(made.warnings).toEqual([
    expect.stringContaining("annotations are missing from the check: GitHub answered 502"),
  ]);
});

test("when GitHub does not say what is posted, the check is completed and nothing is posted twice", async () => {
  const made = await forgeWorld();
  made.github.addFault({ match: /annotations/, status: 500 });
  expect((await run(made, made.forge(), many(3))).ok).toBe(true);
  expect(posted(made)).toEqual([]);
  expect(made.warnings).toEqual([
    expect.stringContaining("annotations are left out of the check: GitHub answered 500"),
  ]);
});
