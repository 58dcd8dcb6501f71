import { encoded, type Links } from "../links.ts";
import type { Token } from "../tokens.ts";

/** A number that stays the same for the same text: ids of things that the test names by text. */
export function stableId(text: string): number {
  let hash = 2166136261;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  return hash;
}

/** A node id that is opaque and unique, as GitHub's are. */
export function nodeId(kind: string, id: number | string): string {
  return Buffer.from(`${kind}:${id}`).toString("base64url");
}

/** A user as JSON. Logins that end in `[bot]` are apps: their brackets are percent-encoded in addresses. */
export function userShape(links: Links, login: string) {
  const isBot = login.endsWith("[bot]");
  const url = `${links.api}/users/${encoded(login)}`;
  return {
    login,
    // The id that github-actions[bot] has on github.com.
    id: login === "github-actions[bot]" ? 41898282 : stableId(login),
    node_id: nodeId(isBot ? "Bot" : "User", login),
    avatar_url: `${links.server}/avatars/${encoded(login)}`,
    gravatar_id: "",
    url,
    html_url: isBot
      ? `${links.server}/apps/${encoded(login.slice(0, -"[bot]".length))}`
      : `${links.server}/${encoded(login)}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: isBot ? "Bot" : "User",
    site_admin: false,
  };
}

/** An app as JSON; null for a person. */
export function appShape(links: Links, app: Token["app"]) {
  if (app === null) return null;
  return {
    id: app.id,
    slug: app.slug,
    node_id: nodeId("App", app.id),
    owner: userShape(links, "github"),
    name: app.name,
    description: null,
    external_url: links.server,
    html_url: `${links.server}/apps/${encoded(app.slug)}`,
    created_at: "2018-07-30T09:30:17Z",
    updated_at: "2018-07-30T09:30:17Z",
    permissions: { checks: "write", contents: "read", metadata: "read" },
    events: [],
  };
}
