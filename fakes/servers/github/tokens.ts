/** What a workflow may be allowed to touch, in the words of `permissions:`. */
export type Scope =
  | "actions"
  | "checks"
  | "contents"
  | "issues"
  | "metadata"
  | "pull-requests"
  | "statuses";

/** What the token of a job may do. A scope that is not named is not granted. */
export type Permissions = Readonly<Partial<Record<Scope, "read" | "write">>>;

/** Who a token speaks for. `app` is null for a person's own token. */
export interface Token {
  readonly login: string;
  readonly type: "Bot" | "User";
  readonly app: { readonly id: number; readonly slug: string; readonly name: string } | null;
  readonly permissions: Permissions;
}

/** The token that the server knows when the test names none, and that the mini runner hands out. */
export const FAKE_TOKEN = "fake-github-token";

const EVERYTHING: Permissions = {
  actions: "write",
  checks: "write",
  contents: "write",
  issues: "write",
  "pull-requests": "write",
  statuses: "write",
};

/** The `GITHUB_TOKEN` of a job with these permissions (all, when none are given). */
export function workflowToken(permissions: Permissions = EVERYTHING): Token {
  return {
    login: "github-actions[bot]",
    type: "Bot",
    // The id that the real GitHub Actions app has on github.com.
    app: { id: 15368, slug: "github-actions", name: "GitHub Actions" },
    permissions,
  };
}

/**
 * A person's own token.
 * @internal for tests
 */
export function personToken(login: string, permissions: Permissions = EVERYTHING): Token {
  return { login, type: "User", app: null, permissions };
}

/**
 * The installation token of another app.
 * @internal for tests
 */
export function appToken(id: number, slug: string, permissions: Permissions = EVERYTHING): Token {
  return { login: `${slug}[bot]`, type: "Bot", app: { id, slug, name: slug }, permissions };
}

/** Whether one of the scopes is granted at this level. */
export function isGranted(
  token: Token,
  scopes: readonly Scope[],
  level: "read" | "write",
): boolean {
  return scopes.some((scope) => {
    // Every token may read the metadata; it cannot be taken away (documented).
    if (scope === "metadata" && level === "read") return true;
    const granted = token.permissions[scope];
    return granted === "write" || (granted === "read" && level === "read");
  });
}
