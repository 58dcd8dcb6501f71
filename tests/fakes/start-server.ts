import { onTestFinished } from "vitest";
import type { ModelScript, Step } from "../../fakes/servers/model/script.ts";
import { type ModelServer, startModel } from "../../fakes/servers/model/start-model.ts";

/** A model server that is closed when the test ends. */
export async function serve(scripts: readonly ModelScript[]): Promise<ModelServer> {
  const server = await startModel({ scripts });
  onTestFinished(() => server.close());
  return server;
}

/** A server with one script of these steps. */
export const serveSteps = (...steps: readonly Step[]): Promise<ModelServer> => serve([{ steps }]);
