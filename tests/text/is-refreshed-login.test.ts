import { expect, it } from "vitest";
import { isRefreshedLogin } from "../../src/text/is-refreshed-login.ts";

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");
const jwt = (sub: string, signature = "sig") =>
  `${part({ alg: "RS256" })}.${part({ iss: "https://issuer.example", sub })}.${signature}`;

const LOGIN = {
  OPENAI_API_KEY: null,
  tokens: {
    id_token: jwt("me"),
    access_token: "old-access",
    refresh_token: "old",
    account_id: "a1",
  },
  last_refresh: "2026-11-30T10:00:00Z",
  claudeAiOauth: { accessToken: "old", refreshToken: "old", expiresAt: 1, scopes: ["user"] },
};

const text = (value: unknown) => JSON.stringify(value);
const withTokens = (tokens: object) => ({ ...LOGIN, tokens: { ...LOGIN.tokens, ...tokens } });

it.each([
  ["the same", LOGIN, true],
  [
    "new tokens and times",
    {
      ...withTokens({ id_token: jwt("me", "new"), access_token: "new", refresh_token: "new" }),
      last_refresh: "2026-11-30T11:00:00Z",
      claudeAiOauth: { accessToken: "new", refreshToken: "new", expiresAt: 2, scopes: ["user"] },
    },
    true,
  ],
  ["nothing left", {}, false],
  ["no object", [], false],
  ["an empty token", withTokens({ refresh_token: "" }), false],
  ["a token gone", { ...LOGIN, tokens: { id_token: jwt("me") } }, false],
  ["an entry more", { ...LOGIN, mcpServers: { evil: { command: "sh" } } }, false],
  ["another account by its name", withTokens({ account_id: "a2" }), false],
  ["another account by its token", withTokens({ id_token: jwt("you") }), false],
  ["a token of another kind", withTokens({ id_token: "opaque" }), false],
  [
    "more scopes",
    { ...LOGIN, claudeAiOauth: { ...LOGIN.claudeAiOauth, scopes: ["user", "org"] } },
    false,
  ],
  ["a key where none was", { ...LOGIN, OPENAI_API_KEY: "sk-evil" }, false],
  ["another type", withTokens({ access_token: 7 }), false],
])("%s", (_name, after, isRefreshed) => {
  expect(isRefreshedLogin(text(LOGIN), text(after))).toBe(isRefreshed);
});

it("is no login where one of them is no JSON", () => {
  expect([
    isRefreshedLogin("{", "{}"),
    isRefreshedLogin("{}", "{"),
    isRefreshedLogin("[]", "[]"),
  ]).toEqual([false, false, false]);
});
