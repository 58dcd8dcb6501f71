// Bundles TypeScript as dist/ is bundled: `node .ci/bundle.mjs FOLDER NAME=FILE …` for the tests, a function for the build.
import { realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = path.resolve(import.meta.dirname, "..");

/** Fixed names for shared chunks: rolldown would name them after an arbitrary module. A group takes what its packages import along. */
const groups = [
  { name: "azure", test: /node_modules\/(@azure|fast-xml|@typespec|events|strnum)/ },
  {
    name: "octokit",
    test: /node_modules\/(@octokit|bottleneck|before-after-hook|universal-user-agent)\//,
  },
  { name: "protobuf", test: /node_modules\/@protobuf-ts/ },
  { name: "execa", test: /node_modules\/execa\// },
  { name: "zod", test: /node_modules\/zod/ },
  { name: "yaml", test: /node_modules\/yaml/ },
  { name: "re2js", test: /node_modules\/re2js/ },
  { name: "markdown", test: /node_modules\/markdown-it\// },
  { name: "http-client", test: /node_modules\/(undici|tunnel|@actions\/(github|http-client))\// },
];

/** @actions/core imports a client of its own for OIDC tokens, which we never ask for: 700 KB in every start. */
const unused = [
  { test: /node_modules\/(@actions\/(core|http-client)|undici|tunnel)\//, sideEffects: false },
];

/** Names that say what is loaded: the stand-ins start in files of one name, and what serves a proxy lies in `utils`. */
function nameChunk({ name, facadeModuleId }) {
  if (/\/@actions\/github\/lib\/utils\.js$/.test(facadeModuleId ?? "")) return "proxy-fetch.js";
  const [, standIn] =
    /\/fakes\/(?:servers\/)?([^/]+)\/command\.ts$/.exec(facadeModuleId ?? "") ?? [];
  return standIn === undefined ? `${name}.js` : `demo-${standIn}.js`;
}

/** Writes a chunk NAME.js for every entry and the chunks that they share into a folder; resolves to Rolldown's output. */
export async function bundle(input, folder, options = {}) {
  const build = await rolldown({
    input,
    platform: "node",
    treeshake: { moduleSideEffects: unused },
    cwd: root,
    logLevel: "warn",
    onLog: (level, log, tell) => {
      // Rolldown leaves the import as it is, and the bundle would need a package that nobody installs.
      if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
      tell(level, log);
    },
    resolve: { conditionNames: ["import", "node", "default"] },
  });
  const { output } = await build.write({
    dir: folder,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: nameChunk,
    minify: false,
    sourcemap: false,
    comments: { legal: true, annotation: false, jsdoc: false },
    codeSplitting: { groups },
    ...options,
  });
  await build.close();
  return output;
}

const [, program, folder, ...entries] = process.argv;
if (program !== undefined && realpathSync(program) === fileURLToPath(import.meta.url)) {
  await bundle(Object.fromEntries(entries.map((entry) => entry.split("="))), folder);
}
