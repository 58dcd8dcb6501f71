import { expect, it } from "vitest";
import { problemsOf } from "./read.ts";

const OPEN = "write the value in quotes, or remove what stands here";
const CASES: readonly (readonly [text: string, ...wanted: string[]])[] = [
  [
    'version: 1\ntests:\n  - name: "greets\n    prompt: x\n',
    '3:11 is not valid YAML: the quote " that begins here is not closed: write " at its end',
  ],
  [
    "version: 'one\ntests: []\n",
    "1:10 is not valid YAML: the quote ' that begins here is not closed: write ' at its end",
  ],
  [
    '"version: 1\n',
    '1:1 is not valid YAML: the quote " that begins here is not closed: write " at its end',
  ],
  [
    "a: [x, y\nb: 1\n",
    "2:1 is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]: close what is open, or indent the line under what it belongs to",
  ],
  [
    'a: "\\d+"\n',
    "1:5 is not valid YAML: Invalid escape sequence \\d: in double quotes a backslash begins an escape: write the value in single quotes",
  ],
  [
    "a: `x`\n",
    "1:4 is not valid YAML: Plain value cannot start with reserved character `: write the value in quotes",
  ],
  [
    "a: b: c\n",
    "1:4 is not valid YAML: Nested mappings are not allowed in compact mappings: write the value in quotes, or indent a map under its key",
  ],
  [
    "a:b\nc: 1\n",
    "1:1 is not valid YAML: Implicit keys need to be on a single line: write `key: value` on one line, with a blank after the colon",
  ],
  ["a:\n\t- x\n", "2:1 is not valid YAML: Tabs are not allowed as indentation: indent with blanks"],
  ["a: !foo x\n", "1:4 is not valid YAML: Unresolved tag: !foo: write the value in quotes"],
  ['a: "x" y\n', `1:8 is not valid YAML: Unexpected scalar at node end: ${OPEN}`],
  [
    "a: - b\n",
    `1:4 is not valid YAML: Unexpected block-seq-ind on same line with key: ${OPEN}`,
    "1:6 is not valid YAML: Implicit map keys need to be followed by map values: write `key: value`",
  ],
  ["a: &a &b x\n", "1:7 is not valid YAML: A node can have at most one anchor"],
];

it.each(CASES)("%j: what, where, and what to write", (text, ...wanted) => {
  expect(problemsOf(text)).toEqual(wanted);
});
