import fc from "fast-check";
import { expect, test } from "vitest";
import { topLevelKeys } from "../../../src/host/gateway/top-level-keys.ts";

test.each([
  ["{}", []],
  ['{"a":1}', ["a"]],
  ['{"a":1,"a":2,"b":{"c":3},"a":[{"d":4}]}', ["a", "a", "b", "a"]],
  [' {\n"a" : "b" , "c":"{\\"d\\":1,\\"e\\":2}" } ', ["a", "c"]],
  ['{"\\u0061":"x","a\\"b":"\\\\","c":"\\\\\\""}', ["a", 'a"b', "c"]],
  ['{"":null,"{":"}","[":["]"]}', ["", "{", "["]],
])("%s", (text, keys) => {
  expect(topLevelKeys(text)).toEqual(keys);
});

test("the keys of every object, however it is written, and the parser's last ones among them", () => {
  const entries = fc.array(fc.tuple(fc.string({ unit: "binary" }), fc.jsonValue()), {
    maxLength: 8,
  });
  const blank = fc.constantFrom("", " ", "\n\t");
  fc.assert(
    fc.property(entries, blank, (list, space) => {
      const parts = list.map(([key, value]) =>
        [space, JSON.stringify(key), ":", JSON.stringify(value, null, space), space].join(space),
      );
      const text = `${space}{${parts.join(",")}}${space}`;
      const keys = topLevelKeys(text);
      expect(keys).toEqual(list.map(([key]) => key));
      expect(new Set(keys)).toEqual(new Set(Object.keys(JSON.parse(text))));
    }),
  );
});

test("a long text takes no longer than its length says", () => {
  const text = `{"a":"${'\\"{[,:'.repeat(500_000)}","b":${"[".repeat(1000)}${"]".repeat(1000)}}`;
  expect(topLevelKeys(text)).toEqual(["a", "b"]);
});
