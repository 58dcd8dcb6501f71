import path from "node:path";

/** Variables of ours that a child may see as they are; all others stay outside (security.md SB-6). */
const PASSED_ON = ["LANG", "LC_ALL", "TZ"];
/** Where a caller has no PATH of his own. */
const USUAL_PATH = "/usr/local/bin:/usr/bin:/bin";
type Environment = Readonly<Record<string, string>>;

/** PATH without its relative parts, which would begin in the workspace and belong to whoever fills it. */
function toPath(value: string | undefined): string {
  const kept = (value ?? "").split(path.delimiter).filter((one) => path.isAbsolute(one));
  return kept.length === 0 ? USUAL_PATH : kept.join(path.delimiter);
}

/** What every child gets, whatever it is: nothing else of our own environment (security.md SB-6). */
export function toBaseEnvironment(environment: NodeJS.ProcessEnv): Environment {
  const passed = PASSED_ON.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const PATH = toPath(environment["PATH"]);
  return { TERM: "dumb", CI: "1", PATH, ...Object.fromEntries(passed) };
}

/** With the folder of the stand-ins first on PATH (agents.md AG-9). */
export function toRunEnvironment(
  given: Environment,
  standIns: { readonly folder: string } | null,
): Environment {
  if (standIns === null) return given;
  const PATH = [standIns.folder, given["PATH"] ?? USUAL_PATH].join(path.delimiter);
  return { ...given, PATH };
}
