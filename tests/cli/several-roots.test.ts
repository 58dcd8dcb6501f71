import { expect, it } from "vitest";
import { good, recorded, SUITE, skill, TEST_NAME, times } from "../action/skills.ts";
import { type FileTree, openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
const SETTINGS = "version: 1\n";
const SILENT = "  - name: asks for nothing\n    prompt: Greet the crew.\n";

/** Files of a root below a folder of the repository. */
function below(folder: string, files: FileTree): FileTree {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]),
  );
}

/** A root with a forged recording, a test without checks and a rule in its settings that does not exist. */
async function toForged(): Promise<{ readonly files: FileTree; readonly forged: string }> {
  const tree = await recorded(skill(FOLDER, { suite: SUITE + SILENT }), times(5, good(FOLDER)), {
    folder: FOLDER,
  });
  const [[forged, text] = ["", ""]] = Object.entries(tree).filter(([path]) =>
    path.includes("/cassettes/"),
  );
  const files = {
    ...tree,
    [forged]: text.replace("Ahoy, crew!", "Aye, crew!"),
    ".skillcheck.yml": `${SETTINGS}lint: { rules: { SK999: error } }\n`,
  };
  return { files, forged };
}

it("names every file by its root: in the reasons, the findings, the problems and the commands", async () => {
  const { files, forged } = await toForged();
  const broken = skill(FOLDER, { suite: `${SUITE}colour: red\n` });
  const world = await openDeskWorld({
    ...below("one", files),
    ...below("two", { ...broken, ".skillcheck.yml": SETTINGS }),
  });
  const answer = await world.run(["test", "one", "two", "--format", "json"]);
  const report = JSON.parse(answer.stdout);
  const suite = `two/${FOLDER}/skillcheck.yaml:10:1 colour: is not a key that can stand here`;
  const rule =
    "one/.skillcheck.yml:2:18 lint.rules.SK999: there is no such rule: write an id such as SK009";
  expect(report.reasons.map(({ text }: { text: string }) => text)).toEqual([
    rule,
    "greeter: 1 lint error",
    `one/${forged}: digest mismatch: was changed after it was written, its content is not that of its name: restore it, or remove it and record again`,
    "greeter: 1 of 2 tests taught nothing",
    expect.stringContaining(suite),
  ]);
  expect(report.skills.flatMap(({ findings }: { findings: object[] }) => findings)).toMatchObject([
    { rule: "SK100", path: `one/${FOLDER}/skillcheck.yaml`, line: 10, column: 5 },
  ]);
  expect(report.problems).toMatchObject([{ file: "one/.skillcheck.yml" }]);
  const plain = (await world.run(["test", "one", "two"])).stdout;
  for (const said of [rule, suite, `one/${forged}: digest mismatch`]) {
    expect(plain.split(said)).toHaveLength(2);
  }
});

it("says of a root that is not the current folder what to record, and refuses its files by their names", async () => {
  const world = await openDeskWorld({
    ...below("one", { ...skill(FOLDER), ".skillcheck.yml": SETTINGS }),
  });
  const answer = await world.run(["test", "--format", "json"]);
  const [{ tests }] = JSON.parse(answer.stdout).skills;
  expect(tests).toMatchObject([
    {
      name: TEST_NAME,
      file: `one/${FOLDER}/skillcheck.yaml`,
      next: `npx skillcheck record one/${FOLDER}`,
    },
  ]);
  const refused = async (...argv: readonly string[]) => {
    const { exitCode, stderr } = await world.run(argv);
    return [exitCode, stderr];
  };
  await world.write({ [`one/${FOLDER}/skillcheck.yaml`]: `${SUITE}colour: red\n` });
  expect(await refused("record", "--isolation", "none")).toEqual([
    2,
    expect.stringMatching(`^skillcheck: one/${FOLDER}/skillcheck.yaml:10:1 colour: `),
  ]);
  expect(await refused("new-test", `one/${FOLDER}`)).toEqual([
    2,
    `skillcheck: one/${FOLDER}/skillcheck.yaml is there already\n`,
  ]);
  await world.write({ "one/.skillcheck.yml": "version: 1\ncolour: red\n" });
  for (const argv of [
    ["record", "one"],
    ["cassettes", "list", "one"],
  ]) {
    expect(await refused(...argv)).toEqual([
      2,
      expect.stringMatching(/^skillcheck: one\/\.skillcheck\.yml:2:1 colour: /),
    ]);
  }
});
