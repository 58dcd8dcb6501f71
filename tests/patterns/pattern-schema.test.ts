import { expect, test } from "vitest";
import { z } from "zod";
import { globsSchema } from "../../src/patterns/glob-schema.ts";
import { patternSchema } from "../../src/patterns/pattern-schema.ts";

function messages(schema: z.ZodType, value: unknown): readonly string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

test("a pattern is handed on as written", () => {
  expect(patternSchema().parse("a+")).toBe("a+");
  expect(patternSchema().parse("a*")).toBe("a*");
});

test("a refusal is one issue with its two parts", () => {
  expect(patternSchema().safeParse("a{,3}").error?.issues).toEqual([
    {
      code: "custom",
      path: [],
      message: "`{,3}` would be read as plain text: write `{0,3}`",
      params: { what: "`{,3}` would be read as plain text", remedy: "write `{0,3}`" },
    },
  ]);
});

test("a pattern that matches the empty text is refused where that is asked", () => {
  const words =
    "the pattern matches the empty text, so it proves nothing: write what must occur, without an optional end or `.*` alone";
  expect(messages(patternSchema({ emptyMatch: "refuse" }), "a*|b")).toEqual([words]);
  expect(messages(patternSchema({ emptyMatch: "refuse" }), "a+")).toEqual([]);
});

test("the words survive inside a union", () => {
  const schema = z.union([patternSchema(), z.array(patternSchema())]);
  expect(messages(schema, "(?=a)")).toEqual([
    "look-ahead is not part of RE2: use all / not: two checks, one of them under not",
  ]);
  expect(schema.safeParse(["a", "\\Z"]).error?.issues[0]).toMatchObject({
    path: [1],
    message: "`\\Z` is not part of RE2: use `\\z` (or `\\n?\\z`)",
  });
});

test("globs are one or a list, each with its own words", () => {
  expect(globsSchema.parse("*.md")).toBe("*.md");
  expect(globsSchema.parse(["*.md", "src/"])).toEqual(["*.md", "src/"]);
  expect(globsSchema.safeParse(3).success).toBe(false);
  expect(globsSchema.safeParse([]).success).toBe(false);
  expect(messages(globsSchema, "{a")).toEqual([
    "`{` is not closed: write `{a,b}`, or `\\{` for the character",
  ]);
});

test("editors see plain strings", () => {
  expect(z.toJSONSchema(globsSchema, { io: "input" })).toMatchObject({
    anyOf: [{ type: "string" }, { type: "array", items: { type: "string" }, minItems: 1 }],
  });
});
