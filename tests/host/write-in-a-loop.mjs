// Writes large files through the bundled store until it is killed; prints the number of each that is whole.
import { pathToFileURL } from "node:url";

const [bundle, root] = process.argv.slice(2);
const { openDiskStore } = await import(pathToFileURL(bundle).href);
const store = openDiskStore({ root, folder: ".skillcheck" });
for (let number = 0; ; number += 1) {
  await store.write(
    `.skillcheck/cassettes/${number % 10}.json`,
    JSON.stringify({ number, text: "x".repeat(1_000_000) }),
  );
  process.stdout.write(`${number}\n`);
}
