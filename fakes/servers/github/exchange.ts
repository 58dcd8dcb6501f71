/** One request to the REST API with its answer, for whoever wants to compare it with a contract. */
export interface Exchange {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** Null when no operation has this method and path. */
  readonly operation: { readonly id: string; readonly path: string } | null;
  readonly requestBody: unknown;
  readonly status: number;
  /** The JSON that was sent; undefined for none, or for bytes. */
  readonly responseBody: unknown;
  /** True when the answer was an injected fault. */
  readonly isFault: boolean;
}
