import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..", "..", "src");

/** Casts into a safe type: the compiler refuses everything else, so this is the only way around it. */
function findCasts(text: string): readonly string[] {
  return text.match(/\bas (unknown as )?(Markdown|Terminal|Words|Safe\b|any\b|never\b)/g) ?? [];
}

describe("CO-1 only the room text makes safe text", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.replaceAll("\\", "/").startsWith("text/"),
  );

  it("CO-1 no file outside it casts into a safe type", () => {
    expect(files.length).toBeGreaterThan(50);
    const found = files.filter(
      (path) => findCasts(readFileSync(join(SOURCE, path), "utf8")).length,
    );
    expect(found).toEqual([]);
  });

  it("CO-1 sees a planted cast", () => {
    expect(findCasts("return name as Markdown;")).toEqual(["as Markdown"]);
    expect(findCasts("join([name as never], x)")).toEqual(["as never"]);
    expect(findCasts("as unknown as Safe<x>")).toEqual(["as unknown as Safe"]);
  });
});
