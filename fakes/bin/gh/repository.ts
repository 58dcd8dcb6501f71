/** The repositories of a fixture as gh finds them. */

import type { Call } from "../call/answer.ts";
import type { Repository } from "../call/fixture.ts";

/** A repository that is there. */
export interface FoundRepository {
  /** As the fixture writes it. */
  readonly name: string;
  readonly fields: Repository;
}

const ADDRESS = /^(?:(?:https?|ssh|git):\/\/(?:[^/@]+@)?[^/]+\/|[^/@:]+@[^/:]+:)/;

/** `owner/name` of what people write for a repository (also HOST/OWNER/NAME and addresses), or null. */
export function toRepositoryName(written: string): string | null {
  const parts = written
    .replace(ADDRESS, "")
    .replace(/\/$/, "")
    .replace(/\.git$/, "")
    .split("/");
  if (parts.length < 2 || parts.length > 3 || parts.includes("")) return null;
  return parts.slice(-2).join("/");
}

const keyOf = (name: string) => `deleted ${name.toLowerCase()}`;

/** The repository of that name, upper and lower case alike as on GitHub; null when there is none or it was deleted. */
export async function findRepository(call: Call, name: string): Promise<FoundRepository | null> {
  const { repos } = call.fixture;
  const entry = repos?.find(([other]) => other.toLowerCase() === name.toLowerCase());
  if (entry === undefined || entry[1]["deleted"] === true) return null;
  if ((await call.log.count(keyOf(name), "look")) > 0) return null;
  return { name: entry[0], fields: entry[1] };
}

/** Deletes it for all later calls of the run; false when another call was first. */
export async function deleteRepository(call: Call, { name }: FoundRepository): Promise<boolean> {
  return (await call.log.count(keyOf(name), "add")) === 0;
}

/** A field as `--json` gives it: what the name itself says needs not be described, anything else not described is null. */
export function toField({ name, fields }: FoundRepository, field: string): unknown {
  if (Object.hasOwn(fields, field)) return fields[field];
  const [owner = "", short = ""] = name.split("/");
  const known: Readonly<Record<string, unknown>> = {
    name: short,
    nameWithOwner: name,
    owner: { login: owner },
    url: `https://github.com/${name}`,
  };
  return Object.hasOwn(known, field) ? known[field] : null;
}
