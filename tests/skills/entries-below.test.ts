import fc from "fast-check";
import { expect, it } from "vitest";
import { isInside } from "../../src/model/tree-path.ts";
import { entriesBelow, toSourceTree } from "../../src/skills/source-tree.ts";

const segment = fc.constantFrom("a", "a-b", "a.b", "a0", "A", "é", "💡", "\uE000", "ab");
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));

it("are those whose path lies inside, whatever stands beside the folder", () => {
  fc.assert(
    fc.property(fc.uniqueArray(path), fc.oneof(path, fc.constant(".")), (paths, folder) => {
      const entries = paths.map((one) => ({ path: one, mode: "100644", size: 1 }) as const);
      const tree = toSourceTree(entries, new Map());
      expect(entriesBelow(tree, folder)).toEqual(
        tree.entries.filter((entry) => isInside(folder, entry.path)),
      );
    }),
  );
});
