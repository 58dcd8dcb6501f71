import { parse } from "yaml";

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

const FILTERS = ["paths", "paths-ignore", "branches", "branches-ignore"];

/** EV-5: a filtered workflow leaves the required check pending; a job skipped by `if:` reports success. */
function filterProblems(workflow: Fields, text: string): string[] {
  const filtered = Object.entries(fields(workflow["on"])).flatMap(([event, settings]) =>
    Object.keys(fields(settings))
      .filter((key) => FILTERS.includes(key))
      .map((key) => `EV-5: ${event} has ${key}`),
  );
  const isConditional = "if" in fields(fields(workflow["jobs"])["check"]);
  return [
    ...filtered,
    ...(isConditional ? ["EV-5: the job check has an if"] : []),
    ...(/^#.*paths.*(\n#.*)*pending/m.test(text)
      ? []
      : ["EV-5: does not say why nothing is filtered"]),
  ];
}

function isPinned(uses: string): boolean {
  return /^skillcheck\/action@v\d+$/.test(uses) || /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(uses);
}

/** OP-1: others' actions by SHA, ours by a version tag, nothing by a branch, no script from the network. */
function pinProblems(workflow: Fields): string[] {
  return Object.values(fields(workflow["jobs"])).flatMap((job) => {
    const steps = fields(job)["steps"];
    return (Array.isArray(steps) ? steps : [])
      .map(fields)
      .flatMap(({ uses, run }) => [
        ...(typeof uses === "string" && !isPinned(uses) ? [`OP-1: ${uses} is not pinned`] : []),
        ...(typeof run === "string" &&
        /(curl|wget)\b[^\n]*\|\s*(ba)?sh\b|npm (install|i)\b/.test(run)
          ? [`OP-1: runs ${run}`]
          : []),
      ]);
  });
}

/** AU-13: a group on the workflow is entered before anybody is authorised. */
function concurrencyProblems(workflow: Fields): string[] {
  if ("concurrency" in workflow) return ["AU-13: concurrency stands on the workflow"];
  const check = fields(fields(fields(workflow["jobs"])["check"])["concurrency"]);
  const group = "skillcheck-check-$" + "{{ github.event.pull_request.number || github.ref }}";
  return check["group"] === group && check["cancel-in-progress"] === true
    ? []
    : ["AU-13: the job check has no group of its own that is cancelled"];
}

/** Nothing is granted to the workflow; a job names what it needs. */
function permissionProblems(workflow: Fields): string[] {
  const isEmpty = JSON.stringify(workflow["permissions"]) === "{}";
  return isEmpty ? [] : ["permissions of the workflow are not {}"];
}

/** Everything that an example's workflow must not have; empty when it is sound. */
export function workflowProblems(text: string): string[] {
  const workflow = fields(parse(text));
  return [
    ...filterProblems(workflow, text),
    ...pinProblems(workflow),
    ...concurrencyProblems(workflow),
    ...permissionProblems(workflow),
  ];
}
