import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deadPaths, listDocs, pathsIn, readDoc } from "./read-docs.ts";

test("every path that a document names exists", () => {
  expect(deadPaths(".")).toEqual([]);
});

test("it looks at README, the contributors' page and six decisions, and finds paths in them", () => {
  const docs = listDocs(".");
  expect(docs.slice(0, 2)).toEqual(["README.md", ".github/CONTRIBUTING.md"]);
  expect(docs.filter((file) => file.endsWith("/why.md")).length).toBeGreaterThanOrEqual(6);
  expect(docs.flatMap((file) => pathsIn(readDoc(file))).length).toBeGreaterThan(40);
});

test("a planted dead path is found, in back-ticks and as a link, in each kind of document", () => {
  const root = mkdtempSync(path.join(tmpdir(), "skillcheck-docs-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ["src/app", ".github"])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(
    path.join(root, "README.md"),
    "`src/app/` and [x](examples/gone.md) and `npm cit`\n",
  );
  writeFileSync(path.join(root, ".github/CONTRIBUTING.md"), "`src/<name>.ts`, `fakes/gone/`\n");
  writeFileSync(path.join(root, "src/app/why.md"), "`tests/gone.test.ts`\n");
  expect(deadPaths(root)).toEqual([
    "README.md: examples/gone.md",
    ".github/CONTRIBUTING.md: fakes/gone/",
    "src/app/why.md: tests/gone.test.ts",
  ]);
});

test("the README keeps the promises about its form", () => {
  const readme = readDoc("README.md");
  expect(readme).toContain("](.github/comment.png)");
  expect(readme).toContain("```sh\nnpm cit\n```");
  expect(readme).toContain("moonrunnerkc/skillcheck");
  for (const unverified of ["GitHub Enterprise Server", "Windows", "macOS"]) {
    expect(readme.split("## Not verified")[1]).toContain(unverified);
  }
  const anchors = [...readme.matchAll(/\]\(#([a-z-]+)\)/g)].map(([, anchor]) => anchor);
  const headings = [...readme.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) =>
    (heading ?? "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, "")
      .replaceAll(" ", "-"),
  );
  expect(anchors.filter((anchor) => !headings.includes(anchor ?? ""))).toEqual([]);
});
