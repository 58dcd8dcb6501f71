import { isRecord, type JsonRecord } from "./json-fields.ts";

/** Keys that name something which the provider fetches or keeps: its tokens are not in the body. */
const REFERENCES: readonly string[] = [
  "file_id",
  "file_url",
  "fileData",
  "file_data",
  "fileUri",
  "file_uri",
];

const MEDIA_TYPES: readonly string[] = ["media_type", "mimeType", "mime_type"];

/** What a tool was called with is text to the model, whatever it looks like. */
const PLAIN: ReadonlySet<string> = new Set(["input", "args", "arguments"]);

/**
 * Whether the length of a request's body says nothing about the length of its input: it points to images
 * or files elsewhere (an address, the id of an upload or of an earlier item), or holds a document, whose
 * pages may be far longer than its bytes.
 */
export function holdsStoredInput(content: unknown): boolean {
  const open: unknown[] = [content];
  while (open.length > 0) {
    const value = open.pop();
    if (isRecord(value) && pointsElsewhere(value)) return true;
    pushParts(value, open);
  }
  return false;
}

/** Of a body with thousands of parts, on the way of every call: nothing is copied. */
function pushParts(value: unknown, open: unknown[]): void {
  if (Array.isArray(value)) {
    for (const part of value) open.push(part);
  } else if (isRecord(value)) {
    for (const key in value)
      if (typeof value[key] === "object" && !PLAIN.has(key)) open.push(value[key]);
  }
}

function pointsElsewhere(record: JsonRecord): boolean {
  const { type, url, image_url: image } = record;
  if (REFERENCES.some((key) => key in record)) return true;
  if (MEDIA_TYPES.some((key) => isDocument(record[key]))) return true;
  if (type === "item_reference" || (type === "url" && typeof url === "string")) return true;
  const address = isRecord(image) ? image["url"] : image;
  return typeof address === "string" && !address.startsWith("data:");
}

/** A picture has at most about as many tokens as its file has bytes; a page or a film has not. */
function isDocument(mediaType: unknown): boolean {
  return typeof mediaType === "string" && !/^(image|text)\//.test(mediaType);
}
