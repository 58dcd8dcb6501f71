import {
  ANTHROPIC,
  GEMINI,
  OPENAI_CHAT,
  OPENAI_RESPONSES,
  type Provider,
} from "../agents/provider.ts";
import type { UserBrief, UserProvider } from "../model/simulated-user.ts";

/** Who plays the user of a run; null where nothing says it. */
export interface ChosenUser {
  readonly provider: Provider | null;
  readonly model: string | null;
}

const PROVIDERS: Readonly<Record<UserProvider, Provider>> = {
  anthropic: ANTHROPIC,
  openai: OPENAI_RESPONSES,
  "openai-chat": OPENAI_CHAT,
  gemini: GEMINI,
};

/** How names of models begin, and whose they are. */
const FAMILIES: readonly (readonly [start: RegExp, provider: Provider])[] = [
  [/^claude-/, ANTHROPIC],
  [/^(?:gpt-|o\d)/, OPENAI_RESPONSES],
  [/^gemini-/, GEMINI],
];

/**
 * Provider and model of the simulated user: as written, else by the name of its model, else the provider of the agent's
 * own model (`own`) and its small model. A compatible server has no model that everybody knows: there it must be named.
 */
export function chooseUser({ model, provider }: UserBrief, own: Provider | null): ChosenUser {
  const written = provider === null ? null : PROVIDERS[provider];
  const chosen = written ?? toFamily(model, own) ?? own;
  return { provider: chosen, model: model ?? chosen?.smallModel ?? null };
}

/** The agent's own way to a vendor goes before the vendor's usual one: its address may be another server's. */
function toFamily(model: string | null, own: Provider | null): Provider | null {
  const [, found = null] = FAMILIES.find(([start]) => model !== null && start.test(model)) ?? [];
  return found !== null && found.name === own?.name ? own : found;
}
