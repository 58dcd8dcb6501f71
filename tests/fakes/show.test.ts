import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { demoText } from "../../fakes/show/command.ts";
import { demoCommits } from "../../fakes/show/demo-commits.ts";
import { runDemo } from "../../fakes/show/run-demo.ts";
import { builtDemo } from "./built-demo.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const EXAMPLES = join(ROOT, "examples");

interface Document {
  readonly version: number;
  readonly text: string;
  readonly comment: string;
  readonly check: { readonly name: string; readonly conclusion: string; readonly title: string };
  readonly report: {
    readonly status: string;
    readonly conclusion: string;
    readonly title: string;
    readonly skills: readonly {
      readonly name: string;
      readonly state: string;
      readonly tests: readonly {
        readonly name: string;
        readonly status: string;
        readonly evidence: string;
        readonly comparison: string;
        readonly rate: { readonly passed: number; readonly valid: number } | null;
        readonly cause: { readonly target: string; readonly path: string } | null;
      }[];
    }[];
  };
  readonly requests: readonly {
    readonly method: string;
    readonly path: string;
    readonly status: number;
  }[];
}

interface Shown {
  readonly exitCode: number;
  readonly stdout: string;
  /** Entries of the folder for temporary files afterwards. */
  readonly left: readonly string[];
}

/** Runs the built demo with nothing of this environment but PATH. */
async function show(temporary: string): Promise<Shown> {
  const program = await builtDemo();
  const env = { PATH: process.env["PATH"] ?? "", TMPDIR: temporary };
  const answer = await new Promise<{ exitCode: number; stdout: string }>((done) => {
    // One that hangs is ended, and has no exit code.
    const options = { env, cwd: temporary, maxBuffer: 64 * 1024 * 1024, timeout: 50_000 };
    const child = execFile(process.execPath, [program, "show"], options, (_error, stdout) =>
      done({ exitCode: child.exitCode ?? -1, stdout }),
    );
  });
  return { ...answer, left: await readdir(temporary) };
}

let shown: Shown;
let document: Document;
/** Where report and comment lie, as the text says it. */
let places: { readonly json: string; readonly markdown: string };
let files: { readonly json: string; readonly markdown: string };

function placeIn(text: string, label: string): string {
  const line = text.split("\n").find((one) => one.startsWith(label)) ?? "";
  return line.slice(label.length).trim();
}

beforeAll(async () => {
  const temporary = await mkdtemp(join(tmpdir(), "skillcheck-show-test-"));
  shown = await show(temporary);
  document = JSON.parse(shown.stdout);
  places = {
    json: placeIn(document.text, "report: "),
    markdown: placeIn(document.text, "comment: "),
  };
  files = {
    json: await readFile(places.json, "utf8"),
    markdown: await readFile(places.markdown, "utf8"),
  };
  await rm(temporary, { recursive: true, force: true });
});

describe("the demo", () => {
  it("prints one document and exits 0", () => {
    expect(shown.exitCode).toBe(0);
    expect(Object.keys(document).sort()).toEqual(
      ["check", "comment", "report", "requests", "text", "version"].sort(),
    );
    expect(document.version).toBe(1);
  });

  it("shows one skill regressed, one stale, one intact", () => {
    const { status, conclusion, title, skills } = document.report;
    expect({ status, conclusion, title }).toEqual({
      status: "fail",
      conclusion: "failure",
      title: "release-notes regressed, 1 skill unverified",
    });
    const rows = skills.map(({ name, state, tests }) => ({
      name,
      state,
      tests: tests.map((test) => {
        const { evidence, comparison, rate } = test;
        return [
          test.status,
          evidence,
          comparison,
          rate === null ? "no rate" : `${rate.passed}/${rate.valid}`,
        ].join(" ");
      }),
    }));
    expect(rows.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      {
        name: "fill-form",
        state: "pass",
        tests: ["pass replayed same 5/5", "pass replayed same 5/5"],
      },
      {
        name: "release-notes",
        state: "fail",
        tests: [
          "fail replayed regressed 1/5",
          "fail replayed inconclusive 1/5",
          "pass replayed same 5/5",
        ],
      },
      {
        name: "tidy-branches",
        state: "unverified",
        tests: ["unverified stale no-base no rate", "unverified stale no-base no rate"],
      },
    ]);
  });

  it("names the line whose removal broke the skill", () => {
    const regressed = document.report.skills
      .flatMap(({ tests }) => tests)
      .find(({ comparison }) => comparison === "regressed");
    expect(regressed?.cause).toMatchObject({
      target: "Read references/grouping.md",
      path: "skills/release-notes/SKILL.md",
    });
    expect(document.comment).toContain("The agent stopped reading `references/grouping.md`");
  });
});

describe("the GitHub of the demo", () => {
  it("gates with a failing check run and posts one comment", () => {
    expect(document.check).toMatchObject({ name: "skillcheck", conclusion: "failure" });
    expect(document.check.title).toContain("release-notes regressed");
    const writes = document.requests
      .filter(({ method, path }) => method !== "GET" && path.startsWith("/repos/"))
      .map(({ method, path, status }) => `${status} ${method} ${path.replace(/\d{7,}/, "ID")}`);
    expect(writes).toEqual([
      "201 POST /repos/acme/skills/check-runs",
      "200 PATCH /repos/acme/skills/check-runs/ID",
      "201 POST /repos/acme/skills/issues/1/comments",
    ]);
    expect(document.requests.filter(({ status }) => status >= 400)).toEqual([]);
    const keys = new Set(document.requests.flatMap((request) => Object.keys(request)));
    expect([...keys].sort()).toEqual(["method", "path", "status"]);
    expect(document.requests.filter(({ path }) => /[?#]/.test(path))).toEqual([]);
  });
});

describe("what the demo prints", () => {
  it("leaves report and comment behind, and nothing else", () => {
    expect(JSON.parse(files.json)).toEqual(document.report);
    expect(files.markdown).toBe(document.comment);
    expect(shown.left).toEqual([dirname(places.json).split("/").at(-1)]);
  });

  it("says all of it to a person", () => {
    const { text: _text, version: _version, ...demo } = document;
    const lines = document.text.split("\n");
    expect(document.text).toBe(demoText({ ...demo, files: places }));
    expect(document.text.startsWith(document.comment.trimEnd())).toBe(true);
    expect(lines).toContain(`check run skillcheck: failure: ${document.check.title}`);
    expect(lines).toContain("  201 POST /repos/acme/skills/check-runs");
    expect(lines).toContain(`report:  ${places.json}`);
    expect(lines.at(-1)).toBe(`comment: ${places.markdown}`);
  });
});

describe("the repository of the demo", () => {
  it("has the examples on main and a commit for each changed skill", async () => {
    const [base, ...changes] = await demoCommits(EXAMPLES);
    const places = (files: Readonly<Record<string, unknown>>) =>
      [...new Set(Object.keys(files).map((path) => path.split("/").slice(0, 3).join("/")))].sort();
    expect(places(base?.files ?? {})).toEqual([
      ".gitattributes",
      ".github/workflows/skillcheck.yml",
      ".skillcheck.yml",
      ".skillcheck/cassettes/skills--fill-form",
      ".skillcheck/cassettes/skills--release-notes",
      ".skillcheck/cassettes/skills--tidy-branches",
      "README.md",
      "skills/fill-form/SKILL.md",
      "skills/fill-form/evals",
      "skills/fill-form/scripts",
      "skills/fill-form/skillcheck.yaml",
      "skills/release-notes/SKILL.md",
      "skills/release-notes/references",
      "skills/release-notes/scripts",
      "skills/release-notes/skillcheck.yaml",
      "skills/tidy-branches/SKILL.md",
      "skills/tidy-branches/skillcheck.yaml",
    ]);
    expect(changes.map(({ branch, files }) => [branch, ...places(files)])).toEqual([
      [
        "shorten-the-skills",
        ".skillcheck/cassettes/skills--release-notes",
        "skills/release-notes/SKILL.md",
      ],
      [
        "shorten-the-skills",
        ".skillcheck/cassettes/skills--fill-form",
        "skills/fill-form/SKILL.md",
      ],
      ["shorten-the-skills", "skills/tidy-branches/SKILL.md"],
    ]);
  });

  it("keeps the executable bit of a skill's script", async () => {
    const [base] = await demoCommits(EXAMPLES);
    const script = base?.files["skills/release-notes/scripts/list-changes.sh"];
    expect(script).toMatchObject({ mode: "100755" });
  });
});

describe("a demo whose action does nothing", () => {
  it("fails with the step's log instead of an empty comment", async () => {
    const action = await mkdtemp(join(tmpdir(), "skillcheck-show-test-"));
    onTestFinished(() => rm(action, { recursive: true, force: true }));
    await mkdir(join(action, "dist"));
    const metadata = "name: tiny\ninputs: {}\nruns: { using: node24, main: dist/main.js }\n";
    await writeFile(join(action, "action.yml"), metadata);
    await writeFile(join(action, "dist", "main.js"), 'console.log("nothing done");\n');
    await expect(runDemo({ action, examples: EXAMPLES })).rejects.toThrow(
      /^the action did not do its work:\n[\s\S]*nothing done/,
    );
  });
});
