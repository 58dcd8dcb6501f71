import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";

/** One input of `action.yml`. */
export interface ActionInput {
  readonly default?: unknown;
  readonly required?: boolean;
  readonly deprecationMessage?: string;
}

/** What the runner reads from an `action.yml` of a JavaScript action. */
export interface ActionMetadata {
  readonly inputs?: Readonly<Record<string, ActionInput | null>>;
  readonly runs: {
    readonly using: string;
    readonly main: string;
    readonly pre?: string;
    readonly post?: string;
    readonly "post-if"?: string;
  };
}

/** Reads `action.yml` in the action's folder; only what a JavaScript action needs is checked. */
export async function readActionMetadata(folder: string): Promise<ActionMetadata> {
  const text = await readFile(join(folder, "action.yml"), "utf8");
  // The shape of a file that the runner would refuse is checked right below.
  const metadata = parse(text) as ActionMetadata | null;
  const runs = metadata?.runs;
  if (metadata === null || !/^node\d+$/.test(runs?.using ?? "") || runs?.main === undefined) {
    throw new Error(`${folder}/action.yml is not that of a JavaScript action`);
  }
  return metadata;
}

/** `${{ github.token }}` is the only expression that a default may hold here. */
function evaluated(text: string, token: string): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    if (expression === "github.token") return token;
    throw new Error(`the runner cannot evaluate \${{ ${expression} }}`);
  });
}

/** Name of the variable that carries an input; dashes stay. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}

/** What the step passes to the action. */
export interface InputRequest {
  readonly metadata: ActionMetadata;
  readonly inputs: Readonly<Record<string, string>>;
  readonly token: string;
}

/** The `INPUT_…` variables: defaults filled in, unknown inputs passed all the same. */
export function inputVariables({ metadata, inputs, token }: InputRequest): Map<string, string> {
  const variables = new Map<string, string>();
  for (const [name, input] of Object.entries(metadata.inputs ?? {})) {
    const value = String(input?.default ?? "");
    variables.set(inputVariable(name), evaluated(value, token));
  }
  for (const [name, value] of Object.entries(inputs)) variables.set(inputVariable(name), value);
  return variables;
}

/** What the runner warns about before it starts the action. */
export function inputWarnings({ metadata, inputs }: InputRequest): string[] {
  const known = new Map(
    Object.entries(metadata.inputs ?? {}).map(([name, input]) => [name.toLowerCase(), input]),
  );
  const given = Object.keys(inputs);
  const unknown = given.filter((name) => !known.has(name.toLowerCase()));
  const deprecated = given.flatMap((name) => {
    const message = known.get(name.toLowerCase())?.deprecationMessage;
    return message === undefined
      ? []
      : [`Input '${name}' has been deprecated with message: ${message}`];
  });
  if (unknown.length === 0) return deprecated;
  const quoted = (names: Iterable<string>) => [...names].map((name) => `'${name}'`).join(", ");
  const valid = quoted(Object.keys(metadata.inputs ?? {}));
  return [`Unexpected input(s) ${quoted(unknown)}, valid inputs are [${valid}]`, ...deprecated];
}
