import { expect, test } from "vitest";
import type { Exchange } from "../../fakes/servers/github/exchange.ts";
import { driftOf } from "./contract.ts";

const COMMENTS = "/repos/{owner}/{repo}/issues/{issue_number}/comments";

const EXCHANGE: Exchange = {
  method: "GET",
  path: "/repos/acme/skills/issues/1/comments?per_page=100",
  operation: { id: "issues/list-comments", path: COMMENTS },
  requestBody: undefined,
  status: 200,
  responseBody: [],
  isFault: false,
};

test("an exchange that follows the document is no drift", () => {
  expect(driftOf(EXCHANGE)).toEqual([]);
});

test("a response without a required field, or with another type, is drift", () => {
  const body = [{ id: "1", node_id: "n", user: null, issue_url: "not an address" }];
  expect(driftOf({ ...EXCHANGE, responseBody: body })).toEqual([
    "issues/list-comments 200: /0 must have required property 'html_url'",
    "issues/list-comments 200: /0 must have required property 'url'",
    "issues/list-comments 200: /0 must have required property 'created_at'",
    "issues/list-comments 200: /0 must have required property 'updated_at'",
    "issues/list-comments 200: /0/id must be integer",
    'issues/list-comments 200: /0/issue_url must match format "uri"',
  ]);
});

test("a status, a query parameter and an operation that are not documented are drift", () => {
  expect(driftOf({ ...EXCHANGE, status: 418 })).toEqual([
    "issues/list-comments 418: status is not documented",
  ]);
  expect(driftOf({ ...EXCHANGE, path: "/repos/acme/skills/issues/1/comments?sort=up" })).toEqual([
    "issues/list-comments request: unknown query parameter sort",
  ]);
  expect(driftOf({ ...EXCHANGE, operation: null })).toEqual([
    "GET /repos/acme/skills/issues/1/comments?per_page=100: no such operation",
  ]);
  expect(driftOf({ ...EXCHANGE, operation: { id: "issues/list", path: COMMENTS } })).toEqual([
    "issues/list: not in the document",
  ]);
});

test("a request body that the document does not allow is drift, an injected answer is none", () => {
  const create = {
    ...EXCHANGE,
    method: "POST",
    operation: { id: "issues/create-comment", path: COMMENTS },
  };
  const injected = { ...create, path: "/x", status: 500, responseBody: "broken", isFault: true };
  expect(driftOf({ ...injected, requestBody: { text: "hello" } })).toEqual([
    "issues/create-comment request: / must have required property 'body'",
  ]);
  expect(driftOf({ ...injected, requestBody: { body: "hello" } })).toEqual([]);
});

test("general refusals need no place in the document, but the shape of an error", () => {
  const refused = { ...EXCHANGE, status: 403 };
  expect(driftOf({ ...refused, responseBody: { message: "no", status: "403" } })).toEqual([]);
  expect(driftOf({ ...refused, responseBody: { message: 1 } })).toEqual([
    "issues/list-comments 403: /message must be string",
  ]);
});
