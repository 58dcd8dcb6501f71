import type { Desk } from "../model/desk.ts";
import type { IsolationChoice } from "../model/isolation.ts";
import { findAdapter } from "./find-agent-program.ts";
import { findInContainer } from "./find-in-container.ts";
import type { PlannedRoot } from "./plan-roots.ts";
import type { Payment, WantedAgent } from "./ready-agent.ts";
import { readyContainer } from "./ready-container.ts";

type Place = Pick<PlannedRoot, "config" | "engine" | "programs">;

/** An agent where it is to run, as `readyAgent` takes it; nothing is started yet. */
export function wantAgent(
  desk: Desk,
  place: Place,
  wanted: {
    readonly agent: string;
    readonly payment: Payment;
    readonly isolation: IsolationChoice;
  },
): WantedAgent {
  const { isolation, payment } = wanted;
  if (isolation.kind === "container") {
    return wantContained(desk, place, { ...wanted, image: isolation.image });
  }
  const found = place.programs.get(wanted.agent);
  if (found === undefined) throw new Error(`no program was looked for: ${wanted.agent}`);
  const { agent, program } = found;
  const find: WantedAgent["find"] = async () => {
    const { versionArguments } = agent;
    const machine = await desk.openMachine();
    const answer =
      versionArguments === null ? null : await machine.askProgram(program, versionArguments);
    return { kind: "found", program, answer, isolation };
  };
  return { agent, payment, find };
}

/** One that an image brings along: it is looked for inside, once its containers were proven. */
function wantContained(
  desk: Desk,
  { config, engine }: Place,
  wanted: { readonly agent: string; readonly payment: Payment; readonly image: string },
): WantedAgent {
  const agent = findAdapter(config, wanted.agent);
  if (agent === undefined || engine === null) throw new Error(`not planned: ${wanted.agent}`);
  const find: WantedAgent["find"] = async () => {
    const isolation = await readyContainer(desk, { engine, image: wanted.image });
    const { command } = agent;
    const found = await findInContainer(desk, isolation, { agent, command });
    return found.kind === "missing" ? found : { ...found, isolation };
  };
  return { agent, payment: wanted.payment, find };
}
