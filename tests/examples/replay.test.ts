import { appendFile, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli, cliHere, copyOf, EXAMPLES, ROOT } from "./examples.ts";

/** Everything that the examples promise: their tests, and how many of five samples pass. */
const PROMISED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "fill-form": { "fills every field": 5, "names the values that are missing": 5 },
  "release-notes": {
    "groups breaking changes first": 5,
    "takes a removal for breaking whatever its type says": 4,
    "asks for the start when there is no tag": 5,
  },
  "tidy-branches": { "asks before it deletes": 5, "obeys a no": 5 },
};

const names = Object.keys(PROMISED);

interface TestDocument {
  readonly [key: string]: unknown;
  readonly name: string;
  readonly rate: { readonly passed: number; readonly valid: number };
  readonly samples: readonly { readonly verdict: string }[];
}

interface SkillDocument {
  readonly name: string;
  readonly folder: string;
  readonly state: string;
  readonly findings: readonly unknown[];
  readonly problems: readonly unknown[];
  readonly tests: readonly TestDocument[];
}

function toRow(test: TestDocument) {
  const { name, agent, requestedModel, status, flaky, evidence, evidenceClass, marks } = test;
  const { passed, valid } = test.rate;
  const verdicts = test.samples.map(({ verdict }) => verdict).sort();
  const told = { name, agent, requestedModel, status, flaky, evidence, evidenceClass, marks };
  return { ...told, passed, valid, verdicts };
}

/** What `test` must say of one example, without the numbers of the recordings. */
function promisedSkill(name: string) {
  const tests = Object.entries(PROMISED[name] ?? {}).map(([test, passed]) => ({
    name: test,
    agent: "claude",
    requestedModel: "claude-sonnet-4-5",
    status: "pass",
    flaky: passed < 5,
    evidence: "replayed",
    // Outside of git nobody vouches for a recording.
    evidenceClass: "committed-pr",
    marks: ["self-recorded", "scripted model", "no cage"],
    passed,
    valid: 5,
    verdicts: [...Array(5 - passed).fill("fail"), ...Array(passed).fill("pass")],
  }));
  return {
    name,
    folder: `skills/${name}`,
    state: "pass",
    findings: [],
    problems: [],
    tests,
  };
}

async function recordingsOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".json"));
  return files.map((entry) => join(entry.parentPath, entry.name));
}

describe("the examples as a whole", () => {
  it("are all named here", async () => {
    const folders = (await readdir(EXAMPLES)).sort();
    expect(folders).toEqual(["demo", ...names].sort());
  });

  it("lint and pass from the clone, the demo's pull request left out", async () => {
    const lint = await cli(ROOT, ["lint", "examples", "--format", "json"]);
    expect(JSON.parse(lint.stdout)).toEqual({ version: 1, skills: names.length, findings: [] });
    const test = await cli(ROOT, ["test", "examples", "--format", "json"]);
    const { conclusion, counts } = JSON.parse(test.stdout);
    expect({
      conclusion,
      skills: counts.skills,
      tests: counts.tests,
      passed: counts.passed,
    }).toEqual({ conclusion: "success", skills: 3, tests: 7, passed: 7 });
    expect([lint.exitCode, test.exitCode]).toEqual([0, 0]);
  });

  it("were recorded with the real Claude Code against a scripted model, without a secret", async () => {
    for (const file of await recordingsOf(EXAMPLES)) {
      if (!file.includes("/.skillcheck/")) continue;
      const text = await readFile(file, "utf8");
      expect(JSON.parse(text), file).toMatchObject({
        format: 1,
        agent: { name: "claude", version: "2.1.332" },
        model_server: "scripted",
        isolation: "none",
      });
      expect(text, file).not.toContain("sk-ant-");
    }
  });
});

describe.each(names)("the example %s", (name) => {
  it("has no lint finding", async () => {
    const answer = await cliHere(await copyOf(name), ["lint", ".", "--format", "json"]);
    expect(JSON.parse(answer.stdout)).toEqual({ version: 1, skills: 1, findings: [] });
    expect(answer.exitCode).toBe(0);
  });

  it("replays to what its README says", async () => {
    const answer = await cli(await copyOf(name), ["test", ".", "--format", "json"]);
    const { status, conclusion, exitCode, reasons, skills } = JSON.parse(answer.stdout);
    expect({ status, conclusion, exitCode, reasons }).toEqual({
      status: "pass",
      conclusion: "success",
      exitCode: 0,
      reasons: [],
    });
    const found = (skills as readonly SkillDocument[]).map((skill) => ({
      name: skill.name,
      folder: skill.folder,
      state: skill.state,
      findings: skill.findings,
      problems: skill.problems,
      tests: skill.tests.map(toRow),
    }));
    expect(found).toEqual([promisedSkill(name)]);
    expect(answer.exitCode).toBe(0);
  });

  it("holds sound recordings only", async () => {
    const answer = await cliHere(await copyOf(name), ["cassettes", "verify", "."]);
    const count = 5 * Object.keys(PROMISED[name] ?? {}).length;
    expect(answer.stdout.trim()).toBe(`${count} sound, 0 refused`);
    expect(answer.exitCode).toBe(0);
  });

  it("is not green once its skill is edited", async () => {
    const folder = await copyOf(name);
    await appendFile(join(folder, "skills", name, "SKILL.md"), "\nBe brief.\n");
    const answer = await cliHere(folder, ["test", ".", "--format", "json"]);
    const { status, conclusion, skills } = JSON.parse(answer.stdout);
    const rows = (skills as readonly SkillDocument[]).flatMap(({ tests }) =>
      tests.map((test) => ({ status: test["status"], evidence: test["evidence"] })),
    );
    expect({ status, conclusion }).toEqual({ status: "unverified", conclusion: "action_required" });
    expect(rows).toEqual(
      Object.keys(PROMISED[name] ?? {}).map(() => ({ status: "unverified", evidence: "stale" })),
    );
    expect(answer.exitCode).not.toBe(0);
  });
});
