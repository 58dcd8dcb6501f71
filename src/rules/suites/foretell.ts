import type { CheckSpec, Count } from "../../model/check-spec.ts";

/** How a check ends in every run of some kind; `open` = that depends. */
export type Fate = "passes" | "fails" | "open";

const OPPOSITE: Readonly<Record<Fate, Fate>> = { passes: "fails", fails: "passes", open: "open" };

/** The fate of a check, told from that of the checks in it that nest none. */
export function foretell(check: CheckSpec, ofLeaf: (leaf: CheckSpec) => Fate): Fate {
  if (!NESTING.has(check.key)) return ofLeaf(check);
  const fates = nestedIn(check).map((inner) => foretell(inner, ofLeaf));
  switch (check.key) {
    case "not":
      return OPPOSITE[fates[0] ?? "open"];
    case "all":
      return join(fates, "fails", "passes");
    default:
      return join(fates, "passes", "fails");
  }
}

/** One is enough for the first fate, every one is needed for the second. */
function join(fates: readonly Fate[], one: Fate, every: Fate): Fate {
  if (fates.includes(one)) return one;
  return fates.every((fate) => fate === every) ? every : "open";
}

const NESTING: ReadonlySet<string> = new Set(["not", "all", "any"]);

function nestedIn({ value }: CheckSpec): readonly CheckSpec[] {
  return Array.isArray(value) ? value : [value as CheckSpec];
}

/** The checks that nest none, in file order. */
export function toLeaves(checks: readonly CheckSpec[]): readonly CheckSpec[] {
  return checks.flatMap((check) => (NESTING.has(check.key) ? toLeaves(nestedIn(check)) : [check]));
}

/** Whether none at all is enough. */
export function allowsNone(count: Count): boolean {
  return (typeof count === "number" ? count : (count.at_least ?? 0)) === 0;
}
