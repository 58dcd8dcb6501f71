/** Everything but letters, marks, digits, connecting punctuation, hyphens and blanks (github-slugger). */
const DROPPED = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu;

/** GitHub's ids of headings, in order: a text that comes again gets `-1`, `-2`. */
export function toHeadingSlugs(headings: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const slug = heading.trim().toLowerCase().replace(DROPPED, "").replaceAll(" ", "-");
    let count = seen.get(slug) ?? 0;
    let unique = slug;
    while (seen.has(unique)) {
      count += 1;
      unique = `${slug}-${count}`;
    }
    seen.set(slug, count);
    seen.set(unique, seen.get(unique) ?? 0);
    return unique;
  });
}
