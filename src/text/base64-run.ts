/** Least digits of base64 in a row that are looked at. */
const LEAST_RUN = 32;

/** Whether so many digits of base64 stand in a row: of each run that is long enough one place in so many is seen. */
export function mayHoldBase64(bytes: Uint8Array): boolean {
  for (let at = LEAST_RUN - 1; at < bytes.length; at += LEAST_RUN) {
    if (!isDigit(bytes, at)) continue;
    let start = at;
    while (start > 0 && at - start < LEAST_RUN && isDigit(bytes, start - 1)) start -= 1;
    let end = at + 1;
    while (end - start < LEAST_RUN && isDigit(bytes, end)) end += 1;
    if (end - start >= LEAST_RUN) return true;
  }
  return false;
}

const DIGITS = new Uint8Array(256);
for (const digit of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/") {
  DIGITS[digit.charCodeAt(0)] = 1;
}

/** Of base64; past the end there is none. */
function isDigit(bytes: Uint8Array, at: number): boolean {
  return DIGITS[bytes[at] ?? 0] === 1;
}
