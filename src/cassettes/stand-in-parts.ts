import type {
  CommandAnswer,
  DescribedStandIn,
  StandIn,
  StandInRule,
  UrlAnswer,
} from "../model/stand-in.ts";

type Parts = readonly string[];

/** Counts stand before lists, so that no list reads as another. */
function toList<Item>(items: readonly Item[], toParts: (item: Item) => Parts): Parts {
  return [String(items.length), ...items.flatMap(toParts)];
}

/** Order decides which pattern answers: it is part of the key (formats.md §3.8). */
function toRules<Answer>(
  rules: readonly StandInRule<Answer>[],
  toParts: (answer: Answer) => Parts,
): Parts {
  return toList(rules, ({ pattern, answers }) => [pattern, ...toList(answers, toParts)]);
}

function toCommandParts({ stdout, stderr, exit, writes }: CommandAnswer): Parts {
  return [stdout, stderr, String(exit), ...toList(writes, (pair) => pair)];
}

function toUrlParts({ body, status, headers }: UrlAnswer): Parts {
  return [body, String(status), ...toList(headers, (pair) => pair)];
}

function toDescribedParts({ match, commands, repos, urls }: DescribedStandIn): Parts {
  return [
    match,
    ...toRules(commands, toCommandParts),
    ...(repos === null ? ["-"] : toList(repos, ([name, fields]) => [name, JSON.stringify(fields)])),
    ...(urls === null ? ["-"] : toRules(urls, toUrlParts)),
  ];
}

/** Everything that decides what a stand-in answers, as parts of the run key's field `fakes` (design.md §6). */
export function toStandInParts(standIn: StandIn): Parts {
  const { command, kind } = standIn;
  return kind === "script"
    ? [command, kind, standIn.text]
    : [command, kind, ...toDescribedParts(standIn)];
}
