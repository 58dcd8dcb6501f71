import type { Cassette } from "../model/cassette.ts";
import type { RunInputs } from "../model/run-inputs.ts";

/** What a recording says was loaded beside the skill under test; nothing where nothing was. */
export function toBesideSections({
  skills,
  subagents,
}: RunInputs): Pick<Cassette, "with" | "subagents"> {
  const companions = skills.slice(1);
  return {
    ...(companions.length === 0 ? {} : { with: [...companions] }),
    ...(subagents.length === 0 ? {} : { subagents: [...subagents] }),
  };
}
