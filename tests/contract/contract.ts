import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import formats from "ajv-formats";
import type { Exchange } from "../../fakes/servers/github/exchange.ts";

/** Compares what a client asked and the loopback GitHub answered with GitHub's OpenAPI document. */
export interface Contract {
  readonly onExchange: (exchange: Exchange) => void;
  /** One line per mismatch; a test asserts that it stays empty. */
  readonly drift: string[];
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = { readonly [key: string]: Json };

const ID = "github";
const EXTRACT = join(import.meta.dirname, "fixtures", "openapi.json");

/** Answers that any operation may give, documented or not: token, permission, limit, unknown object. */
const GENERAL = new Set([401, 403, 404, 429]);

/** GitHub answers `repo: null` when the fork was deleted, which its document does not say. */
const DELETED_FORK = "/components/schemas/repository";

function isFields(value: Json | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** OpenAPI 3.0 says `nullable` where JSON Schema says `anyOf: [null, …]`. */
function jsonSchema(node: Json): Json {
  if (Array.isArray(node)) return node.map((item) => jsonSchema(item));
  if (!isFields(node)) return node;
  const { nullable, ...rest } = node;
  const entries = Object.entries(rest).map(([key, value]) => [key, jsonSchema(value)] as const);
  const schema = Object.fromEntries(entries);
  return nullable === true ? { anyOf: [{ type: "null" }, schema] } : schema;
}

/** `repo` of a pull request's head may be null, see {@link DELETED_FORK}. */
function withDeletedForks(document: Fields): Fields {
  const text = JSON.stringify(document).replaceAll(
    `"repo":{"$ref":"#${DELETED_FORK}"}`,
    `"repo":{"anyOf":[{"type":"null"},{"$ref":"#${DELETED_FORK}"}]}`,
  );
  // What was an object before the replacement is one after it.
  return JSON.parse(text) as Fields;
}

function pointer(...steps: readonly string[]): string {
  const escaped = steps.map((step) =>
    encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1")),
  );
  return `#/${escaped.join("/")}`;
}

/** Follows `$ref` and the steps; undefined where there is nothing. */
function look(document: Fields, ...steps: readonly string[]): Fields | undefined {
  let node: Json | undefined = document;
  for (const step of steps) {
    if (!isFields(node)) return undefined;
    node = resolved(document, node[step]);
  }
  return isFields(node) ? node : undefined;
}

function resolved(document: Fields, node: Json | undefined): Json | undefined {
  const reference = isFields(node) ? node["$ref"] : undefined;
  return typeof reference === "string"
    ? look(document, ...reference.slice("#/".length).split("/"))
    : node;
}

/** The document and its validators; compiled once per process, on demand. */
function openContract() {
  const original = JSON.parse(readFileSync(EXTRACT, "utf8")) as Fields;
  const document = withDeletedForks(jsonSchema(original) as Fields);
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addFormat("repo.nwo", true).addFormat("url", true);
  ajv.addSchema({ $id: ID, ...document });
  const compiled = new Map<string, ValidateFunction>();
  const validator = (place: string): ValidateFunction => {
    const known = compiled.get(place) ?? ajv.compile({ $ref: `${ID}${place}` });
    compiled.set(place, known);
    return known;
  };
  return { document, validator };
}

let opened: ReturnType<typeof openContract> | undefined;

function problems(place: string, value: unknown): string[] {
  opened ??= openContract();
  const validate = opened.validator(place);
  if (validate(value)) return [];
  const words = (validate.errors ?? []).map(
    (error) => `${error.instancePath || "/"} ${error.message}`,
  );
  return [...new Set(words)];
}

function requestProblems(steps: readonly string[], operation: Fields, body: unknown): string[] {
  const request = operation["requestBody"];
  if (body === undefined || !isFields(request)) return [];
  const place = [...steps, "requestBody", "content", "application/json", "schema"];
  return problems(pointer(...place), body);
}

/** Names of the query that the operation does not have. */
function queryProblems(document: Fields, operation: Fields, path: string): string[] {
  const parameters = operation["parameters"];
  const known = new Set(
    (Array.isArray(parameters) ? parameters : []).map((one: Json) => {
      const parameter = resolved(document, one);
      return isFields(parameter) ? parameter["name"] : undefined;
    }),
  );
  const asked = [...new URL(path, "http://127.0.0.1").searchParams.keys()];
  return asked.filter((name) => !known.has(name)).map((name) => `unknown query parameter ${name}`);
}

function responseProblems(document: Fields, steps: readonly string[], exchange: Exchange) {
  const { status, responseBody } = exchange;
  const documented = look(document, ...steps, "responses", String(status));
  if (documented === undefined) {
    if (!GENERAL.has(status)) return ["status is not documented"];
    return problems(pointer("components", "schemas", "basic-error"), responseBody);
  }
  // Bytes (raw media types) have no JSON schema.
  if (responseBody === undefined) return [];
  const declared = look(document, ...steps, "responses");
  const reference = declared?.[String(status)];
  const place =
    isFields(reference) && typeof reference["$ref"] === "string"
      ? reference["$ref"].slice("#/".length).split("/")
      : [...steps, "responses", String(status)];
  const content = look(document, ...place, "content", "application/json", "schema");
  if (content === undefined) return ["the answer has a body, the document none"];
  return problems(pointer(...place, "content", "application/json", "schema"), responseBody);
}

/** The mismatches of one exchange, each with the operation's name. */
export function driftOf(exchange: Exchange): string[] {
  opened ??= openContract();
  const { document } = opened;
  const { method, path, operation, status } = exchange;
  if (operation === null) return [`${method} ${path}: no such operation`];
  const steps = ["paths", operation.path, method.toLowerCase()];
  const documented = look(document, ...steps);
  if (documented?.["operationId"] !== operation.id) return [`${operation.id}: not in the document`];
  const asked = [
    ...queryProblems(document, documented, path),
    ...requestProblems(steps, documented, exchange.requestBody),
  ];
  const answered = exchange.isFault ? [] : responseProblems(document, steps, exchange);
  return [
    ...asked.map((words) => `${operation.id} request: ${words}`),
    ...answered.map((words) => `${operation.id} ${status}: ${words}`),
  ];
}

/** An observer for the loopback GitHub with an empty list of mismatches. */
export function contract(): Contract {
  const drift: string[] = [];
  return { drift, onExchange: (exchange) => void drift.push(...driftOf(exchange)) };
}

/** The ids of all operations in the extract. */
export function documentedOperations(): string[] {
  opened ??= openContract();
  const paths = opened.document["paths"];
  const ids = Object.values(isFields(paths) ? paths : {}).flatMap((item) =>
    Object.values(isFields(item) ? item : {}).map((one) =>
      isFields(one) ? String(one["operationId"]) : "",
    ),
  );
  return ids.filter((id) => id !== "");
}
