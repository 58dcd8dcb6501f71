import type { AgentWay, Dialogue, DialogueMove, DialoguePlan } from "../agents/agent.ts";
import type {
  Answered,
  OpenDialogue,
  OpenWorkspace,
  ProcessResult,
  SpokenResult,
} from "../model/machine.ts";
import { byteLength, cutBytes } from "../text/cut.ts";
import type { AgentStart, PlayedTurn, TurnPlayer } from "./turn-player.ts";

type Talking = Extract<AgentWay, { readonly kind: "dialogue" }>;

/** One process for all turns; what both sides say is the recorded stream. */
export function playDialogue(
  workspace: OpenWorkspace,
  start: AgentStart,
  run: {
    readonly way: Talking;
    readonly plan: DialoguePlan;
  },
): TurnPlayer {
  let dialogue = run.way.open(run.plan);
  let open: OpenDialogue | null = null;
  return {
    play: async (turn) => {
      if (open === null) {
        const opened = await workspace.openDialogue({ ...start, args: run.way.arguments });
        if (opened.kind === "failed") return opened;
        open = opened.dialogue;
      }
      const spoken = listen(dialogue, turn, run.way);
      const result = await open.turn({ ...turn, begin: spoken.begin, hear: spoken.hear });
      dialogue = spoken.dialogue();
      return toResult(result, spoken);
    },
    close: async () => (await open?.close()) ?? { unended: [] },
  };
}

/** A turn while it is spoken. */
interface Spoken {
  readonly begin: () => Answered;
  readonly hear: (lines: readonly string[]) => Answered;
  readonly dialogue: () => Dialogue;
  /** Recorded lines so far. */
  readonly lines: readonly string[];
  /** Adds what is recorded raw. */
  readonly keepRaw: (text: string) => void;
  /** Why nothing can be learnt, or null. */
  readonly broken: () => string | null;
}

function listen(
  first: Dialogue,
  { text, outputBytes }: PlayedTurn,
  { toRecorded }: Talking,
): Spoken {
  let dialogue = first;
  let broken: string | null = null;
  let left = outputBytes;
  let isFull = false;
  const lines: string[] = [];
  const keepRaw = (line: string) => {
    if (isFull) return;
    const size = byteLength(line) + 1;
    isFull = size > left;
    // Cut like the stream of a process: at its last byte.
    lines.push(isFull ? cutBytes(line, left) : line);
    left -= size;
  };
  const keep = (...said: Parameters<Talking["toRecorded"]>) => keepRaw(toRecorded(...said));
  const answer = (moves: readonly DialogueMove[]): Answered => {
    const say = moves.flatMap((move) => move.say);
    for (const line of say) keep("client", line);
    const turns = moves.map(({ turn }) => turn);
    const end = turns.find((turn) => turn.kind === "broken");
    if (end?.kind === "broken") broken = end.reason;
    if (isFull) return { say, turn: "too-much" };
    return { say, turn: turns.some(({ kind }) => kind !== "open") ? "over" : "open" };
  };
  const move = (step: DialogueMove): DialogueMove => {
    dialogue = step.next;
    return step;
  };
  return {
    begin: () => answer([move(dialogue.begin(text))]),
    // All of it was written before we answer: so it is recorded.
    hear: (heard) => {
      for (const line of heard) keep("agent", line);
      return answer(heard.map((line) => move(dialogue.hear(line))));
    },
    dialogue: () => dialogue,
    lines,
    keepRaw,
    broken: () => broken,
  };
}

function toResult(result: SpokenResult, spoken: Spoken): ProcessResult {
  const reason = spoken.broken();
  if (reason !== null) return { kind: "failed", reason };
  if (result.kind === "failed") return result;
  const { rest, ...ended } = result;
  if (rest !== "") spoken.keepRaw(rest);
  const { lines } = spoken;
  return { ...ended, stdout: lines.length === 0 ? "" : `${lines.join("\n")}\n` };
}
