import type { Verb, VerbOption } from "./verbs/verb.ts";

const pad = (text: string, width: number): string => text.padEnd(width);

function toOptionLines(options: Readonly<Record<string, VerbOption>>): readonly string[] {
  return Object.entries(options).map(([name, option]) => {
    const written = option.type === "string" ? `--${name} …` : `--${name}`;
    return `  ${pad(written, 22)}${option.help}`;
  });
}

/** Help of one verb, or of all of them. */
export function toHelp(
  verbs: readonly Verb[],
  common: Readonly<Record<string, VerbOption>>,
): string {
  const [only, ...others] = verbs;
  if (only !== undefined && others.length === 0) {
    return [
      `skillcheck ${only.name} ${only.positionals}`.trimEnd(),
      `  ${only.summary}`,
      "",
      ...toOptionLines({ ...only.options, ...common }),
    ].join("\n");
  }
  return [
    "skillcheck VERB [folder…] [options]: do agent skills still work?",
    "",
    ...verbs.map((verb) => `  ${pad(verb.name, 12)}${verb.summary}`),
    "",
    "skillcheck VERB --help lists the options of a verb.",
    "Exit codes: 0 pass · 1 failed, regressed or lint · 2 cannot be used · 3 no verdict or our fault · 4 undecided · 5 budget · 130 interrupted · 143 ended by SIGTERM",
  ].join("\n");
}
