import { expect, test } from "vitest";
import { packageOf, run } from "./runner-world.ts";

/** A script that prints each text as it is. */
function printing(...texts: readonly string[]): string {
  return texts.map((text) => `process.stdout.write(${JSON.stringify(text)});`).join("\n");
}

test("annotations are read from both streams, with properties and escapes", async () => {
  const { annotations, log, conclusion } = await run(`
    console.log("plain");
    console.log("  ::error file=a%3Ab.md,line=3,endLine=4,col=1,endColumn=9,title=T%2C1::one%0Atwo 100%25");
    console.error("::warning::w");
    console.log("x ##[notice]n");
    console.log("::nosuch::text");
  `);
  expect(annotations).toEqual(
    expect.arrayContaining([
      {
        level: "error",
        message: "one\ntwo 100%",
        file: "a:b.md",
        line: "3",
        endLine: "4",
        col: "1",
        endColumn: "9",
        title: "T,1",
      },
      { level: "warning", message: "w" },
      { level: "notice", message: "n" },
    ]),
  );
  expect([annotations.length, conclusion]).toEqual([3, "success"]);
  expect(log.split("\n")).toEqual(expect.arrayContaining(["plain", "::nosuch::text"]));
});

test("a carriage return alone ends a line, so what follows it is a command", async () => {
  const { annotations } = await run(printing("progress 1\r::error::hidden", "\r\nlast"));
  expect(annotations).toEqual([{ level: "error", message: "hidden" }]);
});

test("nothing between stop-commands and its token is a command", async () => {
  const lines = [
    "::stop-commands::tok3n",
    "::error::a",
    "::add-mask::plain",
    "::tok::",
    "::tok3n::",
  ];
  const { annotations, log } = await run(
    printing(`${[...lines, "::error::b", "plain"].join("\n")}\n`),
  );
  expect(annotations).toEqual([{ level: "error", message: "b" }]);
  expect(log).toBe([...lines.slice(1), "##[error]b", "plain"].join("\n"));
});

test("a stop-commands token that is empty or a command's name is refused", async () => {
  const { errors, annotations, conclusion } = await run(
    printing("::stop-commands::\n::stop-commands::error\n::notice::still read\n"),
  );
  expect(errors.map((error) => [error.stage, error.kind, error.message])).toEqual([
    ["main", "command", "Invalid stop-commands token ''"],
    ["main", "command", "Invalid stop-commands token 'error'"],
  ]);
  expect([annotations.length, conclusion]).toEqual([1, "failure"]);
});

test("ten annotations of a kind are kept, the others are dropped silently", async () => {
  const { annotations, droppedAnnotations } = await run(`
    for (let i = 1; i <= 12; i += 1) console.log("::error::e" + i + "\\n::warning::w" + i);
    console.log("::notice::n");
  `);
  const count = (level: string) => annotations.filter((one) => one.level === level).length;
  expect([count("error"), count("warning"), count("notice"), droppedAnnotations]).toEqual([
    10, 10, 1, 4,
  ]);
  expect(annotations.findLast((one) => one.level === "error")?.message).toBe("e10");
});

test("a message is cut at 4096 characters", async () => {
  const { annotations } = await run(`console.log("::error::" + "x".repeat(5000));`);
  expect(annotations).toEqual([{ level: "error", message: "x".repeat(4096) }]);
});

test("masks hide values in log, annotations and summary, each line of a long one too", async () => {
  const { log, annotations, summary } = await run(
    `
    console.log("before s3cret");
    console.log("::add-mask::s3cret");
    console.log("::add-mask::first line%0Asecond line");
    console.log("s3cret and second line, not third, fake-github-token");
    console.log("::error title=s3cret::first line");
    append("GITHUB_STEP_SUMMARY", "s3cret given-secret");
  `,
    { secrets: ["given-secret"] },
  );
  expect(log.split("\n")).toEqual(["before s3cret", "*** and ***, not third, ***", "##[error]***"]);
  expect(annotations).toEqual([{ level: "error", message: "***", title: "***" }]);
  expect(summary).toBe("*** ***");
});

test("deprecated commands are errors", async () => {
  const { errors, outputs, conclusion } = await run(
    printing(
      "::set-output name=a::1\n::save-state name=b::2\n::set-env name=c::3\n::add-path::/x\n",
    ),
  );
  expect([errors.map((error) => error.message), outputs, conclusion]).toEqual([
    [
      "The command 'set-output' is no longer supported",
      "The command 'save-state' is no longer supported",
      "The command 'set-env' is no longer supported",
      "The command 'add-path' is no longer supported",
    ],
    {},
    "failure",
  ]);
});

test("debug lines show only when the runner debugs", async () => {
  const script = printing("::debug::d\n::group::g\n::endgroup::\n");
  const quiet = await run(script);
  const loud = await run(script, { env: { RUNNER_DEBUG: "1" } });
  expect([quiet.log, loud.log]).toEqual([
    "##[group]g\n##[endgroup]",
    "##[debug]d\n##[group]g\n##[endgroup]",
  ]);
});

test("the real @actions/core works unchanged", async () => {
  const script = `
    const core = await import(${packageOf("@actions/core")});
    core.setSecret("hidden-value");
    core.setOutput("result", "line 1\\nline 2");
    core.saveState("begun", "yes");
    core.exportVariable("ADDED", "value");
    core.addPath("/added/bin");
    core.info("input " + core.getInput("fail-on") + " and hidden-value");
    core.warning("careful", { file: "a.md", startLine: 2, title: "t" });
    await core.summary.addRaw("# Summary").write();
    core.setFailed("failed on purpose");
  `;
  const post = `
    const core = await import(${packageOf("@actions/core")});
    core.info([core.getState("begun"), process.env.ADDED, process.env.PATH.split(":")[0]].join(" "));
  `;
  const result = await run(
    { main: script, post, inputs: '{ fail-on: { default: " failed " } }' },
    {},
  );
  expect(result).toEqual({
    stages: ["main", "post"],
    outputs: { result: "line 1\nline 2" },
    state: { begun: "yes" },
    env: { ADDED: "value" },
    annotations: [
      { level: "warning", message: "careful", title: "t", file: "a.md", line: "2" },
      { level: "error", message: "failed on purpose" },
    ],
    droppedAnnotations: 0,
    log: "input failed and ***\n##[warning]careful\n##[error]failed on purpose\nyes value /added/bin",
    summary: "# Summary",
    exitCodes: { main: 1, post: 0 },
    errors: [],
    conclusion: "failure",
  });
});
