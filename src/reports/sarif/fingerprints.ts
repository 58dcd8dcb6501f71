import type { Finding } from "../../model/finding.ts";
import type { LineOf } from "../../model/lint-material.ts";

/**
 * What tells each finding from all others, also when its line has moved: rule, file, the line without its
 * indentation, the place in it, and the how manyth of these it is. Of a file that was not read the message.
 */
export function toFingerprints(findings: readonly Finding[], lineOf: LineOf): readonly string[] {
  const counts = new Map<string, number>();
  const prints = new Map<Finding, string>();
  // In the order of the files, whatever order they are shown in.
  const ordered = [...findings].sort((a, b) => a.line - b.line || a.column - b.column);
  for (const finding of ordered) {
    const text = lineOf(finding);
    const line = text.trim();
    const shift = finding.column - (text.length - text.trimStart().length);
    const words = line === "" ? [finding.message] : [line, shift];
    const key = JSON.stringify([finding.rule, finding.path, ...words]);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    prints.set(finding, `${hash(key)}:${count}`);
  }
  return findings.map((finding) => prints.get(finding) ?? "");
}

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** FNV-1a of 64 bits, over UTF-16 units: it tells texts apart and guards nothing. */
function hash(text: string): string {
  let value = OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(at))) * PRIME);
  }
  return value.toString(16).padStart(16, "0");
}
