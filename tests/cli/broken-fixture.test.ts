import { expect, it } from "vitest";
import { good, recorded, SUITE, skill, times } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
const FROM = "    prompt: Greet the crew.\n    workspace: { from: evals/ship }\n";
const WITH_FIXTURE = SUITE.replace("    prompt: Greet the crew.\n", FROM);

it("a fixture that cannot be digested takes no recording made without it, at head or base", async () => {
  const without = await recorded(skill(FOLDER), times(5, good(FOLDER)), { folder: FOLDER });
  const world = await openDeskWorld({
    ...without,
    [`${FOLDER}/skillcheck.yaml`]: WITH_FIXTURE,
    [`${FOLDER}/evals/ship/hold.bin`]: "x".repeat(2 * 1024 * 1024),
  });
  const look = async (...more: readonly string[]) => {
    const { exitCode, stdout } = await world.run(["test", "--format", "json", ...more]);
    const report = JSON.parse(stdout);
    const [{ state, tests, problems }] = report.skills;
    return { exitCode, state, test: tests[0], problems, reasons: report.reasons };
  };
  const head = await look();
  expect(head).toMatchObject({
    exitCode: 2,
    state: "unusable",
    test: { status: "unverified", samples: [], evidence: "unrecorded" },
    problems: [{ file: `${FOLDER}/skillcheck.yaml`, line: 5, key: "workspace.from" }],
  });
  expect(head.problems[0].what).toContain("evals/ship/hold.bin");

  // A fixture that is broken on the base alone fails nothing: there is nothing to compare with.
  await world.git("switch", "--quiet", "--create", "topic");
  const whole = {
    ...skill(FOLDER, { suite: WITH_FIXTURE }),
    [`${FOLDER}/evals/ship/hold.bin`]: "x",
  };
  await world.write(await recorded(whole, times(5, good(FOLDER)), { folder: FOLDER, day: 29 }));
  expect(await look("--base", "main")).toMatchObject({
    exitCode: 0,
    state: "pass",
    test: { status: "pass", comparison: "no-base", base: null },
    problems: [],
  });
});
