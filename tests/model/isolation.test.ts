import { expect, it } from "vitest";
import { isImageName, readIsolation, toWeakest } from "../../src/model/isolation.ts";

const DIGEST = `sha256:${"0123456789abcdef".repeat(4)}`;

it.each([
  "node",
  "node:24",
  "node:24.1_x-slim",
  "acme/agents",
  "ghcr.io/acme/a__b/c-d.e:2",
  "localhost:5000/agents:latest",
  "registry.example.com:443/x/y:z",
  `node@${DIGEST}`,
  `ghcr.io/acme/agents:2@${DIGEST}`,
])("takes the image %s", (name) => {
  expect(isImageName(name)).toBe(true);
  expect(readIsolation(`container=${name}`)).toEqual({ kind: "container", image: name });
});

it.each([
  "",
  "-v",
  "--privileged",
  "-v/:/host",
  "node -v",
  "node\n--privileged",
  "node\n",
  "Node",
  "/etc",
  "../x",
  "a//b",
  "a/",
  "a:",
  "a:b:c",
  "docker://a",
  "dir:/etc",
  "a@sha256:12",
  `a@${DIGEST.toUpperCase()}`,
  "a;b",
  "$(id)",
  "a\0b",
  "a".repeat(256),
])("refuses %j as the name of an image", (name) => {
  expect(isImageName(name)).toBe(false);
  expect(readIsolation(`container=${name}`)).toBe(null);
});

it.each([
  ["cage", { kind: "cage" }],
  ["none", { kind: "none" }],
  ["container", null],
  ["Cage", null],
  ["", null],
])("reads --isolation %j", (text, wanted) => {
  expect(readIsolation(text)).toEqual(wanted);
});

it("tells the weakest of several", () => {
  const [none, cage, container] = ["none", "cage", "container=a"].map(
    (text) => readIsolation(text) ?? { kind: "none" as const },
  );
  if (none === undefined || cage === undefined || container === undefined) throw new Error();
  expect(toWeakest([container, cage, none])).toEqual(none);
  expect(toWeakest([container, cage])).toEqual(cage);
  expect(toWeakest([container])).toEqual(container);
});
