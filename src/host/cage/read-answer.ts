import type { EndedProcesses } from "../end-processes.ts";
import type { Exit } from "../start-process.ts";

/** What the relay says (src/relay.ts). */
export type Answer =
  | { readonly kind: "ready" }
  | { readonly kind: "started"; readonly id: string }
  | { readonly kind: "failed"; readonly id: string; readonly reason: string }
  | ({ readonly kind: "exited"; readonly id: string } & Exit)
  | { readonly kind: "frozen"; readonly isWhole: boolean }
  | ({ readonly kind: "ended" } & EndedProcesses);

/** Longest text that is taken of one, and most names of processes. */
const CHARACTERS = 500;
const NAMES = 1000;

type Fields = Readonly<Record<string, unknown>>;

const toText = (value: unknown): string =>
  typeof value === "string" ? value.slice(0, CHARACTERS) : "";

const toNames = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.slice(0, NAMES).map(toText) : [];

/**
 * Reads one line of the relay, or null. It comes out of a cage: whatever it says has the shape of an answer afterwards,
 * or is none.
 */
export function readAnswer(line: string): Answer | null {
  const fields = toFields(line);
  const id = toText(fields["id"]);
  switch (fields["kind"]) {
    case "ready":
      return { kind: "ready" };
    case "started":
      return { kind: "started", id };
    case "failed":
      return { kind: "failed", id, reason: toText(fields["reason"]) };
    case "exited":
      return { kind: "exited", id, ...toExit(fields) };
    case "frozen":
      return { kind: "frozen", isWhole: fields["isWhole"] === true };
    case "ended":
      return { kind: "ended", ended: toNames(fields["ended"]), left: toNames(fields["left"]) };
    default:
      return null;
  }
}

function toFields(line: string): Fields {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Fields) : {};
  } catch {
    return {};
  }
}

function toExit({ exit, signal }: Fields): Exit {
  return {
    exit: Number.isInteger(exit) ? Number(exit) : null,
    signal: typeof signal === "string" ? toText(signal) : null,
  };
}
