import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { listDist, readDist, staticChunks, staticImports } from "./read-dist.ts";

const ENTRIES = ["action.js", "cli.js", "demo.js", "evaluate.js", "lint.js", "stand-in.js"];
const AZURE = /@azure\/|BlobServiceClient|@typespec\/ts-http-runtime/;
const HEAVY = /node_modules\/@actions\/(cache|artifact)\//;

test("the entry of the action and its static chunks hold no Azure code, no cache and no artifact client", () => {
  const chunks = staticChunks("action.js", readDist);
  expect(chunks).toContain("action.js");
  expect(chunks.filter((file) => ["azure.js", "cache.js", "artifact.js"].includes(file))).toEqual(
    [],
  );
  expect(chunks.filter((file) => AZURE.test(readDist(file)))).toEqual([]);
  expect(chunks.filter((file) => HEAVY.test(readDist(file)))).toEqual([]);
});

test("an HTTP client of its own comes with the cache, the artifact and behind a proxy alone", () => {
  const loading = listDist()
    .filter((file) => file.endsWith(".js"))
    .filter((file) => staticChunks(file, readDist).includes("http-client.js"));
  expect(loading).toEqual(["artifact.js", "cache.js", "http-client.js", "proxy-fetch.js"]);
  expect(readDist("http-client.js")).toContain("node_modules/@actions/github/lib/utils.js");
  expect(readDist("http-client.js")).toContain("node_modules/undici/index.js");
});

test("a stand-in command, which starts for every call, loads one chunk, and RE2 only when it is asked for", () => {
  expect(staticChunks("stand-in.js", readDist)).toEqual(["stand-in.js"]);
  expect(readDist("stand-in.js")).toContain('import("./re2.js")');
  expect(staticChunks("re2.js", readDist)).toContain("re2js.js");
});

test("a thread that lints, of which there are several, loads what reads suites and patterns only when it is asked for", () => {
  const chunks = staticChunks("lint.js", readDist);
  expect(chunks).toContain("markdown.js");
  expect(chunks.filter((file) => ["zod.js", "re2js.js", "suites.js"].includes(file))).toEqual([]);
});

test("both patterns see what they look for, where it is", () => {
  expect(AZURE.test(readDist("azure.js"))).toBe(true);
  expect(HEAVY.test(readDist("cache.js"))).toBe(true);
  expect(HEAVY.test(readDist("artifact.js"))).toBe(true);
});

test("a static import on the way to a heavy chunk is found, a lazy one is not", () => {
  const files: Readonly<Record<string, string>> = {
    "a.js": 'import { x } from "./b.js";\nconst lazy = () => import("./lazy.js");\n',
    "b.js": 'import {\n  y as z\n} from "./c.js";\nimport "./d.js";\nexport * from "./e.js";\n',
  };
  const read = (file: string): string => files[file] ?? "";
  expect(staticChunks("a.js", read)).toEqual(["a.js", "b.js", "c.js", "d.js", "e.js"]);
});

test("names are stable: entries, chunks without a hash, schemas, licences", () => {
  const files = listDist();
  expect(files).toEqual(
    expect.arrayContaining([
      ...ENTRIES,
      ...["azure.js", "http-client.js", "octokit.js", "re2js.js", "yaml.js", "zod.js"],
      ...["config.schema.json", "lint.schema.json", "report.schema.json", "suite.schema.json"],
      ...["licenses.txt", "package.json"],
    ]),
  );
  expect(files.filter((file) => /[-.][0-9A-Za-z_]{8}\.js$/.test(file) && /\d/.test(file))).toEqual(
    [],
  );
  expect(files.filter((file) => !/^[a-z0-9-]+(\.schema)?\.(js|json|txt)$/.test(file))).toEqual([]);
  expect(JSON.parse(readDist("package.json"))).toEqual({ type: "module" });
});

test("nothing is read from node_modules: a chunk imports chunks and node's own modules", () => {
  const foreign = listDist()
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => staticImports(readDist(file)).map((specifier) => [file, specifier] as const))
    .filter(([, specifier]) => !existsSync(path.join("dist", specifier)))
    .filter(([, specifier]) => !builtinModules.includes(specifier.replace(/^node:/, "")));
  expect(foreign).toEqual([]);
});

test("no absolute path of the machine that built it is inside", () => {
  const here = [path.resolve("."), path.resolve("..", "."), tmpdir() === "/tmp" ? "" : tmpdir()];
  const paths = here.filter((folder) => folder.length > 1);
  const found = listDist().filter((file) =>
    paths.some((one) => readDist(file).includes(`${one}/`)),
  );
  expect(found).toEqual([]);
});

/** Packages whose code stands in a chunk: Rolldown writes the path of every module above it. */
function bundledPackages(): readonly string[] {
  const regions = listDist()
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [...readDist(file).matchAll(/^\/\/(?:#region)? (\S*node_modules\/\S+)$/gm)]);
  const names = regions.map(([, module]) => {
    const [scope = "", name = ""] = (module ?? "").split("node_modules/").at(-1)?.split("/") ?? [];
    return scope.startsWith("@") ? `${scope}/${name}` : scope;
  });
  return [...new Set(names)].sort();
}

test("licenses.txt lists every bundled package with its version and licence", () => {
  const packages = bundledPackages();
  expect(packages).toEqual(expect.arrayContaining(["@actions/cache", "yaml", "zod"]));
  const text = readDist("licenses.txt");
  const listed = text.split(`\n${"-".repeat(72)}\n\n`).map((part) => part.split("\n")[0] ?? "");
  for (const name of packages) {
    expect(
      listed.filter((line) => line.startsWith(`${name} `)),
      name,
    ).toHaveLength(1);
  }
  expect(listed.filter((line) => !/^\S+ \d+\.\d+\.\d+\S* \(.+\)$/.test(line))).toEqual([]);
});

const THREADS = ["evaluate.js", "lint.js"];
test.each(ENTRIES.filter((file) => !THREADS.includes(file)))("%s starts on this Node", (file) => {
  const environment = { PATH: process.env["PATH"] ?? "", STATE_finished: "true" };
  const args = file === "cli.js" ? ["--version"] : file === "demo.js" ? ["nobody"] : [];
  const run = (): string =>
    execFileSync(process.execPath, [path.join("dist", file), ...args], {
      env: environment,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  if (file === "demo.js") expect(run).toThrow(/say what to start/);
  else if (file === "stand-in.js") expect(run).toThrow(/is started by the shim of a stand-in/);
  else
    expect(run()).toBe(
      file === "cli.js" ? `${JSON.parse(readFileSync("package.json", "utf8")).version}\n` : "",
    );
});

test("the bundle starts beside a package.json that says commonjs", async () => {
  const { cpSync, mkdtempSync, rmSync, writeFileSync } = await import("node:fs");
  const folder = mkdtempSync(path.join(tmpdir(), "skillcheck-dist-"));
  try {
    cpSync("dist", path.join(folder, "dist"), { recursive: true });
    writeFileSync(path.join(folder, "package.json"), '{"type":"commonjs","version":"9.9.9"}');
    const cli = path.join(folder, "dist/cli.js");
    expect(execFileSync(process.execPath, [cli, "--version"], { encoding: "utf8" })).toBe(
      "9.9.9\n",
    );
    expect(readdirSync(folder).sort()).toEqual(["dist", "package.json"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
