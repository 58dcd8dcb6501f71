/** A YAML double-quoted scalar with exactly this text; single quotes when that reads better. */
export function quoteYaml(text: string): string {
  if (/["\\]/.test(text) && !/['\n\r\t]/.test(text)) return `'${text}'`;
  return JSON.stringify(text);
}
