import type { Config } from "../model/config.ts";
import { type IsolationChoice, readIsolation } from "../model/isolation.ts";
import type { Problem } from "../model/problem.ts";
import type { Suite } from "../model/suite.ts";
import { UsageError } from "../model/usage-error.ts";
import type { VerbCall } from "./verbs/verb.ts";

/** `--isolation`, or null without it. Throws UsageError. */
export function readIsolationFlag(call: VerbCall): IsolationChoice | null {
  const text = call.text("isolation");
  if (text === null) return null;
  const isolation = readIsolation(text);
  if (isolation !== null) return isolation;
  throw new UsageError(`--isolation ${text}: write cage, none or container=IMAGE`);
}

/** Where the runs of a suite live, or what is wrong with what it asks for. */
export type ChosenIsolation =
  | { readonly kind: "chosen"; readonly isolation: IsolationChoice }
  | { readonly kind: "refused"; readonly problem: Problem };

/**
 * Whoever calls decides, then the settings; a suite may ask for more than they say, never for less, and for no image but
 * theirs (suite.md §2 `isolation`).
 */
export function chooseIsolation(
  flag: IsolationChoice | null,
  { isolation, containers }: Config,
  suite: Suite,
): ChosenIsolation {
  const wanted = suite.isolation;
  if (flag !== null || wanted === null) {
    return { kind: "chosen", isolation: flag ?? isolation };
  }
  const { choice, line, column } = wanted;
  const refuse = (what: string, remedy: string): ChosenIsolation => {
    const place = { file: suite.path, line, column, key: "isolation" };
    return { kind: "refused", problem: { ...place, what, remedy } };
  };
  if (choice.kind === "cage") {
    if (isolation.kind !== "container") return { kind: "chosen", isolation: choice };
    return refuse(
      `asks for less than the settings, which want a container of ${isolation.image}`,
      "leave it out",
    );
  }
  const isOwn = isolation.kind === "container" && isolation.image === choice.image;
  if (isOwn || containers.includes(choice.image)) return { kind: "chosen", isolation: choice };
  return refuse(
    `${choice.image} is not among the images of the settings`,
    containers.length === 0
      ? "add it to containers in .skillcheck.yml"
      : `write ${containers.join(" or ")}, or add it to containers in .skillcheck.yml`,
  );
}
