import { findAgent } from "../agents/index.ts";
import type { Provider } from "../agents/provider.ts";
import type { Desk } from "../model/desk.ts";
import type { IsolationChoice } from "../model/isolation.ts";
import { findInContainer } from "./find-in-container.ts";
import { type PlannedRoot, toContainedCommand } from "./plan-roots.ts";
import type { WantedAgent } from "./ready-agent.ts";
import { readyContainer } from "./ready-container.ts";

type Place = Pick<PlannedRoot, "config" | "engine" | "programs">;

/** An agent where it is to run, as `readyAgent` takes it; nothing is started yet. */
export function wantAgent(
  desk: Desk,
  place: Place,
  wanted: {
    readonly agent: string;
    readonly provider: Provider | null;
    readonly isolation: IsolationChoice;
  },
): WantedAgent {
  const { isolation, provider } = wanted;
  if (isolation.kind === "container") {
    return wantContained(desk, place, { ...wanted, image: isolation.image });
  }
  const found = place.programs.get(wanted.agent);
  if (found === undefined) throw new Error(`no program was looked for: ${wanted.agent}`);
  const { agent, program } = found;
  const find: WantedAgent["find"] = async () => {
    const printed = await desk.askProgram(program, agent.versionArguments);
    return { program, printed, isolation };
  };
  return { agent, provider, find };
}

/** One that an image brings along: it is looked for inside, once its containers were proven. */
function wantContained(
  desk: Desk,
  { config, engine }: Place,
  wanted: { readonly agent: string; readonly provider: Provider | null; readonly image: string },
): WantedAgent {
  const agent = findAgent(wanted.agent);
  if (agent === undefined || engine === null) throw new Error(`not planned: ${wanted.agent}`);
  const find: WantedAgent["find"] = async () => {
    const isolation = await readyContainer(desk, { engine, image: wanted.image });
    const command = toContainedCommand(agent, config);
    return { ...(await findInContainer(desk, isolation, { agent, command })), isolation };
  };
  return { agent, provider: wanted.provider, find };
}
