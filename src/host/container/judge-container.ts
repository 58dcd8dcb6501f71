import { type CagePlan, HOME_SOURCE, RELAY_PATH } from "../cage/cage-plan.ts";
import type { Findings } from "../cage/probe.ts";
import { CONTAINER_NODE } from "./to-container-arguments.ts";

/** What every engine mounts by itself. */
const OF_ENGINE =
  /^\/(?:proc|sys|dev)(?:\/|$)|^\/(?:etc\/(?:hosts|hostname|resolv\.conf)|run\/\.containerenv)$/;

/**
 * What is wrong with a container beside what would be wrong with a cage, as a sentence, or null: a mount that nobody
 * asked for, or one that can be written and should not (security.md SB-4). `plan` is what was asked for.
 */
export function judgeContainer(found: Findings, plan: CagePlan): string | null {
  const wanted = new Map<string, "read" | "write">([
    ["/", "read"],
    [CONTAINER_NODE, "read"],
    [RELAY_PATH, "read"],
    [HOME_SOURCE, "read"],
    ...["/tmp", plan.home.path, plan.temporary, plan.workspace, plan.ioFolder].map(
      (folder) => [folder, "write"] as const,
    ),
    ...plan.binds.map(({ from, to = from, access }) => [to, access] as const),
  ]);
  const mounts = found.mounts.map(toMount).filter(({ at }) => !OF_ENGINE.test(at));
  if (mounts.length === 0) return "the container does not show its mounts";
  const foreign = mounts.filter(({ at }) => !wanted.has(at));
  if (foreign.length > 0) {
    return `the container mounts what nobody asked for: ${foreign.map(({ at }) => at).join(", ")}`;
  }
  const loose = mounts.filter(({ at, isReadOnly }) => wanted.get(at) === "read" && !isReadOnly);
  if (loose.length === 0) return null;
  return `the container can write ${loose.map(({ at }) => at).join(", ")}`;
}

/** Fields 5 and 6 of a line of proc(5) mountinfo; blanks of a path are written in octal. */
function toMount(line: string): { readonly at: string; readonly isReadOnly: boolean } {
  const [, , , , path = "", options = ""] = line.split(" ");
  const at = path.replace(/\\([0-7]{3})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  );
  return { at, isReadOnly: options.split(",").includes("ro") };
}
