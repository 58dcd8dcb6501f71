import type { Agent } from "../agents/agent.ts";
import { showsTools } from "../model/agent-kind.ts";
import type { IsolationChoice } from "../model/isolation.ts";
import { toModelWords } from "./require-provider.ts";
import type { PlannedTest } from "./select-subjects.ts";

/** Where an agent is to run. */
interface RunPlace {
  readonly isolation: IsolationChoice;
}

/** Something that an agent must be able to do for a test, and the words for when it cannot. */
type Need = (agent: Agent, planned: PlannedTest, place: RunPlace) => string | null;

const nextTurn: Need = ({ name, capabilities }, { test }) =>
  capabilities.nextTurn || (test.prompts.length <= 1 && test.answers.kind === "none")
    ? null
    : `${name} cannot go on with a session, and the test has several turns`;

const subagents: Need = ({ name, capabilities }, { test }) =>
  capabilities.subagentFolder !== null || test.subagents.length === 0
    ? null
    : `${name} takes no definitions of subagents, and the test installs some: leave ${name} out of its agents`;

const permission: Need = ({ name, capabilities }, { test }) =>
  capabilities.asksPermission || test.approve === null
    ? null
    : `${name} never asks for permission, and the test says what to \`approve\``;

const shell: Need = ({ name }, { test }) =>
  showsTools(name) || test.standIns.length === 0
    ? null
    : `${name} does not show its tool calls, so nothing proves that its shell finds the stand-ins of \`fakes\``;

const gateway: Need = ({ name, ownKey }, _planned, { isolation }) =>
  ownKey === undefined || isolation.kind === "none"
    ? null
    : `${name} takes no other address for its model, so no gateway can stand before it, and that gateway is the only way out of a cage: extra_hosts open hosts beside a model, none in its place. --isolation none with ${ownKey} set runs it; then nobody sees its traffic, and tokens and money are not known`;

const model: Need = (agent, planned) => toModelWords(agent, planned);

/** Every capability of agents.md §2 that a test may ask for. One line, one need. */
const NEEDS: readonly Need[] = [model, gateway, nextTurn, permission, shell, subagents];

/** A missing capability is said before the run, not found out after it (agents.md §2): the first one in words, or null. */
export function findObstacle(agent: Agent, planned: PlannedTest, place: RunPlace): string | null {
  for (const need of NEEDS) {
    const words = need(agent, planned, place);
    if (words !== null) return `${planned.test.name}: ${words}`;
  }
  return null;
}
