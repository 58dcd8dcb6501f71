import type { Operation } from "../call.ts";
import { reply } from "../reply.ts";

/** How much of the primary limit is left. Asking costs nothing. */
export const rateLimit: readonly Operation[] = [
  {
    id: "rate-limit/get",
    method: "GET",
    path: "/rate_limit",
    scopes: [],
    answer: (call) => {
      const rate = { ...call.quota };
      return reply(200, { resources: { core: rate, search: rate }, rate });
    },
  },
];
