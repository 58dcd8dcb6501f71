// Fills a folder with skills of the shape that was counted on 6,276 public ones (lint.md §10): sizes by their quantiles,
// links, code paths and quirks by their shares. The same seed gives the same tree.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A random number in [0, 1). */
type Random = () => number;

/** Counted values of one measure: median, p90, p99 and the largest. */
type Quantiles = readonly [p50: number, p90: number, p99: number, max: number];

const BODY_BYTES: Quantiles = [2300, 11_200, 23_000, 290_000];
const DESCRIPTION: Quantiles = [278, 529, 737, 1929];
const LINKS: Quantiles = [0, 3, 16, 40];
const RELATIVE_LINKS: Quantiles = [1, 6, 16, 60];
const OTHER_FILES: Quantiles = [1, 5, 20, 60];
const OTHER_BYTES: Quantiles = [1400, 9000, 40_000, 160_000];
/** Skills of one plugin: 1,442 manifests for 6,276 skills. */
const SIBLINGS: Quantiles = [3, 8, 30, 400];

/** Shares of skills; the rest of a group has it not. */
const SHARE = {
  relativeLinks: 470 / 6276,
  codePaths: 1806 / 6276,
  scripts: 515 / 6276,
  blockDescription: 0.53,
  quotedDescription: 0.25,
  version: 2788 / 6276,
  author: 2392 / 6276,
  allowedTools: 2792 / 6276,
  flowMetadata: 800 / 6276,
  saysWhen: 0.7,
  otherName: 904 / 6276,
  missingLink: 93 / 10_104,
  missingCodePath: 0.12,
  anchors: 410 / 10_104,
};

const WORDS =
  "agent review release notes branch tidy report table query index schema deploy service module handler request response field value parser token budget cache store metric sample graph label column window policy commit history merge ticket draft summary template section heading layout figure export import filter group order number string record runner worker queue event stream buffer folder archive backup secret session client server router header cookie render widget theme color sprite sound level camera physics texture shader pipeline dataset feature vector cluster regression forecast invoice ledger payment refund contract clause tenant billing audit survey outline chapter citation glossary".split(
    " ",
  );

/** mulberry32: small, quick and the same everywhere. */
function toRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A value whose quantiles are the counted ones; between them it grows evenly in proportion. */
function draw(random: Random, [p50, p90, p99, max]: Quantiles): number {
  const at = random();
  const between = (low: number, high: number, part: number) =>
    Math.round((low + 1) * ((high + 1) / (low + 1)) ** part) - 1;
  if (at < 0.5) return between(Math.floor(p50 / 6), p50, at / 0.5);
  if (at < 0.9) return between(p50, p90, (at - 0.5) / 0.4);
  if (at < 0.99) return between(p90, p99, (at - 0.9) / 0.09);
  return between(p99, max, ((at - 0.99) / 0.01) ** 4);
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function toWords(random: Random, count: number): string {
  return Array.from({ length: count }, () => pick(random, WORDS)).join(" ");
}

function toSentence(random: Random): string {
  const words = toWords(random, 6 + Math.floor(random() * 10));
  return `${words[0]?.toUpperCase()}${words.slice(1)}.`;
}

function toDescription(random: Random): string {
  const length = draw(random, DESCRIPTION);
  const when =
    random() < SHARE.saysWhen ? ` Use when the user asks for ${toWords(random, 4)}.` : "";
  let text = toSentence(random);
  while (text.length + when.length < length) text += ` ${toSentence(random)}`;
  return `${text}${when}`;
}

function toDescriptionLines(random: Random): string {
  const text = toDescription(random);
  const kind = random();
  if (kind < SHARE.blockDescription) return `description: >-\n  ${text.replaceAll(". ", ".\n  ")}`;
  if (kind < SHARE.blockDescription + SHARE.quotedDescription) return `description: "${text}"`;
  return `description: ${text}`;
}

function toFrontMatter(random: Random, name: string): string {
  const lines = [`name: ${name}`, toDescriptionLines(random)];
  if (random() < SHARE.allowedTools) lines.push("allowed-tools: Read, Write, Bash(git:*)");
  if (random() < SHARE.version) lines.push("version: 1.2.0");
  if (random() < SHARE.author) lines.push("author: Somebody <somebody@example.invalid>");
  if (random() < SHARE.flowMetadata) lines.push("metadata:", '  requires: ["git", "node"]');
  return `---\n${lines.join("\n")}\n---\n`;
}

/** One skill to be written, with the files that its text may name. */
interface Skill {
  readonly random: Random;
  readonly files: readonly string[];
  /** Parts of the body that are still to come. */
  readonly inserts: string[];
}

function toLink(skill: Skill): string {
  const { random, files } = skill;
  const target = random() < SHARE.missingLink * 3 ? "docs/gone.md" : pick(random, files);
  return `See [${toWords(random, 2)}](${target}).`;
}

function toInserts(random: Random, files: readonly string[]): string[] {
  const skill: Skill = { random, files, inserts: [] };
  const { inserts } = skill;
  for (let left = draw(random, LINKS); left > 0; left -= 1) {
    const anchor =
      random() < SHARE.anchors ? "#part-1" : `https://example.invalid/${pick(random, WORDS)}`;
    inserts.push(`Read [${toWords(random, 2)}](${anchor}) first.`);
  }
  // Nothing is there that a text could name.
  if (files.length === 0) return inserts;
  if (random() < SHARE.relativeLinks) {
    for (let left = draw(random, RELATIVE_LINKS); left > 0; left -= 1) inserts.push(toLink(skill));
  }
  if (random() < SHARE.codePaths) {
    const file =
      random() < SHARE.missingCodePath ? "references/other-guide.md" : pick(random, files);
    inserts.push(`Follow \`${file}\` step by step.`);
  }
  return inserts;
}

/** The next block of a body: a paragraph, a list, a table, a code block or what was asked for. */
function toBlock(random: Random, inserts: string[]): string {
  const insert = random() < 0.4 ? inserts.pop() : undefined;
  if (insert !== undefined) return insert;
  const kind = random();
  if (kind < 0.35)
    return `${toSentence(random)} Mind \`${pick(random, WORDS)}\`. ${toSentence(random)}`;
  if (kind < 0.75) {
    const items = Array.from(
      { length: 2 + Math.floor(random() * 5) },
      () => `- ${toSentence(random)}`,
    );
    return items.join("\n");
  }
  if (kind < 0.83) {
    const rows = Array.from(
      { length: 4 },
      () => `| ${toWords(random, 1)} | ${toWords(random, 3)} |`,
    );
    return `| a | b |\n|---|---|\n${rows.join("\n")}`;
  }
  const code = Array.from(
    { length: 4 + Math.floor(random() * 12) },
    () => `  ${toWords(random, 4)}`,
  );
  return `\`\`\`bash\n${code.join("\n")}\n\`\`\``;
}

function toBody(random: Random, files: readonly string[], bytes: number): string {
  const inserts = toInserts(random, files);
  let text = `# ${toWords(random, 3)}\n`;
  let part = 0;
  while (text.length < bytes || inserts.length > 0) {
    if (random() < 0.25) {
      part += 1;
      text += `\n## Part ${part}\n`;
    }
    text += `\n${toBlock(random, inserts)}\n`;
  }
  return text;
}

function writeText(place: string, text: string): void {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}

function toOtherFiles(random: Random): readonly string[] {
  const count = draw(random, OTHER_FILES);
  const hasScripts = random() < SHARE.scripts * 2;
  return Array.from({ length: count }, (_none, at) =>
    hasScripts && at % 3 === 0 ? `scripts/step-${at}.py` : `references/part-${at}.md`,
  );
}

function writeSkill(folder: string, name: string, random: Random): void {
  const files = toOtherFiles(random);
  const shown = random() < SHARE.otherName ? `${name}-skill` : name;
  const text = `${toFrontMatter(random, shown)}\n${toBody(random, files, draw(random, BODY_BYTES))}`;
  writeText(join(folder, "SKILL.md"), text);
  for (const file of files) {
    const bytes = draw(random, OTHER_BYTES);
    const content = file.endsWith(".py")
      ? `#!/usr/bin/env python3\n${"print('step')\n".repeat(Math.ceil(bytes / 14))}`
      : toBody(random, [], bytes);
    writeText(join(folder, file), content);
  }
}

/** Writes so many skills below a folder, in plugins as public repositories have them. */
export function makeSkills(folder: string, count: number, seed: number): void {
  const random = toRandom(seed);
  let made = 0;
  for (let plugin = 0; made < count; plugin += 1) {
    const root = join(folder, "plugins", `${pick(random, WORDS)}-${plugin}`);
    writeText(join(root, ".claude-plugin/plugin.json"), `{"name":"plugin-${plugin}"}\n`);
    const siblings = Math.min(count - made, Math.max(1, draw(random, SIBLINGS)));
    for (let at = 0; at < siblings; at += 1) {
      const name = `${pick(random, WORDS)}-${pick(random, WORDS)}-${made}`;
      writeSkill(join(root, "skills", name), name, random);
      made += 1;
    }
  }
}
