import { existsSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fetchCommits } from "../../src/host/fetch-commits.ts";
import { openGit } from "../../src/host/git-objects.ts";
import { commitAll, git, makeRepository, makeScratch, writeFiles } from "./scratch.ts";

const TOKEN = "ghs_skillcheckCanary0123456789";

test("EV-9: base and head of a shallow checkout are fetched by SHA into a bare repository, nothing else", async () => {
  const { root, commit: base } = await makeRepository({ "skills/a/SKILL.md": "base\n" });
  await git(root, "tag", "v1");
  await writeFiles(root, {
    "skills/a/SKILL.md": "head\n",
    ".gitmodules": '[submodule "x"]\n\tpath = x\n\turl = http://127.0.0.1:1/evil\n',
  });
  const head = await commitAll(root);
  await git(root, "config", "uploadpack.allowAnySHA1InWant", "true");
  const gitDirectory = join(await makeScratch(), "bare");
  const url = `file://${root}`;
  expect(await fetchCommits({ url, token: TOKEN, shas: [base, head, base], gitDirectory })).toEqual(
    {
      kind: "fetched",
    },
  );
  const opened = openGit({ place: { gitDirectory } });
  onTestFinished(opened.close);
  const texts = await Promise.all(
    [base, head].map(async (sha) => {
      const content = await opened.tree(sha).read("skills/a/SKILL.md", 100);
      return content.kind === "file" && new TextDecoder().decode(content.bytes);
    }),
  );
  expect(texts).toEqual(["base\n", "head\n"]);
  expect(await opened.parents(head)).toEqual([base]);
  expect(await opened.changedPaths(base, head)).toEqual([
    { path: ".gitmodules", status: "added" },
    { path: "skills/a/SKILL.md", status: "modified" },
  ]);
  expect(
    readdirSync(gitDirectory).filter((name) => ["hooks", "FETCH_HEAD", "modules"].includes(name)),
  ).toEqual([]);
  expect(existsSync(join(gitDirectory, "refs/tags/v1"))).toBe(false);
});

test.each([
  ["alone", (_head: string, missing: string) => [missing]],
  ["after one that is there", (head: string, missing: string) => [head, missing]],
  ["before one that is there", (head: string, missing: string) => [missing, head]],
] as const)("a commit that is not there is named: %s", async (_name, toShas) => {
  const { root } = await makeRepository({ a: "1" });
  const head = (await git(root, "rev-parse", "HEAD")).trim();
  const gitDirectory = join(await makeScratch(), "bare");
  const missing = "1".repeat(40);
  const shas = toShas(head, missing);
  const fetched = await fetchCommits({ url: `file://${root}`, token: null, shas, gitDirectory });
  expect(fetched).toEqual({
    kind: "failed",
    sha: missing,
    reason: expect.stringContaining(`not our ref ${missing}`),
  });
});

/** A server that answers every request alike and keeps what it was asked. */
async function serve(
  status: number,
  headers: Record<string, string>,
): Promise<{ readonly address: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? "no token"}`);
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test("EV-9: the token goes to its own server as a header, no redirect takes it or git elsewhere", async () => {
  const elsewhere = await serve(404, {});
  const server = await serve(302, {
    location: `${elsewhere.address}/stolen/info/refs?service=git-upload-pack`,
  });
  const gitDirectory = join(await makeScratch(), "bare");
  const shas = ["1".repeat(40)];
  const fetched = await fetchCommits({
    url: `${server.address}/o/r.git`,
    token: TOKEN,
    shas,
    gitDirectory,
  });
  const basic = Buffer.from(`x-access-token:${TOKEN}`).toString("base64");
  expect(fetched.kind).toBe("failed");
  expect(JSON.stringify(fetched)).not.toContain(TOKEN);
  expect(JSON.stringify(fetched)).not.toContain(basic);
  expect(server.asked).toEqual([`/o/r.git/info/refs?service=git-upload-pack basic ${basic}`]);
  expect(elsewhere.asked).toEqual([]);
});

test.each(["ext::sh -c touch% pwned", "ssh://127.0.0.1:1/x", "git://127.0.0.1:1/x"])(
  "EV-9: no other transport than https, http and file: %s",
  async (url) => {
    const gitDirectory = join(await makeScratch(), "bare");
    const fetched = await fetchCommits({ url, token: null, shas: ["1".repeat(40)], gitDirectory });
    expect(fetched).toEqual(
      expect.objectContaining({ kind: "failed", reason: expect.stringContaining("not allowed") }),
    );
    expect(existsSync("pwned")).toBe(false);
  },
);
