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
    for (const part of partsOf(value)) {
      if (typeof part === "object" && part !== null) open.push(part);
    }
  }
  return false;
}

function partsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (PLAIN.has(key) ? [] : [part]));
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
