/**
 * Why a recording is refused, and what to do about it. Those of the look-up say it themselves (`give it its name back`, `put the
 * folder itself there`), behind a colon and at the end.
 */
export function withRemedy(reason: string): string {
  return OWN_REMEDY.test(reason) ? reason : `${reason}: restore it, or remove it and record again`;
}

const OWN_REMEDY =
  /: (?:give it its name back, or remove it|put the (?:folder itself|files themselves) there)$/;
