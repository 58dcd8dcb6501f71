import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openWorld, type StandInWorld } from "./stand-in-world.ts";

/** What the vectors below ask; where curl 7.88.1 was measured against a server with these answers, it said the same. */
const CURL = String.raw`
curl:
  urls:
    'POST https://api\.example\.com/repos': { body: '{"id":7}', status: 201 }
    'https://api\.example\.com/repos\?a=1&b=x\+y%26z$': queried
    'https://api\.example\.com/repos': { body: '{"name":"proj"}', headers: { content-type: application/json, x-one: '1' } }
    'https://example\.com/missing': { status: 404, body: nope }
    'ANY https://example\.com/moved': { status: 302, body: moved, headers: { Location: /final } }
    'ANY https://example\.com/kept': { status: 307, headers: { location: 'https://example.com/final' } }
    'https://example\.com/loop': { status: 301, headers: { location: /loop } }
    'https://example\.com/away': { status: 301, headers: { location: 'https://elsewhere.example.com/' } }
    'GET https://example\.com/final': landed
    'POST https://example\.com/final': posted
    'HEAD https://example\.com/final': { headers: { x-end: 'yes' } }
    'https://example\.com/status': [starting, { body: up }, { status: 503, body: down }]
    'https://example\.com/f\.txt': "text\n"
    'http://plain\.example\.com': plain
    'DELETE https://example\.com/thing': deleted
  commands:
    '--version': curl 8.0.0
`;

interface Vector {
  readonly exit?: number;
  readonly stdout?: string;
  readonly stderr?: string;
  /** How the log calls it. */
  readonly status?: string;
}

async function expectCall(world: StandInWorld, line: string, wanted: Vector): Promise<void> {
  const { exit, stdout, stderr } = await world.shell(`curl ${line}`);
  const { exit: code = 0, stdout: out = "", stderr: err = "", status = "ok" } = wanted;
  expect({ line, exit, stdout, stderr }).toEqual({ line, exit: code, stdout: out, stderr: err });
  expect(world.log().at(-1)).toMatch(new RegExp(`\\(${status}\\)$`));
}

const REPOS = "https://api.example.com/repos";
const MISSING = "https://example.com/missing";
const MOVED = "https://example.com/moved";
const E404 = "curl: (22) The requested URL returned error: 404\n";
const HEAD = "HTTP/2 200 \r\ncontent-type: application/json\r\nx-one: 1\r\n\r\n";

it.each<[string, Vector]>([
  [REPOS, { stdout: '{"name":"proj"}' }],
  [`-s ${MISSING}`, { stdout: "nope", status: "error" }],
  // Combined letters: S0 never failed on -fsSL and took `f` for the URL of -so f.
  [`-fsSL ${MISSING}`, { exit: 22, stderr: E404, status: "error" }],
  [`-f ${MISSING}`, { exit: 22, stderr: E404, status: "error" }],
  [`-sf ${MISSING}`, { exit: 22, status: "error" }],
  [`-s --fail-with-body ${MISSING}`, { exit: 22, stdout: "nope", status: "error" }],
  [`--fail-with-body ${MISSING}`, { exit: 22, stdout: "nope", stderr: E404, status: "error" }],
  [
    `-sf -w '%{http_code}|%{size_download}' ${MISSING}`,
    { exit: 22, stdout: "404|0", status: "error" },
  ],
  [
    `-s -f -w '%{exitcode} %{errormsg}' ${MISSING}`,
    { exit: 22, stdout: "22 The requested URL returned error: 404", status: "error" },
  ],
  [
    `-s ${REPOS} -w '\\n%{http_code} %{content_type} %{method} %{scheme} 100%%\\n'`,
    { stdout: '{"name":"proj"}\n200 application/json GET HTTPS 100%\n' },
  ],
  [
    `-s ${MOVED} -w ' %{redirect_url} %{num_redirects} %{url_effective} %{foo}'`,
    {
      stdout: "moved https://example.com/final 0 https://example.com/moved ",
      stderr: "curl: unknown --write-out variable: 'foo'\n",
    },
  ],
  [`-w '%{time_total}' -o /dev/null -s ${REPOS}`, { stdout: "0.000000" }],
  // Methods.
  [`-XPOST ${REPOS}`, { stdout: '{"id":7}' }],
  [`-X POST ${REPOS}`, { stdout: '{"id":7}' }],
  [`--request=POST ${REPOS}`, { stdout: '{"id":7}' }],
  [`-sXPOST ${REPOS}`, { stdout: '{"id":7}' }],
  [`-d a=1 ${REPOS}`, { stdout: '{"id":7}' }],
  [`--json '{"a":1}' ${REPOS}`, { stdout: '{"id":7}' }],
  [`-F a=b ${REPOS}`, { stdout: '{"id":7}' }],
  [`--data-urlencode 'a=b c' -H 'Accept: x' -u me:secret ${REPOS}`, { stdout: '{"id":7}' }],
  [`-G -d a=1 --data-urlencode 'b=x y&z' ${REPOS}`, { stdout: "queried" }],
  ["-X DELETE https://example.com/thing", { stdout: "deleted" }],
  // Any of them, of a key that says so.
  [`-s -X DELETE ${MOVED}`, { stdout: "moved" }],
  [`-s -X PURGE ${MOVED}`, { stdout: "moved" }],
  // Heads.
  [`-sI ${REPOS}`, { stdout: HEAD }],
  [`--head ${REPOS}`, { stdout: HEAD }],
  [`-si ${REPOS}`, { stdout: `${HEAD}{"name":"proj"}` }],
  [`-s -D - -o /dev/null ${REPOS}`, { stdout: HEAD }],
  [`-sfI ${MISSING}`, { exit: 22, stdout: "HTTP/2 404 \r\n\r\n", status: "error" }],
  // Redirects.
  [`-s ${MOVED}`, { stdout: "moved" }],
  [`-sL ${MOVED}`, { stdout: "landed" }],
  [`-sLd x ${MOVED}`, { stdout: "landed" }],
  [`-sLX POST ${MOVED}`, { stdout: "posted" }],
  [`-sL --post302 -d x ${MOVED}`, { stdout: "posted" }],
  ["-sL -d x https://example.com/kept", { stdout: "posted" }],
  [
    `-sIL ${MOVED}`,
    { stdout: "HTTP/2 302 \r\nLocation: /final\r\n\r\nHTTP/2 200 \r\nx-end: yes\r\n\r\n" },
  ],
  [
    `-sL -w ' %{num_redirects} %{url_effective}' ${MOVED}`,
    { stdout: "landed 1 https://example.com/final" },
  ],
  ["-sL https://example.com/loop", { exit: 47, status: "error" }],
  [
    "-L --max-redirs 3 https://example.com/loop",
    { exit: 47, stderr: "curl: (47) Maximum (3) redirects followed\n", status: "error" },
  ],
  [`-sL --max-redirs 0 ${MOVED}`, { exit: 47, status: "error" }],
  // Where the address stands, and what is no address.
  [`-H 'X: https://other.example.com' --url ${REPOS}`, { stdout: '{"name":"proj"}' }],
  [`--url=${REPOS}`, { stdout: '{"name":"proj"}' }],
  [`-o - ${REPOS}`, { stdout: '{"name":"proj"}' }],
  ["plain.example.com", { stdout: "plain" }],
  [
    `--retry 3 -m 10 --connect-timeout 5 -A agent -e ref -b c=d -k --compressed -4 --no-progress-meter ${REPOS}`,
    { stdout: '{"name":"proj"}' },
  ],
  // What commands describe.
  ["--version", { stdout: "curl 8.0.0\n" }],
  // Files.
  [`-so missing/f ${REPOS}`, { exit: 23, status: "error" }],
  [
    `-o missing/f ${REPOS}`,
    { exit: 23, stderr: "curl: (23) Failure writing output to destination\n", status: "error" },
  ],
  [`-so . ${REPOS}`, { exit: 23, status: "error" }],
  [
    `-d @nothing ${REPOS}`,
    { exit: 26, stderr: "curl: (26) Failed to open nothing\n", status: "error" },
  ],
  [
    `-F a=@nothing ${REPOS}`,
    { exit: 26, stderr: "curl: (26) Failed to open nothing\n", status: "error" },
  ],
  [
    `-T nothing ${REPOS}`,
    { exit: 26, stderr: "curl: (26) Failed to open nothing\n", status: "error" },
  ],
  [
    `-w @nothing ${REPOS}`,
    { exit: 26, stderr: "curl: (26) Failed to open nothing\n", status: "error" },
  ],
])("curl %s", async (line, wanted) => {
  await expectCall(await openWorld(CURL), line, wanted);
});

it.each<[string, string]>([
  ["", "called without arguments"],
  ["-s", "called without a URL"],
  ["https://example.com/unknown", "no answer is described for: GET https://example.com/unknown"],
  // A pattern with a method answers no other.
  [
    "-X DELETE https://example.com/final",
    "no answer is described for: DELETE https://example.com/final",
  ],
  // Nor does one without a method answer what changes something: that is no read.
  ...["-X DELETE", "-X PUT -d x", "-X PATCH", "-d x", "-F a=b", "-X OPTIONS", "-T /dev/null"].map(
    (options): [string, string] => {
      const method = /-X (\w+)/.exec(options)?.[1] ?? (options.startsWith("-T") ? "PUT" : "POST");
      const key = String.raw`https://example\.com/missing`;
      return [
        `${options} ${MISSING}`,
        `no answer is described for: ${method} ${MISSING}; a key without a method answers GET and HEAD alone: write "${method} ${key}", or "ANY ${key}"`,
      ];
    },
  ),
  [
    "-sL https://example.com/away",
    "no answer is described for: GET https://elsewhere.example.com/",
  ],
  [`${REPOS} ${MISSING}`, `several URLs in one call: ${REPOS} ${MISSING}`],
  [
    "'https://example.com/{a,b}'",
    "https://example.com/{a,b} holds a pattern of curl's own; add -g",
  ],
  [`--frobnicate ${REPOS}`, "--frobnicate is not an option that is known here"],
  [`-K file ${REPOS}`, "-K is not answered here"],
  [`--range=0-1 ${REPOS}`, "--range is not answered here"],
  [`-c jar ${REPOS}`, "-c is not answered here"],
  [`--next ${REPOS}`, "--next is not answered here"],
  [`${REPOS} -o`, "-o needs a value"],
  [`--silent=yes ${REPOS}`, "--silent takes no value"],
  ["-V", "-V is not answered here"],
  ["-O https://api.example.com/", "-O finds no name at the end of the URL"],
])("refuses curl %s", async (line, why) => {
  await expectCall(await openWorld(CURL), line, {
    exit: 64,
    stderr: `fake curl: ${why}\nfake curl: refused; this stand-in answers only what the test describes (skillcheck)\n`,
    status: "refused",
  });
});

it.each<[string, string, string]>([
  ["-so f", "f", "text\n"],
  ["-sof", "f", "text\n"],
  ["-s --output=f", "f", "text\n"],
  ["-s --output f", "f", "text\n"],
  ["-sO", "f.txt", "text\n"],
  ["-sO --output-dir sub", "sub/f.txt", "text\n"],
  ["-s --create-dirs -o new/deep/f", "new/deep/f", "text\n"],
  ["-sD heads -o f", "heads", "HTTP/2 200 \r\n\r\n"],
])("curl %s writes %s", async (options, file, text) => {
  const { shell, here } = await openWorld(CURL);
  mkdirSync(join(here, "sub"));
  const { exit, stdout } = await shell(`curl ${options} https://example.com/f.txt`);
  expect([exit, stdout, readFileSync(join(here, file), "utf8")]).toEqual([0, "", text]);
});

it("makes no file where -f lets nothing through", async () => {
  const { shell, here } = await openWorld(CURL);
  expect(await shell(`curl -sf -o f ${MISSING}`)).toMatchObject({ exit: 22 });
  expect(existsSync(join(here, "f"))).toBe(false);
});

it("reads the files and the stdin that the data comes from", async () => {
  const { shell, here } = await openWorld(
    String.raw`curl: { urls: { 'GET http://a/\?l1l2&x\+y&n=1&raw=@f$': met, 'POST http://a': sent } }`,
  );
  writeFileSync(join(here, "f"), "l1\nl2\r\n");
  const line = "-sG -d @f --data-urlencode 'x y' --data-urlencode n=1 --data-raw raw=@f http://a/";
  expect(await shell(`curl ${line}`)).toMatchObject({ exit: 0, stdout: "met" });
  const piped = "set -o pipefail; head -c 1000000 /dev/zero | curl -s -d @- http://a";
  expect(await shell(piped)).toMatchObject({ exit: 0, stdout: "sent" });
  expect(await shell("curl -s -T - http://a < f")).toMatchObject({ exit: 64 });
});

it("takes the n-th answer of a list and does not ask twice for one call", async () => {
  const { shell } = await openWorld(CURL);
  const answers: string[] = [];
  for (let call = 0; call < 4; call += 1) {
    answers.push((await shell("curl -s -w ' %{http_code}' https://example.com/status")).stdout);
  }
  expect(answers).toEqual(["starting 200", "up 200", "down 503", "down 503"]);
});

it("is a plain described command where it has no addresses", async () => {
  const { shell } = await openWorld("curl: { '-s http://a': body }");
  expect(await shell("curl -s http://a")).toMatchObject({ exit: 0, stdout: "body\n" });
  expect(await shell("curl http://a")).toMatchObject({ exit: 64 });
});
