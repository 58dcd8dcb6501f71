import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { NewCommit } from "../servers/github/bare-repository.ts";
import { readTree, type Tree } from "./read-tree.ts";

/** The branch of the demo's pull request. */
export const TOPIC = "shorten-the-skills";

/** Below `examples/`: the files that the pull request changes. */
const PULL_REQUEST = join("demo", "evals", "pull-request");

/** Each commit of the pull request, and which skill it belongs to. */
const CHANGES = [
  { skill: "release-notes", message: "Shorten the steps of release-notes" },
  { skill: "fill-form", message: "Say the same in other words" },
  { skill: "tidy-branches", message: "Leave trunk alone, too" },
] as const;

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The examples that are repositories of their own: those with settings at their top. */
async function exampleFolders(examples: string): Promise<readonly string[]> {
  const names = (await readdir(examples)).sort();
  const isExample = await Promise.all(
    names.map((name) => isThere(join(examples, name, ".skillcheck.yml"))),
  );
  return names.filter((_, index) => isExample[index]);
}

/** Skill folder and recordings of one skill. */
function partOf(tree: Tree, skill: string): Tree {
  const folders = [`skills/${skill}/`, `.skillcheck/cassettes/skills--${skill}/`];
  return Object.fromEntries(
    Object.entries(tree).filter(([path]) => folders.some((folder) => path.startsWith(folder))),
  );
}

/**
 * The history of the demo's repository: on `main` all examples put together, on {@link TOPIC} a commit
 * for each skill that the pull request changes. `examples` is the folder of that name in a clone.
 */
export async function demoCommits(examples: string): Promise<readonly NewCommit[]> {
  const folders = await exampleFolders(examples);
  const trees = await Promise.all(folders.map((name) => readTree(join(examples, name))));
  // Settings and workflow are the same in every example, and each has a README of its own.
  const base = { ...Object.assign({}, ...trees), "README.md": "# Skills of acme\n" };
  const changed = await readTree(join(examples, PULL_REQUEST));
  return [
    { branch: "main", message: "Add three skills with their recordings", files: base },
    ...CHANGES.map(({ skill, message }) => ({
      branch: TOPIC,
      from: "main",
      message,
      files: partOf(changed, skill),
    })),
  ];
}
