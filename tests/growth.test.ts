import { expect, it } from "vitest";
import { growth, LINEAR } from "./growth.ts";

const toText = (size: number) => "a".repeat(size);

it("a planted quadratic function is told from a linear one", async () => {
  const linear = await growth((text) => /^a*b/.test(text), toText, 2000);
  expect(linear).toBeLessThan(LINEAR);
  // Every letter begins another search to the end.
  const quadratic = await growth((text) => /a*b/.test(text), toText, 200);
  expect(quadratic).toBeGreaterThanOrEqual(LINEAR);
});
