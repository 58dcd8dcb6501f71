import { expect, test } from "vitest";
import type { Role } from "../../fakes/servers/github/state.ts";
import { forgeWorld } from "./forge-world.ts";

const ROLES: Readonly<Record<string, Role>> = {
  admin: "admin",
  maintainer: "maintain",
  writer: "write",
  triager: "triage",
  reader: "read",
};

test("AU-4 write and admin may, maintain is write; triage, read and strangers may not", async () => {
  const { forge, drift } = await forgeWorld({ collaborators: ROLES });
  const port = forge();
  const answers: Record<string, boolean> = {};
  for (const login of [...Object.keys(ROLES), "stranger"])
    answers[login] = await port.isWriter(login);
  expect({ answers, drift }).toEqual({
    answers: {
      admin: true,
      maintainer: true,
      writer: true,
      triager: false,
      reader: false,
      stranger: false,
    },
    drift: [],
  });
});

test.each([
  ["write", "maintain", true],
  ["write", "skill-crew", true],
  ["read", "triage", false],
  ["read", "write-docs", false],
  ["read", "admin", false],
  ["none", "write", false],
  ["maintain", "maintain", false],
  ["WRITE", "write", false],
])("AU-4 permission %s with role %s: %s", async (permission, role_name, may) => {
  const { forge, github } = await forgeWorld();
  github.addFault({
    match: /permission$/,
    status: 200,
    body: { permission, role_name, user: null },
  });
  expect(await forge().isWriter("ada")).toBe(may);
});

test.each([404, 403, 429, 500])("AU-4 an answer of %s denies", async (status) => {
  const { forge, github } = await forgeWorld({ collaborators: { ada: "admin" } });
  github.addFault({ match: /permission$/, status });
  const port = forge();
  expect(await port.isWriter("ada")).toBe(false);
  expect(await port.isWriter("ada")).toBe(true);
});

test('AU-4 "Copilot is not a user", an answer without a permission, a server that is gone and no answer in time deny', async () => {
  const { forge, github } = await forgeWorld({ collaborators: { Copilot: "admin" } });
  const match = /permission$/;
  github.addFault({ match, status: 404, body: { message: "Copilot is not a user" } });
  github.addFault({ match, status: 200, body: {} });
  expect(await forge().isWriter("Copilot")).toBe(false);
  expect(await forge().isWriter("Copilot")).toBe(false);
  expect(await forge({ apiUrl: "http://127.0.0.1:1" }).isWriter("Copilot")).toBe(false);
  const held = hold();
  github.addFault({ match, status: 200, body: { permission: "admin" }, until: held.promise });
  expect(await forge({ timeoutMs: 50 }).isWriter("Copilot")).toBe(false);
  held.resolve(undefined);
});

test("AU-4 a login that would be another address is one name", async () => {
  const { forge, github } = await forgeWorld({ collaborators: { ada: "admin" } });
  expect(await forge().isWriter("../collaborators/ada")).toBe(false);
  expect(await forge().isWriter("")).toBe(false);
  expect(github.requests.map(({ path }) => path)).toEqual([
    "/repos/acme/skills/collaborators/..%2Fcollaborators%2Fada/permission",
    "/repos/acme/skills/collaborators//permission",
  ]);
});

function hold() {
  let resolve: (value: unknown) => void = () => {};
  const promise = new Promise<unknown>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
