import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openWorld } from "./stand-in-world.ts";

const KUBECTL = String.raw`
kubectl:
  'get pods': "NAME READY\nweb-0 1/1"
  'delete .*': { stderr: forbidden, exit: 1 }
  'apply -f \S+': { stdout: configured, stderr: slow, writes: { out/log.txt: "applied\n", seen: '' } }
  'status': [pending, { stdout: running }, done]
  '1.': first
  '12': never
  'quiet': ''
  'multi line': |
    one
    two
`;

/** Refused: exit 64, nothing on stdout, two lines on stderr. */
const refused = (why: string, command = "kubectl") => ({
  exit: 64,
  signal: null,
  stdout: "",
  stderr: `fake ${command}: ${why}\nfake ${command}: refused; this stand-in answers only what the test describes (skillcheck)\n`,
});

const said = (stdout: string, more: object = {}) => ({
  exit: 0,
  signal: null,
  stdout,
  stderr: "",
  ...more,
});

it("answers the first pattern that the arguments meet, in written order, and refuses everything else", async () => {
  const { run, log } = await openWorld(KUBECTL);
  const kubectl = (...argv: string[]) => run("kubectl", argv);
  expect(await kubectl("get", "pods")).toEqual(said("NAME READY\nweb-0 1/1\n"));
  // Anchored at the start only.
  expect(await kubectl("get", "podsecurity")).toEqual(said("NAME READY\nweb-0 1/1\n"));
  expect(await kubectl("-n", "x", "get", "pods")).toEqual(
    refused("no answer is described for: -n x get pods"),
  );
  expect(await kubectl("delete", "pod", "web-0")).toEqual(
    said("", { exit: 1, stderr: "forbidden\n" }),
  );
  expect(await kubectl()).toEqual(refused("called without arguments"));
  expect(await kubectl("quiet")).toEqual(said(""));
  expect(await kubectl("multi", "line")).toEqual(said("one\ntwo\n"));
  // Written order, also for keys that look like numbers.
  expect(await kubectl("12")).toEqual(said("first\n"));
  expect(log()).toEqual([
    "kubectl: get pods (ok)",
    "kubectl: get podsecurity (ok)",
    "kubectl: -n x get pods (refused)",
    "kubectl: delete pod web-0 (error)",
    "kubectl: (refused)",
    "kubectl: quiet (ok)",
    "kubectl: multi line (ok)",
    "kubectl: 12 (ok)",
  ]);
});

it("takes the n-th answer for the n-th call, and the last from then on", async () => {
  const { run } = await openWorld(KUBECTL);
  const answers: string[] = [];
  for (let call = 0; call < 5; call += 1) {
    answers.push((await run("kubectl", ["status", String(call)])).stdout);
  }
  expect(answers).toEqual(["pending\n", "running\n", "done\n", "done\n", "done\n"]);
});

it("gives each answer of a list once to fifty calls at the same time", async () => {
  const list = Array.from({ length: 50 }, (_, index) => `n${index}`);
  const { run, log } = await openWorld(`tool:\n  next: [${list.join(", ")}]`);
  const calls = await Promise.all(list.map(() => run("tool", ["next"])));
  expect(calls.map(({ exit }) => exit)).toEqual(list.map(() => 0));
  expect(calls.map(({ stdout }) => stdout.trim()).sort()).toEqual([...list].sort());
  expect(log()).toHaveLength(50);
});

it("writes files below the folder of the call before it prints", async () => {
  const { run, here } = await openWorld(KUBECTL);
  expect(await run("kubectl", ["apply", "-f", "x.yaml"])).toEqual(
    said("configured\n", { stderr: "slow\n" }),
  );
  expect(readFileSync(join(here, "out/log.txt"), "utf8")).toBe("applied\n");
  expect(readFileSync(join(here, "seen"), "utf8")).toBe("");
});

it.each([
  ["a link to a folder outside", (here: string) => symlinkSync("/tmp", join(here, "out"))],
  ["a link that leads nowhere", (here: string) => symlinkSync("/nonexistent/x", join(here, "out"))],
  ["a file where a folder has to be", (here: string) => writeFileSync(join(here, "out"), "")],
])("is broken, loudly, where a file cannot be written below: %s", async (_name, plant) => {
  const { run, here, log } = await openWorld(KUBECTL);
  plant(here);
  const { exit, stdout, stderr } = await run("kubectl", ["apply", "-f", "x"]);
  expect([exit, stdout]).toEqual([70, ""]);
  expect(stderr).toMatch(
    /^fake kubectl: the stand-in is broken and answers nothing: .+ \(skillcheck\)\n$/,
  );
  expect(log()).toEqual(["kubectl: apply -f x (error)"]);
});

it("does not write through a link in the place of the file", async () => {
  const { run, here } = await openWorld("tool:\n  go: { writes: { a: x } }");
  writeFileSync(join(here, "..", "outside"), "kept");
  symlinkSync("../outside", join(here, "a"));
  const { exit, stderr } = await run("tool", ["go"]);
  expect([exit, stderr]).toEqual([
    70,
    "fake tool: the stand-in is broken and answers nothing: a leads out of the folder of the call (skillcheck)\n",
  ]);
  expect(readFileSync(join(here, "..", "outside"), "utf8")).toBe("kept");
});

it.each([
  [
    "prefix",
    [
      ["get pods", true],
      ["get pods -w", true],
      ["x get pods", false],
      ["axb z", true],
      ["zaxb", false],
    ],
  ],
  [
    "exact",
    [
      ["get pods", true],
      ["get pods -w", false],
      ["x get pods", false],
      ["axb", true],
      ["axbc", false],
    ],
  ],
  [
    "search",
    [
      ["get pods", true],
      ["x get pods y", true],
      ["get pod", false],
      ["zaxb", true],
    ],
  ],
] as const)("match: %s", async (match, calls) => {
  const { run } = await openWorld(
    `tool: { match: ${match}, commands: { get pods: '', 'a.b': '' } }`,
  );
  for (const [line, isMet] of calls) {
    const { exit } = await run("tool", line.split(" "));
    expect([line, exit]).toEqual([line, isMet ? 0 : 64]);
  }
});

it("reads patterns as RE2, with the alternatives of an exact match tried to the end", async () => {
  const { run } = await openWorld(
    String.raw`tool: { match: exact, commands: { 'get|get pods': '1', '(?i)put \d+': '2', '\Qa+b\E': '3' } }`,
  );
  const outputs = await Promise.all(
    ["get pods", "PUT 12", "a+b", "aab"].map(
      async (line) => (await run("tool", line.split(" "))).stdout,
    ),
  );
  expect(outputs).toEqual(["1\n", "2\n", "3\n", ""]);
});

it("hands spaces, quotes, line ends and other languages on as they are", async () => {
  const { run, shell, log } = await openWorld(
    `tool: { 'say "a b" .é': met, '(?s)say a.b': lines }`,
  );
  expect(await run("tool", ["say", '"a b"', "xé"])).toEqual(said("met\n"));
  expect(await shell(`tool say $'a\\nb' '' "it's"`)).toEqual(said("lines\n"));
  expect(log()).toEqual(['tool: say "a b" xé (ok)', "tool: say a\nb  it's (ok)"]);
});

it("is not held up by stdin: a megabyte, a pipe that stays open, none at all", async () => {
  const { run, shell } = await openWorld("tool: { '.*': done }");
  const million = Buffer.alloc(1_000_000, "x");
  expect(await run("tool", ["apply", "-f", "-"], { stdin: million })).toEqual(said("done\n"));
  expect(await run("tool", ["apply"], { stdin: million })).toEqual(said("done\n"));
  expect(await run("tool", ["apply", "-f", "-"], { silentStdin: true })).toEqual(said("done\n"));
  expect(await shell("tool apply - <&-")).toEqual(said("done\n"));
  // A command that reads its stdin leaves its writer alive.
  const piped = "set -o pipefail; head -c 1000000 /dev/zero | tool apply -f -";
  expect(await shell(piped)).toEqual(said("done\n"));
});

it("does not mind a reader that has gone", async () => {
  const { shell } = await openWorld(`tool: { go: '${"line ".repeat(20_000)}' }`);
  const { exit, stdout, stderr } = await shell("tool go | head -c 4; echo $" + "{PIPESTATUS[0]}");
  expect([exit, stdout, stderr]).toEqual([0, "line0\n", ""]);
});

it("is refused with more arguments than patterns are held against, and shows them cut in the log", async () => {
  const { run, log } = await openWorld("tool: { '.*': done }");
  const word = "y".repeat(100_000);
  const { exit, stderr } = await run("tool", [word, word, word]);
  expect([exit, stderr.split("\n")[0]]).toEqual([
    64,
    "fake tool: called with arguments of 300002 characters",
  ]);
  const shown = `${"y".repeat(4096)}…(cut, 100000 characters)`;
  expect(log()).toEqual([`tool: ${shown} ${shown} ${shown} (refused)`]);
  expect((await run("tool", Array<string>(30_000).fill("a"))).exit).toBe(0);
  expect(log().at(-1)).toMatch(/^tool: (a ){16384}…\(cut, 13616 more arguments\) \(ok\)$/);
});
