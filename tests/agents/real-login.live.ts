import { expect, it, vi } from "vitest";
import { startModel } from "../../fakes/servers/model/start-model.ts";
import claude from "../../src/agents/claude.ts";
import { cassetteOf, fileOf } from "../engine/live-run.ts";
import { dialTo, PUBLIC } from "../host/gateway/tunnel-world.ts";
import { openCagedMachine, runReal } from "./real-agent.ts";
import { CALLS } from "./scripted-calls.ts";
import { startTlsHost } from "./start-tls-host.ts";

vi.setConfig({ testTimeout: 120_000 });

const TOKEN = "sk-ant-oat01-skillcheck-CANARY-Login0123456789";

it("SB-16: claude in its cage talks with its author's own login to its vendor alone, through a tunnel", async () => {
  const vendor = await startModel({
    scripts: [{ name: "greets", steps: [{ text: "Ahoy, crew!" }] }],
  });
  const host = await startTlsHost(["api.anthropic.com"], Number(new URL(vendor.url).port));
  const { dial, asked } = dialTo(host.port);
  const login = {
    claudeAiOauth: {
      accessToken: TOKEN,
      refreshToken: `${TOKEN}-refresh`,
      expiresAt: Date.now() + 8 * 3_600_000,
      scopes: ["user:inference", "user:profile"],
      subscriptionType: "max",
    },
  };
  const left: (string | null)[] = [];
  const { played } = await runReal("claude", [], {
    test: { env: [["NODE_EXTRA_CA_CERTS", "vendor.pem"]] },
    from: [fileOf("vendor.pem", host.cert)],
    settings: {
      machine: await openCagedMachine(null, { dial }),
      upstream: {
        provider: null,
        login: claude.login ?? expect.unreachable(),
        open: async () => ({
          kind: "opened",
          homeFiles: { ".claude/.credentials.json": JSON.stringify(login) },
          environment: {},
          settle: async (text) => {
            left.push(text);
            return null;
          },
        }),
      },
    },
  });
  const { turns, gateway } = cassetteOf(played);
  expect(turns[0]?.stdout.at(-1)).toContain('"result":"Ahoy, crew!"');
  const names = gateway?.tunnels?.map(({ target, status }) => `${target} ${status}`);
  expect(new Set(names)).toEqual(new Set(["CONNECT api.anthropic.com:443 200"]));
  expect(new Set(host.asked)).toEqual(new Set(["api.anthropic.com"]));
  expect(new Set(asked)).toEqual(
    new Set(["resolve api.anthropic.com", `connect api.anthropic.com ${PUBLIC}`]),
  );
  const [asking] = vendor.requests.filter(({ path }) => path === "/v1/messages");
  expect(asking?.headers).toMatchObject({ authorization: "***" });
  expect(asking?.chosen).toMatchObject({ script: "greets" });
  expect([gateway?.requests, gateway?.cost_source]).toEqual([[], "reported"]);
  expect(left.map((text) => JSON.parse(text ?? ""))).toEqual([login]);
});

it.each(Object.keys(CALLS))(
  "SB-7: %s in its cage reaches a host of extra_hosts from its shell, and its model past the proxy",
  async (name) => {
    const docs = await startModel({ scripts: [] });
    const host = await startTlsHost(["docs.example.com"], Number(new URL(docs.url).port));
    const { dial } = dialTo(host.port);
    const ask = (to: string) =>
      CALLS[name]?.shell(
        `curl -s -o /dev/null -w '%{http_code}' --cacert docs.pem https://${to}/; echo " of ${to} ends with $?"`,
      ) ?? expect.unreachable();
    const steps = [
      { tools: [ask("docs.example.com")] },
      { tools: [ask("other.example.com")] },
      { text: "Done." },
    ];
    const { played } = await runReal(name, [{ steps }], {
      from: [fileOf("docs.pem", host.cert)],
      settings: {
        machine: await openCagedMachine(null, { dial }),
        extraHosts: ["docs.example.com"],
      },
    });
    const { gateway, turns } = cassetteOf(played);
    const stream = turns[0]?.stdout.join("\n");
    expect(stream).toContain("404 of docs.example.com ends with 0");
    expect(stream).toContain("000 of other.example.com ends with 56");
    const asked = gateway?.tunnels?.filter(({ target }) => target.includes(".example.com"));
    expect(asked?.map(({ target, status, refused }) => [target, status, refused])).toEqual([
      ["CONNECT docs.example.com:443", 200, null],
      ["CONNECT other.example.com:443", 403, "the host is none that this run may reach"],
    ]);
    expect(host.asked).toEqual(["docs.example.com"]);
    // No request to the model went through the proxy.
    expect(new Set(gateway?.requests.map(({ status }) => status))).toEqual(new Set([200]));
    expect(gateway?.tunnels?.filter(({ target }) => target.includes("127.0.0.1"))).toEqual([]);
  },
);
