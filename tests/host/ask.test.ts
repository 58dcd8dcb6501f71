import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import { ask } from "../../src/host/ask.ts";

/**
 * Asks on something that says that it is a terminal, and types, or ends the input for null; what was
 * answered, null where Ctrl-C was told instead, and what the terminal shows.
 */
async function answer(typed: string | null): Promise<readonly [boolean | null, string]> {
  const [input, output] = [new PassThrough(), Object.assign(new PassThrough(), { isTTY: true })];
  const told = new Promise<boolean | null>((resolve) => {
    void ask("Go?", { input, output, interrupt: () => resolve(null) }).then(resolve);
  });
  if (typed === null) input.end();
  else input.write(typed);
  const said = await told;
  input.destroy();
  return [said, stripVTControlCharacters(String(output.read()))];
}

it.each([
  ["y\r", true],
  ["Yes\r", true],
  ["n\r", false],
  ["\r", false],
  ["yesterday\r", false],
])("%j is a yes: %s", async (typed, expected) => {
  expect((await answer(typed))[0]).toBe(expected);
});

it("the end of the input and Ctrl-D are a no, on a line of their own", async () => {
  expect(await answer(null)).toEqual([false, "Go? [y/N] \n"]);
  expect(await answer("\u0004")).toEqual([false, "Go? [y/N] \n"]);
});

it("Ctrl-C is told and is no answer", async () => {
  expect(await answer("\u0003")).toEqual([null, "Go? [y/N] \n"]);
  expect(await answer("y\u0003")).toEqual([null, "Go? [y/N] y\n"]);
});
