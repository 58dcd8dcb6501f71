// Exchanges a file for a link to another one and back, without a moment in which neither is there, until killed.
import { linkSync, renameSync, symlinkSync } from "node:fs";

const [file, kept, target] = process.argv.slice(2);
for (let number = 0; ; number += 1) {
  if (number % 2 === 0) symlinkSync(target, `${file}.new`);
  else linkSync(kept, `${file}.new`);
  renameSync(`${file}.new`, file);
  if (number === 1) process.stdout.write("swapping\n");
}
