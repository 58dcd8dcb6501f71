/** An answer before the headers that every answer carries are added. */
export interface Reply {
  readonly status: number;
  /** JSON value, or bytes; undefined for none. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const DOCUMENTATION = "https://docs.github.com/rest";

/** A successful answer. */
export function reply(
  status: number,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return { status, body, headers };
}

/** An error in GitHub's shape. */
export function failure(status: number, message: string, errors?: readonly unknown[]): Reply {
  const common = { documentation_url: DOCUMENTATION, status: String(status) };
  return reply(
    status,
    errors === undefined ? { message, ...common } : { message, errors, ...common },
  );
}

/** 404 for an unknown object, route or repository. */
export function notFound(message = "Not Found"): Reply {
  return failure(404, message);
}

/** 403 for a token that may not do this. */
export function forbidden(message = "Resource not accessible by integration"): Reply {
  return failure(403, message);
}

/** 422 for a field that GitHub does not accept; the message names the reason as GitHub does. */
export function invalid(resource: string, field: string, message: string): Reply {
  return failure(422, `Validation Failed: ${message}`, [
    { resource, field, code: "custom", message },
  ]);
}

/** 422 without a list of fields, as the checks API answers. */
export function refused(message: string): Reply {
  return failure(422, `Invalid request.\n\n${message}`);
}
