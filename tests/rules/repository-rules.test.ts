import { expect, it } from "vitest";
import { compileGlobList } from "../../src/patterns/glob.ts";
import { REPOSITORY_RULES, RULES } from "../../src/rules/index.ts";
import { lintRepository } from "../../src/rules/lint-repository.ts";
import type { SkillListing } from "../../src/rules/repository-rule.ts";
import type { LintSettings } from "../../src/rules/rule.ts";
import { DEFAULT_LINT_SETTINGS } from "./lint-memory.ts";

const ALL = () => true;

function listing(
  folder: string,
  description: string | null = null,
  more: { readonly name?: string; readonly pluginRoot?: string } = {},
): SkillListing {
  const name = more.name ?? folder.slice(folder.lastIndexOf("/") + 1);
  return {
    folder,
    path: `${folder}/SKILL.md`,
    name: { text: name, line: 2, column: 7 },
    description: description === null ? null : { text: description, line: 3, column: 14 },
    pluginRoot: more.pluginRoot ?? null,
    mentions: [],
  };
}

function found(
  skills: readonly SkillListing[],
  isLookedAt: (folder: string) => boolean = ALL,
  settings: LintSettings = DEFAULT_LINT_SETTINGS,
): readonly string[] {
  const { findings, faults } = lintRepository({ skills, manifests: [] }, isLookedAt, settings);
  expect(faults).toEqual([]);
  return findings.map(
    ({ folder, finding: { rule, severity, path, line, column, message } }) =>
      `${folder} ${path}:${line}:${column} ${rule} ${severity} ${message}`,
  );
}

it("have ids and slugs of their own, beside those about one skill", () => {
  const rules = [...RULES, ...REPOSITORY_RULES];
  expect(REPOSITORY_RULES.map(({ id }) => id)).toEqual([
    "SK052",
    "SK064",
    "SK070",
    "SK071",
    "SK072",
  ]);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(new Set(rules.map(({ slug }) => slug)).size).toBe(rules.length);
});

it("SK070 the same name twice below one skills folder or in one plugin", () => {
  expect(
    found([
      listing("skills/a/pdf"),
      listing("skills/b/pdf"),
      listing("skills/c/other", null, { name: " pdf " }),
    ]),
  ).toEqual(
    ["skills/b/pdf", "skills/c/other"].map(
      (second) =>
        `${second} ${second}/SKILL.md:2:7 SK070 error skills/a/pdf and ${second} are both called pdf; agents load one of them. Rename one.`,
    ),
  );
  const inPlugin = { pluginRoot: "p" };
  expect(
    found([listing("p/x/pdf", null, inPlugin), listing("p/y/pdf", null, inPlugin)]),
  ).toHaveLength(1);
});

it("SK070 not in two plugins, nor in two projects of one repository", () => {
  expect(
    found([
      listing("p/skills/pdf", null, { pluginRoot: "p" }),
      listing("q/skills/pdf", null, { pluginRoot: "q" }),
      listing("apps/a/skills/pdf"),
      listing("apps/b/skills/pdf"),
      listing("x/pdf"),
      listing("y/pdf"),
    ]),
  ).toEqual([]);
});

it("SK070 is info for copies that lie where agents look", () => {
  expect(found([listing(".claude/skills/pdf"), listing("skills/pdf")])).toEqual([
    "skills/pdf skills/pdf/SKILL.md:2:7 SK070 info .claude/skills/pdf and skills/pdf are both called pdf, as copies for several agents. Keep them alike, or link one.",
  ]);
});

it("SK070 in a plugin too: copies are info, translations none", () => {
  const inPlugin = { pluginRoot: "." };
  expect(
    found([
      listing(".kiro/skills/pdf", null, inPlugin),
      listing("docs/ja/skills/pdf", null, inPlugin),
    ]).map((line) => line.split(" ").slice(0, 4)),
  ).toEqual([["docs/ja/skills/pdf", "docs/ja/skills/pdf/SKILL.md:2:7", "SK070", "info"]]);
  expect(
    found([
      listing("docs/ja/skills/pdf", null, inPlugin),
      listing("docs/tr/skills/pdf", null, inPlugin),
      listing("skills/pdf", null, inPlugin),
    ]),
  ).toEqual([]);
});

it("SK071 compares no descriptions in other letters, of which it knows the products only", () => {
  const japanese = "PDFの表を正しく抽出し、申請書のフォームに記入して保存します。";
  const other = "PDFの画像を小さくし、電子メールに添付できる大きさにします。";
  expect(found([listing("skills/a", japanese), listing("skills/b", other)])).toEqual([]);
});

const POST = "Sorts letters, parcels and postcards into pigeonholes by postcode.";
const MAIL = "Sorts letters, parcels and postcards into boxes by postcode.";

it("SK071 names both, the score and the shared words", () => {
  // By hand: five tokens of weight ln 2 in both, one of weight ln 3 in each.
  const shared = 5 * Math.log(2) ** 2;
  const score = shared / (shared + Math.log(3) ** 2);
  expect(score.toFixed(2)).toBe("0.67");
  expect(found([listing("skills/mail", MAIL), listing("skills/post", POST)])).toEqual([
    "skills/post skills/post/SKILL.md:3:14 SK071 warning skills/mail and skills/post describe nearly the same occasion (0.67); agents will pick either. Shared words: letters, parcels, postcards, postcode, sorts. Make the occasions differ or merge the two.",
  ]);
});

it("SK071 is silent for one text, other folders, other words and more than 400 siblings", () => {
  expect(found([listing("skills/mail", POST), listing("skills/post", ` ${POST}`)])).toEqual([]);
  expect(found([listing("a/mail", MAIL), listing("b/post", POST)])).toEqual([]);
  expect(
    found([listing("skills/mail", MAIL), listing("skills/stars", "Names planets and comets.")]),
  ).toEqual([]);
  // Stop words, short words and numbers say nothing.
  expect(
    found([
      listing("skills/a", "Use this skill when the user asks for it, as of 2024."),
      listing("skills/b", "Use this skill when the user wants it, by 2024."),
    ]),
  ).toEqual([]);
  const many = Array.from({ length: 401 }, (_, at) =>
    listing(`skills/s${String(at).padStart(3, "0")}`, `Sorts letters number${at % 2}x.`),
  );
  expect(found(many).filter((line) => line.includes("SK071"))).toEqual([]);
});

it("SK052 adds up the descriptions of one scope", () => {
  const text = (letter: string) => `${letter.repeat(3)} ${"😀".repeat(1000)}`;
  const skills = Array.from({ length: 8 }, (_, at) =>
    listing(`skills/${"abcdefgh"[at]}`, text("abcdefgh"[at] ?? "")),
  );
  expect(found(skills.slice(1))).toEqual([]);
  expect(found(skills)).toEqual([
    "skills/a skills/a/SKILL.md:3:14 SK052 info 8 skills describe themselves in 8,032 characters; Codex shortens beyond 8,000.",
  ]);
  const elsewhere = skills.map((one, at) => ({ ...one, pluginRoot: at < 4 ? "p" : "q" }));
  expect(found(elsewhere)).toEqual([]);
});

it("tells the skill that is looked at, and nothing of others alone", () => {
  const skills = [listing("skills/a/pdf"), listing("skills/b/pdf"), listing("skills/c/x")];
  expect(found(skills, (folder) => folder === "skills/c/x")).toEqual([]);
  expect(found(skills, (folder) => folder === "skills/a/pdf")).toEqual([
    "skills/a/pdf skills/a/pdf/SKILL.md:2:7 SK070 error skills/a/pdf and skills/b/pdf are both called pdf; agents load one of them. Rename one.",
  ]);
});

it("obeys the settings", () => {
  const skills = [listing("skills/a/pdf"), listing("skills/b/pdf")];
  const withRule = (name: string, severity: "off" | "warning"): LintSettings => ({
    ...DEFAULT_LINT_SETTINGS,
    rules: new Map([[name, severity]]),
  });
  expect(found(skills, ALL, withRule("SK070", "off"))).toEqual([]);
  expect(found(skills, ALL, withRule("duplicate-name", "warning"))[0]).toContain(" warning ");
  const ignore = compileGlobList(["skills/b/**"]);
  if (!ignore.ok) throw new Error("the glob is fine");
  expect(found(skills, ALL, { ...DEFAULT_LINT_SETTINGS, ignore: ignore.list })).toEqual([]);
});

it("FS-1 many skills with one name, and 400 siblings with endless descriptions, take no minutes", () => {
  const words = (at: number) =>
    Array.from({ length: 50_000 }, (_, word) => `w${(at * 31 + word * 7).toString(36)}x`).join(" ");
  const siblings = Array.from({ length: 400 }, (_, at) => listing(`skills/s${at}`, words(at)));
  expect(found(siblings.slice(0, 3)).length).toBeLessThan(10);
  found(siblings);
  const same = Array.from({ length: 20_000 }, (_, at) =>
    listing(`p${at}/skills/pdf`, null, { name: "pdf" }),
  );
  expect(found(same)).toEqual([]);
}, 30_000);

it("SK070 tells each copy once, whichever comes first", () => {
  const copies = [".claude/skills/pdf", ".codex/skills/pdf", "skills/pdf"].map((one) =>
    listing(one),
  );
  const pairs = (skills: readonly SkillListing[]) =>
    lintRepository({ skills, manifests: [] }, ALL, DEFAULT_LINT_SETTINGS).findings.map(
      ({ finding }) =>
        [finding.severity, ...(/^(\S+) and (\S+) /.exec(finding.message)?.slice(1) ?? [])].join(
          " ",
        ),
    );
  expect(pairs(copies)).toEqual([
    "info .claude/skills/pdf .codex/skills/pdf",
    "info .claude/skills/pdf skills/pdf",
  ]);
  expect(pairs([listing("a/skills/pdf"), listing("b/.claude/skills/pdf")])).toEqual([
    "info a/skills/pdf b/.claude/skills/pdf",
  ]);
});
