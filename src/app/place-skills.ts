import type { Problem } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import { toShellWord } from "../text/shell-command.ts";

function placeIn(folder: string): (path: string) => string {
  if (folder === ".") return (path) => path;
  return (path) => (path === "." ? folder : `${folder}/${path}`);
}

/** Prefixes what one root reports with its folder, so that several roots make one report. */
export function placeSkills(skills: Report["skills"], folder: string): Report["skills"] {
  const place = placeIn(folder);
  return skills.map((skill) => ({
    ...skill,
    folder: place(skill.folder),
    suite: skill.suite === null ? null : place(skill.suite),
    findings: skill.findings.map((finding) => ({ ...finding, path: place(finding.path) })),
    problems: [...placeProblems(skill.problems, folder)],
    diff: skill.diff.map((hunk) => ({ ...hunk, path: place(hunk.path) })),
    tests: skill.tests.map((test) => ({
      ...test,
      file: place(test.file),
      next: test.next === null ? null : placeNext(test.next, skill.folder, place(skill.folder)),
      samples: test.samples.map((sample) => ({
        ...sample,
        recording: sample.recording === null ? null : place(sample.recording),
      })),
    })),
  }));
}

/** What to do next names the folder as one word of a command; words without a folder stay. */
function placeNext(next: string, folder: string, placed: string): string {
  const [from, to] = [toShellWord(folder), toShellWord(placed)];
  if (from === null || !next.includes(` ${from} `)) return next;
  return to === null ? "record its folder" : next.replace(` ${from} `, () => ` ${to} `);
}

/** The same for problems of files. */
export function placeProblems(problems: readonly Problem[], folder: string): readonly Problem[] {
  const place = placeIn(folder);
  return problems.map((problem) => ({ ...problem, file: place(problem.file) }));
}
