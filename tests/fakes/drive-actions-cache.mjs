// Drives the real @actions/cache and @actions/artifact: `node drive-actions-cache.mjs COMMANDS.json RESULTS.json`.
// Commands: [{call: "save" | "restore" | "upload" | "list" | "download" | "delete", env?, …}]; each result is
// {value} or {error}, and `log`, the lines that the toolkit printed (GitHub's ::warning:: and ::debug:: commands among them).

import { readFileSync, writeFileSync } from "node:fs";
import { argv, env, stdout } from "node:process";
import { DefaultArtifactClient } from "@actions/artifact";
import { restoreCache, saveCache } from "@actions/cache";

const artifacts = new DefaultArtifactClient();

const calls = {
  save: ({ paths, key }) => saveCache(paths, key),
  restore: ({ paths, key, restoreKeys, options }) => restoreCache(paths, key, restoreKeys, options),
  upload: ({ name, files, root, options }) => artifacts.uploadArtifact(name, files, root, options),
  list: ({ options }) => artifacts.listArtifacts(options),
  download: ({ id, options }) => artifacts.downloadArtifact(id, options),
  delete: ({ name }) => artifacts.deleteArtifact(name),
};

const lines = [];
const print = stdout.write.bind(stdout);
stdout.write = (text, ...rest) => {
  lines.push(...String(text).trimEnd().split("\n"));
  return print(text, ...rest);
};

const results = [];
for (const command of JSON.parse(readFileSync(argv[2], "utf8"))) {
  const before = { ...env };
  Object.assign(env, command.env);
  lines.length = 0;
  try {
    const value = await calls[command.call](command);
    results.push({ ...(value === undefined ? {} : { value }), log: [...lines] });
  } catch (error) {
    results.push({ error: `${error.name}: ${error.message}`, log: [...lines] });
  }
  for (const name of Object.keys(command.env ?? {})) {
    if (before[name] === undefined) delete env[name];
    else env[name] = before[name];
  }
}
writeFileSync(argv[3], JSON.stringify(results));
