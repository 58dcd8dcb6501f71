// Builds dist/ (action, cli, demo, evaluate, lint, relay, stand-in and their chunks), the JSON Schemas, licenses.txt,
// and prints action.yml, docs/rules.md and the README's tables from the one object of inputs and outputs.
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";

const root = path.resolve(import.meta.dirname, "..");
const dist = path.join(root, "dist");

const licences = new Map();

function noteLicences(output) {
  for (const chunk of output) {
    for (const id of chunk.moduleIds ?? []) {
      const at = id.lastIndexOf("/node_modules/");
      if (at < 0) continue;
      const [first, second] = id.slice(at + 14).split("/");
      const name = first.startsWith("@") ? `${first}/${second}` : first;
      licences.set(name, id.slice(0, at + 14) + name);
    }
  }
}

function licenceText(name, folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file
    ? readFileSync(path.join(folder, file), "utf8").trim()
    : "(no licence file in the package)";
  return `${name} ${manifest.version} (${manifest.license ?? "see text"})\n\n${text.replaceAll("\r\n", "\n")}\n`;
}

async function main() {
  // Built beside and moved: a build that fails leaves the old one.
  const fresh = mkdtempSync(path.join(root, ".dist-"));
  const entries = {
    action: "src/action.ts",
    cli: "src/cli.ts",
    evaluate: "src/evaluate.ts",
    lint: "src/lint.ts",
    relay: "src/relay.ts",
    demo: "fakes/demo.ts",
    "stand-in": "fakes/stand-in.ts",
  };
  noteLicences(await bundle(entries, fresh));
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
  chmodSync(dist, 0o755);
  writeFileSync(path.join(dist, "package.json"), '{"type":"module"}\n');
  writeFileSync(
    path.join(dist, "licenses.txt"),
    [...licences.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, folder]) => licenceText(name, folder))
      .join(`\n${"-".repeat(72)}\n\n`),
  );
  const scratch = mkdtempSync(path.join(tmpdir(), "skillcheck-build-"));
  try {
    await bundle({ printed: "src/app/printed-files.ts" }, scratch, { codeSplitting: false });
    const { printFiles } = await import(pathToFileURL(path.join(scratch, "printed.js")).href);
    const readme = path.join(root, "README.md");
    for (const [file, text] of printFiles(readFileSync(readme, "utf8"))) {
      writeFileSync(path.join(root, file), text);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

await main();
