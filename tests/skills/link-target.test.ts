import { expect, it } from "vitest";
import { toLinkTarget } from "../../src/skills/link-target.ts";
import { readSourceTree } from "../../src/skills/read-source-tree.ts";
import { memoryFiles } from "./memory-files.ts";

const files = memoryFiles({
  "p/.claude-plugin/plugin.json": "{}",
  "p/shared.md": "x",
  "p/s/SKILL.md": "x",
  "p/s/references/a.md": "x",
  "p/s/references/with space.md": "x",
  "p/s/50%25.md": "x",
  "p/s/link": { link: "references" },
  "p/s/out": { link: "../../../x" },
  "p/s/loop": { link: "loop" },
});

async function target(destination: string, from = "p/s/SKILL.md") {
  const tree = await readSourceTree(files);
  return toLinkTarget(destination, tree, { from, skillFolder: "p/s", pluginRoot: "p" });
}

function local(path: string, rest: object = {}) {
  return {
    kind: "local",
    path,
    variable: null,
    fragment: null,
    state: "present",
    real: path,
    ...rest,
  };
}

it("3: leaves what is not ours", async () => {
  const destinations = [
    "",
    " ",
    "https://x",
    "HTTP://x",
    "mailto:a@b",
    "tel:1",
    "data:,x",
    "ftp://x",
  ];
  for (const destination of [...destinations, "vscode://x", "cursor://x", "//host/x"]) {
    expect(await target(destination), destination).toEqual({ kind: "foreign" });
  }
  for (const destination of ["file:///x", "C:/x", "c:\\x", "javascript:x"]) {
    expect(await target(destination), destination).toEqual({ kind: "absolute" });
  }
});

it("4: knows variables, and leaves placeholders", async () => {
  expect(await target("{baseDir}/references/a.md")).toEqual(
    local("p/s/references/a.md", { variable: "{baseDir}" }),
  );
  expect(await target("\u0024{CLAUDE_SKILL_DIR}/no.md")).toEqual(
    local("p/s/no.md", { variable: "\u0024{CLAUDE_SKILL_DIR}", state: "absent" }),
  );
  expect(await target("\u0024{CLAUDE_PLUGIN_ROOT}/shared.md")).toEqual(
    local("p/shared.md", { variable: "\u0024{CLAUDE_PLUGIN_ROOT}" }),
  );
  for (const destination of ["\u0024{X}/a.md", "{x}", "%3Cname%3E.md", "a/$1.md"]) {
    expect(await target(destination), destination).toEqual({ kind: "foreign" });
  }
});

it("5: anchors, absolute paths, backslashes", async () => {
  expect(await target("#x")).toEqual({ kind: "anchor", fragment: "x" });
  for (const destination of ["/etc/passwd", "~/x", "%2Fetc"]) {
    expect(await target(destination), destination).toEqual({ kind: "absolute" });
  }
  for (const destination of ["references\\a.md", "references%5Ca.md"]) {
    expect(await target(destination), destination).toEqual({ kind: "backslash" });
  }
});

it("6: cuts fragment and query, leaves globs and example words", async () => {
  expect(await target("references/a.md?raw=1#x")).toEqual(
    local("p/s/references/a.md", { fragment: "x" }),
  );
  for (const destination of ["*.md", "url", "link", "path", "...", "…", "path/to/x.md", "?x"]) {
    expect(await target(destination), destination).toEqual({ kind: "foreign" });
  }
});

it("2 and 7: decodes, tries as written, compares segments with the listings", async () => {
  const spaced = local("p/s/references/with space.md");
  expect(await target("references/with%20space.md")).toEqual(spaced);
  expect(await target("references/with space.md")).toEqual(spaced);
  expect(await target("50%25.md")).toEqual(local("p/s/50%25.md"));
  expect(await target("%zz.md")).toEqual(local("p/s/%zz.md", { state: "absent" }));
  expect(await target("references/")).toEqual(local("p/s/references"));
  expect(await target("./references/../references")).toEqual(local("p/s/references"));
  expect(await target("References/A.md")).toEqual(
    local("p/s/References/A.md", { state: "other-case", real: "p/s/references/a.md" }),
  );
  expect(await target("a.md", "p/s/references/b.md")).toEqual(local("p/s/references/a.md"));
  expect(await target("references/a.md/x")).toEqual(
    local("p/s/references/a.md/x", { state: "absent" }),
  );
});

it("follows symbolic links inside the tree, never out of it", async () => {
  expect(await target("link/a.md")).toEqual(local("p/s/link/a.md"));
  expect(await target("out")).toEqual({ kind: "beyond-root" });
  expect(await target("loop")).toEqual(local("p/s/loop", { state: "absent" }));
});

it("8: says when a link leaves the root", async () => {
  expect(await target("../shared.md")).toEqual(local("p/shared.md"));
  expect(await target("../..")).toEqual(local("."));
  expect(await target("../../../x")).toEqual({ kind: "beyond-root" });
});
