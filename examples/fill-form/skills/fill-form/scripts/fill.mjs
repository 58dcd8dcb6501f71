// Fills {{ field }} places of a template with the values of a JSON object.
//   node fill.mjs --list FORM           prints the fields, one a line
//   node fill.mjs FORM VALUES OUTPUT    writes OUTPUT, prints what is missing
import { readFileSync, writeFileSync } from "node:fs";

const FIELD = /\{\{ *([a-z][a-z0-9_]*) *\}\}/g;
const [first, ...rest] = process.argv.slice(2);

if (first === "--list" && rest.length === 1) {
  const fields = [...readFileSync(rest[0], "utf8").matchAll(FIELD)].map((match) => match[1]);
  process.stdout.write(`${[...new Set(fields)].join("\n")}\n`);
} else if (first && rest.length === 2) {
  const values = new Map(Object.entries(JSON.parse(readFileSync(rest[0], "utf8"))));
  const missing = new Set();
  let filled = 0;
  const text = readFileSync(first, "utf8").replace(FIELD, (place, name) => {
    if (!values.has(name)) {
      missing.add(name);
      return place;
    }
    filled += 1;
    return String(values.get(name));
  });
  writeFileSync(rest[1], text);
  process.stdout.write(`filled ${filled}\n`);
  if (missing.size > 0) process.stdout.write(`missing: ${[...missing].join(", ")}\n`);
} else {
  process.stderr.write("usage: fill.mjs --list FORM | fill.mjs FORM VALUES OUTPUT\n");
  process.exitCode = 2;
}
