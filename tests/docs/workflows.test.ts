import { readdirSync } from "node:fs";
import { validate } from "@actions/languageservice";
import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";
import { inputsSchema } from "../../src/model/inputs.ts";
import { blocksOf, readDoc } from "./read-docs.ts";

/** What the language service does not know yet, and nothing else (actions.md §8). */
const UNKNOWN_TO_IT = "Unexpected value 'cache-mode'";
const OURS = /^(skillcheck\/action@|\.\/$)/;

let documents = 0;

/** Messages of the language service. It remembers by URI, so every document gets a new one. */
async function problemsOf(text: string, place: "workflow" | "action"): Promise<readonly string[]> {
  documents += 1;
  const file = place === "action" ? "action.yml" : ".github/workflows/skills.yml";
  const document = TextDocument.create(`file:///${documents}/${file}`, "yaml", 1, text);
  const found = await validate(document, {
    actionsMetadataProvider: {
      fetchActionMetadata: async ({ owner, name }) => toMetadata(`${owner}/${name}`),
    },
  });
  return found
    .map(({ message }) => (typeof message === "string" ? message : message.value))
    .filter((message) => message !== UNKNOWN_TO_IT);
}

/** Inputs of other people's actions that our documents use, as their action.yml has them. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  "actions/checkout": ["persist-credentials"],
  "actions/setup-node": ["node-version"],
  "github/codeql-action": ["sarif_file", "category"],
  "actions/create-github-app-token": ["app-id", "private-key"],
};

function toMetadata(action: string) {
  const inputs =
    action === "skillcheck/action"
      ? parse(readDoc("action.yml")).inputs
      : FOREIGN[action] &&
        Object.fromEntries(FOREIGN[action].map((name) => [name, { description: "" }]));
  return inputs && { name: action, description: "", inputs };
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)\.github\/workflows\/[^/]+\.ya?ml$/.test(`${folder}/${file}`))
    .map((file) => `${folder}/${file}`)
    .sort();
}

/** A recipe shows the steps alone. */
function toWorkflow(block: string): string {
  if (!block.startsWith("    steps:")) return block;
  return `on: pull_request\njobs:\n  check:\n    runs-on: ubuntu-latest\n${block}`;
}

const workflowFiles = [...filesBelow(".github"), ...filesBelow("examples")];
const workflows = [
  ...workflowFiles.map((file) => [file, readDoc(file)] as const),
  ...blocksOf(readDoc("README.md"), "yaml")
    // Tests of a suite may have steps too.
    .filter((text) => text.includes("steps:") && !text.startsWith("tests:"))
    .map((text, at) => [`README.md, workflow ${at + 1}`, toWorkflow(text)] as const),
];

test("action.yml passes the language service", async () => {
  expect(await problemsOf(readDoc("action.yml"), "action")).toEqual([]);
});

test("it looks at our own workflow, three examples and at least four blocks of the README", () => {
  expect(workflowFiles[0]).toBe(".github/workflows/ci.yml");
  expect(workflowFiles.length).toBeGreaterThanOrEqual(4);
  expect(workflows.length - workflowFiles.length).toBeGreaterThanOrEqual(4);
});

test.each(workflows)("%s passes the language service", async (_name, text) => {
  expect(await problemsOf(text, "workflow")).toEqual([]);
});

test("planted mistakes are found", async () => {
  const action = readDoc("action.yml").replace("node24", "node21");
  expect(await problemsOf(action, "action")).not.toEqual([]);
  const steps =
    "    steps:\n      - uses: skillcheck/action@v1\n        with:\n          nosuch: x\n";
  expect(await problemsOf(toWorkflow(steps), "workflow")).toEqual([
    "Invalid action input 'nosuch'",
  ]);
});

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

function stepsOf(text: string): readonly Step[] {
  const { jobs } = parse(text) as { jobs: Record<string, { steps?: readonly Step[] }> };
  return Object.values(jobs).flatMap(({ steps }) => steps ?? []);
}

/** `with:` keys that are no inputs, also of `uses: ./`, which the language service does not look at; values that no input takes. */
function badInputs(text: string): readonly string[] {
  return stepsOf(text)
    .filter(({ uses }) => OURS.test(uses ?? ""))
    .flatMap((step) => inputsSchema.partial().safeParse(step.with ?? {}).error?.issues ?? [])
    .filter(({ path }) => path[0] !== "github-token")
    .map(({ path, message }) => `${path.join(".")}: ${message}`);
}

test.each(workflows)(
  "%s hands over only inputs that exist, with values they take",
  (_name, text) => {
    expect(badInputs(text)).toEqual([]);
  },
);

test("a planted input is found in a step that uses this repository", () => {
  const steps = "    steps:\n      - uses: ./\n        with: { nosuch: x, comment: sometimes }\n";
  expect(badInputs(toWorkflow(steps)).length).toBe(2);
});

test("OP-1: our own workflow pins every action by SHA, and asks for read permissions alone", () => {
  const text = readDoc(".github/workflows/ci.yml");
  const foreign = stepsOf(text).flatMap(({ uses }) =>
    uses === undefined || uses === "./" ? [] : [uses],
  );
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.filter((uses) => !/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  expect(parse(text).permissions).toEqual({});
  const jobs = Object.values<{ permissions: unknown }>(parse(text).jobs);
  expect(jobs.map(({ permissions }) => permissions)).toEqual(
    jobs.map(() => ({ contents: "read" })),
  );
  expect(stepsOf(text).some((step) => "run" in step && step.run === ".ci/run")).toBe(true);
});
