/** One request as the server saw it. `status` is 0 until it was answered. */
export interface LoggedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** Login of the token; null when there was none that the server knows. */
  readonly login: string | null;
  /** Parsed JSON, or the text when it is none; undefined for none. */
  readonly body: unknown;
  readonly status: number;
}

/** Requests in the order of their arrival. */
export interface RequestLog {
  readonly requests: readonly LoggedRequest[];
  /** Notes a request; the returned function notes its answer. */
  readonly note: (request: Omit<LoggedRequest, "status">) => (status: number) => void;
  /** Resolves at the arrival of the next request whose `METHOD /path?query` matches. */
  readonly arrival: (match: RegExp) => Promise<LoggedRequest>;
}

/** An empty log. */
export function requestLog(): RequestLog {
  const requests: LoggedRequest[] = [];
  const waiting: { readonly match: RegExp; readonly tell: (request: LoggedRequest) => void }[] = [];
  return {
    requests,
    note: (request) => {
      const entry: { -readonly [K in keyof LoggedRequest]: LoggedRequest[K] } = {
        ...request,
        status: 0,
      };
      requests.push(entry);
      const line = `${entry.method} ${entry.path}`;
      for (const waiter of waiting.filter(({ match }) => match.test(line))) {
        waiting.splice(waiting.indexOf(waiter), 1);
        waiter.tell(entry);
      }
      return (status) => {
        entry.status = status;
      };
    },
    arrival: (match) => new Promise((tell) => waiting.push({ match, tell })),
  };
}
