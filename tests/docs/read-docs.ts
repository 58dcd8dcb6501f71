import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The documents for people, relative to `root`: README, contributors' page, the rules, decisions of the rooms. */
export function listDocs(root: string): readonly string[] {
  const rooms = readdirSync(path.join(root, "src")).map((room) => `src/${room}/why.md`);
  return ["README.md", ".github/CONTRIBUTING.md", "docs/rules.md", ...rooms].filter((file) =>
    existsSync(path.join(root, file)),
  );
}

export function readDoc(file: string, root = "."): string {
  return readFileSync(path.join(root, file), "utf8");
}

const FOLDERS = ["src/", "tests/", "fakes/", "examples/", "dist/", "docs/", ".ci/", ".github/"];

/** What stands between back-ticks or as the target of a link and looks like a path of ours; `<name>` and `*` are left out. */
export function pathsIn(markdown: string): readonly string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, "");
  const ticked = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text ?? "");
  const linked = [...prose.matchAll(/\]\(([^)#\s]+)\)/g)].map(([, target]) => target ?? "");
  return [...ticked, ...linked].filter(
    (text) =>
      FOLDERS.some((folder) => text.startsWith(folder)) &&
      !/[<*\s{]/.test(text.split(" ")[0] ?? ""),
  );
}

/** `file: path` for every path that a document names and nobody finds. */
export function deadPaths(root: string): readonly string[] {
  return listDocs(root).flatMap((file) =>
    pathsIn(readDoc(file, root))
      .filter((named) => !existsSync(path.join(root, named)))
      .map((named) => `${file}: ${named}`),
  );
}

/** Fenced blocks of a language, without the fences. */
export function blocksOf(markdown: string, language: string): readonly string[] {
  return [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)]
    .filter(([, name]) => name === language)
    .map(([, , text]) => text ?? "");
}
