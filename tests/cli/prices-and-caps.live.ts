import { expect, it, onTestFinished } from "vitest";
import { startModel } from "../../fakes/servers/model/start-model.ts";
import { openDeskWorld } from "./desk-world.ts";

const KEY = "sk-ant-skillcheck-CANARY-9f2c81d0a7";
const SKILL = "---\nname: greeter\ndescription: Greets. Use it to greet.\n---\nSay ahoy.\n";
const FOLDER = "skills/greeter";
/** One call of the model, as the agent's own shell makes it; prints the status. */
const CALL = `node -e '
fetch(process.env.ANTHROPIC_BASE_URL + "/v1/messages", {
  method: "POST",
  headers: { "x-api-key": process.env.ANTHROPIC_API_KEY, "content-type": "application/json" },
  body: JSON.stringify({ model: "claude-haiku-4-5", max_tokens: 100, messages: [{ role: "user", content: "x" }] }),
}).then((answer) => console.log("status " + answer.status))'`;

const test = (name: string, more = "") =>
  `  - name: ${name}\n    prompt: Greet.\n${more}    expect: [{ said: ahoy }]\n`;

async function openWorld(settings: string, suite: string) {
  const world = await openDeskWorld({
    ".skillcheck.yml": `version: 1\nisolation: none\n${settings}`,
    [`${FOLDER}/SKILL.md`]: SKILL,
    [`${FOLDER}/skillcheck.yaml`]: `version: 1\nsamples: 1\n${suite}`,
  });
  await world.installAgent({
    cases: [
      {
        turns: [
          [
            { do: "bash", command: CALL },
            { do: "text", text: "Ahoy!" },
          ],
        ],
      },
    ],
  });
  const server = await startModel({ scripts: [{ steps: [{ text: "Ahoy!" }] }] });
  onTestFinished(() => server.close());
  const env = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: server.url };
  const record = (...more: readonly string[]) =>
    world.run(["record", "--yes", "--jobs", "1", ...more], { env });
  const read = async () => {
    const paths = await world.list(".skillcheck/cassettes");
    return Promise.all(paths.map(async (path) => JSON.parse(await world.read(path))));
  };
  return { world, record, read, server };
}

it("judge-and-cost.md §10.2: a price of the settings wins over the CLI's figure and the table, and stands in the recording", async () => {
  const prices =
    "prices:\n  claude-haiku-4-5: { input_mtok: 100, output_mtok: 1000, cache_read_mtok: 10 }\n";
  const { world, record, read } = await openWorld(prices, `tests:\n${test("greets")}`);
  const answer = await record();
  expect(answer.exitCode).toBe(0);
  // Of 1,200 tokens of input 200 are beside them in the cache; 34 of output.
  const usd = (1200 * 100 + 200 * 10 + 34 * 1000) / 1e6;
  expect(answer.stdout.split("\n")[1]).toBe(`spent $${usd.toFixed(4)}, $${usd.toFixed(4)} a run`);
  const [{ gateway }] = await read();
  expect(gateway).toMatchObject({
    price_table: null,
    cost_source: "configured",
    prices: [
      {
        source: "configured",
        model: "claude-haiku-4-5",
        table: null,
        input_mtok: 100,
        output_mtok: 1000,
        cache_read_mtok: 10,
        cache_write_mtok: null,
        at: expect.stringMatching(/^20/),
      },
    ],
    requests: [{ micro_usd: usd * 1e6, price_source: "configured" }],
  });
  // The recording keeps its price, whatever the settings say later.
  await world.write({ ".skillcheck.yml": "version: 1\nisolation: none\n" });
  const json = await world.run(["test", "--format", "json"]);
  const [sample] = JSON.parse(json.stdout).skills[0].tests[0].samples;
  expect([sample.costUsd, sample.costSource]).toEqual([usd, "configured"]);
});

it("without one the CLI's own figure holds; the table's price of the call stands in the recording", async () => {
  const { record, read } = await openWorld("", `tests:\n${test("greets")}`);
  expect((await record()).stdout).toContain("\nspent $0.");
  const [{ gateway }] = await read();
  expect(gateway).toMatchObject({
    price_table: "@pydantic/genai-prices 0.1.8",
    cost_source: "reported",
    prices: [
      {
        source: "table",
        model: "claude-haiku-4-5",
        table: "@pydantic/genai-prices 0.1.8",
        input_mtok: 1,
        output_mtok: 5,
        cache_read_mtok: 0.1,
        cache_write_mtok: 1.25,
      },
    ],
    requests: [{ price_source: "table" }],
  });
});

const OF_TEST = `${FOLDER}/skillcheck.yaml:4 a`;

it("max_cost of a test and of a suite end their own runs, inside what the command may spend", async () => {
  // A call of 100 tokens may cost under a cent by the table: 0.000001 USD is room for none.
  const suite = `tests:\n${test("a", "    max_cost: 0.000001\n    samples: 2\n")}${test("b")}`;
  const { record, read, server } = await openWorld("", suite);
  const answer = await record();
  expect([answer.exitCode, answer.stdout.trimEnd().split("\n").at(-1)]).toEqual([
    5,
    `the money of max_cost ended: 1 of 3 runs was not made; raise max_cost of ${OF_TEST}`,
  ]);
  const recordings = await read();
  expect(recordings.map((one) => [one.test, one.gateway.stopped?.cap ?? null])).toEqual([
    ["a", OF_TEST],
    ["b", null],
  ]);
  expect(recordings[0].gateway.stopped.reason).toContain(`the budget of <$0.01 for ${OF_TEST}`);
  expect(server.requests).toHaveLength(1);
});

it("a proof of stand-ins that the money does not reach is no verdict on a test: its run is not made", async () => {
  const fakes = "    fakes: { gh: { repos: { a/b: { visibility: PUBLIC } } } }\n";
  const { world, record, server } = await openWorld("", `tests:\n${test("a", fakes)}`);
  const proof = `${CALL} | grep -q "status 200" && gh --skillcheck-fake`;
  await world.installAgent({
    cases: [{ match: "--skillcheck-fake", turns: [[{ do: "bash", command: proof }]] }],
  });
  const { exitCode, stdout } = await record("--max-cost", "0.000001");
  expect([exitCode, stdout.trimEnd().split("\n").at(-1)]).toEqual([
    5,
    "the money ended: 1 of 1 runs was not made; raise --max-cost",
  ]);
  expect(server.requests).toEqual([]);
  const live = await world.run(["test", "--live", "--max-cost", "0.000001"], {
    env: { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: server.url },
  });
  expect([live.exitCode, live.stdout.split("\n")[0]]).toEqual([
    5,
    "unverified greeter › a (claude), unrecorded",
  ]);
});

it("max_cost of the settings is the limit of the command, and --max-cost is stronger", async () => {
  const { record } = await openWorld("max_cost: 0.000001\n", `tests:\n${test("a")}`);
  const weak = await record();
  expect([weak.exitCode, weak.stderr.split("\n")[1]]).toEqual([
    5,
    "1 run planned, no cage, no price yet, at most a cent",
  ]);
  const strong = await record("--max-cost", "1");
  expect(strong.exitCode).toBe(0);
  expect(strong.stderr).toMatch(/^1 run planned, .*at most \$1\.00$/m);
});

it("--bodies keeps what was said to the model and by it, redacted; without it nothing of it", async () => {
  const { world, record, read } = await openWorld("", `tests:\n${test("greets")}`);
  const other = "ghp_0123456789abcdefghijABCDEFGHIJ012345";
  await world.installAgent({
    cases: [
      {
        turns: [
          [
            {
              do: "bash",
              command: CALL.replace(
                'content: "x"',
                `content: "${other.slice(0, 20)}" + "${other.slice(20)}"`,
              ),
            },
            { do: "text", text: "Ahoy!" },
          ],
        ],
      },
    ],
  });
  expect((await record("--bodies")).exitCode).toBe(0);
  const [{ gateway }] = await read();
  expect(JSON.parse(gateway.requests[0].bodies.request)).toMatchObject({
    model: "claude-haiku-4-5",
    messages: [{ content: "[redacted]" }],
  });
  expect(gateway.requests[0].bodies.answer).toContain("output_tokens");
  expect((await record()).exitCode).toBe(0);
  const without = (await read()).filter((one) => one.gateway.requests[0].bodies === undefined);
  expect(without).toHaveLength(1);
});

it("SB-7: extra_hosts give the agent a proxy to them; its model needs none; what is refused stands in the recording", async () => {
  const { world, record, read } = await openWorld(
    "extra_hosts: [api.example.com]\n",
    `tests:\n${test("greets")}`,
  );
  const ask = `node -e 'const u=new URL(process.env.HTTPS_PROXY);const s=require("net").connect(u.port,u.hostname,()=>s.write("CONNECT other.example.com:443 HTTP/1.1\\r\\n\\r\\n"));s.on("data",(d)=>process.stdout.write(String(d).split("\\r\\n")[0]))'`;
  await world.installAgent({
    cases: [
      {
        turns: [
          [
            { do: "bash", command: ask },
            { do: "bash", command: CALL },
            { do: "text", text: "Ahoy!" },
          ],
        ],
      },
    ],
  });
  expect((await record()).exitCode).toBe(0);
  const [cassette] = await read();
  expect(JSON.stringify(cassette.turns)).toContain("status 200");
  expect(cassette.gateway.tunnels).toMatchObject([
    { target: "CONNECT other.example.com:443", status: 403 },
  ]);
  expect(cassette.gateway.requests).toMatchObject([{ status: 200 }]);
  await world.write({ ".skillcheck.yml": "version: 1\nisolation: none\n" });
  await world.installAgent({
    cases: [
      {
        turns: [
          [
            { do: "bash", command: "env | grep -ci proxy" },
            { do: "text", text: "Ahoy!" },
          ],
        ],
      },
    ],
  });
  expect((await record()).exitCode).toBe(0);
  const plain = (await read()).find((one) => one.gateway.tunnels === undefined);
  // `grep -c` counts nothing and fails.
  expect(JSON.stringify(plain.turns)).toContain("Exit code 1\\\\n0");
});
