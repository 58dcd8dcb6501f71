import { acp } from "../transcripts/acp.ts";
import { toDialogueLine } from "../transcripts/stream/dialogue-line.ts";
import type { Agent, AgentPlace } from "./agent.ts";
import { openAcpDialogue } from "./configured/acp-dialogue.ts";
import { standBehind } from "./configured/stand-behind.ts";

type Files = Readonly<Record<string, string>>;

/** What the ACP program of a known agent wants otherwise than its CLI (agents.md §3.7). */
interface AcpProgram {
  /** Mode in which it asks for nothing; null where every request is granted instead, or none is made. */
  readonly unattendedMode: string | null;
  /** Whether it asks for permission, so that a test can refuse. */
  readonly asks: boolean;
  /** Variables that tell it its model. */
  readonly environment?: (model: string) => Files;
  readonly homeFiles?: (files: Files, place: AgentPlace) => Files;
  /** Model to set in its session. */
  readonly sessionModel?: string;
}

/** An agent that nobody measured: it may ask. */
const UNKNOWN: AcpProgram = { unattendedMode: null, asks: true };

const PROGRAMS: ReadonlyMap<string, AcpProgram> = new Map<string, AcpProgram>([
  [
    "claude",
    {
      unattendedMode: null,
      asks: true,
      environment: (model) => ({ ANTHROPIC_MODEL: model }),
    },
  ],
  [
    "codex",
    {
      // In every other mode it wants a bubblewrap of its own, and without one each command fails unseen.
      unattendedMode: "full-access",
      asks: false,
      homeFiles: withCodexSettings,
    },
  ],
  [
    "gemini",
    { unattendedMode: "yolo", asks: true, environment: (model) => ({ GEMINI_MODEL: model }) },
  ],
  ["opencode", { unattendedMode: null, asks: false, homeFiles: withOpencodeModel }],
  ["droid", { unattendedMode: "auto-high", asks: false, sessionModel: "custom:skillcheck-0" }],
]);

/** What the command line of codex says otherwise: its model, no login shell (AG-9), no traffic of plugins (AG-17). */
function withCodexSettings(files: Files, { model }: AgentPlace): Files {
  const path = ".codex/config.toml";
  const own = [
    ...(model === "" ? [] : [`model = ${JSON.stringify(model)}`]),
    "allow_login_shell = false",
  ];
  const text = `${own.join("\n")}\n${files[path] ?? ""}[features]\nplugins = false\n`;
  return { ...files, [path]: text };
}

function withOpencodeModel(files: Files, { model }: AgentPlace): Files {
  const path = ".config/opencode/opencode.json";
  const settings = JSON.parse(files[path] ?? "{}") as object;
  return { ...files, [path]: `${JSON.stringify({ ...settings, model }, null, 2)}\n` };
}

/** Any program that speaks ACP on stdin and stdout; what is known of the agent behind it comes from that agent's file. */
export function toAcpAgent(name: string, words: readonly string[], behind: Agent | null): Agent {
  const program = PROGRAMS.get(behind?.name ?? "") ?? UNKNOWN;
  const base = standBehind(name, words, behind);
  return {
    ...base,
    capabilities: {
      nextTurn: true,
      asksPermission: program.asks,
      subagentFolder: behind?.capabilities.subagentFolder ?? null,
    },
    stream: acp,
    environment: (place) => ({
      ...base.environment(place),
      ...(place.model === "" ? {} : program.environment?.(place.model)),
    }),
    homeFiles: (place) => {
      const files = base.homeFiles(place);
      return program.homeFiles?.(files, place) ?? files;
    },
    way: {
      kind: "dialogue",
      arguments: words.slice(1),
      toRecorded: toDialogueLine,
      open: (plan) =>
        openAcpDialogue({
          ...plan,
          mode: plan.approve === null ? program.unattendedMode : null,
          sessionModel: program.sessionModel ?? null,
        }),
    },
  };
}
