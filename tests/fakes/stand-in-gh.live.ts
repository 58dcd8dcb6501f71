import { expect, it } from "vitest";
import { openWorld } from "./stand-in-world.ts";

const GH = String.raw`
gh:
  repos:
    acme/old-exporter:
      visibility: PUBLIC
      isArchived: true
      isFork: false
      description: null
      stargazerCount: 12
      diskUsage: 1.5
      licenseInfo: { key: mit, name: 'MIT <&> "x"' }
      repositoryTopics: [{ name: b }, { name: a }]
      mixed: [{ a: { b: 1 } }, { a: text }]
      contents: [src, { name: README.md, type: file }]
    Acme/other: { visibility: PRIVATE }
    acme/gone: { deleted: true }
  commands:
    'api -X PATCH repos/acme/old-exporter': '{"archived":true}'
    'issue list': { stdout: "1\tBug", exit: 0 }
`;

const REFUSED =
  "fake gh: refused; this stand-in answers only what the test describes (skillcheck)\n";
const refused = (why: string) => [64, "", `fake gh: ${why}\n${REFUSED}`];

/** Exit code, stdout and stderr of one call of a fresh gh. */
async function gh(...argv: readonly string[]): Promise<readonly [number | null, string, string]> {
  const { run } = await openWorld(GH);
  const { exit, stdout, stderr } = await run("gh", argv);
  return [exit, stdout, stderr];
}

const VIEW = ["repo", "view", "acme/old-exporter"];

it.each<[string, readonly string[], string]>([
  [
    "fields sorted, on one line",
    ["--json", "visibility,name"],
    '{"name":"old-exporter","visibility":"PUBLIC"}\n',
  ],
  ["--json=", ["--json=visibility"], '{"visibility":"PUBLIC"}\n'],
  [
    "--json twice",
    ["--json", "isFork", "--json", "isArchived"],
    '{"isArchived":true,"isFork":false}\n',
  ],
  ["a field that is not described", ["--json", "homepageUrl"], '{"homepageUrl":null}\n'],
  [
    "no HTML escaped without a filter",
    ["--json", "licenseInfo"],
    '{"licenseInfo":{"key":"mit","name":"MIT <&> \\"x\\""}}\n',
  ],
  [
    "what the name says",
    ["--json", "nameWithOwner,owner,url"],
    '{"nameWithOwner":"acme/old-exporter","owner":{"login":"acme"},"url":"https://github.com/acme/old-exporter"}\n',
  ],
  ["a filter that is empty", ["--json", "isFork", "--jq", ""], '{"isFork":false}\n'],
])("repo view prints JSON as gh does: %s", async (_name, more, stdout) => {
  expect(await gh(...VIEW, ...more)).toEqual([0, stdout, ""]);
});

const FIELDS =
  "visibility,isArchived,isFork,description,stargazerCount,diskUsage,licenseInfo,repositoryTopics,mixed";

it.each<[string, string]>([
  [".visibility", "PUBLIC\n"],
  // Python's None, True and the empty line of .a.b are the leaks of formats.md §11.
  [".description", "\n"],
  [".isArchived", "true\n"],
  [".isFork", "false\n"],
  [".licenseInfo.key", "mit\n"],
  [".homepage", "\n"],
  [".homepage.deep[0]", "\n"],
  [".stargazerCount", "12\n"],
  [".diskUsage", "1.50\n"],
  [".repositoryTopics[0].name", "b\n"],
  [".repositoryTopics[-1].name", "a\n"],
  [".repositoryTopics[5].name", "\n"],
  [".repositoryTopics[].name", "b\na\n"],
  [".repositoryTopics.[].name", "b\na\n"],
  [".repositoryTopics | .[] | .name", "b\na\n"],
  [".repositoryTopics[]", '{"name":"b"}\n{"name":"a"}\n'],
  // A filter's objects have HTML escaped (json.Marshal), its texts have not.
  [".licenseInfo", '{"key":"mit","name":"MIT \\u003c\\u0026\\u003e \\"x\\""}\n'],
  [".licenseInfo.name", 'MIT <&> "x"\n'],
  ['.["visibility"]', "PUBLIC\n"],
  ['."visibility"', "PUBLIC\n"],
  ['.licenseInfo["key"]', "mit\n"],
  [".licenseInfo[]", 'mit\nMIT <&> "x"\n'],
  [".visibility[]?", ""],
  [".repositoryTopics[].name.x?", ""],
  [".visibility?", "PUBLIC\n"],
])("--jq %s", async (filter, stdout) => {
  expect(await gh(...VIEW, "--json", FIELDS, "--jq", filter)).toEqual([0, stdout, ""]);
  expect(await gh(...VIEW, "--json", FIELDS, `-q=${filter}`)).toEqual([0, stdout, ""]);
});

it.each<[string, string, string]>([
  [".visibility.x", "", 'expected an object but got: string ("PUBLIC")'],
  [".repositoryTopics.name", "", 'expected an object but got: array ([{"name":"b"},{"name":"a"}])'],
  [".licenseInfo[0]", "", 'expected an array but got: object ({"key":"mit","name":"MIT < ...)'],
  [".description[]", "", "cannot iterate over: null"],
  [".visibility[]", "", 'cannot iterate over: string ("PUBLIC")'],
  // What came before the error is printed.
  [".mixed[].a.b", "1\n", 'expected an object but got: string ("text")'],
])("--jq %s fails as gh fails", async (filter, stdout, message) => {
  expect(await gh(...VIEW, "--json", FIELDS, "--jq", filter)).toEqual([1, stdout, `${message}\n`]);
});

it.each([
  [".[] | select(.x)", "select(.x)"],
  ["length", "length"],
  [".a, .b", ", .b"],
  [".a-b", "-b"],
  [".[0:2]", "[0:2]"],
  [".. ", "."],
  [".a |", ""],
  ["| .a", "| .a"],
  ['."\\(1)"', '"\\(1)"'],
  [".a // .b", "// .b"],
])("refuses what of jq it cannot do, loudly: %s", async (filter, part) => {
  expect(await gh(...VIEW, "--json", "name", "-q", filter)).toEqual(
    refused(
      `--jq ${filter}: paths such as .a.b, .[0], .[].name and pipes of them are answered, not ${JSON.stringify(part)}`,
    ),
  );
});

it.each([
  ["the name last", ["repo", "view", "--json", "visibility", "acme/old-exporter"]],
  ["-R", ["repo", "view", "-R", "acme/old-exporter", "--json", "visibility"]],
  ["-R attached", ["repo", "view", "-Racme/old-exporter", "--json", "visibility"]],
  ["--repo=", ["repo", "view", "--repo=acme/old-exporter", "--json", "visibility"]],
  [
    "both, the same",
    [
      "repo",
      "view",
      "acme/old-exporter",
      "-R",
      "github.com/acme/old-exporter",
      "--json",
      "visibility",
    ],
  ],
  [
    "an address",
    ["repo", "view", "https://github.com/acme/old-exporter.git", "--json", "visibility"],
  ],
  [
    "an address of ssh",
    ["repo", "view", "git@github.com:acme/old-exporter.git", "--json", "visibility"],
  ],
  ["other case", ["repo", "view", "ACME/Old-Exporter", "--json", "visibility"]],
])("finds a repository by %s", async (_name, argv) => {
  expect(await gh(...argv)).toEqual([0, '{"visibility":"PUBLIC"}\n', ""]);
});

it.each<[string, readonly string[], string]>([
  [
    "no name",
    ["repo", "view", "--json", "name"],
    "repo view names no repository; write owner/name",
  ],
  ["half a name", ["repo", "view", "old-exporter"], 'repo view "old-exporter" is not owner/name'],
  [
    "two names",
    ["repo", "view", "acme/a", "-R", "acme/b"],
    "repo view names several repositories: acme/a, acme/b",
  ],
  ["another flag", [...VIEW, "--template", "x"], "repo view: --template is not answered here"],
  ["an unknown flag", [...VIEW, "--frobnicate"], "repo view: --frobnicate is not answered here"],
  ["an unknown letter", [...VIEW, "-z"], "repo view: -z is not answered here"],
  ["--json without fields", [...VIEW, "--json"], "repo view: --json needs a value"],
  [
    "another verb",
    ["repo", "archive", "acme/old-exporter"],
    "no answer is described for: repo archive acme/old-exporter",
  ],
  ["another command", ["pr", "list"], "no answer is described for: pr list"],
  ["nothing", [], "called without arguments"],
  ["a delete without --yes", ["repo", "delete", "acme/old-exporter"], "repo delete without --yes"],
  [
    "a delete with --yes=false",
    ["repo", "delete", "acme/old-exporter", "--yes=false"],
    "repo delete without --yes",
  ],
  [
    "DELETE after the path",
    ["api", "repos/acme/old-exporter/contents", "-X", "DELETE"],
    "api repos/acme/old-exporter/contents: DELETE is not answered, only GET is",
  ],
  [
    "DELETE before the path",
    ["api", "-XDELETE", "repos/acme/old-exporter/contents"],
    "api repos/acme/old-exporter/contents: DELETE is not answered, only GET is",
  ],
  [
    "--method=delete",
    ["api", "repos/acme/old-exporter/contents", "--method=delete"],
    "api repos/acme/old-exporter/contents: DELETE is not answered, only GET is",
  ],
  [
    "a field makes a POST",
    ["api", "repos/acme/old-exporter/contents", "-f", "a=b"],
    "api repos/acme/old-exporter/contents: POST is not answered, only GET is",
  ],
  [
    "an input makes a POST",
    ["api", "--input", "-", "repos/acme/old-exporter/contents"],
    "api repos/acme/old-exporter/contents: POST is not answered, only GET is",
  ],
  [
    "parameters of a GET",
    ["api", "-X", "GET", "repos/acme/old-exporter/contents", "-F", "ref=x"],
    "api repos/acme/old-exporter/contents: parameters are not answered",
  ],
  ["graphql", ["api", "graphql"], "api graphql: only repos/OWNER/NAME/contents is answered"],
  [
    "another path",
    ["api", "repos/acme/old-exporter"],
    "api repos/acme/old-exporter: only repos/OWNER/NAME/contents is answered",
  ],
  [
    "a query",
    ["api", "repos/acme/old-exporter/contents?ref=x"],
    "api repos/acme/old-exporter/contents?ref=x: only repos/OWNER/NAME/contents is answered",
  ],
  ["two paths", ["api", "a", "b"], "api takes one path, not 2"],
])("refuses %s", async (_name, argv, why) => {
  expect(await gh(...argv)).toEqual(refused(why));
});

it("answers what commands describe before its own grammar, also what is no GET", async () => {
  expect(await gh("api", "-X", "PATCH", "repos/acme/old-exporter", "-F", "archived=true")).toEqual([
    0,
    '{"archived":true}\n',
    "",
  ]);
  expect(await gh("issue", "list", "-R", "acme/old-exporter")).toEqual([0, "1\tBug\n", ""]);
});

it("lists contents, names as folders", async () => {
  const path = "repos/acme/old-exporter/contents";
  const all = '[{"name":"src","type":"dir"},{"name":"README.md","type":"file"}]\n';
  expect(await gh("api", path)).toEqual([0, all, ""]);
  expect(await gh("api", `/${path}/`, "--paginate", "-H", "Accept: x", "--method", "get")).toEqual([
    0,
    all,
    "",
  ]);
  expect(await gh("api", path, "-q", ".[].name")).toEqual([0, "src\nREADME.md\n", ""]);
  expect(await gh("api", "--jq", ".[0]", path)).toEqual([0, '{"name":"src","type":"dir"}\n', ""]);
  expect(await gh("api", path, "--silent")).toEqual([0, "", ""]);
  expect(await gh("api", "repos/acme/other/contents")).toEqual([0, "[]\n", ""]);
});

it("says as gh does that a repository is not there", async () => {
  const missing = (name: string) => [
    1,
    "",
    `GraphQL: Could not resolve to a Repository with the name '${name}'. (repository)\n`,
  ];
  expect(await gh("repo", "view", "acme/nope")).toEqual(missing("acme/nope"));
  expect(await gh("repo", "view", "acme/gone", "--json", "name")).toEqual(missing("acme/gone"));
  expect(await gh("repo", "delete", "acme/nope", "--yes")).toEqual([
    1,
    "",
    "HTTP 404: Not Found (https://api.github.com/repos/acme/nope)\n",
  ]);
  expect(await gh("api", "repos/acme/nope/contents")).toEqual([
    1,
    '{"message":"Not Found","documentation_url":"https://docs.github.com/rest","status":"404"}\n',
    "gh: Not Found (HTTP 404)\n",
  ]);
  expect(await gh(...VIEW, "-q", ".name")).toEqual([
    1,
    "",
    "cannot use `--jq` without specifying `--json`\n",
  ]);
});

it("prints the whole entry without --json", async () => {
  expect(await gh("repo", "view", "acme/other")).toEqual([0, '{"visibility":"PRIVATE"}\n', ""]);
});

it("keeps a deleted repository deleted for the run, and deletes it once, whoever comes first", async () => {
  const { run, log } = await openWorld(GH);
  const remove = () => run("gh", ["repo", "delete", "acme/other", "--yes"]);
  const ends = (await Promise.all(Array.from({ length: 8 }, remove))).map(({ exit }) => exit);
  expect(ends.sort()).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
  expect((await run("gh", ["repo", "view", "Acme/other"])).exit).toBe(1);
  expect((await run("gh", ["repo", "view", "acme/old-exporter"])).exit).toBe(0);
  expect([...log()].sort()).toEqual([
    "gh: repo delete acme/other --yes (deleted)",
    ...Array(7).fill("gh: repo delete acme/other --yes (not-found)"),
    "gh: repo view Acme/other (not-found)",
    "gh: repo view acme/old-exporter (ok)",
  ]);
});

it("is a plain described command where it has no repositories", async () => {
  const { run } = await openWorld("gh: { 'repo view a/b': PUBLIC }");
  expect(await run("gh", ["repo", "view", "a/b"])).toMatchObject({ exit: 0, stdout: "PUBLIC\n" });
  expect(await run("gh", ["repo", "view", "a/c"])).toMatchObject({ exit: 64 });
  const empty = await openWorld("gh: {}");
  expect(await empty.run("gh", ["repo", "view", "a/b"])).toMatchObject({ exit: 64 });
});
